package dev.solvable.runtime.points;

import dev.solvable.runtime.transposition.Scatter;

/**
 * The graph of coins and uncut strings of a position of {@link StringsAndCoins}. Positions with isomorphic graphs have
 * the same value, wherever their coins lie on the board. Colour refinement (Weisfeiler and Leman 1968) gives each coin
 * a colour that depends only on its surroundings. A search for an isomorphism maps coins to coins of the same colour.
 */
final class CoinGraph {
    /** The rounds of refinement: a colour depends on the graph within this number of strings. */
    private static final int RADIUS = 2;

    /** The maximum number of steps of a comparison, after which the graphs count as different. */
    private static final int MOST_STEPS = 256;

    private static final int GROUND_BITS = 8;

    private final long[] coins;
    private final long between;

    /** The strings tied to no coin. */
    private final long loose;

    /** For each coin the strings that tie it to the ground. */
    private final long[] grounded;

    /** For each string between two coins, the number of one in the low byte and of the other above it. */
    private final int[] ends = new int[Long.SIZE];

    private final long[] colours;

    /** For each coin the sum of its neighbours' colours. */
    private final long[] sums;

    private long uncut;

    private long hash;

    /** For each coin the coin of the other graph that is its image. */
    private final int[] images;

    /** The coins of the other graph that are images. */
    private long used;

    /** The strings of coins that have images. */
    private long matched;

    private int steps;

    CoinGraph(StringsAndCoins game) {
        this.coins = game.coins;
        this.grounded = new long[coins.length];
        this.colours = new long[coins.length];
        this.sums = new long[coins.length];
        this.images = new int[coins.length];
        long tied = 0;
        long twice = 0;
        for (long strings : coins) {
            twice |= tied & strings;
            tied |= strings;
        }
        this.between = twice;
        this.loose = game.strings & ~tied;
        for (int coin = 0; coin < coins.length; coin++) {
            grounded[coin] = coins[coin] & ~between;
        }
        for (long rest = between; rest != 0; rest &= rest - 1) {
            int string = Long.numberOfTrailingZeros(rest);
            ends[string] = game.oneEnd[string] | game.otherEnd[string] << Byte.SIZE;
        }
    }

    static long bytes(int coins) {
        return coins * (3L * Long.BYTES + Integer.BYTES) + (long) Long.SIZE * Integer.BYTES;
    }

    /** Sets the position. Returns a hash that is equal for all positions with isomorphic graphs. */
    long see(long strings) {
        if (strings == uncut) {
            return hash;
        }
        uncut = strings;
        for (int coin = 0; coin < colours.length; coin++) {
            int degree = Long.bitCount(strings & coins[coin]);
            colours[coin] = scattered((long) degree << GROUND_BITS | Long.bitCount(strings & grounded[coin]));
        }
        for (int radius = 1; radius <= RADIUS; radius++) {
            refine(strings & between);
        }
        long sum = Long.bitCount(strings);
        for (long colour : colours) {
            sum += colour * (colour >>> 32 | 1); // not linear in the colours, as their sums collide
        }
        hash = scattered(sum);
        return hash;
    }

    private void refine(long strings) {
        for (long rest = strings; rest != 0; rest &= rest - 1) {
            int both = ends[Long.numberOfTrailingZeros(rest)];
            int one = both & 0xFF;
            int other = both >>> Byte.SIZE;
            sums[one] += colours[other];
            sums[other] += colours[one];
        }
        for (int coin = 0; coin < colours.length; coin++) {
            colours[coin] = scattered(colours[coin] + 3 * sums[coin]);
            sums[coin] = 0;
        }
    }

    private static long scattered(long bits) {
        long product = (bits ^ bits >>> 29) * Scatter.FACTOR;
        return product ^ product >>> 32;
    }

    /** Whether this graph is found to be isomorphic to another one of the same game. */
    boolean isIsomorphic(CoinGraph other) {
        if (uncut == other.uncut) {
            return true;
        }
        used = 0;
        matched = 0;
        steps = 0;
        return Long.bitCount(uncut) == Long.bitCount(other.uncut)
                && Long.bitCount(uncut & between) == Long.bitCount(other.uncut & between)
                && Long.bitCount(uncut & loose) == Long.bitCount(other.uncut & loose)
                && hasImages(0, other);
    }

    /** Whether the untaken coins from this one on can be mapped consistently with the coins before. */
    private boolean hasImages(int from, CoinGraph other) {
        int coin = from;
        while (coin < coins.length && (coins[coin] & uncut) == 0) {
            coin++;
        }
        if (coin == coins.length) {
            return true; // no string of the other graph is left over, as both have equally many of each kind
        }
        steps++;
        for (int image = 0; image < coins.length && steps <= MOST_STEPS; image++) {
            if (other.colours[image] == colours[coin]
                    && (used >>> image & 1) == 0
                    && agrees(coin, image, other.uncut)) {
                long before = matched;
                used |= 1L << image;
                matched |= coins[coin];
                images[coin] = image;
                if (hasImages(coin + 1, other)) {
                    return true;
                }
                matched = before;
                used &= ~(1L << image);
            }
        }
        return false;
    }

    /** Whether a coin and its image have equally many strings in total, to the ground and to each mapped coin. */
    private boolean agrees(int coin, int image, long otherUncut) {
        long strings = uncut & coins[coin];
        long imageStrings = otherUncut & coins[image];
        if (Long.bitCount(strings) != Long.bitCount(imageStrings)
                || Long.bitCount(strings & grounded[coin]) != Long.bitCount(imageStrings & grounded[image])) {
            return false;
        }
        for (long rest = strings & between & matched; rest != 0; rest &= rest - 1) {
            int both = ends[Long.numberOfTrailingZeros(rest)];
            int before = (both & 0xFF) + (both >>> Byte.SIZE) - coin;
            if (Long.bitCount(strings & coins[before]) != Long.bitCount(imageStrings & coins[images[before]])) {
                return false;
            }
        }
        return true;
    }
}
