package dev.solvable.runtime.search;

import dev.solvable.Algorithm;
import dev.solvable.Choice;
import dev.solvable.Ending;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.MarksGame;
import dev.solvable.runtime.Plan;
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
     * @param game what the game declares
     * @param plan what the compiler chose
     * @param threads how many threads may work at once on one question
     * @param order the bits of the cells in the order in which moves of own marks are tried; empty for that of bits,
     *     but not where a line loses
     * @param entries the entries of the transposition table that threads share
     * @param sharedCells threads share the work on states in which fewer cells than these are taken; 0 where they share
     *     none
     */
    protected MarksSearchSolver(MarksGame game, Plan plan, int threads, int[] order, int entries, int sharedCells) {
        super(game, plan, threads, entries, sharedCells);
        this.order = order;
    }

    /** The same where moves are tried in the order of bits. */
    protected MarksSearchSolver(MarksGame game, Plan plan, int threads, int entries, int sharedCells) {
        this(game, plan, threads, FROM_LOWEST_BIT, entries, sharedCells);
    }

    @Override
    protected final Algorithm algorithm() {
        return Algorithm.SEARCH;
    }

    final int noMovesScore() {
        return fullBoardScore();
    }

    /** Whether a player wins by completing a line, or does whose marks hold one. */
    final boolean winsByLines(boolean first) {
        return game.lines().length > 0 && game.completes() == Ending.WINS && game.winsByLines(first);
    }

    /** Whether a player who completes a line loses: a misere game, or one in which lines are the other player's. */
    final boolean losesByLines(boolean first) {
        boolean others = game.choice() != Choice.OWN && !game.winsByLines(first);
        return game.lines().length > 0 && (game.completes() == Ending.LOSES || others);
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
            public AlphaBetaSearch newSearch(Progress counted, SearchTables tables, int shared) {
                MarksSearchSolver solver = MarksSearchSolver.this;
                boolean linesLose = losesByLines(true) && losesByLines(false);
                if (game.choice() == Choice.OWN) {
                    return linesLose
                            ? new SafeOwnMarksSearch(solver, code, order, counted, tables, shared)
                            : new OwnMarksSearch(solver, code, order, counted, tables, shared);
                }
                return linesLose
                        ? new SafeMarksSearch(solver, code, counted, tables, shared)
                        : new ImpartialMarksSearch(solver, code, counted, tables, shared);
            }
        };
        return new SearchTeam(this, searches, progress, entries, code.positionBits(), cells, threads, sharedCells);
    }

    /** How many kinds of marks there are. */
    final int kinds() {
        return game.choice() == Choice.SHARED ? 1 : 2;
    }

    @Override
    protected final int score(long position, int alpha, int beta) {
        check(position);
        boolean swaps = game.choice() == Choice.OWN && !firstMoves(position);
        long own = swaps ? code.second(position) : code.first(position);
        long other = swaps ? code.first(position) : code.second(position);
        if (game.choice() == Choice.OWN && hasEnded(own, other, !swaps)) {
            return ownerScore();
        }
        if (hasEnded(other, own, swaps) || hasEnded(own, other, !swaps)) {
            return game.choice() == Choice.OWN ? -ownerScore() : lineScore(firstMoves(position));
        }
        enterOrCancel();
        try {
            if (team == null) {
                tryWinCheck();
                team = newTeam();
            }
            return team.search(own, other, alpha, beta);
        } finally {
            leave();
        }
    }
}
