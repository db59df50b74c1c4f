package dev.solvable.runtime.partizan;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Pairs of a player's tiles such that laying one makes the other safe: two moves for one. For each way to form a pair
 * the constructor finds the placements of the other player that must be impossible. Shifts of masks then find all
 * pairs.
 */
final class TilePairs {
    /** The maximum number of ways that are tried: more cost more time than they save. */
    private static final int MAX_WAYS = 4;

    private final TileShape[] own;
    private final TileShape[] other;
    private final TileReach otherTiles;

    /** The ways for two tiles to form a pair; ways that cover the same cells are adjacent. */
    private final Way[] ways;

    /** The placements of each own shape in the free cells of the current call. */
    private final long[] ownPlaced;

    private final long[] otherPlaced;

    TilePairs(TileReach own, TileReach other) {
        this.own = own.shapes;
        this.otherTiles = other;
        this.other = other.shapes;
        this.ownPlaced = new long[this.own.length];
        this.otherPlaced = new long[this.other.length];
        this.ways = ways();
    }

    /**
     * A way for two tiles of one shape to lie side by side.
     *
     * @param shape the number of the shape
     * @param displacement the distance of the second tile from the first, in cell numbers
     * @param both the cells of both
     * @param absent for each shape of the other player the placements that meet the first tile and not the second:
     *     their distances from the first
     */
    @SuppressWarnings("ArrayRecordComponent") // ways are not compared
    private record Way(int shape, int displacement, TileShape both, int[][] absent) {}

    /**
     * Lists pairs such that no tile of the other player meets two of them. Returns their number.
     *
     * @param reach the cells that the other player could cover
     * @param low whether pairs are chosen from the lowest cell, else from the highest
     */
    int list(long[] pairs, long free, long reach, boolean low) {
        int to = 0;
        long apart = free & reach;
        for (int i = 0; i < ownPlaced.length; i++) {
            ownPlaced[i] = own[i].placements(free);
        }
        for (int i = 0; i < otherPlaced.length; i++) {
            otherPlaced[i] = other[i].placements(free);
        }
        int next = 0;
        while (next < ways.length) {
            TileShape both = ways[next].both;
            long found = 0;
            for (; next < ways.length && ways[next].both == both; next++) {
                found |= found(ways[next]);
            }
            found &= both.within(apart);
            while (found != 0) {
                long pair = both.cells(low ? Long.lowestOneBit(found) : Long.highestOneBit(found));
                pairs[to] = pair;
                to++;
                apart &= ~(pair | otherTiles.touching(pair, free));
                found &= both.within(apart);
            }
        }
        return to;
    }

    /** The lowest cells of the pairs of one way. */
    private long found(Way way) {
        long found = ownPlaced[way.shape] & TileShape.shifted(ownPlaced[way.shape], way.displacement);
        for (int i = 0; i < otherPlaced.length; i++) {
            for (int distance : way.absent[i]) {
                found &= ~TileShape.shifted(otherPlaced[i], distance);
            }
        }
        return way.displacement < 0 ? found >>> -way.displacement : found;
    }

    private Way[] ways() {
        List<Way> found = new ArrayList<>();
        long distances = distances();
        for (int shape = 0; shape < own.length; shape++) {
            for (long rest = distances; rest != 0; rest &= rest - 1) { // the shortest first
                int distance = Long.numberOfTrailingZeros(rest);
                addWay(found, shape, -distance);
                addWay(found, shape, distance);
            }
        }
        return found.toArray(new Way[0]);
    }

    /** The distances between two cells of a tile of the other player. */
    private long distances() {
        long distances = 0;
        for (TileShape shape : other) {
            for (int from : shape.offsets) {
                for (int to : shape.offsets) {
                    distances |= from < to ? 1L << to - from : 0;
                }
            }
        }
        return distances;
    }

    private void addWay(List<Way> found, int shape, int displacement) {
        int[] both = both(own[shape], displacement);
        if (found.size() == MAX_WAYS || both.length < 2 * own[shape].size()) {
            return; // enough, or the two overlap
        }
        int at = found.size();
        TileShape cells = new TileShape(both, -1);
        for (int i = 0; i < found.size(); i++) {
            if (Arrays.equals(found.get(i).both.offsets, both)) {
                cells = found.get(i).both;
                at = i + 1;
            }
        }
        int[][] absent = new int[other.length][];
        for (int i = 0; i < absent.length; i++) {
            absent[i] = absent(own[shape], displacement, other[i]);
        }
        found.add(at, new Way(shape, displacement, cells, absent));
    }

    /** The cells of two tiles as distances from the lowest cell. */
    private static int[] both(TileShape shape, int displacement) {
        BitSet cells = new BitSet();
        for (int offset : shape.offsets) {
            cells.set(offset + Math.max(0, -displacement));
            cells.set(offset + Math.max(0, displacement));
        }
        return TileShape.numbers(cells, 0);
    }

    /** The distances from a tile to the placements of a shape that meet it, but not the displaced tile. */
    private static int[] absent(TileShape tile, int displacement, TileShape shape) {
        BitSet found = new BitSet();
        for (int met : tile.offsets) {
            for (int cell : shape.offsets) {
                boolean meetsBoth = false;
                for (int at : shape.offsets) {
                    meetsBoth |= Arrays.binarySearch(tile.offsets, met - cell + at - displacement) >= 0;
                }
                if (!meetsBoth) {
                    found.set(met - cell + Long.SIZE);
                }
            }
        }
        return TileShape.numbers(found, -Long.SIZE);
    }
}
