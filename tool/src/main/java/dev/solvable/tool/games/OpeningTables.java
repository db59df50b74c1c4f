package dev.solvable.tool.games;

import dev.solvable.Solver;
import dev.solvable.table.SolvedTable;
import dev.solvable.table.TableException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;

/** The solved tables beside the classes of solvers: opening books of the first plies, or whole tables. */
public final class OpeningTables {
    private OpeningTables() {}

    /** The file of a game's table, beside its solver's class. */
    public static String file(Solver solver) {
        return solver.facts().name() + ".table";
    }

    /**
     * The solver, which answers from the table beside its class if there is one. A damaged table, or one of another
     * game or of other rules, is ignored: the solver then searches.
     */
    public static Solver with(Solver solver) {
        if (solver instanceof SolvedTable) {
            return solver;
        }
        try (InputStream bytes = solver.getClass().getResourceAsStream(file(solver))) {
            return bytes == null ? solver : SolvedTable.open(Path.of(file(solver)), bytes.readAllBytes(), solver);
        } catch (IOException | TableException | IllegalArgumentException e) {
            return solver;
        }
    }

    /** The solver itself, whether it answers from a table or not. */
    public static Solver without(Solver solver) {
        return solver instanceof SolvedTable table ? table.solver() : solver;
    }
}
