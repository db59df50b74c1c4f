package dev.solvable.table;

import dev.solvable.ScoreSolver;
import dev.solvable.runtime.value.CodedScores;
import dev.solvable.runtime.value.ValueCode;

/** The table of a game that is played for points. */
final class ScoreSolvedTable extends SolvedTable implements ScoreSolver {
    private final ScoreSolver scores;

    ScoreSolvedTable(ScoreSolver solver, ValueTable table) {
        super(solver, table);
        this.scores = solver;
    }

    @Override
    public int score(long position) {
        int code = code(position);
        return code == ValueCode.NONE ? scores.score(position) : CodedScores.score(code);
    }
}
