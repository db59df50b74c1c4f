package dev.solvable.runtime.partizan;

import java.util.BitSet;

/**
 * Which cells one tile of the other player takes when it meets two items of a {@link ShapedLayout}. Every tile that is
 * laid out has one lowest cell, so to meet two items is to be met from two of these.
 */
final class TileContest {
    private final TileShape[] own;
    private final TileShape[] other;

    /** For each shape of the other player's and each of the own: from which distances a tile meets the lowest cells. */
    private final int[][][] distances;

    TileContest(TileReach own, TileReach other) {
        this.own = own.shapes;
        this.other = other.shapes;
        this.distances = new int[this.other.length][this.own.length][];
        for (int i = 0; i < this.other.length; i++) {
            for (int j = 0; j < this.own.length; j++) {
                distances[i][j] = distances(this.other[i], this.own[j]);
            }
        }
    }

    private static int[] distances(TileShape from, TileShape to) {
        BitSet found = new BitSet();
        for (int cell : from.offsets) {
            for (int met : to.offsets) {
                found.set(cell - met + Long.SIZE);
            }
        }
        return TileShape.numbers(found, -Long.SIZE);
    }

    /**
     * The cells of the other player's tiles that meet two items.
     *
     * @param laid the lowest cells of the tiles that are laid out, for each shape
     * @param wanted the cells of all items
     */
    long cells(long[] laid, long wanted, long free) {
        long listed = wanted;
        for (int i = 0; i < own.length; i++) {
            listed &= ~own[i].cells(laid[i]);
        }
        long cells = 0;
        for (int i = 0; i < other.length; i++) {
            long meeting = meetingTwo(i, laid, listed) & other[i].placements(free);
            cells |= other[i].cells(meeting);
        }
        return cells;
    }

    private long meetingTwo(int shape, long[] laid, long listed) {
        long any = other[shape].meeting(listed);
        long two = 0;
        for (int i = 0; i < own.length; i++) {
            for (int distance : distances[shape][i]) {
                long met = TileShape.shifted(laid[i], distance);
                two |= any & met;
                any |= met;
            }
        }
        return two;
    }
}
