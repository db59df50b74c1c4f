package dev.solvable.runtime;

import java.util.function.IntPredicate;

/**
 * Numbers positions from 0 on with few gaps, so that what is known of them lies in an array: a perfect hash. Images of
 * a position have the same rank. Threads may share it.
 */
@ForGeneratedCode
public interface PositionRanks {
    /** What has no rank. */
    int NONE = -1;

    /** The number of ranks. Some may belong to no position. */
    int count();

    /** The bytes of the tables that tell ranks. */
    long bytes();

    /** The rank of a position, {@link #NONE} where it has none: play never leads there. */
    int rank(long position);

    /**
     * The number of groups of ranks that follow one another: play leads from positions of one group to few groups, and
     * from most to none that is before them.
     */
    int groups();

    /** The first rank of a group; that after the last one for what would be the next group. */
    int firstOf(int group);

    /** The group of a rank. */
    int groupOf(int rank);

    /** The groups to which moves from positions of a group may lead. */
    int[] groupsAfter(int group);

    /** The ranks for a thread of its own. */
    OfThread ofThread();

    /** What one thread asks about ranks, best in ascending order. */
    interface OfThread {
        /** One of the images with a rank. */
        long position(int rank);

        /** How many moves the position of a rank has; 0 where the game is over. */
        int moves(int rank);

        /** The rank of a position. */
        int rank(long position);

        /** The most predecessors that are listed. */
        int mostPredecessors();

        /**
         * Lists the ranks of the positions of which a move leads to a position: each once for every such move. Some of
         * them may be positions in which the game is over, so that nothing is played there.
         *
         * @param rank that of the position
         * @return how many there are
         */
        int predecessors(int rank, int[] into);

        /** Whether one of the positions of which a move leads to a position has a rank that a condition holds for. */
        boolean isLedTo(int rank, IntPredicate condition);
    }
}
