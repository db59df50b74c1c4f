package dev.solvable.runtime.search;

import dev.solvable.Choice;
import dev.solvable.Ending;
import dev.solvable.SolveListener;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.MarksCode;
import dev.solvable.runtime.MarksRules;
import dev.solvable.runtime.MarksSolver;
import dev.solvable.runtime.Progress;
import org.jspecify.annotations.Nullable;

/** Solves games of marks by a plain search from the position that is asked about. */
@ForGeneratedCode
public abstract class MarksSearchSolver extends MarksSolver {
    /** In place of an order. */
    private static final int[] FROM_LOWEST_BIT = {};

    /** The entries of the transposition table. */
    protected final int entries;

    /** Where the thread that asks counts states. */
    protected final Progress progress = new Progress(this);

    private final long[] lines;
    private final int[] order;
    private final int sharedCells;

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
        super(name, code, rules, lines, ternary, threads);
        this.lines = lines;
        this.order = order;
        this.entries = entries;
        this.sharedCells = sharedCells;
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

    // What only the game knows.

    /** The cells that complete a line for these marks, be they free or not. */
    protected long threats(long marks) {
        long threats = 0;
        for (long line : lines) {
            long missing = line & ~marks;
            if ((missing & missing - 1) == 0) {
                threats |= missing;
            }
        }
        return threats;
    }

    @Override
    protected boolean hasLine(long marks) {
        return super.hasLine(marks);
    }

    /** The state as one number, the same for all images of it that are searched once. */
    protected long key(long own, long other) {
        return rules.choice() == Choice.SHARED ? own : code.positionOf(own, other);
    }

    // The search.

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

    @Override
    public final void solve(SolveListener listener) throws InterruptedException {
        nothingToSolve(listener);
    }

    @Override
    public final void solve(long number, SolveListener listener) throws InterruptedException {
        solveBySearch(number, listener, progress);
    }
}
