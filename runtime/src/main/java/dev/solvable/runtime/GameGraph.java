package dev.solvable.runtime;

import dev.solvable.Outcome;
import java.util.function.LongConsumer;

/**
 * A game as a graph, for programs that go through its positions by the million: positions are nodes, moves are edges.
 * Every generated solver is one beside a {@link dev.solvable.Solver}, and positions have the same numbers here and
 * there.
 *
 * <p>Nothing here is solved, locked, allocated or checked. A number that is no position that makes sense gets a
 * meaningless answer from every method but {@link #isPosition}. Any number of threads may ask at once.
 */
public interface GameGraph {
    /**
     * The canonical position of this one: the same for all of its images under symmetries of the game. It has the same
     * outcome and distance, and the same player to move unless a symmetry exchanges the players. The images of the
     * successors of a position are those of the successors of its images. Where the solver knows no symmetry, every
     * position is its own canonical position.
     */
    long canonical(long position);

    /**
     * Lists where the moves of a position lead to, in no order that could be relied on; a position that several moves
     * lead to may be there several times.
     *
     * @param into gets the positions from its first entry on, and has room for {@link #mostMoves()}
     * @return how many there are, 0 exactly where the game is over
     */
    int successors(long position, long[] into);

    /** Whether the player who moves from a position to this successor moves again. */
    boolean keepsTurn(long position, long successor);

    /**
     * The points that the player who moves from a position to this successor gets by the move, negative where the other
     * player gets them; 0 where the game is not played for points.
     */
    int gain(long position, long successor);

    /** The room that {@link #successors} needs: no position has more moves. */
    int mostMoves();

    /**
     * Where positions are numbered densely, as in a game that is swept: a number greater than that of every position
     * that makes sense. 0 where they are not.
     */
    long range();

    /** Whether a number, which may be any, is a position that makes sense. */
    boolean isPosition(long number);

    /** How the game has ended, for the player who would be to move; asked only where there are no successors. */
    Outcome atEnd(long position);

    /**
     * Samples the methods of a declaration that decide about moves and wins: two games with the same samples have the
     * same such methods, as far as that can be found out. Games without such methods have no samples.
     *
     * @param into gets the samples, always the same ones in the same order
     */
    default void sampleMethods(LongConsumer into) {}
}
