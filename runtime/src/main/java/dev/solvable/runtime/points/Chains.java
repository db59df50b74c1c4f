package dev.solvable.runtime.points;

import java.util.Arrays;

/**
 * The moves to consider in a position of {@link StringsAndCoins} in which every coin hangs on two strings or more:
 * single strings, which touch no coin of degree 2, and one string for each chain of coins of degree 2. All strings of a
 * chain open it alike: the opponent takes all its coins, or all but the last. Only in a chain of two is the middle
 * string better than the others, as it leaves no coins to give away.
 *
 * <p>A separate chain is tied to the ground at both ends, or is a loop. There are three kinds: chains of one or two
 * coins and loops of two or three; longer chains; longer loops. Within a kind the shortest is opened first. Opening one
 * of n coins is worth -n - v, or -(n - g) - |g + v| if the opponent can hand over g coins. Here v is the value of the
 * rest, and g is the same for all chains of a kind. One more coin in a separate chain changes the value of a position
 * by at most 1.
 */
final class Chains {
    private static final int SHORT_CHAIN = 2;
    private static final int SHORT_LOOP = 3;

    // The kinds of separate chains.

    private static final int LONG_CHAIN = 0;
    private static final int LONG_LOOP = 1;
    private static final int SHORT = 2;
    private static final int KINDS = 3;

    private final StringsAndCoins game;

    /** Strings that each open a chain; for each kind of separate chains only the shortest is opened. */
    final int[] openings;

    int count;

    /** The strings that belong to no chain. */
    long single;

    /** For each kind of separate chains, the length of the shortest. */
    private final int[] shortest = new int[KINDS];

    /** For each kind of separate chains, a string that opens the shortest. */
    private final int[] shortestOpening = new int[KINDS];

    // The chain being followed.
    private long unseen;
    private int length;
    private int grounds;
    private long middle;

    Chains(StringsAndCoins game) {
        this.game = game;
        this.openings = new int[Long.bitCount(game.strings)];
    }

    void find(long uncut) {
        long inChains = 0;
        unseen = 0;
        for (int coin = 0; coin < game.coins.length; coin++) {
            long strings = uncut & game.coins[coin];
            if (Long.bitCount(strings) == 2) {
                unseen |= 1L << coin;
                inChains |= strings;
            }
        }
        single = uncut & ~inChains;
        count = 0;
        Arrays.fill(shortest, Integer.MAX_VALUE);
        while (unseen != 0) {
            follow(uncut, Long.numberOfTrailingZeros(unseen));
        }
        for (int kind = 0; kind < KINDS; kind++) {
            if (shortest[kind] != Integer.MAX_VALUE) {
                add(shortestOpening[kind]);
            }
        }
        if (shortest[SHORT] != Integer.MAX_VALUE) { // first of all
            openings[count - 1] = openings[0];
            openings[0] = shortestOpening[SHORT];
        }
    }

    private void add(int string) {
        openings[count] = string;
        count++;
    }

    private void follow(long uncut, int coin) {
        unseen &= ~(1L << coin);
        length = 1;
        grounds = 0;
        long strings = uncut & game.coins[coin];
        long first = strings & -strings;
        boolean isLoop = follow(uncut, coin, first);
        if (!isLoop) {
            follow(uncut, coin, strings ^ first);
        }
        int opening = Long.numberOfTrailingZeros(length == 2 && !isLoop ? middle : first);
        if (isLoop || grounds == 2) {
            addSeparate(opening, isLoop);
        } else {
            add(opening);
        }
    }

    /** Follows a chain from a coin along a string. Returns whether it comes back to the coin. */
    private boolean follow(long uncut, int start, long along) {
        int coin = start;
        long string = along;
        while (true) {
            int next = game.across(string, coin);
            if (next == StringsAndCoins.GROUND) {
                grounds++;
                return false;
            }
            if (next == start) {
                return true;
            }
            if ((unseen >>> next & 1) == 0) {
                return false; // a coin of a higher degree
            }
            unseen &= ~(1L << next);
            length++;
            middle = string;
            string ^= uncut & game.coins[next];
            coin = next;
        }
    }

    private void addSeparate(int opening, boolean isLoop) {
        boolean isShort = length <= (isLoop ? SHORT_LOOP : SHORT_CHAIN);
        int kind = isShort ? SHORT : isLoop ? LONG_LOOP : LONG_CHAIN;
        if (length < shortest[kind]) {
            shortest[kind] = length;
            shortestOpening[kind] = opening;
        }
    }
}
