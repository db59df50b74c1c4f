package dev.solvable;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A line of equal marks ends the game, or gives a point ({@link Ending#SCORES}). A longer run contains a line; a line
 * never crosses a hole.
 *
 * <p>With {@link Choice#OWN} a line belongs to the player of its mark, and ends the game for that player regardless of
 * the side to move. With {@link Choice#ANY} and {@link Choice#SHARED} lines end the game for the player who completed
 * them, who is not to move. The compiler notes this if {@link #completes()} is not written and no result is
 * {@linkplain SolvableGame#expect() expected}, because the author may have meant marks with an owner.
 *
 * <p>In a game of {@link Pieces} a line consists of the mover's pieces, of any kinds, and is checked after each move;
 * {@link #by()} is not allowed there.
 *
 * <pre>{@code
 * @SolvableGame(cells = 4)
 * @Marks
 * @Lines(patterns = {"0 1", "1 2", "2 3"}, completes = Ending.LOSES)
 * final class NoTwoTogether {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Lines {
    /** How many equal marks in a straight line end the game, at least 1; 0 means that there are no straight lines. */
    int length() default 0;

    /** Whether straight lines run along the rows. */
    boolean rows() default true;

    /** Whether straight lines run along the columns. */
    boolean columns() default true;

    /** Whether straight lines run along both diagonals. */
    boolean diagonals() default true;

    /**
     * Explicit lines beside or instead of the straight ones. Each lists the numbers of its cells, {@code "0 4 8"}, or
     * is a picture of the whole board ({@code #} a cell of the line, {@code .} another cell, a space a hole, rows
     * joined by {@code /}). Pictures are never moved or turned.
     */
    String[] patterns() default {};

    /**
     * What completing a line does for the player who owns it: {@link Ending#WINS} or {@link Ending#LOSES}; with
     * {@link Marks} also {@link Ending#SCORES}, with {@link Pieces} {@link Ending#TAKES}.
     *
     * <p>{@link Ending#SCORES}: each line that a move completes gives its player a point, the game ends when no move is
     * left, and its solver is a {@link ScoreSolver}. {@link Ending#TAKES}: a move that completes a line also takes an
     * enemy piece from the board. Pieces in a line are safe unless all are in lines. If no enemy piece is on the board,
     * none is taken.
     */
    Ending completes() default Ending.WINS;

    /**
     * Who wins by lines: {@link Player#EITHER} for both, or one player alone, the maker. The other player, the breaker,
     * then wins when no move is left, regardless of the side to move. Such a game is never drawn, has no
     * {@link NoMoves}, and its lines cannot lose. With {@link Choice#OWN} only lines of the maker's marks count; with
     * {@link Choice#ANY} and {@link Choice#SHARED} every line counts, whichever player completes it.
     *
     * <p>Order and Chaos, by Stephen Sniderman (1981), on a smaller board: either player puts either mark, Order wants
     * four in a row, and Chaos none.
     *
     * <pre>{@code
     * @SolvableGame(cells = 16)
     * @Board(rows = 4, columns = 4)
     * @Marks(choice = Choice.ANY)
     * @Lines(length = 4, by = Player.FIRST)
     * final class OrderAndChaos {}
     * }</pre>
     */
    Player by() default Player.EITHER;

    /**
     * Whether a player whose move scores moves again; only for {@link Ending#SCORES} with {@link Choice#SHARED} marks.
     * The board then does not tell whose turn it is. Positions and values are relative to the player to move, and
     * {@link Solver#toMove} is {@link Player#EITHER}.
     *
     * <p>Dots and boxes with two rows of two boxes; the cells are the edges between the dots:
     *
     * <pre>{@code
     * @SolvableGame(cells = 12)
     * @Board(rows = 5, columns = 5, map = {" . . ", ". . .", " . . ", ". . .", " . . "})
     * @Marks(choice = Choice.SHARED, first = '#')
     * @Lines(patterns = {"0 2 3 5", "1 3 4 6", "5 7 8 10", "6 8 9 11"}, completes = Ending.SCORES, again = true)
     * final class DotsAndBoxes2x2 {}
     * }</pre>
     */
    boolean again() default false;
}
