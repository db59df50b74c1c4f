package dev.solvable;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Each turn puts one mark on an empty cell; the players alternate, each with a mark of their own.
 *
 * <p>The characters are those of {@link Solver#parse(String)} and {@link Solver#format(long)}. They must differ from
 * each other and be neither white space nor control characters.
 *
 * <pre>{@code
 * @SolvableGame(cells = 9)
 * @Board(rows = 3, columns = 3)
 * @Marks(first = 'X', second = 'O', empty = '_')
 * @Lines(length = 3)
 * final class CapitalTicTacToe {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Marks {
    /** The mark of the player who starts. */
    char first() default 'x';

    /** The mark of the other player. */
    char second() default 'o';

    /** The character of an empty cell. */
    char empty() default '.';
}
