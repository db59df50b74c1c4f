package dev.solvable;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Each turn puts one mark on an empty cell. {@link #choice()} says which marks, {@link #gravity()} which cells.
 *
 * <p>The characters are those of {@link Solver#parse(String)} and {@link Solver#format(long)}. They must differ from
 * each other and be neither white space nor control characters. With {@link Choice#SHARED} there is no second mark, and
 * {@link #second()} is ignored.
 *
 * <pre>{@code
 * @SolvableGame(cells = 9)
 * @Board(rows = 3, columns = 3)
 * @Marks(first = 'X', second = 'O', empty = '_')
 * @Lines(length = 3)
 * final class CapitalTicTacToe {}
 * }</pre>
 *
 * <p>Connect Four, in which a mark falls, and Notakto, in which both players put the same mark and completing a line
 * loses:
 *
 * <pre>{@code
 * @SolvableGame(cells = 42)
 * @Board(rows = 6, columns = 7)
 * @Marks(gravity = true)
 * @Lines(length = 4)
 * final class ConnectFour {}
 * }</pre>
 *
 * <pre>{@code
 * @SolvableGame(cells = 9)
 * @Board(rows = 3, columns = 3)
 * @Marks(choice = Choice.SHARED)
 * @Lines(length = 3, completes = Ending.LOSES)
 * final class Notakto {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Marks {
    /** The mark of the player who starts, or the only one where both share it. */
    char first() default 'x';

    /** The mark of the other player. */
    char second() default 'o';

    /** The character of an empty cell. */
    char empty() default '.';

    /** Which marks a player may put. */
    Choice choice() default Choice.OWN;

    /**
     * Whether a mark falls to the lowest empty cell of its column, past holes. A board with a mark above an empty cell
     * of its column is then refused.
     */
    boolean gravity() default false;
}
