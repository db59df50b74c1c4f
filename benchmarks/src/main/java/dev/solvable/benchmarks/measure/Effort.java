package dev.solvable.benchmarks.measure;

import dev.solvable.benchmarks.contest.Group;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * The extent of the measurements.
 *
 * @param quick whether to measure for one minute only, not for sixteen
 * @param runs the number of fresh processes for a short attempt
 * @param limit the limit of an attempt in seconds
 * @param iterations the number of JMH's warmup iterations, and of its measured ones
 */
public record Effort(boolean quick, int runs, double limit, int iterations) {
    /** The limit of other programs, as a multiple of the generated solver's time. */
    private static final int PATIENCE = 40;

    private static final double MIN_LIMIT = 3;

    /** The multiple of the limit for games whose pieces move, which may have millions of positions. */
    private static final int PATIENCE_FOR_MOVING = 8;

    private static final TimeValue ITERATION = TimeValue.milliseconds(100);

    /** All measurements, in about sixteen minutes on an idle machine with two cores. */
    public static final Effort FULL = new Effort(false, 3, 20, 5);

    /** A short run of one minute. */
    public static final Effort QUICK = new Effort(true, 1, 2, 2);

    /** The limit of the generated solver for a kind of work, in seconds. */
    double limitOf(Group group) {
        return group == Group.MOVING ? PATIENCE_FOR_MOVING * limit : limit;
    }

    /** The limit of other programs after this run of the generated solver, in seconds. */
    double limitBeside(FreshRun generated) {
        return generated.finished()
                ? Math.min(limit, Math.max(MIN_LIMIT, PATIENCE * generated.workSeconds()))
                : MIN_LIMIT;
    }

    /**
     * JMH's options for one benchmark: many short iterations for a short operation, single shots for a long one.
     *
     * @param heap the value of {@code -Xmx}
     * @param coldSeconds the time of one operation in a cold JVM
     */
    ChainedOptionsBuilder options(String heap, double coldSeconds) {
        ChainedOptionsBuilder options = new OptionsBuilder()
                .forks(1)
                .jvmArgs("-Xmx" + heap)
                .shouldFailOnError(true)
                .timeUnit(TimeUnit.NANOSECONDS);
        if (coldSeconds < 0.3) {
            return options.mode(Mode.AverageTime)
                    .warmupIterations(iterations)
                    .warmupTime(ITERATION)
                    .measurementIterations(iterations)
                    .measurementTime(ITERATION);
        }
        int warmups = coldSeconds < 3 ? 2 : coldSeconds < 8 ? 1 : 0;
        int shots = coldSeconds < 3 ? 3 : 1;
        return options.mode(Mode.SingleShotTime).warmupIterations(warmups).measurementIterations(shots);
    }
}
