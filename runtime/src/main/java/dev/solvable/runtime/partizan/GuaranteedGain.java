package dev.solvable.runtime.partizan;

/**
 * A lower bound on what a player gains from the items of a {@link TileLayout} while the other player destroys some with
 * every move. The value of an item counts its tiles and the cells that it takes from the other player.
 *
 * <p>Items are counted by their values. Each of the values 1 to 8 has a counter of 8 bits: the number of items worth at
 * least that much.
 */
final class GuaranteedGain {
    private static final int MAX_VALUE = 8;

    /** The fraction bits of {@link #reciprocal}: enough for exact quotients of all 8-bit counts. */
    private static final int RECIPROCAL_BITS = 16;

    /** For each value the counters of a single item of that value. */
    private static final long[] AT_LEAST = atLeast();

    private final TileLayout layout;

    /** The maximum number of items that a tile of the other player meets. */
    private final int met;

    /** The reciprocal of {@code met + 1} in fixed point: a division would take longer than all the rest. */
    private final int reciprocal;

    /** Counters of the cells, and of the single tiles that no tile of the other player meets with another item. */
    private long lone;

    private long paired;

    /** Counters of the single tiles that some tile of the other player meets together with another item. */
    private long others;

    // The lowest cells of the tiles that weigh at least 1, 2, 3 and 4.

    private long one;
    private long two;
    private long three;
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
     * A lower bound on the player's gain from the items: a unit for each tile, and the weight of its cells.
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
     * Adds all tiles of a shape at once. Their weights are added up in parallel, in masks of the tiles that weigh at
     * least 1, 2, 3 and 4.
     *
     * @param laid the lowest cells of the tiles
     * @param contested the part of {@code laid} that a tile of the other player meets together with another item
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

    /** Adds all tiles of two cells at once. */
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
            paired += AT_LEAST[value];
            leastPair = Math.min(leastPair, value);
        }
        others &= AT_LEAST[leastPair] * 0xFF; // valued no higher than any pair, as pairs are to be taken first
    }

    /** The lower bound if the player begins, and takes the best item of one kind. */
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

    /** The highest value with a nonzero counter, 0 for none. */
    private static int highest(long counts) {
        return (71 - Long.numberOfLeadingZeros(counts)) / 8;
    }

    /**
     * The lower bound if the other player begins. Each move of the other player destroys a lone item, a pair with some
     * other items, or as many other items as a tile meets. After it the player takes the best remaining item. So the
     * player gets at least every second lone item or pair, and one in {@code met + 1} of the others.
     */
    private int least(long alone, long pairs, long rest) {
        int lost = ((int) (pairs & 0xFF) + 1) / 2 * (met - 1);
        long halves = (alone >>> 1 & 0x7F7F7F7F_7F7F7F7FL) + (pairs >>> 1 & 0x7F7F7F7F_7F7F7F7FL);
        int least = (int) (halves * 0x01010101_01010101L >>> 56); // the sum of all 8 counts
        int last = Math.max(0, (int) (rest & 0xFF) - lost);
        if ((alone & 1) != 0 && last != rounds(last) * (met + 1)) {
            least++; // the player gets one of the last items of both kinds
        }
        for (long higher = rest; (higher & 0xFF) > lost + met; higher >>>= 8) { // fewer have a higher value
            least += rounds((int) (higher & 0xFF) - lost);
        }
        return least;
    }

    /** The number of items that the player gets if the other player destroys {@link #met} before each of them. */
    private int rounds(int items) {
        return items * reciprocal >>> RECIPROCAL_BITS;
    }
}
