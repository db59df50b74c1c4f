package dev.solvable.runtime.search.tiles;

import dev.solvable.runtime.Board;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.MaskKey;

/**
 * The key of the taken cells of one row whose tiles cover neighbours: only the lengths of the runs of free cells
 * matter. So the key has the runs in order of length, the longest first, with one taken cell between two. Runs too
 * short for a tile are left out.
 */
@ForGeneratedCode
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

    /** The runs from the first cell on, as the key has them; every other cell is taken. */
    @Override
    public long image(long taken) {
        return full & ~of(taken);
    }

    @Override
    public long of(long taken) {
        long free = full & ~taken;
        long key = 0;
        int length = 0; // of the runs put into the key, with a taken cell behind each
        while (free != 0) {
            long starts = free;
            int longest = 1;
            while ((starts & starts >>> 1) != 0) {
                starts &= starts >>> 1; // of runs of one more cell
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
