package dev.solvable;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Lists the moves of a game that no picture describes. It annotates a static method {@code long[][] method()} of the
 * declaration that is not private and throws no checked exception. A game has either such methods or one of
 * {@link Marks}, {@link Tiles} and {@link Pieces}.
 *
 * <p>Where the players have different moves, two methods give them, one for each player, see {@link #by()}.
 *
 * <p>Each row is a move, {@code {requiredEmpty, filled}}, with cell i as bit i. The move is legal if all cells of
 * {@code requiredEmpty} are free, and takes those of {@code filled}, some of which may be taken already.
 * {@code requiredEmpty & filled} is not zero, so every move takes a free cell. The row is the index of the move, and
 * the cells of {@code filled} are its name, so rows that fill the same cells share one. The solver calls the method
 * once, before any position exists, and checks the rows. A move cannot require anything but empty cells, and cannot
 * free a cell. The compiler never runs the method, so it does not know the moves. The player who cannot move loses
 * unless {@link NoMoves} says otherwise. In board texts {@code #} is a taken cell and {@code .} a free one.
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
     * Whose moves these are. With {@link Player#EITHER} they are both players', and the game has no other such method.
     * Otherwise a second method lists the other player's moves. A position then holds the side to move, as with
     * {@link Tiles#by()}, there are at most 63 cells, and no Grundy values. The rows of {@link Player#FIRST} are
     * numbered before those of {@link Player#SECOND}, whichever method stands first.
     *
     * <p>Col, by Colin Vout, on a path of three points: each player colours points in one colour, and no two neighbours
     * may have the same. A cell for each point and player is free as long as this player may colour this point.
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
