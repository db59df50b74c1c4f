package dev.solvable;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A player with too few {@link Pieces} has lost. Pieces in hand count.
 *
 * <p>Each player has a king that steps and takes, on a board of six cells. A player without a king has lost.
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
    /** The number of pieces that a player needs, at least 1. */
    int than();

    /** The letters of the kinds that are counted together, large or small; empty means all. */
    String of() default "";
}
