package dev.solvable.benchmarks.report;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;

/** Numbers as people read them: three digits at most, and a unit. */
final class Quantities {
    private static final MathContext TWO_DIGITS = new MathContext(2, RoundingMode.HALF_EVEN);
    private static final MathContext THREE_DIGITS = new MathContext(3, RoundingMode.HALF_EVEN);

    private Quantities() {}

    static String seconds(double seconds) {
        return scaled(seconds * 1e9, 1_000, "ns", "µs", "ms", "s");
    }

    static String bytes(double bytes) {
        return scaled(bytes, 1_024, "B", "KiB", "MiB", "GiB");
    }

    /** Positions, such as {@code 33.6 M}. */
    static String count(double count) {
        return scaled(count, 1_000, "", "k", "M", "G").strip();
    }

    static String ratio(double ratio) {
        return plain(ratio, ratio < 10 ? TWO_DIGITS : THREE_DIGITS);
    }

    static String whole(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    private static String scaled(double value, int step, String... units) {
        double scaled = value;
        int unit = 0;
        while (scaled >= step && unit < units.length - 1) {
            scaled /= step;
            unit++;
        }
        return plain(scaled, THREE_DIGITS) + " " + units[unit];
    }

    private static String plain(double value, MathContext digits) {
        if (value >= 1_000) {
            return whole(Math.round(value));
        }
        return new BigDecimal(value).round(digits).stripTrailingZeros().toPlainString();
    }
}
