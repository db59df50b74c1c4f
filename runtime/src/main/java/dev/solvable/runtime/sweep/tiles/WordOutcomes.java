package dev.solvable.runtime.sweep.tiles;

import dev.solvable.Algorithm;
import dev.solvable.Outcome;
import dev.solvable.SolveListener;
import dev.solvable.runtime.Engine.Work;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.Turn;
import dev.solvable.runtime.game.tiles.TakenRules;
import dev.solvable.runtime.retrograde.analysis.Crew;
import dev.solvable.runtime.search.Outcomes;
import dev.solvable.runtime.sweep.SweptTable;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A table of the outcomes of all positions of a game of tiles, a bit each. It finds 64 at a time, and threads share the
 * parts of the table.
 */
public final class WordOutcomes extends SweptTable<long[]> implements Outcomes {
    /** Filling a table with fewer positions takes less time than the start of threads. */
    private static final long MIN_SHARED = 1 << 20;

    private final TakenRules rules;
    private final WordSweep sweep;

    /**
     * A table that is not filled yet.
     *
     * @param rules the rules of the game
     * @param sweep fills the table
     * @param threads the maximum number of threads
     */
    public WordOutcomes(TakenRules rules, WordSweep sweep, int threads) {
        super(Work.on(rules, Algorithm.WORD_SWEEP, threads), "table", sweep.positions(), sweep.positions() / Byte.SIZE);
        this.rules = rules;
        this.sweep = sweep;
    }

    /** Whether threads share the work on a table of this number of positions. */
    public static boolean mayShare(long positions) {
        return positions >= MIN_SHARED;
    }

    /**
     * The memory of the table.
     *
     * @param positions the number of positions, a bit each
     */
    public static Memory memory(int positions) {
        return Memory.of("the table of outcomes", positions, Math.max(Long.BYTES, positions / Byte.SIZE));
    }

    @Override
    public TakenRules rules() {
        return rules;
    }

    @Override
    public boolean isWon(long taken, boolean firstMoves) {
        return sweep.isWon(get(), taken, firstMoves);
    }

    /** Looks the outcome up, without a turn. */
    @Override
    public Outcome outcome(long position) {
        rules.check(position);
        return isWon(rules.taken(position), rules.firstMoves(position)) ? Outcome.WIN : Outcome.LOSS;
    }

    @Override
    public boolean areReady() {
        return true;
    }

    @Override
    protected long[] fill(SolveListener listener) throws InterruptedException {
        long[] won = sweep.newTable();
        if (sweep.parts() == 1) { // to make a crew takes longer than the sweep of a small board
            Turn.tell(listener, 0, sweep.positions());
            sweep.fill(won, 0);
            return won;
        }
        int threads = mayShare(sweep.positions()) ? work().threads() : 1;
        Crew crew = new Crew(rules.name, threads, sweep.partsAtOnce(), Turn.NOBODY);
        Filling filling = new Filling(won, crew, listener);
        crew.share(filling, sweep.parts(), true);
        filling.tell();
        return won;
    }

    /** Fills the parts of a table, fuller boards first. */
    private final class Filling implements Crew.Work {
        private final long[] won;
        private final Crew crew;
        private final SolveListener listener;

        /**
         * The parts and, in the bits above, their numbers of taken cells, ascending. Work begins with the last. No part
         * depends on one before it.
         */
        private final int[] order;

        /** Bit p: part p is filled. */
        private final AtomicLong filled = new AtomicLong();

        /** The number of parts that were reported to the listener. */
        private int told;

        Filling(long[] won, Crew crew, SolveListener listener) {
            this.won = won;
            this.crew = crew;
            this.listener = listener;
            this.order = new int[sweep.parts()];
            for (int part = 0; part < order.length; part++) {
                order[part] = Integer.bitCount(part) << Byte.SIZE | part;
            }
            Arrays.sort(order);
        }

        @Override
        @SuppressWarnings("ThreadPriorityCheck") // yielding is a hint; nothing depends on it
        public void part(int member, int index) {
            int part = order[order.length - 1 - index] & 0xFF;
            while ((needed(part) & ~filled.get()) != 0) {
                Thread.yield();
                crew.lookUp(member); // ends the wait if another thread has failed
            }
            if (member == 0) {
                tell();
            }
            sweep.fill(won, part);
            filled.addAndGet(1L << part);
        }

        /** Reports each filled part to the listener, in the same steps for any number of threads. */
        void tell() {
            int done = Long.bitCount(filled.get());
            for (; told <= done && told < order.length; told++) {
                listener.progress(sweep.positions() / order.length * told, sweep.positions());
            }
        }

        /**
         * The parts with one more cell taken. A tile frees no cell, so the boards of a part lead to the same part and
         * to parts with more cells taken. Once those with one more are filled, all of them are.
         */
        private long needed(int part) {
            long needed = 0;
            for (int cell = 1; cell < order.length; cell <<= 1) {
                needed |= (part & cell) == 0 ? 1L << (part | cell) : 0;
            }
            return needed;
        }
    }
}
