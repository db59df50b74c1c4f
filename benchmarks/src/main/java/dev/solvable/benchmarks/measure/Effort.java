package dev.solvable.benchmarks.measure;

import dev.solvable.benchmarks.contest.Group;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * How much is measured.
 *
 * @param quick whether only a first impression is wanted: a minute, not sixteen
 * @param runs how often a fresh process is started for what is short
 * @param limit the seconds that an attempt may take
 * @param iterations how many iterations JMH warms up with, and how many it measures
 */
public record Effort(boolean quick, int runs, double limit, int iterations) {
    /** The limit of the other programs' attempts, as a multiple of the generated solver's time. */
    private static final int PATIENCE = 40;

    private static final double MIN_LIMIT = 3;

    /** A game with millions of positions and moves that lead back may take this multiple of the limit. */
    private static final int PATIENCE_FOR_MOVING = 8;

    private static final TimeValue ITERATION = TimeValue.milliseconds(100);

    /** Everything, in about sixteen minutes on an idle machine with two cores. */
    public static final Effort FULL = new Effort(false, 3, 20, 5);

    /** A minute. */
    public static final Effort QUICK = new Effort(true, 1, 2, 2);

    /** The seconds that the generated solver may take for work of some kind. */
    double limitOf(Group group) {
        return group == Group.MOVING ? PATIENCE_FOR_MOVING * limit : limit;
    }

    /** The seconds that the others may take beside this run of the generated solver. */
    double limitBeside(FreshRun generated) {
        return generated.finished()
                ? Math.min(limit, Math.max(MIN_LIMIT, PATIENCE * generated.workSeconds()))
                : MIN_LIMIT;
    }

    /**
     * JMH's options for one benchmark: many short iterations for what is short, single shots for what is long.
     *
     * @param heap as {@code -Xmx} has it
     * @param coldSeconds how long one operation took in a JVM that was cold
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
