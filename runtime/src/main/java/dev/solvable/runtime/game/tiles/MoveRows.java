package dev.solvable.runtime.game.tiles;

/**
 * Moves sorted by the first of the cells that each needs, for a search: a taken cell rules out all moves that start
 * with it.
 */
public final class MoveRows {
    /** The cells that each move needs. */
    public final long[] needs;

    /** The cells that each move fills, in the same order. */
    public final long[] fills;

    /**
     * For each cell the index in {@link #needs} of the first move that starts with it; its moves end where those of the
     * next cell begin.
     */
    public final int[] firstMoves;

    private final long everNeeded;
    private final boolean needsOneEach;

    MoveRows(long[] needs, long[] fills, int cells) {
        this.needs = new long[needs.length];
        this.fills = new long[needs.length];
        this.firstMoves = new int[cells + 1];
        long needed = 0;
        boolean oneEach = true;
        for (long need : needs) {
            firstMoves[Long.numberOfTrailingZeros(need) + 1]++;
            needed |= need;
            oneEach &= Long.bitCount(need) == 1;
        }
        everNeeded = needed;
        needsOneEach = oneEach;
        for (int cell = 0; cell < cells; cell++) {
            firstMoves[cell + 1] += firstMoves[cell];
        }
        int[] places = firstMoves.clone();
        for (int move = 0; move < needs.length; move++) {
            int place = places[Long.numberOfTrailingZeros(needs[move])]++;
            this.needs[place] = needs[move];
            this.fills[place] = fills[move];
        }
    }

    static long bytesOfOrder(int cells) {
        return (cells + 1L) * (Integer.BYTES + Long.BYTES);
    }

    /** The free cells that some possible move needs; the other free cells are as good as taken. */
    public long needed(long free) {
        if (needsOneEach) {
            return free & everNeeded;
        }
        long needed = 0;
        for (long cells = free; cells != 0; cells &= cells - 1) {
            int cell = Long.numberOfTrailingZeros(cells);
            for (int move = firstMoves[cell]; move < firstMoves[cell + 1]; move++) {
                if ((needs[move] & ~free) == 0) {
                    needed |= needs[move];
                }
            }
        }
        return needed;
    }

    /** The number of moves. */
    public int count() {
        return needs.length;
    }
}
