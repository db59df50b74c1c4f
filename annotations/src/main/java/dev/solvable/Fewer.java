package dev.solvable;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A player with too few {@link Pieces} has lost. Pieces beside the board count.
 *
 * <p>On a board of six cells a king of each player steps and takes; who loses the king has lost.
 *
 * <pre>{@code
 * @SolvableGame(cells = 6)
 * @Pieces({"k.", "..", ".K"})
 * @Move(way = "W", onto = Onto.EITHER)
 * @Fewer(than = 1, of = "K")
 * final class TwoKings {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Fewer {
    /** The number that a player needs, at least 1. */
    int than();

    /** The letters of the kinds that are counted, all of them together, large or small; empty means all. */
    String of() default "";
}
