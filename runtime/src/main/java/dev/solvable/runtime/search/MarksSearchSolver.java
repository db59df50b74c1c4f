package dev.solvable.runtime.search;

import dev.solvable.Choice;
import dev.solvable.Ending;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.MarksCode;
import dev.solvable.runtime.MarksRules;
import dev.solvable.runtime.Progress;
import org.jspecify.annotations.Nullable;

/** Solves games of marks by a plain search from the position that is asked about. */
@ForGeneratedCode
public abstract class MarksSearchSolver extends SearchedMarksSolver {
    /** In place of an order. */
    private static final int[] FROM_LOWEST_BIT = {};

    private final int[] order;

    /** Made at the first question. */
    private @Nullable SearchTeam team;

    /**
     * A solver that has solved nothing yet.
     *
     * @param name the game's name, nested names joined with a dot
     * @param code how marks become a position, with the board
     * @param rules what the game declares
     * @param lines the lines that end the game, in the bits of the code
     * @param ternary whether callers have numbers in base 3 for positions, whatever the code
     * @param threads how many threads may work at once on one question
     * @param order the bits of the cells in the order in which moves of own marks are tried; empty for that of bits
     * @param entries the entries of the transposition table
     * @param sharedCells threads share the work on states in which fewer cells than these are taken; 0 where they share
     *     none
     */
    protected MarksSearchSolver(
            String name,
            MarksCode code,
            MarksRules rules,
            long[] lines,
            boolean ternary,
            int threads,
            int[] order,
            int entries,
            int sharedCells) {
        super(name, code, rules, lines, ternary, threads, entries, sharedCells);
        this.order = order;
    }

    /** The same where moves are tried in the order of bits. */
    protected MarksSearchSolver(
            String name,
            MarksCode code,
            MarksRules rules,
            long[] lines,
            boolean ternary,
            int threads,
            int entries,
            int sharedCells) {
        this(name, code, rules, lines, ternary, threads, FROM_LOWEST_BIT, entries, sharedCells);
    }

    @Override
    protected long key(long own, long other) {
        return rules.choice() == Choice.SHARED ? own : super.key(own, other);
    }

    final int noMovesScore() {
        return fullBoardScore();
    }

    final boolean isEndedByLines(Ending completes) {
        return lines.length > 0 && rules.completes() == completes;
    }

    final boolean isEndedByWinCheck() {
        return hasWinCheck();
    }

    final boolean isWonBy(long own, long other, boolean isFirst) {
        return hasEnded(own, other, isFirst);
    }

    private SearchTeam newTeam() {
        SearchTeam.Searches searches = new SearchTeam.Searches() {
            @Override
            public AlphaBetaSearch newSearch(Progress counted, TranspositionTable table, int shared) {
                return rules.choice() == Choice.OWN
                        ? new OwnMarksSearch(MarksSearchSolver.this, code, order, counted, table, shared)
                        : new ImpartialMarksSearch(MarksSearchSolver.this, code, counted, table, shared);
            }
        };
        return new SearchTeam(this, searches, progress, entries, code.positionBits(), won, threads, sharedCells);
    }

    /** How many kinds of marks there are. */
    final int kinds() {
        return rules.choice() == Choice.SHARED ? 1 : 2;
    }

    @Override
    protected final int score(long position, int alpha, int beta) {
        check(position);
        boolean swaps = rules.choice() == Choice.OWN && !firstMoves(position);
        long own = swaps ? code.second(position) : code.first(position);
        long other = swaps ? code.first(position) : code.second(position);
        if (rules.choice() == Choice.OWN && hasEnded(own, other, !swaps)) {
            return ownerScore();
        }
        if (hasEnded(other, own, swaps) || hasEnded(own, other, !swaps)) {
            return -ownerScore(); // the player who moved last has completed a line
        }
        enterOrCancel();
        try {
            if (team == null) {
                team = newTeam();
            }
            return team.search(own, other, alpha, beta);
        } finally {
            leave();
        }
    }
}
