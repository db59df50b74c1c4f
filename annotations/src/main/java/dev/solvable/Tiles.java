package dev.solvable;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Each turn covers free cells with one tile.
 *
 * <p>A picture is drawn in rows of {@code #} (a cell of the tile) and {@code .} (not a cell of it), joined by
 * {@code /}; shorter rows are filled up with {@code .}. The annotation may be repeated, for tiles that differ in
 * whether they may be turned, or in the player who may lay them. All must agree on {@code filled} and {@code empty}.
 *
 * <pre>{@code
 * @SolvableGame(cells = 25)
 * @Board(rows = 5, columns = 5)
 * @Tiles({"##", "##/#."})
 * final class BlockGame {}
 * }</pre>
 *
 * <p>Domineering, in which the first player lays vertical dominoes and the second player horizontal ones:
 *
 * <pre>{@code
 * @SolvableGame(cells = 16)
 * @Board(rows = 4, columns = 4)
 * @Tiles(value = "#/#", rotate = false, by = Player.FIRST)
 * @Tiles(value = "##", rotate = false, by = Player.SECOND)
 * final class Domineering {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@Repeatable(Tiles.List.class)
public @interface Tiles {
    /** The pictures of the tiles, at least one. */
    String[] value();

    /** Whether a tile may be turned by quarter turns. */
    boolean rotate() default true;

    /** Whether a tile may be laid as its left-right mirror image. Images are made first, then turned. */
    boolean reflect() default true;

    /**
     * Who may lay these tiles: one player, or {@link Player#EITHER} for both. If any tile belongs to one player, a
     * position holds the side to move.
     */
    Player by() default Player.EITHER;

    /** The character of a covered cell in board texts. */
    char filled() default '#';

    /** The character of a free cell in board texts. */
    char empty() default '.';

    /** The container of repeated {@link Tiles}; only the compiler writes it. */
    @Documented
    @Retention(RetentionPolicy.CLASS)
    @Target(ElementType.TYPE)
    @interface List {
        /** The repeated annotations, in the order in which they stand. */
        Tiles[] value();
    }
}
