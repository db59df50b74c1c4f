package dev.solvable.runtime.points;

import dev.solvable.Choice;
import dev.solvable.runtime.game.marks.MarksGame;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A game of shared marks as strings and coins (Berlekamp, Conway and Guy 1982, Winning Ways). A line is a coin. A free
 * cell is a string that ties two coins together, or a coin to the ground. A move cuts a string. A player who cuts the
 * last string of a coin takes the coin and moves again. Dots and boxes is such a game.
 */
final class StringsAndCoins {
    /** In place of a coin: the ground. */
    static final int GROUND = -1;

    /** For each coin its strings. */
    final long[] coins;

    final long strings;

    /** For each string the coin at one of its ends, or {@link #GROUND}. */
    final int[] oneEnd = new int[Long.SIZE];

    /** The coin at the other end, or {@link #GROUND}. */
    final int[] otherEnd = new int[Long.SIZE];

    /** Sets of two or more strings with the same ends, each as a mask. */
    private final long[] twins;

    /** The strings and coins of a game for which {@link #describes} is true. */
    StringsAndCoins(MarksGame game) {
        this.coins = game.lines();
        this.strings = game.code().full();
        Arrays.fill(oneEnd, GROUND);
        Arrays.fill(otherEnd, GROUND);
        for (int coin = 0; coin < coins.length; coin++) {
            for (long rest = coins[coin]; rest != 0; rest &= rest - 1) {
                int string = Long.numberOfTrailingZeros(rest);
                if (oneEnd[string] == GROUND) {
                    oneEnd[string] = coin;
                } else {
                    otherEnd[string] = coin;
                }
            }
        }
        this.twins = twins();
    }

    private long[] twins() {
        Map<Long, Long> stringsOf = new LinkedHashMap<>();
        for (long rest = strings; rest != 0; rest &= rest - 1) {
            stringsOf.merge(ends(Long.numberOfTrailingZeros(rest)), rest & -rest, (one, other) -> one | other);
        }
        return stringsOf.values().stream()
                .mapToLong(set -> set)
                .filter(set -> (set & set - 1) != 0)
                .toArray();
    }

    /** Whether a game is one of strings and coins: no cell is on more than two lines, and scorers move again. */
    static boolean describes(MarksGame game) {
        if (game.choice() != Choice.SHARED
                || !game.again()
                || game.code().marksFall()
                || game.lines().length > Long.SIZE) {
            return false;
        }
        long onOne = 0;
        long onTwo = 0;
        for (long line : game.lines()) {
            if ((line & onTwo) != 0) {
                return false;
            }
            onTwo |= line & onOne;
            onOne |= line;
        }
        return true;
    }

    /** The coins at the ends of a string, coin i as bit i. */
    long ends(int string) {
        long ends = oneEnd[string] == GROUND ? 0 : 1L << oneEnd[string];
        return otherEnd[string] == GROUND ? ends : ends | 1L << otherEnd[string];
    }

    /** The other end of a string from a coin: another coin, or {@link #GROUND}. */
    int across(long string, int coin) {
        int number = Long.numberOfTrailingZeros(string);
        return oneEnd[number] == coin ? otherEnd[number] : oneEnd[number];
    }

    /** These strings, but of equivalent ones, which have the same ends, only the lowest. */
    long withoutTwins(long some) {
        long lowest = some;
        for (long set : twins) {
            long rest = some & set;
            lowest &= ~(rest & rest - 1);
        }
        return lowest;
    }

    /** The number of uncut strings of a coin. */
    int degree(long uncut, int coin) {
        return Long.bitCount(uncut & coins[coin]);
    }

    /** The number of coins that are not taken. */
    int left(long uncut) {
        int left = 0;
        for (long coin : coins) {
            left += (coin & uncut) != 0 ? 1 : 0;
        }
        return left;
    }
}
