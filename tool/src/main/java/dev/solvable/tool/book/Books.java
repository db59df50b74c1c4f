package dev.solvable.tool.book;

import dev.solvable.Algorithm;
import dev.solvable.ImpartialSolver;
import dev.solvable.Solver;
import dev.solvable.table.SolvedTable;
import java.io.IOException;
import java.io.InputStream;

/** The opening books that lie beside the classes of solvers. */
public final class Books {
    private Books() {}

    /** The file of a game's book, beside its solver's class. */
    public static String file(Solver solver) {
        return solver.facts().name() + ".book";
    }

    /**
     * The solver, which answers from its book where there is one. A book of another game, or of this one when it had
     * other rules, is none; and so is a damaged one: what it would tell is searched.
     */
    public static Solver with(Solver solver) {
        if (solver instanceof SolvedTable
                || solver instanceof ImpartialSolver
                || solver.facts().solvedBy() == Algorithm.RETROGRADE) {
            return solver;
        }
        try (InputStream bytes = solver.getClass().getResourceAsStream(file(solver))) {
            if (bytes == null) {
                return solver;
            }
            BookFile file = BookFile.read(bytes);
            return isAbout(file, solver)
                    ? new BookSolver(solver, OpeningBook.of(solver, file.plies(), file.values()))
                    : solver;
        } catch (IOException | IllegalArgumentException e) {
            return solver;
        }
    }

    private static boolean isAbout(BookFile file, Solver solver) {
        return file.game().equals(solver.facts().name()) && file.digest().equals(RulesDigest.of(solver));
    }

    /** The solver itself, whether it answers from a book, from a table, or not. */
    public static Solver without(Solver solver) {
        if (solver instanceof SolvedTable table) {
            return table.solver();
        }
        return solver instanceof BookSolver book ? book.solver() : solver;
    }
}
