package dev.solvable;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Each turn moves one piece of the player's own over the board, as one of the {@link Move}s says.
 *
 * <p>The rows show the board at the start: {@code .} is an empty cell, a space a hole, a capital letter a piece of the
 * first player, a small one a piece of the second player. The letter is the piece's kind, and the kinds may move in
 * different ways. Where there is no {@link Board} the rows are the board, too.
 *
 * <p>The game ends by {@link Lines}, by a {@link Goal}, by {@link Fewer}, or when the player to move has no move and
 * then loses, unless {@link NoMoves} says otherwise. Play may go on for ever: a position from which neither player can
 * force an end is a draw.
 *
 * <p>Hexapawn, by Martin Gardner (1962): pawns step forward, take diagonally forward, and win on the far side.
 *
 * <pre>{@code
 * @SolvableGame(cells = 9, expect = Expectation.SECOND_WINS)
 * @Pieces({"ppp", "...", "PPP"})
 * @Move(way = "fW")
 * @Move(way = "fF", onto = Onto.ENEMY)
 * @Goal(farSide = true)
 * final class Hexapawn {}
 * }</pre>
 *
 * <p><strong>What cannot be expressed:</strong> a choice of kinds at promotion, taken pieces that come back, passing,
 * several pieces or jumps in one turn, and moves that depend on what was played before.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Pieces {
    /** The rows at the start, from the top, all equally long. */
    String[] value();

    /**
     * The pieces that lie beside the board at the start, as letters, in any order. A player who has any there must
     * place one of them on an empty cell each turn, and moves only afterwards.
     *
     * <p>Three men's morris, in which three in a row win:
     *
     * <pre>{@code
     * @SolvableGame(cells = 9, expect = Expectation.FIRST_WINS)
     * @Board(rows = 3, columns = 3)
     * @Pieces(value = {"...", "...", "..."}, hand = "XXXooo")
     * @Move(way = "W")
     * @Lines(length = 3)
     * final class ThreeMensMorris {}
     * }</pre>
     */
    String hand() default "";

    /** Which way is forward: one for the first player, one for the second. */
    Direction[] forward() default {Direction.NORTH, Direction.SOUTH};
}
