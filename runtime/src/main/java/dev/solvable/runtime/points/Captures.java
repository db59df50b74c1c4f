package dev.solvable.runtime.points;

/**
 * Plays the captures of a position of {@link StringsAndCoins} that need no search. In the resulting position every coin
 * hangs on two strings or more, except in at most one kept chain. The player to move may leave that chain to the
 * opponent: the <em>hard-hearted handout</em> or double-dealing move (Berlekamp 2000, The Dots and Boxes Game).
 *
 * <p>Let a coin's only string s tie it to D. The degree of a coin is the number of its strings. Cutting s first is an
 * optimal move, unless it loses the option to give the last coins away. If D is the ground or has degree 1, 3 or more,
 * cutting s turns no other move into a capture. So any play of the position can also follow s, with the coin as a gain.
 * If D has degree 2, cutting s turns its other string t into a capture; cut before s, t gives two coins away. If the
 * chain goes on to a third coin, it can still be given away later, at the price of fewer coins. So only two kinds of
 * chains are kept: two coins with t tied to the ground or to a coin of degree 3 or more, and four coins in a row with
 * nothing else at either end. With v the value of the rest, they are worth |2 + v| and |4 + v|: the player takes all
 * coins, or gives all away and lets the opponent move in the rest. These values are not negative, so of several chains
 * all but one are taken. The shortest is kept, since |4 + v| is at most 2 + |2 + v|.
 */
final class Captures {
    private static final int PAIR = 2;
    private static final int CLOSED_FOUR = 4;

    private final StringsAndCoins game;

    /** The number of coins taken. */
    int taken;

    /** The number of coins of the kept chain, which may be given away: 2, 4, or 0 if there is none. */
    int kept;

    /** The uncut strings after all captures, without those of the kept chain. */
    long rest;

    Captures(StringsAndCoins game) {
        this.game = game;
    }

    /**
     * Plays all captures that need no search.
     *
     * @param uncut the uncut strings
     * @param among the coins that may hang on one string
     */
    void play(long uncut, long among) {
        long strings = uncut;
        long open = among;
        long waiting = 0; // ends of chains that may be given away
        taken = 0;
        kept = 0;
        while (open != 0) {
            int coin = Long.numberOfTrailingZeros(open);
            open &= open - 1;
            if (game.degree(strings, coin) == 1) {
                if (keepable(strings, coin) > 0) {
                    waiting |= 1L << coin;
                } else {
                    long string = strings & game.coins[coin];
                    strings ^= string;
                    taken++;
                    int next = game.across(string, coin);
                    if (next != StringsAndCoins.GROUND) {
                        taken += game.degree(strings, next) == 0 ? 1 : 0;
                        open |= 1L << next | waiting; // a chain that ended there may have become longer
                        waiting = 0;
                    }
                }
            }
            if (open == 0 && waiting != 0) {
                long given = givenUp(strings, waiting);
                if (given != 0) {
                    strings &= ~given;
                    open = waiting;
                    waiting = 0;
                }
            }
        }
        rest = strings;
        if (waiting != 0) {
            int end = Long.numberOfTrailingZeros(waiting);
            kept = keepable(strings, end);
            rest &= ~chain(strings, end, kept);
        }
    }

    /** The strings of a chain that is taken because another one is kept; 0 if there is only one chain. */
    private long givenUp(long strings, long waiting) {
        int first = Long.numberOfTrailingZeros(waiting);
        int size = keepable(strings, first);
        long chain = chain(strings, first, size);
        for (long others = waiting & waiting - 1; others != 0; others &= others - 1) {
            int other = Long.numberOfTrailingZeros(others);
            int otherSize = keepable(strings, other);
            long otherChain = chain(strings, other, otherSize);
            if (otherChain != chain) {
                taken += Math.max(size, otherSize);
                return otherSize > size ? otherChain : chain;
            }
        }
        return 0;
    }

    /** The number of coins of the chain from a coin on one string if the chain may be given away, else 0. */
    private int keepable(long strings, int coin) {
        long first = strings & game.coins[coin];
        int second = game.across(first, coin);
        if (second == StringsAndCoins.GROUND || game.degree(strings, second) != 2) {
            return 0;
        }
        long onward = strings & game.coins[second] ^ first;
        int third = game.across(onward, second);
        int degree = third == StringsAndCoins.GROUND ? Integer.MAX_VALUE : game.degree(strings, third);
        if (degree != 2) {
            return degree == 1 ? 0 : PAIR;
        }
        int fourth = game.across(strings & game.coins[third] ^ onward, third);
        return fourth != StringsAndCoins.GROUND && game.degree(strings, fourth) == 1 ? CLOSED_FOUR : 0;
    }

    /** The strings of a chain that may be given away. */
    private long chain(long strings, int end, int size) {
        int second = game.across(strings & game.coins[end], end);
        long chain = strings & game.coins[second];
        if (size == PAIR) {
            return chain;
        }
        int third = game.across(chain & ~game.coins[end], second);
        return chain | strings & game.coins[third];
    }
}
