package dev.solvable.tool.labels;

import dev.solvable.ImpartialSolver;
import dev.solvable.ScoreSolver;
import dev.solvable.Solver;
import java.io.BufferedWriter;
import java.io.IOException;
import java.util.Locale;

/**
 * Labelled positions as comma-separated values (RFC 4180, lines end with a line feed): a header, then one row per
 * position. Spaces separate the names of moves; a missing value is empty.
 */
public final class LabelCsv {
    private static final String HEADER = "board,side,outcome,distance,best_moves";

    private final BufferedWriter out;
    private final boolean hasNimbers;
    private final boolean hasScores;

    /** Writes the header of the positions of a solver's game. */
    public LabelCsv(BufferedWriter out, Solver solver) throws IOException {
        this.out = out;
        this.hasNimbers = solver instanceof ImpartialSolver;
        this.hasScores = solver instanceof ScoreSolver;
        out.write(HEADER + (hasNimbers ? ",nimber" : "") + (hasScores ? ",score" : "") + "\n");
    }

    /** Writes a row. A distance without end is empty. */
    public void write(LabelledPosition position) throws IOException {
        out.write(String.join(
                ",",
                quoted(position.board()),
                position.toMove().name().toLowerCase(Locale.ROOT),
                position.outcome().name().toLowerCase(Locale.ROOT),
                position.distance() == Solver.ENDLESS ? "" : Integer.toString(position.distance()),
                quoted(String.join(" ", position.best()))));
        if (hasNimbers) {
            out.write("," + position.nimber());
        }
        if (hasScores) {
            out.write("," + position.score());
        }
        out.write('\n');
    }

    /** A field, in quotes if it has a character that is special in CSV. */
    private static String quoted(String field) {
        boolean plain = field.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return plain ? field : '"' + field.replace("\"", "\"\"") + '"';
    }
}
