package dev.solvable.runtime.sweep;

import dev.solvable.ImpartialSolver;
import dev.solvable.SolveListener;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.MarksGame;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.SweptTable;
import org.jspecify.annotations.Nullable;

/** Solves games in which both players may put the same marks by a table of all scores and one of Grundy values. */
@ForGeneratedCode
public abstract class ImpartialMarksTableSolver extends MarksTableSolver implements ImpartialSolver {
    private final SweptTable<byte[]> nimbers;

    /**
     * A solver with small tables, which has solved nothing yet.
     *
     * @param game what the game declares
     * @param plan what the compiler chose
     * @param threads how many threads the caller offers; one is enough
     */
    protected ImpartialMarksTableSolver(MarksGame game, Plan plan, int threads) {
        this(game, plan, threads, null);
    }

    /**
     * A solver with large tables, which has solved nothing yet.
     *
     * @param rows how the table of scores is cut into rows
     */
    protected ImpartialMarksTableSolver(MarksGame game, Plan plan, int threads, @Nullable TableRows rows) {
        super(game, plan, threads, rows);
        this.nimbers = new Nimbers();
    }

    @Override
    public final int nimber(long number) {
        long position = fromCaller(number);
        check(position);
        return nimbers.get()[(int) position];
    }

    /** The Grundy value of every position. */
    private final class Nimbers extends SweptTable<byte[]> {
        Nimbers() {
            super(ImpartialMarksTableSolver.this, "table of Grundy values", positions, positions);
        }

        @Override
        protected byte[] fill(SolveListener listener) throws InterruptedException {
            byte[] table = new byte[positions];
            new MarkNimberSweep(table, new MarkSteps(board, code), endedSets(), game.choice(), listener).sweep();
            return table;
        }
    }
}
