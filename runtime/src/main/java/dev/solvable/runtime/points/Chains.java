package dev.solvable.runtime.points;

/**
 * The moves worth a look in a position of {@link StringsAndCoins} in which every coin hangs on two strings or more:
 * single strings between coins of degree 3 or more, and one string for each chain of coins of degree 2. Whichever of
 * its strings opens a chain, the opponent takes it, all or all but the last; only of a chain of two the middle string
 * is better than the others, as it leaves no coin to give away.
 *
 * <p>Where a chain is tied to the ground at both ends, or is a loop, it touches nothing else. These fall into three
 * kinds: chains of one or two coins and loops of two or three; longer chains; longer loops. Within a kind the shortest
 * is opened first. Opening one of n coins is worth -n - v, or -(n - g) - |g + v| where the opponent can hand over g
 * coins. Here v is the value of the rest, and g is the same for all of a kind. A coin more in such a chain changes the
 * value of a position by at most 1.
 */
final class Chains {
    private static final int SHORT_CHAIN = 2;
    private static final int SHORT_LOOP = 3;

    private final StringsAndCoins game;

    /** Strings that open the shortest separate chain of each kind; then those that open the others. */
    private final int[] openings;

    private int count;

    /** The strings of no chain. */
    private long single;

    private int shortest;
    private int shortestString;
    private int shortestChain;
    private int shortestChainString;
    private int shortestLoop;
    private int shortestLoopString;

    // Of the chain that is followed.
    private long unseen;
    private int length;
    private int grounds;
    private long middle;

    Chains(StringsAndCoins game) {
        this.game = game;
        this.openings = new int[Long.bitCount(game.strings)];
    }

    /** Looks for the chains of a position. */
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
        shortest = Integer.MAX_VALUE;
        shortestChain = Integer.MAX_VALUE;
        shortestLoop = Integer.MAX_VALUE;
        while (unseen != 0) {
            follow(uncut, Long.numberOfTrailingZeros(unseen));
        }
        if (shortestChain != Integer.MAX_VALUE) {
            add(shortestChainString);
        }
        if (shortestLoop != Integer.MAX_VALUE) {
            add(shortestLoopString);
        }
        if (shortest != Integer.MAX_VALUE) { // first of all
            add(openings[0]);
            openings[0] = shortestString;
        }
    }

    private void add(int string) {
        openings[count] = string;
        count++;
    }

    /** The strings of no chain. */
    long single() {
        return single;
    }

    /** How many strings open chains. */
    int openings() {
        return count;
    }

    /** A string that opens a chain. */
    int opening(int index) {
        return openings[index];
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

    /** Follows a chain from a coin along a string; whether it comes back to the coin. */
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
        if (length <= (isLoop ? SHORT_LOOP : SHORT_CHAIN)) {
            if (length < shortest) {
                shortest = length;
                shortestString = opening;
            }
        } else if (isLoop) {
            if (length < shortestLoop) {
                shortestLoop = length;
                shortestLoopString = opening;
            }
        } else if (length < shortestChain) {
            shortestChain = length;
            shortestChainString = opening;
        }
    }
}
