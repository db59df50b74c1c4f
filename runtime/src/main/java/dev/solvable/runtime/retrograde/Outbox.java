package dev.solvable.runtime.retrograde;

/** The messages of a thread to the blocks of a table, delivered to a block in batches. */
abstract class Outbox {
    /** The messages of a full batch. */
    static final int ROOM = 1024;

    /**
     * The distance between the batches of two blocks. It is no power of two, as batches fill at about the same rate,
     * and their ends would then share cache sets.
     */
    static final int STRIDE = ROOM + 16;

    /** The messages to block b begin at b x {@link #STRIDE}. */
    final int[] messages;

    /** A sum of what was read ahead, without which the JIT compiler would drop the reads. */
    long touched;

    private final int[] waiting;

    Outbox(int blocks) {
        messages = new int[blocks * STRIDE];
        waiting = new int[blocks];
    }

    /** The index of the next message to a block. */
    final int place(int block) {
        return block * STRIDE + waiting[block];
    }

    /** Counts the message that was written to {@link #place}. */
    final void sent(int block) {
        waiting[block]++;
        if (waiting[block] == ROOM) {
            waiting[block] = 0;
            deliver(block, ROOM);
        }
    }

    /** Delivers all messages that still wait. */
    final void empty() {
        for (int block = 0; block < waiting.length; block++) {
            int count = waiting[block];
            if (count > 0) {
                waiting[block] = 0;
                deliver(block, count);
            }
        }
    }

    /** Delivers the first messages to a block; locks it if other threads may change it. */
    abstract void deliver(int block, int count);
}
