package dev.solvable.runtime.partizan;

/**
 * The least that a player gains from the items of a {@link TileLayout} while the other destroys some with every move.
 * An item is worth its tiles and the cells that it takes from the other player.
 *
 * <p>Items are counted by their values. Each of the values 1 to 8 has a counter of 8 bits: the number of items worth at
 * least that much.
 */
final class GuaranteedGain {
    private static final int MAX_VALUE = 8;

    /** Enough for the quotients of all counts, which have 8 bits, to be exact. */
    private static final int RECIPROCAL_BITS = 16;

    /** The count of one item of each value. */
    private static final long[] AT_LEAST = atLeast();

    private final TileLayout layout;

    /** How many items a tile of the other player meets at most. */
    private final int met;

    /** Divides by one more than that, as a multiplication: a division would take longer than all the rest. */
    private final int reciprocal;

    /** The items that no tile meets with another. */
    private long lone;

    /** Pairs that a tile meets with another item. */
    private long paired;

    /** Tiles that a tile meets with another item. */
    private long others;

    /** The lowest cells of the tiles that have one weighed cell at least. */
    private long one;

    /** Of those that have two. */
    private long two;

    /** Of those that have three. */
    private long three;

    /** Of those that have four. */
    private long four;

    GuaranteedGain(TileLayout layout) {
        this.layout = layout;
        this.met = layout.other.largest;
        this.reciprocal = (1 << RECIPROCAL_BITS) / (met + 1) + 1;
    }

    private static long[] atLeast() {
        long[] atLeast = new long[MAX_VALUE + 1];
        for (int value = 1; value <= MAX_VALUE; value++) {
            atLeast[value] = atLeast[value - 1] | 1L << 8 * (value - 1);
        }
        return atLeast;
    }

    /**
     * The least that the items are worth to the player: a unit for each tile, and the weight of their cells.
     *
     * @param begins whether the player is to move
     */
    int of(CellWeights weights, int unit, boolean begins) {
        lone = Long.bitCount(layout.extra & weights.once) + ((long) Long.bitCount(layout.extra & weights.twice) << 8);
        paired = 0;
        others = 0;
        layout.value(this, weights, unit);
        if (layout.pairCount > 0) {
            addPairs(weights, unit);
        }
        return begins ? leastAfterMove() : least(lone, paired, others);
    }

    /**
     * Adds the tiles of a shape, all at once: their cells that count something are added up in masks of the tiles that
     * have one such cell at least, two, three and four.
     *
     * @param laid the lowest cells of the tiles
     * @param contested of those that a tile meets with another item
     */
    void addTiles(TileShape shape, long laid, long contested, CellWeights weights, int unit) {
        one = 0;
        two = 0;
        three = 0;
        four = 0;
        for (int offset : shape.offsets) {
            addCell(weights.once >>> offset);
        }
        if (weights.twice != 0) {
            for (int offset : shape.offsets) {
                addCell(weights.twice >>> offset);
            }
        }
        count(laid, contested, unit);
    }

    /** The same for tiles of two cells. */
    void addDominoes(int step, long laid, long contested, CellWeights weights, int unit) {
        long second = weights.once >>> step;
        one = weights.once | second;
        two = weights.once & second;
        three = 0;
        four = 0;
        if (weights.twice != 0) {
            addCell(weights.twice);
            addCell(weights.twice >>> step);
        }
        count(laid, contested, unit);
    }

    private void addCell(long weighed) {
        four |= three & weighed;
        three |= two & weighed;
        two |= one & weighed;
        one |= weighed;
    }

    private void count(long laid, long contested, int unit) {
        lone += counts(laid & ~contested, unit);
        if (contested != 0) {
            others += counts(contested, unit);
        }
    }

    private long counts(long tiles, int unit) {
        long more = Long.bitCount(tiles & one)
                + ((long) Long.bitCount(tiles & two) << 8)
                + ((long) Long.bitCount(tiles & three) << 16);
        more += (long) Long.bitCount(tiles & four) << 24;
        return Long.bitCount(tiles) * AT_LEAST[unit] + (more << 8 * unit);
    }

    private void addPairs(CellWeights weights, int unit) {
        int leastPair = MAX_VALUE;
        for (int i = 0; i < layout.pairCount; i++) {
            int value = Math.min(2 * unit + weights.of(layout.pairs[i]), MAX_VALUE);
            if (layout.contestedPairs[i]) {
                paired += AT_LEAST[value];
                leastPair = Math.min(leastPair, value);
            } else {
                lone += AT_LEAST[value];
            }
        }
        others &= AT_LEAST[leastPair] * 0xFF; // no more than a pair, as pairs are to be taken first
    }

    /** The least where the player begins, and takes the best item of one kind. */
    private int leastAfterMove() {
        int best = highest(lone);
        int least = best + least(lone - AT_LEAST[best], paired, others);
        if (paired != 0) {
            best = highest(paired);
            least = Math.max(least, best + least(lone, paired - AT_LEAST[best], others));
        }
        if (others != 0) {
            best = highest(others);
            least = Math.max(least, best + least(lone, paired, others - AT_LEAST[best]));
        }
        return least;
    }

    /** The highest value that has a count, 0 for none. */
    private static int highest(long counts) {
        return (71 - Long.numberOfLeadingZeros(counts)) / 8;
    }

    /**
     * The least that items are worth once the other player begins to destroy them. A move destroys one lone item, or
     * one of a pair together with other items, or else as many as a tile meets. In between the player takes the best
     * remaining item. So of n items of some value the player gets at least every second one, or every third, and so on.
     */
    private int least(long alone, long pairs, long rest) {
        int lost = ((int) (pairs & 0xFF) + 1) / 2 * (met - 1);
        long halves = (alone >>> 1 & 0x7F7F7F7F_7F7F7F7FL) + (pairs >>> 1 & 0x7F7F7F7F_7F7F7F7FL);
        int least = (int) (halves * 0x01010101_01010101L >>> 56); // the sum of all 8 counts
        int last = Math.max(0, (int) (rest & 0xFF) - lost);
        if ((alone & 1) != 0 && last != rounds(last) * (met + 1)) {
            least++; // of the last of both kinds one is left
        }
        for (long higher = rest; (higher & 0xFF) > lost + met; higher >>>= 8) { // fewer have a higher value
            least += rounds((int) (higher & 0xFF) - lost);
        }
        return least;
    }

    /** The items that the player gets if the other one takes as many as a tile can before each of them. */
    private int rounds(int items) {
        return items * reciprocal >>> RECIPROCAL_BITS;
    }
}
