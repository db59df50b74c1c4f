package dev.solvable;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What it means for the player to move when no move is left and nothing else ended the game.
 *
 * <p>Without it that player loses, except in a game of marks with {@link Lines} or a {@link WinCheck}, which is then
 * drawn. If lines win for one player alone ({@link Lines#by()}), the other player has then won, and this annotation is
 * not allowed.
 *
 * <pre>{@code
 * @SolvableGame(cells = 16)
 * @Board(rows = 4, columns = 4)
 * @Tiles("##")
 * @NoMoves(Ending.WINS)
 * final class MisereCram {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface NoMoves {
    /**
     * The ending for the player who is to move and cannot: {@link Ending#WINS}, {@link Ending#LOSES} or
     * {@link Ending#DRAWS}.
     */
    Ending value();
}
