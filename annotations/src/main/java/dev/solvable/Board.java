package dev.solvable;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The grid a game is played on. Without it the cells are one row.
 *
 * <p>Cells are numbered row by row from 0, holes skipped, and named by column letter and row number: the top left one
 * is {@code a1}, its right neighbour {@code b1}; after column {@code z} comes {@code aa}. {@link #cellNames()} replaces
 * these names. Play begins with the empty board, or with the {@link Pieces} that stand on it; cells that can never be
 * filled are holes.
 *
 * <pre>{@code
 * @SolvableGame(cells = 8)
 * @Board(rows = 3, columns = 3, map = {"...", ". .", "..."})
 * @Tiles("##")
 * final class RingCram {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Board {
    /** The number of rows, at least 1. */
    int rows();

    /** The number of columns, at least 1. */
    int columns();

    /** The rows from the top, {@code .} for a cell and a space for a hole. Empty means a full grid. */
    String[] map() default {};

    /**
     * A name for each cell, row by row, holes skipped, in place of {@code a1}, {@code b1} and so on: of letters and
     * digits, no two the same. Empty means the names of the grid.
     *
     * <p>Two crossing lines of three cells; each turn marks one cell, and completing a line wins:
     *
     * <pre>{@code
     * @SolvableGame(cells = 5)
     * @Board(
     *         rows = 3,
     *         columns = 3,
     *         map = {" . ", "...", " . "},
     *         cellNames = {"north", "west", "centre", "east", "south"})
     * @Marks
     * @Lines(length = 3)
     * final class Cross {}
     * }</pre>
     */
    String[] cellNames() default {};

    /**
     * The links of a board that is a graph, for {@link Pieces} that move along them ({@code L}). Each string is a path
     * of cell numbers joined by {@code -}; links lead both ways. The grid still says how the board is drawn.
     *
     * <p>A ring of six cells:
     *
     * <pre>{@code
     * @SolvableGame(cells = 6)
     * @Board(
     *         rows = 2,
     *         columns = 3,
     *         links = {"0-1-2-5-4-3-0"})
     * @Pieces({"XX.", "oo."})
     * @Move(way = "L")
     * final class Ring {}
     * }</pre>
     */
    String[] links() default {};
}
