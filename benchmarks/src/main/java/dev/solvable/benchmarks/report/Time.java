package dev.solvable.benchmarks.report;

/**
 * How long something took.
 *
 * @param seconds the time
 * @param finished false where it was given up after this time
 */
record Time(double seconds, boolean finished) {
    /** Such as {@code 12.3 ms}, or {@code > 20 s} for what was given up. */
    String text() {
        return (finished ? "" : "> ") + Quantities.seconds(seconds);
    }

    /** How many times as long as another time, such as {@code 14}; a question mark where nothing can be said. */
    String times(Time other) {
        if (!other.finished) {
            return "?";
        }
        return (finished ? "" : "> ") + Quantities.ratio(seconds / other.seconds);
    }

    /** Whether this is known to be less than another time. */
    boolean isLessThan(Time other) {
        return finished && seconds < other.seconds;
    }

    /** Whether this is known to be at least a multiple of another time. */
    boolean isAtLeast(double times, Time other) {
        return other.finished && seconds >= times * other.seconds;
    }
}
