package dev.solvable;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * One way in which {@link Pieces} move. If repeated, a piece may move in any of these ways.
 *
 * <p>Pong Hau K'i, on a board that is a graph: a piece moves along a link.
 *
 * <pre>{@code
 * @SolvableGame(cells = 5, expect = Expectation.DRAW)
 * @Board(rows = 1, columns = 5, links = {"0-2-1-4-3-0", "2-3", "2-4"})
 * @Pieces("XX.oo")
 * @Move(way = "L")
 * final class PongHauKi {}
 * }</pre>
 *
 * <p>Mu Torere: a ring round a centre, which only a piece beside an enemy may enter.
 *
 * <pre>{@code
 * @SolvableGame(cells = 9)
 * @Board(rows = 1, columns = 9, links = {"0-1-2-3-4-5-6-7-0", "0-8-1", "2-8-3", "4-8-5", "6-8-7"})
 * @Pieces("XXXXoooo.")
 * @Move(way = "L", to = {0, 1, 2, 3, 4, 5, 6, 7})
 * @Move(way = "L", to = 8, besideEnemy = true)
 * final class MuTorere {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@Repeatable(Move.List.class)
public @interface Move {
    /**
     * Where a step leads, as one or several letters: {@code W} the next cell along the row or the column, {@code F} the
     * next cell along a diagonal, {@code K} either of these, {@code N} a knight's leap (two along a row or column and
     * one across), {@code L} along one of the board's {@link Board#links()}, {@code *} any cell.
     *
     * <p>Small letters before one of {@code W}, {@code F}, {@code K} and {@code N} keep some of its steps: {@code f}
     * those that lead forward, {@code b} those that lead backward, {@code s} those that lead neither forward nor
     * backward; several of them keep the steps of each. {@code "fsW"} is a step forward or sideways.
     */
    String way();

    /** The letters of the kinds that move so, large or small; empty means all. */
    String of() default "";

    /**
     * The maximum number of steps in one direction, over empty cells; 0 means without limit. Steps with {@code L} or
     * {@code *} have no direction, so it is 1 there.
     */
    int far() default 1;

    /**
     * Whether a piece must go as far as it can.
     *
     * <p>Neutreeko, by Jan Kristian Haugland (2001), on a smaller board: pieces slide until something is in the way.
     *
     * <pre>{@code
     * @SolvableGame(cells = 16)
     * @Board(rows = 4, columns = 4)
     * @Pieces({".oo.", ".X..", "..o.", ".XX."})
     * @Move(way = "K", far = 0, toTheEnd = true)
     * @Lines(length = 3)
     * final class SmallNeutreeko {}
     * }</pre>
     */
    boolean toTheEnd() default false;

    /**
     * What stands on the cell that the piece moves to; an enemy is taken.
     *
     * <p>Clobber, by Albert, Grossman, Nowakowski and Wolfe (2001): every move takes a neighbour.
     *
     * <pre>{@code
     * @SolvableGame(cells = 9)
     * @Pieces({"XoX", "oXo", "XoX"})
     * @Move(way = "W", onto = Onto.ENEMY)
     * final class SmallClobber {}
     * }</pre>
     */
    Onto onto() default Onto.EMPTY;

    /**
     * What the piece jumps over: exactly one piece, onto the cell just behind it.
     *
     * <p>Konane, from a position in which two stones have been removed:
     *
     * <pre>{@code
     * @SolvableGame(cells = 16)
     * @Pieces({"XoXo", "oX.X", "Xo.o", "oXoX"})
     * @Move(way = "W", over = Over.ENEMY, takes = true)
     * final class SmallKonane {}
     * }</pre>
     */
    Over over() default Over.NOTHING;

    /** Whether the piece that is jumped over is taken: it is out of the game. */
    boolean takes() default false;

    /** The numbers of the only cells that the piece may move to; empty means all. */
    int[] to() default {};

    /** Whether the piece may move so only if a single step of {@code way} leads to an enemy. */
    boolean besideEnemy() default false;

    /**
     * Restricts the move to a player with exactly this many pieces on the board and none in hand; 0 means any number.
     *
     * <p>Six pieces on a line; a player's last one may move anywhere:
     *
     * <pre>{@code
     * @SolvableGame(cells = 6)
     * @Pieces("XX..oo")
     * @Move(way = "W", onto = Onto.EITHER)
     * @Move(way = "*", whenLeft = 1)
     * @Fewer(than = 1)
     * final class LastOneFlies {}
     * }</pre>
     */
    int whenLeft() default 0;

    /** The container of repeated {@link Move}s; only the compiler writes it. */
    @Documented
    @Retention(RetentionPolicy.CLASS)
    @Target(ElementType.TYPE)
    @interface List {
        /** The repeated annotations, in the order in which they stand. */
        Move[] value();
    }
}
