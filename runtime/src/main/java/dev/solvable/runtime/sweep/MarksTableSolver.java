package dev.solvable.runtime.sweep;

import dev.solvable.Algorithm;
import dev.solvable.Outcome;
import dev.solvable.SolveListener;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.MarksGame;
import dev.solvable.runtime.MarksSolver;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.SweptTable;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Solves games of marks as a whole: a table of the score of every position, indexed by the position. */
@ForGeneratedCode
public abstract class MarksTableSolver extends MarksSolver {
    /** The entries of the table. */
    final int positions;

    /** How the table is cut into rows; null where it is too small for that to pay. */
    private final @Nullable TableRows rows;

    private final SweptTable<byte[]> scores;

    /**
     * A solver with a small table, which has solved nothing yet.
     *
     * @param game what the game declares
     * @param plan what the compiler chose
     * @param threads how many threads the caller offers; one is enough
     */
    protected MarksTableSolver(MarksGame game, Plan plan, int threads) {
        this(game, plan, threads, null);
    }

    /**
     * A solver with a large table, which has solved nothing yet.
     *
     * @param rows how the table is cut into rows
     */
    protected MarksTableSolver(MarksGame game, Plan plan, int threads, @Nullable TableRows rows) {
        super(game, plan, threads);
        this.positions = plan.entries();
        this.rows = rows;
        this.scores = new AllScores();
    }

    @Override
    protected final Algorithm algorithm() {
        return Algorithm.SWEEP;
    }

    @Override
    public final long range() {
        return rangeOf(positions);
    }

    /** Whether the last cell of a set of cells, cell i as bit i, completes a line. */
    final boolean lineIsCompleted(int set, int last) {
        return completesLine(set, last);
    }

    /** Whether the win check holds for these cells, cell i as bit i. */
    final boolean winCheckHolds(long own, long other, boolean isFirst) {
        return hasEnded(code.bits(own), code.bits(other), isFirst);
    }

    /** What to throw where the win check takes a win from a player; these are masks of cells, cell i as bit i. */
    final IllegalStateException winIsTaken(long own, long other, long more, long fewer, boolean isFirst) {
        return notMonotone(code.bits(own), code.bits(other), code.bits(more), code.bits(fewer), isFirst);
    }

    /** What to throw where both have won after a move; these are masks of cells, cell i as bit i. */
    final IllegalStateException bothHaveWon(int first, int second) {
        return wonByBoth(code.bits(first), code.bits(second));
    }

    /** What ends the game, worked out anew. */
    final EndedSets endedSets() {
        if (hasWinCheck()) {
            return new WinVerdicts(this, cells);
        }
        return code.marksFall() ? LineSets.holding(cellsOfLines(), cells) : LineSets.completedIn(this, cells);
    }

    @Override
    protected final int score(long position, int alpha, int beta) {
        if (position < 0 || position >= positions) {
            check(position); // says what is wrong with it
        }
        int score = scores.get()[(int) position];
        if (score < -won) {
            check(position); // says why it makes no sense
        }
        return score;
    }

    @Override
    public final void solve(SolveListener listener) throws InterruptedException {
        scores.solve(listener);
    }

    // Answers that are ready take a few calls. Methods of this class's own leave a JVM that has played many games in no
    // doubt which ones they are, so it inlines them.

    @Override
    public final Outcome outcome(long number) {
        return super.outcome(number);
    }

    @Override
    public final int distance(long number) {
        return super.distance(number);
    }

    @Override
    public final int bestMove(long number) {
        return super.bestMove(number);
    }

    /** The score of every position. */
    private final class AllScores extends SweptTable<byte[]> {
        AllScores() {
            super(MarksTableSolver.this, "table", positions, positions);
        }

        @Override
        protected byte[] fill(SolveListener listener) throws InterruptedException {
            tryWinCheck();
            byte[] table = new byte[positions];
            Arrays.fill(table, ScoreSweep.NONSENSE);
            int[] lineScores = {lineScore(true), lineScore(false)};
            MarkScoring scoring = new MarkScoring(game, endedSets(), won, ownerScore(), lineScores, fullBoardScore());
            MarkSteps steps = new MarkSteps(board, code);
            if (rows == null) { // no common variable: the verifier would load the class that is not used
                new ScoreSweep(table, steps, steps.bottomUp, scoring, listener).sweep();
            } else {
                new RowSweep(table, steps, rows, scoring, listener).sweep();
            }
            return table;
        }
    }
}
