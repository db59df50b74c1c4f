package dev.solvable.runtime.source;

import dev.solvable.Algorithm;
import dev.solvable.Outcome;
import dev.solvable.runtime.Engine.Work;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.ScoreEngine;
import dev.solvable.runtime.Scores;
import dev.solvable.runtime.game.tiles.SourceMoves;
import dev.solvable.runtime.game.tiles.TakenRules;
import dev.solvable.runtime.sweep.tiles.MoveTable;
import dev.solvable.runtime.transposition.BoundsTranspositionTable;
import org.jspecify.annotations.Nullable;

/**
 * Solves games in which moves take cells by a table of all scores. With a move source, play may reach only few
 * positions. So questions are searched first, until the number of visited states shows that the table costs less than
 * searching on.
 */
public final class TakenTable extends MoveTable implements ScoreEngine {
    private final int maxSearched;
    private final int noMoves;
    private final boolean alwaysDrawn;

    /** Null before the first question, and once the table is filled. */
    private @Nullable FirstSearch search;

    /**
     * A table that is not filled yet.
     *
     * @param rules the rules of the game
     * @param maxSearched the number of states to search before the table is filled, and the entries of the search's
     *     transposition table; 0 if the first question fills the table
     * @param threads the maximum number of threads; one is used
     */
    public TakenTable(TakenRules rules, int maxSearched, int threads) {
        super(Work.on(rules, Algorithm.SWEEP, threads), "table", rules);
        this.maxSearched = maxSearched;
        this.noMoves = rules.noMovesScore();
        this.alwaysDrawn = rules.alwaysDrawn();
    }

    /**
     * The memory of the table, a byte a position, and of the search before it.
     *
     * @param positions the entries of the table
     * @param maxSearched the number of states to search before the table is filled
     */
    public static Memory memory(int positions, int maxSearched) {
        Memory table = Memory.of("the table of scores", positions, positions);
        return maxSearched == 0 ? table : table.and(BoundsTranspositionTable.memory(maxSearched));
    }

    @Override
    public TakenRules rules() {
        return rules;
    }

    @Override
    public long range() {
        return rules.rangeOfMasks();
    }

    @Override
    protected byte valueOf(byte[] table, long[] needs, long[] fills, int taken, int otherSide) {
        int won = won();
        int least = won + 1;
        int most = -1;
        for (int move = 0; move < needs.length; move++) {
            if ((taken & needs[move]) == 0) {
                int score = table[taken | (int) fills[move] | otherSide];
                least = Math.min(least, score);
                most = Math.max(most, score);
            }
        }
        if (least > won) {
            return (byte) noMoves;
        }
        if (alwaysDrawn) {
            return (byte) (most - 1); // the soonest end, for both players
        }
        return (byte) Scores.before(least);
    }

    @Override
    public int score(long position, int alpha, int beta) {
        rules.check(position);
        byte[] table = maxSearched == 0 ? get() : ifFilled();
        return table != null ? table[(int) position] : searchedScore(position, alpha, beta);
    }

    /** Uses a null window unless all plays are drawn, as no position is drawn otherwise. */
    @Override
    public Outcome outcome(long position) {
        if (alwaysDrawn) {
            return ScoreEngine.super.outcome(position);
        }
        return score(position, 0, 1) > 0 ? Outcome.WIN : Outcome.LOSS;
    }

    private int searchedScore(long position, int alpha, int beta) {
        turn().enterOrCancel();
        try {
            byte[] table = ifFilled(); // another thread may have filled it
            if (table != null) {
                return table[(int) position];
            }
            if (search == null) {
                search = new FirstSearch();
            }
            int score = search.search(search.moves.stateOf(position), alpha, beta);
            if (ifFilled() != null) {
                search = null; // no longer needed
            }
            return score;
        } finally {
            turn().leave();
        }
    }

    /** The search before the table is filled. */
    private final class FirstSearch extends SourceSearch {
        FirstSearch() {
            super(work().progress(), new SourceMoves(rules.game), rules, maxSearched);
        }

        @Override
        long firstBounds(long state) {
            if (work().progress().states() < maxSearched) {
                return super.firstBounds(state);
            }
            int score = get()[(int) (rules.full & ~state | state & rules.side)];
            return table.bounds(score, score);
        }
    }
}
