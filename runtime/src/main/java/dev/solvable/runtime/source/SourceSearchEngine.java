package dev.solvable.runtime.source;

import dev.solvable.Algorithm;
import dev.solvable.Outcome;
import dev.solvable.runtime.Engine.Work;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.Nimbers;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.ScoreEngine;
import dev.solvable.runtime.game.tiles.SourceMoves;
import dev.solvable.runtime.game.tiles.TakenRules;
import dev.solvable.runtime.sums.RegionSums;
import dev.solvable.runtime.transposition.BoundsTranspositionTable;
import org.jspecify.annotations.Nullable;

/**
 * Solves games with move sources by search. If both players have the same moves, Grundy values are those of sums of
 * independent regions, and outcomes, too, if play is normal. Then the outcome of the root halves the window of its
 * search, and outcomes of other states prune long searches.
 */
public final class SourceSearchEngine implements ScoreEngine, Nimbers {
    /** Searches up to this number of states do not use outcomes, which would take longer than they save. */
    private static final int SHORT_SEARCH = 1 << 16;

    private final TakenRules rules;
    private final SourceMoves moves;
    private final int entries;
    private final boolean sums;
    private final Work work;
    private final Progress progress;

    /** The count of states when the current search began: it includes the states of earlier questions. */
    private long statesBefore;

    // Both are created at the first question that needs them.
    private @Nullable SourceSearch search;
    private @Nullable SourceRegions regions;

    /**
     * An engine with empty tables.
     *
     * @param rules the rules of the game
     * @param entries the maximum number of entries of each table
     * @param sums whether outcomes are those of sums of regions
     * @param threads the maximum number of threads; one is used
     */
    public SourceSearchEngine(TakenRules rules, int entries, boolean sums, int threads) {
        this.rules = rules;
        this.moves = new SourceMoves(rules.game);
        this.entries = entries;
        this.sums = sums;
        this.work = Work.on(rules, sums ? Algorithm.SUMS : Algorithm.SEARCH, threads);
        this.progress = work.progress();
    }

    /**
     * The memory of the search.
     *
     * @param sums whether outcomes are those of sums of regions
     */
    public static Memory memory(int entries, boolean sums) {
        Memory scores = BoundsTranspositionTable.memory(entries);
        return sums ? scores.onceAskedFor("a distance") : scores;
    }

    /**
     * The memory of the regions, whose lists grow with the number of moves.
     *
     * @param entries the maximum number of entries of the table of regions
     */
    public static Memory memoryOfRegions(int cells, int entries) {
        return RegionSums.memory(entries, provesRegions(entries))
                .and(Memory.ofEachMove(RegionSums.bytesOfLeavings(cells)));
    }

    /** Whether large regions are searched by proof numbers, given enough moves. */
    public static boolean provesRegions(int entries) {
        return RegionSums.proves(entries, Integer.MAX_VALUE, false);
    }

    @Override
    public TakenRules rules() {
        return rules;
    }

    @Override
    public Work work() {
        return work;
    }

    /** The regions. Called by the thread that has the turn. */
    private SourceRegions regions() {
        if (regions == null) {
            regions = new SourceRegions(progress, moves.first, rules.full, entries);
        }
        return regions;
    }

    @Override
    public Outcome outcome(long position) {
        if (!sums) {
            return ScoreEngine.super.outcome(position);
        }
        rules.check(position);
        turn().enterOrCancel();
        try {
            return regions().isWon(position) ? Outcome.WIN : Outcome.LOSS;
        } finally {
            turn().leave();
        }
    }

    @Override
    public int score(long position, int alpha, int beta) {
        rules.check(position);
        turn().enterOrCancel();
        try {
            boolean isWide = sums && alpha <= -won() && beta >= won();
            boolean isWon = isWide && regions().isWon(position);
            statesBefore = progress.states();
            return search().search(moves.stateOf(position), isWon ? 0 : alpha, isWide && !isWon ? 0 : beta);
        } finally {
            turn().leave();
        }
    }

    @Override
    public int nimber(long position) {
        turn().enterOrCancel();
        try {
            return regions().nimber(position);
        } finally {
            turn().leave();
        }
    }

    private SourceSearch search() {
        if (search == null) {
            search = sums ? new SummedSearch() : new SourceSearch(progress, moves, rules, entries);
        }
        return search;
    }

    /** A search that uses the outcomes of its states. */
    private final class SummedSearch extends SourceSearch {
        SummedSearch() {
            super(progress, SourceSearchEngine.this.moves, rules, entries);
        }

        @Override
        long firstBounds(long free) {
            if (progress.states() - statesBefore <= SHORT_SEARCH) {
                return super.firstBounds(free);
            }
            int won = won();
            int plies = Long.bitCount(free); // an upper bound
            return regions().isLostSum(free)
                    ? table.bounds(2 - won, (plies & ~1) - won) // a loss takes an even number of plies
                    : table.bounds(won - (plies - 1 | 1), won - 1); // a win takes an odd number
        }
    }
}
