package dev.solvable.runtime.sweep.tiles;

import java.util.concurrent.atomic.AtomicLong;

/** The parts of a table that several threads fill. */
final class SharedParts {
    private final WordSweep sweep;
    private final long[] won;
    private final int parts;

    /** Bit p: part p is filled or being filled. */
    private final AtomicLong begun = new AtomicLong();

    /** Bit p: part p is filled. */
    private final AtomicLong filled = new AtomicLong();

    /**
     * The parts of an empty table.
     *
     * @param won the table
     */
    SharedParts(WordSweep sweep, long[] won) {
        this.sweep = sweep;
        this.won = won;
        this.parts = sweep.parts();
    }

    /** How many parts are filled. */
    int filled() {
        return Long.bitCount(filled.get());
    }

    /** Whether all are. */
    boolean areFilled() {
        return filled() == parts;
    }

    /** Fills a part that no thread has begun, fuller boards first. Where none is ready, it yields to other threads. */
    @SuppressWarnings("ThreadPriorityCheck") // yielding is a hint; nothing depends on it
    void fillNext() {
        for (int part = parts - 1; part >= 0; part--) {
            long before = begun.get();
            if ((before >>> part & 1) == 0
                    && (needed(part) & ~filled.get()) == 0
                    && begun.compareAndSet(before, before | 1L << part)) {
                try {
                    sweep.fill(won, part);
                } catch (RuntimeException | Error e) {
                    begun.addAndGet(-(1L << part));
                    throw e;
                }
                filled.addAndGet(1L << part);
                return;
            }
        }
        Thread.yield();
    }

    /**
     * The parts with one more cell taken. A tile frees no cell, so the boards of a part lead to those of the same part
     * and of parts with more cells taken: once those with one more are filled, so are all.
     */
    private long needed(int part) {
        long needed = 0;
        for (int cell = 1; cell < parts; cell <<= 1) {
            needed |= (part & cell) == 0 ? 1L << (part | cell) : 0;
        }
        return needed;
    }
}
