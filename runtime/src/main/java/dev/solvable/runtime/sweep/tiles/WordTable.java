package dev.solvable.runtime.sweep.tiles;

import dev.solvable.SolveListener;
import dev.solvable.runtime.Turn;
import dev.solvable.runtime.sweep.SweptTable;
import org.jspecify.annotations.Nullable;

/**
 * The outcomes of all positions of a tile game, a bit each, filled a part at a time by as many threads as there are.
 */
class WordTable extends SweptTable<long[]> {
    /** A table with fewer positions is filled sooner than threads start. */
    private static final long MIN_SHARED = 1 << 20;

    private final WordSweep sweep;
    private final Turn turn;
    private final int threads;

    WordTable(Turn turn, WordSweep sweep, int threads) {
        super(turn, "table", sweep.positions(), sweep.positions() / Byte.SIZE);
        this.sweep = sweep;
        this.turn = turn;
        this.threads = mayShare(sweep.positions()) ? Math.min(threads, sweep.partsAtOnce()) : 1;
    }

    /** Whether threads share the work on a table of this number of positions. */
    static boolean mayShare(long positions) {
        return positions >= MIN_SHARED;
    }

    @Override
    protected final long[] fill(SolveListener listener) throws InterruptedException {
        long[] won = sweep.newTable();
        SharedParts parts = new SharedParts(sweep, won);
        @Nullable Thread[] helpers = new Thread[threads - 1];
        String name = turn.solverName() + " helper ";
        try {
            for (int i = 0; i < helpers.length; i++) {
                helpers[i] = newHelper(parts, name + (i + 1));
                try {
                    helpers[i].start();
                } catch (OutOfMemoryError e) {
                    break; // no room for its stack: the others do its work
                }
            }
            fill(parts, listener);
        } finally {
            dismiss(helpers);
        }
        return won;
    }

    /** Ends helpers and waits until they have: an interrupted table is garbage before the next one is made. */
    private static void dismiss(@Nullable Thread[] helpers) {
        for (Thread helper : helpers) {
            if (helper != null) {
                helper.interrupt();
            }
        }
        boolean interrupted = false;
        for (Thread helper : helpers) {
            while (helper != null && helper.isAlive()) {
                try {
                    helper.join();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Fills the parts that others do not, and tells a listener of all, as many times as there are parts. */
    private void fill(SharedParts parts, SolveListener listener) throws InterruptedException {
        long positionsOfPart = sweep.positions() / sweep.parts();
        for (int told = 0; told < sweep.parts(); told++) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            listener.progress(told * positionsOfPart, sweep.positions());
            while (parts.filled() <= told) {
                parts.fillNext();
            }
        }
    }

    /** A thread that fills parts until all are filled. Should it fail, the others fill its part. */
    Thread newHelper(SharedParts parts, String name) {
        Thread helper = new Thread(name) {
            @Override
            public void run() {
                try {
                    while (!parts.areFilled() && !isInterrupted()) {
                        parts.fillNext();
                    }
                } catch (RuntimeException | Error e) {
                    // it is not needed: the thread that asks fills the rest
                }
            }
        };
        helper.setDaemon(true);
        return helper;
    }
}
