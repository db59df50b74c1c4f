package dev.solvable.runtime;

/**
 * A perfect hash of positions: ranks from 0 on with few gaps, so that an array can hold the values. Images of a
 * position have the same rank. Threads may share it.
 *
 * <p>A position has a second number, its turned rank: a rank of the same pieces with the other player to move. A move
 * leaves the pieces of the player who waits as they are, unless it takes one. So the ranks of a position's predecessors
 * lie near its turned rank, and the turned ranks of its successors near its rank.
 */
@ForGeneratedCode
public interface PositionRanks {
    /** The number of a position without a rank. */
    int NONE = -1;

    /** The number of ranks. Some may belong to no position. */
    int count();

    /** The number of turned ranks. */
    int turnedCount();

    /** The bytes of the tables for ranking. */
    long bytes();

    /** The rank of a position, {@link #NONE} if it has none: play never leads there. */
    int rank(long position);

    /** The ranks for use by one thread. */
    OfThread ofThread();

    /** The ranks as one thread uses them; ascending order is fastest. */
    interface OfThread {
        /** The position of a rank, one of its images. */
        long position(int rank);

        /** The turned rank of the position of a rank. */
        int turned(int rank);

        /** The rank of the position of a turned rank. */
        int turnedBack(int turned);

        /** The number of moves of a position, 0 if the game is over; {@link #NONE} for a rank without a position. */
        int moves(int rank);

        /**
         * Lists the turned ranks of the successors of a position, one for each move.
         *
         * @param rank the rank of the position
         * @param into room for all moves
         * @return the number of successors; 0 if the game is over
         */
        int successors(int rank, int[] into);

        /** An upper bound on the predecessors that are listed. */
        int mostPredecessors();

        /**
         * Lists the ranks of the predecessors of a position, each once for every move that leads from it to the
         * position. It may list positions in which the game is over.
         *
         * @param turned the turned rank of the position
         * @return the number of predecessors
         */
        int predecessors(int turned, int[] into);
    }
}
