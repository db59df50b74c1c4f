package dev.solvable.runtime.sweep.tiles;

import dev.solvable.Algorithm;
import dev.solvable.SolveListener;
import dev.solvable.runtime.Engine.Work;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.Turn;
import dev.solvable.runtime.game.tiles.TakenRules;
import dev.solvable.runtime.search.Outcomes;
import dev.solvable.runtime.sweep.SweptTable;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The outcomes of all positions of a game of tiles in a table, a bit each, found 64 at a time: a part of the table at a
 * time by as many threads as there are.
 */
@ForGeneratedCode
public class WordOutcomes extends SweptTable<long[]> implements Outcomes {
    /** A table with fewer positions is filled sooner than threads start. */
    private static final long MIN_SHARED = 1 << 20;

    private final TakenRules rules;
    private final WordSweep sweep;
    private final Work work;

    /** The threads that fill the table. */
    private final int atWork;

    /**
     * A table that is not filled yet.
     *
     * @param rules the rules of the game
     * @param sweep how the table is filled
     * @param threads how many threads may work at once
     */
    public WordOutcomes(TakenRules rules, WordSweep sweep, int threads) {
        this(rules, sweep, Work.on(rules, Algorithm.WORD_SWEEP, threads));
    }

    private WordOutcomes(TakenRules rules, WordSweep sweep, Work work) {
        super(work.turn(), "table", sweep.positions(), sweep.positions() / Byte.SIZE);
        this.rules = rules;
        this.sweep = sweep;
        this.work = work;
        this.atWork = mayShare(sweep.positions()) ? Math.min(work.threads(), sweep.partsAtOnce()) : 1;
    }

    /** Whether threads share the work on a table of this number of positions. */
    public static boolean mayShare(long positions) {
        return positions >= MIN_SHARED;
    }

    /**
     * The memory of the table.
     *
     * @param positions how many positions it has, a bit each
     */
    public static Memory memory(int positions) {
        return Memory.of("the table of outcomes", positions, Math.max(Long.BYTES, positions / Byte.SIZE));
    }

    @Override
    public final TakenRules rules() {
        return rules;
    }

    @Override
    public final Work work() {
        return work;
    }

    @Override
    public final boolean isWon(long taken, boolean firstMoves) {
        return sweep.isWon(get(), taken, firstMoves);
    }

    @Override
    public final boolean areReady() {
        return true;
    }

    @Override
    protected final long[] fill(SolveListener listener) throws InterruptedException {
        long[] won = sweep.newTable();
        SharedParts parts = new SharedParts(sweep, won);
        List<Thread> helpers = new ArrayList<>();
        String name = work.turn().solverName() + " helper ";
        try {
            for (int i = 1; i < atWork; i++) {
                Thread helper = newHelper(parts, name + i);
                helpers.add(helper);
                try {
                    helper.start();
                } catch (OutOfMemoryError e) {
                    break; // no room for its stack: the others do its work
                }
            }
            fill(parts, listener);
        } finally {
            Turn.dismiss(helpers); // an interrupted table is garbage before the next one is made
        }
        return won;
    }

    /** Fills the parts that others do not, and tells a listener of all, as many times as there are parts. */
    private void fill(SharedParts parts, SolveListener listener) throws InterruptedException {
        long positionsOfPart = sweep.positions() / sweep.parts();
        for (int told = 0; told < sweep.parts(); told++) {
            Turn.tell(listener, told * positionsOfPart, sweep.positions());
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

    /** The parts of a table that several threads fill. */
    static final class SharedParts {
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

        /**
         * Fills a part that no thread has begun, fuller boards first. Where none is ready, it yields to other threads.
         */
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
         * The parts with one more cell taken. A tile frees no cell, so the boards of a part lead to those of the same
         * part and of parts with more cells taken: once those with one more are filled, so are all.
         */
        private long needed(int part) {
            long needed = 0;
            for (int cell = 1; cell < parts; cell <<= 1) {
                needed |= (part & cell) == 0 ? 1L << (part | cell) : 0;
            }
            return needed;
        }
    }
}
