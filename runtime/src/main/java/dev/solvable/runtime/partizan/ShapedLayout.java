package dev.solvable.runtime.partizan;

import java.util.BitSet;

/** A layout of tiles of any shapes: masks of their lowest cells, one for each shape. */
final class ShapedLayout extends TileLayout {
    private final TileShape[] shapes;
    private final TilePairs pairing;
    private final TileShape[] otherShapes;

    /** For each of the other and each own shape, the distances between lowest cells at which their tiles meet. */
    private final int[][][] distances;

    /** The lowest cells of the safe tiles of each shape. */
    private final long[] safe;

    /** The lowest cells of the single tiles that are not safe, by shape. */
    private final long[] laid;

    /** The part of {@link #laid} that one tile of the other player can meet together with another item. */
    private final long[] contested;

    ShapedLayout(TileReach own, TileReach other) {
        super(own, other);
        this.shapes = own.shapes;
        this.pairing = new TilePairs(own, other);
        this.otherShapes = other.shapes;
        this.distances = new int[otherShapes.length][shapes.length][];
        for (int i = 0; i < otherShapes.length; i++) {
            for (int j = 0; j < shapes.length; j++) {
                distances[i][j] = distances(otherShapes[i], shapes[j]);
            }
        }
        this.safe = new long[shapes.length];
        this.laid = new long[shapes.length];
        this.contested = new long[shapes.length];
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

    @Override
    void layOut(long free, long reach, boolean low) {
        pairCount = pairing.list(pairs, free, reach, low);
        wanted = 0;
        for (int i = 0; i < pairCount; i++) {
            wanted |= pairs[i];
        }
        moves = 0;
        long rest = lay(safe, free & ~(wanted | reach), low) | free & reach & ~wanted;
        safeTiles = moves;
        left = lay(laid, rest, low);
        moves += 2 * pairCount;
        wanted |= rest & ~left;
    }

    /** Lays and counts as many tiles as fit, one shape after the other. Returns the remaining cells. */
    private long lay(long[] tiles, long free, boolean low) {
        long rest = free;
        for (int i = 0; i < shapes.length; i++) {
            tiles[i] = own.packed(shapes[i], rest, low);
            rest &= ~shapes[i].cells(tiles[i]);
            moves += Long.bitCount(tiles[i]);
        }
        return rest;
    }

    @Override
    void extend(long free, long reach) {
        extra = 0;
        long more = left & reach;
        if (more == 0) {
            return;
        }
        long room = left;
        for (int i = 0; i < shapes.length; i++) {
            room |= shapes[i].cells(safe[i]);
        }
        long beside = own.touching(more, room); // the cells of tiles that could replace a safe tile
        for (int i = 0; i < shapes.length; i++) {
            for (long rest = safe[i] & shapes[i].meeting(beside); rest != 0; rest &= rest - 1) {
                extend(shapes[i].cells(Long.lowestOneBit(rest)), free, reach);
            }
        }
    }

    @Override
    void contest(long free) {
        long cells = meetingTwo(free);
        for (int i = 0; i < shapes.length; i++) {
            contested[i] = laid[i] & shapes[i].meeting(cells);
        }
    }

    /**
     * The cells of the other player's tiles that meet two items. A tile that is laid out has one lowest cell, so meets
     * are counted by lowest cells.
     */
    private long meetingTwo(long free) {
        long listed = wanted;
        for (int i = 0; i < shapes.length; i++) {
            listed &= ~shapes[i].cells(laid[i]);
        }
        long cells = 0;
        for (int i = 0; i < otherShapes.length; i++) {
            long meeting = meetingTwo(i, listed) & otherShapes[i].placements(free);
            cells |= otherShapes[i].cells(meeting);
        }
        return cells;
    }

    private long meetingTwo(int otherShape, long listed) {
        long any = otherShapes[otherShape].meeting(listed);
        long two = 0;
        for (int i = 0; i < shapes.length; i++) {
            for (int distance : distances[otherShape][i]) {
                long met = TileShape.shifted(laid[i], distance);
                two |= any & met;
                any |= met;
            }
        }
        return two;
    }

    @Override
    void value(GuaranteedGain gain, CellWeights weights, int unit) {
        for (int i = 0; i < shapes.length; i++) {
            gain.addTiles(shapes[i], laid[i], contested[i], weights, unit);
        }
    }
}
