package dev.solvable;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The goal of {@link Pieces}. A player who moves or places one on a goal has won.
 *
 * <p>Dodgem, by Colin Vout: cars drive forward or sideways and leave the board on the far side; a player who cannot
 * move wins.
 *
 * <pre>{@code
 * @SolvableGame(cells = 9, expect = Expectation.FIRST_WINS)
 * @Pieces(
 *         value = {"X..", "X..", ".oo"},
 *         forward = {Direction.EAST, Direction.NORTH})
 * @Move(way = "fsW")
 * @Goal(leave = true)
 * @NoMoves(Ending.WINS)
 * final class Dodgem {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Goal {
    /** The letters of the kinds that have the goal, large or small; empty means all. */
    String of() default "";

    /** The numbers of the cells that win for either player. */
    int[] cells() default {};

    /** Whether the far side wins: the last cell of each row or column, in the player's forward direction. */
    boolean farSide() default false;

    /**
     * Whether a piece on the far side may step forward off the board, by a step that leads to no cell. This needs a
     * {@link Move} that leads forward by {@code W}, {@code F} or {@code K} onto empty cells, and has no {@code over} or
     * {@code to}; a leap ({@code N}) or a jump does not leave the board. The piece is then out of the game, which by
     * itself does not win.
     */
    boolean leave() default false;

    /**
     * The letter of the kind that a piece becomes on its goal, large or small; empty means that the goal wins. With a
     * kind, reaching the goal does not win.
     */
    String becomes() default "";
}
