package dev.solvable.runtime.partizan;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Map;
import java.util.TreeMap;

/**
 * A shape of tiles as a list of distances between cell numbers. Shifts of the mask of free cells find all its
 * placements at once. A placement is identified by its lowest cell, its anchor.
 */
final class TileShape {
    /** The distances of all cells from the lowest, in ascending order; the first is 0. */
    final int[] offsets;

    /** The lowest cells of all placements. */
    private final long anchors;

    /** The distance of the second cell; 0 for a single cell, as using the first cell twice has no effect. */
    private final int second;

    /** The distances of the cells from the third on. */
    private final int[] further;

    TileShape(int[] offsets, long anchors) {
        this.offsets = offsets;
        this.anchors = anchors;
        this.second = offsets.length > 1 ? offsets[1] : 0;
        this.further = offsets.length > 2 ? Arrays.copyOfRange(offsets, 2, offsets.length) : new int[0];
    }

    /** The shapes of these tiles, ordered by their masks as unsigned numbers. */
    static TileShape[] of(long[] tiles) {
        Map<Long, Long> anchors = new TreeMap<>(Long::compareUnsigned);
        for (long tile : tiles) {
            int anchor = Long.numberOfTrailingZeros(tile);
            long shape = tile >>> anchor;
            anchors.put(shape, anchors.getOrDefault(shape, 0L) | 1L << anchor);
        }
        TileShape[] shapes = new TileShape[anchors.size()];
        int to = 0;
        for (Map.Entry<Long, Long> shape : anchors.entrySet()) {
            shapes[to] = new TileShape(numbers(BitSet.valueOf(new long[] {shape.getKey()}), 0), shape.getValue());
            to++;
        }
        return shapes;
    }

    /** The numbers in a set, each with a constant added. */
    static int[] numbers(BitSet set, int moved) {
        int[] array = new int[set.cardinality()];
        int next = 0;
        for (int number = set.nextSetBit(0); number >= 0; number = set.nextSetBit(number + 1)) {
            array[next] = number + moved;
            next++;
        }
        return array;
    }

    /** The number of cells. */
    int size() {
        return offsets.length;
    }

    /** The distance of the highest cell from the lowest. */
    int highest() {
        return offsets[offsets.length - 1];
    }

    /** The anchors of the placements within some cells. */
    long placements(long free) {
        return within(free) & anchors;
    }

    /** The cells from which the shape lies within these cells, whether or not there is a tile. */
    long within(long free) {
        long within = free & free >>> second;
        for (int offset : further) {
            within &= free >>> offset;
        }
        return within;
    }

    /** The cells from which the shape meets one of these cells, whether or not there is a tile. */
    long meeting(long met) {
        long meeting = met | met >>> second;
        for (int offset : further) {
            meeting |= met >>> offset;
        }
        return meeting;
    }

    /** The cells of the placements with these anchors. */
    long cells(long placed) {
        long cells = placed | placed << second;
        for (int offset : further) {
            cells |= placed << offset;
        }
        return cells;
    }

    /** A mask shifted down by a distance, up if it is negative. */
    static long shifted(long mask, int distance) {
        return distance >= 0 ? mask >>> distance : mask << -distance;
    }

    /**
     * The distance between neighbouring cells if the placements are bars in one direction, else 0. The placements of
     * bars on a line of free cells are intervals.
     */
    int step() {
        if (size() < 2) {
            return 0;
        }
        for (int i = 0; i < size(); i++) {
            if (offsets[i] != i * second) {
                return 0;
            }
        }
        return formsLines() ? second : 0;
    }

    /** Whether all placements between any two overlapping bars exist, so that the bars form lines. */
    private boolean formsLines() {
        for (long rest = anchors; rest != 0; rest &= rest - 1) {
            int anchor = Long.numberOfTrailingZeros(rest);
            boolean gap = false;
            for (int next = 1; next < size() && anchor + next * second < Long.SIZE; next++) {
                boolean there = (anchors >>> anchor + next * second & 1) != 0;
                if (there && gap) {
                    return false;
                }
                gap |= !there;
            }
        }
        return true;
    }

    /** The length of the longest run of placements at this distance from each other. */
    int longestRun(int distance) {
        int longest = 0;
        for (long run = anchors; run != 0; run &= run >>> distance) {
            longest++;
        }
        return longest;
    }
}
