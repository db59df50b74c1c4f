package dev.solvable.runtime.search.tiles;

import dev.solvable.runtime.Board;
import dev.solvable.runtime.MaskKey;

/**
 * The key of the taken cells on a board of one row whose tiles cover adjacent cells. Only the lengths of the runs of
 * free cells matter. So the key has the runs from the longest to the shortest, separated by one taken cell each. Runs
 * too short for a tile are omitted.
 */
public final class RunsKey implements MaskKey {
    private final long full;
    private final int minTile;

    /**
     * The key on a board of one row.
     *
     * @param minTile the cells of the shortest tile
     */
    public RunsKey(Board board, int minTile) {
        this.full = board.mask();
        this.minTile = minTile;
    }

    /** The taken cells of the position with the runs in the key's order; cells outside the runs are taken. */
    @Override
    public long image(long taken) {
        return full & ~of(taken);
    }

    @Override
    public long of(long taken) {
        long free = full & ~taken;
        long key = 0;
        int length = 0; // the length of the key so far, with a taken cell behind each run
        while (free != 0) {
            long starts = free;
            int longest = 1;
            while ((starts & starts >>> 1) != 0) {
                starts &= starts >>> 1; // the starts of runs with one more cell
                longest++;
            }
            if (longest < minTile) {
                break;
            }
            long run = -1L >>> Long.SIZE - longest;
            free &= ~(run << Long.numberOfTrailingZeros(starts));
            key |= run << length;
            length += longest + 1;
        }
        return key;
    }
}
