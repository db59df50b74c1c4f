package dev.solvable.runtime;

/**
 * Numbers positions from 0 on with few gaps, so that what is known of them lies in an array: a perfect hash. Images of
 * a position have the same rank. Threads may share it.
 *
 * <p>A position has a second number, its turned rank: that of the same pieces with the other player to move. A move
 * leaves the pieces of the player who waits as they are, unless it takes one. So the ranks of a position's predecessors
 * lie near its turned rank, and the turned ranks of its successors near its rank.
 */
@ForGeneratedCode
public interface PositionRanks {
    /** What has no rank. */
    int NONE = -1;

    /** The number of ranks. Some may belong to no position. */
    int count();

    /** The number of turned ranks. */
    int turnedCount();

    /** The bytes of the tables that tell ranks. */
    long bytes();

    /** The rank of a position, {@link #NONE} where it has none: play never leads there. */
    int rank(long position);

    /** The ranks for a thread of its own. */
    OfThread ofThread();

    /** What one thread asks about ranks, best in ascending order. */
    interface OfThread {
        /** One of the images with a rank. */
        long position(int rank);

        /** The turned rank of the position of a rank. */
        int turned(int rank);

        /** The rank of the position of a turned rank. */
        int turnedBack(int turned);

        /** How many moves a position has, 0 where the game is over; {@link #NONE} for a rank that belongs to none. */
        int moves(int rank);

        /**
         * Lists the turned ranks of the positions that the moves of a position lead to: one for each move.
         *
         * @param rank that of the position
         * @param into room for all moves
         * @return how many there are; 0 where the game is over
         */
        int successors(int rank, int[] into);

        /** The most predecessors that are listed. */
        int mostPredecessors();

        /**
         * Lists the ranks of the predecessors of a position, each once for every move that leads from it to the
         * position. The game may be over in some of them, so that nothing is played there.
         *
         * @param turned the turned rank of the position
         * @return how many there are
         */
        int predecessors(int turned, int[] into);
    }
}
