package dev.solvable.runtime.partizan;

/** A layout of tiles of any shapes: masks of their lowest cells, one for each shape. */
final class ShapedLayout extends TileLayout {
    private final TileReach tiles;
    private final TileShape[] shapes;
    private final TilePairs pairing;
    private final TileContest contest;

    /** The lowest cells of the safe tiles of each shape. */
    private final long[] safe;

    /** The lowest cells of the other tiles. */
    private final long[] laid;

    /** Those of them that one tile of the other player can meet together with another item. */
    private final long[] contested;

    ShapedLayout(TileReach own, TileReach other) {
        super(own, other);
        this.tiles = own;
        this.shapes = own.shapes;
        this.pairing = new TilePairs(own, other);
        this.contest = new TileContest(own, other);
        this.safe = new long[shapes.length];
        this.laid = new long[shapes.length];
        this.contested = new long[shapes.length];
    }

    @Override
    void layOut(long free, long reach, boolean low) {
        pairCount = pairing.list(pairs, free, reach, low);
        wanted = 0;
        for (int i = 0; i < pairCount; i++) {
            wanted |= pairs[i];
        }
        long rest = laySafe(free & ~(wanted | reach), low) | free & reach & ~wanted;
        left = lay(rest, low);
        wanted |= rest & ~left;
    }

    /** Lays safe tiles, as many as find room, of one shape after the other; returns the cells that are left. */
    private long laySafe(long free, boolean low) {
        long rest = free;
        int count = 0;
        for (int i = 0; i < shapes.length; i++) {
            safe[i] = tiles.packed(shapes[i], rest, low);
            rest &= ~shapes[i].cells(safe[i]);
            count += Long.bitCount(safe[i]);
        }
        safeTiles = count;
        return rest;
    }

    /** Lays other tiles; returns the cells that are left. */
    private long lay(long free, boolean low) {
        long rest = free;
        int count = 2 * pairCount + safeTiles;
        for (int i = 0; i < shapes.length; i++) {
            laid[i] = tiles.packed(shapes[i], rest, low);
            rest &= ~shapes[i].cells(laid[i]);
            count += Long.bitCount(laid[i]);
        }
        moves = count;
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
        long beside = own.touching(more, room); // the cells of what could replace a safe tile
        for (int i = 0; i < shapes.length; i++) {
            for (long rest = safe[i] & shapes[i].meeting(beside); rest != 0; rest &= rest - 1) {
                extend(shapes[i].cells(Long.lowestOneBit(rest)), free, reach);
            }
        }
    }

    @Override
    void contest(long free) {
        super.contest(free);
        long cells = contest.cells(laid, wanted, free);
        for (int i = 0; i < shapes.length; i++) {
            contested[i] = laid[i] & shapes[i].meeting(cells);
        }
    }

    @Override
    void value(GuaranteedGain gain, CellWeights weights, int unit) {
        for (int i = 0; i < shapes.length; i++) {
            gain.addTiles(shapes[i], laid[i], contested[i], weights, unit);
        }
    }
}
