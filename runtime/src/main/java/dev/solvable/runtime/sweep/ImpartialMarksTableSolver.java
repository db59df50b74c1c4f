package dev.solvable.runtime.sweep;

import dev.solvable.ImpartialSolver;
import dev.solvable.SolveListener;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.MarksGame;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.SweptTable;
import org.jspecify.annotations.Nullable;

/** The same for games in which both players may put the same marks: with a table of Grundy values besides. */
@ForGeneratedCode
public abstract class ImpartialMarksTableSolver extends MarksTableSolver implements ImpartialSolver {
    private final SweptTable<byte[]> nimbers;

    /** A solver with a small table; the parameters are those of {@link MarksTableSolver}. */
    protected ImpartialMarksTableSolver(MarksGame game, Plan plan, int threads) {
        this(game, plan, threads, null);
    }

    /** A solver with a large table; the parameters are those of {@link MarksTableSolver}. */
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
