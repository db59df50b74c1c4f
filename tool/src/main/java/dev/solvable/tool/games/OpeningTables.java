package dev.solvable.tool.games;

import dev.solvable.Solver;
import dev.solvable.table.SolvedTable;
import dev.solvable.table.TableException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;

/** The solved tables that lie beside the classes of solvers: of their first plies, as opening books, or whole ones. */
public final class OpeningTables {
    private OpeningTables() {}

    /** The file of a game's table, beside its solver's class. */
    public static String file(Solver solver) {
        return solver.facts().name() + ".table";
    }

    /**
     * The solver, which answers from the table beside its class where there is one. A table of another game, of this
     * one when it had other rules, or a damaged one is left alone: what it would tell is searched.
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
