package dev.solvable.runtime.retrograde;

/** The messages of a thread to the blocks of a table, gathered so that a block gets many at once. */
abstract class Outbox {
    /** The messages that go to a block at once. */
    static final int ROOM = 1024;

    /**
     * The messages to two blocks begin so far apart: no power of two, so that those that wait, about as many for each
     * block, have different places in a processor's cache.
     */
    static final int STRIDE = ROOM + 16;

    /** The messages to block b, from b x {@link #STRIDE} on. */
    final int[] messages;

    /** A sum of what was read ahead, without which the JIT compiler would drop the reads. */
    long touched;

    private final int[] waiting;

    Outbox(int blocks) {
        messages = new int[blocks * STRIDE];
        waiting = new int[blocks];
    }

    /** Where the next message to a block belongs. */
    final int place(int block) {
        return block * STRIDE + waiting[block];
    }

    /** A message to a block is in its place. */
    final void sent(int block) {
        waiting[block]++;
        if (waiting[block] == ROOM) {
            waiting[block] = 0;
            deliver(block, ROOM);
        }
    }

    /** Delivers all that still waits. */
    final void empty() {
        for (int block = 0; block < waiting.length; block++) {
            int count = waiting[block];
            if (count > 0) {
                waiting[block] = 0;
                deliver(block, count);
            }
        }
    }

    /** Hands the first messages to a block, which no other thread uses meanwhile. */
    abstract void deliver(int block, int count);
}
