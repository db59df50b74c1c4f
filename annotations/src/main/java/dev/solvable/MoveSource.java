package dev.solvable;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The game's own moves, for games that no picture describes. It stands on a static method {@code long[][] method()} of
 * the declaration that is not private and throws no checked exception; a game has one of {@link Marks}, {@link Tiles},
 * {@link Pieces} and such methods.
 *
 * <p>Where the players have different moves, two methods give them, one for each player, see {@link #by()}.
 *
 * <p>Each row is a move, {@code {requiredEmpty, filled}}, cell i as bit i: the move is legal where all cells of
 * {@code requiredEmpty} are free, and takes those of {@code filled}, among which may be taken ones.
 * {@code requiredEmpty & filled} is not zero, so that every move takes something. The row is the index of the move. The
 * solver asks for the rows once, before there is a position, and checks them: what a move needs besides empty cells,
 * and what frees a cell, cannot be expressed; the compiler never runs the method, and so does not know of its moves.
 * The player who cannot move loses unless {@link NoMoves} says otherwise. In board texts {@code #} is a taken cell and
 * {@code .} a free one.
 *
 * <p>Chomp: a bite takes a square with all that is to the right of it and below it, and the corner is never bitten.
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
public @interface MoveSource {
    /**
     * Whose moves these are. {@link Player#EITHER}: those of both, and the game has no other such method. Else a second
     * method gives the other player's; a position then says who is to move, as with {@link Tiles#by()}, on at most 63
     * cells, and there are no Grundy values. Moves are numbered from the rows of {@link Player#FIRST} on, then those of
     * {@link Player#SECOND}, whichever method stands first.
     *
     * <p>Col, by Colin Vout, on a path of three points: the players colour points, each in a colour, and no two
     * neighbours in the same. A cell for each point and player is free as long as this player may colour this point.
     *
     * <pre>{@code
     * @SolvableGame(cells = 6)
     * @Board(rows = 2, columns = 3)
     * final class ColOnAPath {
     *     @MoveSource(by = Player.FIRST)
     *     static long[][] red() {
     *         return new long[][] {{0b000_001, 0b001_011}, {0b000_010, 0b010_111}, {0b000_100, 0b100_110}};
     *     }
     *
     *     @MoveSource(by = Player.SECOND)
     *     static long[][] blue() {
     *         return new long[][] {{0b001_000, 0b011_001}, {0b010_000, 0b111_010}, {0b100_000, 0b110_100}};
     *     }
     * }
     * }</pre>
     */
    Player by() default Player.EITHER;
}
