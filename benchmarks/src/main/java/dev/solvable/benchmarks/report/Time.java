package dev.solvable.benchmarks.report;

/**
 * A measured time.
 *
 * @param seconds the time
 * @param finished false if the run was stopped after this time
 */
record Time(double seconds, boolean finished) {
    /** Such as {@code 12.3 ms}, or {@code > 20 s} for a stopped run. */
    String text() {
        return (finished ? "" : "> ") + Quantities.seconds(seconds);
    }

    /** The ratio to another time, such as {@code 14}; a question mark if the other run was stopped. */
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
