package dev.solvable.processor.game.board;

import java.math.BigInteger;

/** Writes large numbers with commas between thousands. */
public final class Thousands {
    private Thousands() {}

    /** A number with a comma between thousands; format strings take tens of milliseconds in a cold compiler. */
    public static String grouped(long number) {
        return grouped(BigInteger.valueOf(number));
    }

    /** A number of any size with a comma between thousands. */
    public static String grouped(BigInteger number) {
        StringBuilder digits = new StringBuilder(number.toString());
        int first = number.signum() < 0 ? 1 : 0;
        for (int comma = digits.length() - 3; comma > first; comma -= 3) {
            digits.insert(comma, ',');
        }
        return digits.toString();
    }
}
