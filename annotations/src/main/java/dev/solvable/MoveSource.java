package dev.solvable;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The game's own moves, for games that no picture describes. It stands on a static method {@code long[][] method()} of
 * the declaration that is not private and throws no checked exception; a game has one of {@link Marks}, {@link Tiles}
 * and such a method.
 *
 * <p>Each row is a move of both players, {@code {requiredEmpty, filled}}, cell i as bit i: the move is legal where all
 * cells of {@code requiredEmpty} are free, and takes those of {@code filled}, among which may be taken ones.
 * {@code requiredEmpty & filled} is not zero, so that every move takes something. The row is the index of the move. The
 * solver asks for the rows once, before there is a position, and checks them: what a move needs besides empty cells,
 * and what frees a cell, cannot be expressed; the compiler never runs the method, and so does not know of its moves.
 * The player who cannot move loses unless {@link NoMoves} says otherwise. In board texts {@code #} is a taken cell and
 * {@code .} a free one.
 *
 * <p>Chomp: a bite takes a square with all that is to the right of it and below it, and nobody bites the corner.
 *
 * <pre>{@code
 * @SolvableGame(cells = 12)
 * @Board(rows = 3, columns = 4)
 * final class Chomp {
 *     @MoveSource
 *     static long[][] bites() {
 *         long[][] bites = new long[11][2];
 *         for (int cell = 1; cell < 12; cell++) {
 *             long[] bite = bites[cell - 1];
 *             bite[0] = 1L << cell;
 *             for (int other = cell; other < 12; other++) {
 *                 if (other % 4 >= cell % 4) {
 *                     bite[1] |= 1L << other;
 *                 }
 *             }
 *         }
 *         return bites;
 *     }
 * }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface MoveSource {}
