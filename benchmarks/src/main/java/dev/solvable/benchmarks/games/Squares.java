package dev.solvable.benchmarks.games;

/** Sets of cells of a square board, with eight bits per row from the first row on, and their images. */
final class Squares {
    private Squares() {}

    /** All cells of a board with this number of rows and columns, 1 to 8. */
    static long board(int side) {
        return (0x0101010101010101L >>> 8 * (8 - side)) * ((1L << side) - 1);
    }

    /**
     * The next of the eight images of a set: motion 4 transposes the last image, other even ones reverse its rows, odd
     * ones mirror it left and right.
     *
     * @param motion 1 to 7
     */
    static long moved(long some, int motion, int side) {
        return motion == 4 ? transposed(some) : (motion & 1) != 0 ? mirrored(some, side) : upsideDown(some, side);
    }

    /** The rows in reverse order. */
    private static long upsideDown(long some, int side) {
        return Long.reverseBytes(some) >>> 8 * (8 - side);
    }

    /** Each row in reverse order. */
    private static long mirrored(long some, int side) {
        long swapped = some >>> 1 & 0x5555555555555555L | (some & 0x5555555555555555L) << 1;
        swapped = swapped >>> 2 & 0x3333333333333333L | (swapped & 0x3333333333333333L) << 2;
        swapped = swapped >>> 4 & 0x0F0F0F0F0F0F0F0FL | (swapped & 0x0F0F0F0F0F0F0F0FL) << 4;
        return swapped >>> 8 - side;
    }

    /** Rows as columns: blocks of one, two and four cells change places (Warren 2002, Hacker's Delight, 7-3). */
    private static long transposed(long some) {
        long changed = (some ^ some >>> 7) & 0x00AA00AA00AA00AAL;
        long swapped = some ^ changed ^ changed << 7;
        changed = (swapped ^ swapped >>> 14) & 0x0000CCCC0000CCCCL;
        swapped ^= changed ^ changed << 14;
        changed = (swapped ^ swapped >>> 28) & 0x00000000F0F0F0F0L;
        return swapped ^ changed ^ changed << 28;
    }
}
