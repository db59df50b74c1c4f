package dev.solvable.table;

import dev.solvable.ImpartialSolver;

/** The table of an impartial game; Grundy values are those of the solver. */
final class ImpartialSolvedTable extends SolvedTable implements ImpartialSolver {
    private final ImpartialSolver impartial;

    ImpartialSolvedTable(ImpartialSolver solver, ValueTable table) {
        super(solver, table);
        this.impartial = solver;
    }

    @Override
    public int nimber(long position) {
        return impartial.nimber(position);
    }
}
