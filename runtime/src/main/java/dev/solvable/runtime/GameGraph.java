package dev.solvable.runtime;

import dev.solvable.Outcome;
import java.util.function.LongConsumer;

/**
 * A game as a graph, for programs that go through its positions by the million: positions are nodes, moves are edges.
 * Every generated solver is both a graph and a {@link dev.solvable.Solver}, with the same numbers of positions.
 *
 * <p>Nothing here is solved, locked, allocated or checked. A number that is no position that makes sense gets a
 * meaningless answer from every method but {@link #isPosition}. Any number of threads may ask at once.
 */
public interface GameGraph {
    /**
     * The canonical position of this one: the same for all of its images under symmetries of the game. It has the same
     * outcome and distance, and the same player to move unless a symmetry exchanges the players. The images of the
     * successors of a position are those of the successors of its images. If the solver knows no symmetry, every
     * position is its own canonical position.
     */
    long canonical(long position);

    /**
     * Lists the successors of a position, in unspecified order. A successor that several moves lead to may be listed
     * several times.
     *
     * @param into gets the positions from its first entry on, and has room for {@link #mostMoves()}
     * @return the number of successors, 0 if and only if the game is over
     */
    int successors(long position, long[] into);

    /** Whether the player who moves from a position to this successor moves again. */
    boolean keepsTurn(long position, long successor);

    /**
     * The points that a move from a position to this successor gains for its player, negative if the other player gets
     * them. It is 0 if the game is not played for points.
     */
    int gain(long position, long successor);

    /** An upper bound on the moves of a position: the room that {@link #successors} needs. */
    int mostMoves();

    /**
     * A number greater than every position that makes sense, if positions are numbered densely, as in a game that is
     * swept; else 0.
     */
    long range();

    /** Whether a number, which may be any, is a position that makes sense. */
    boolean isPosition(long number);

    /** The outcome for the player who would be to move, in a position without successors. */
    Outcome atEnd(long position);

    /**
     * Samples the methods of a declaration that decide about moves and wins: two games with the same samples have the
     * same such methods, as far as that can be found out. Games without such methods have no samples.
     *
     * @param into gets the samples, always the same ones in the same order
     */
    default void sampleMethods(LongConsumer into) {}
}
