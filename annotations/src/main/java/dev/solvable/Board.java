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
 * is {@code a1}, its right neighbour {@code b1}; after column {@code z} comes {@code aa}. Play begins with the empty
 * board; cells that nobody can fill are holes.
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
}
