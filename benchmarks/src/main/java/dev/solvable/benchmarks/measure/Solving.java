package dev.solvable.benchmarks.measure;

import dev.solvable.benchmarks.contest.Attempt;
import dev.solvable.benchmarks.contest.Competitor;
import dev.solvable.benchmarks.contest.Contests;
import java.util.Objects;
import java.util.function.Supplier;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** One competitor in one contest, with a new attempt for each operation. */
@State(Scope.Benchmark)
public class Solving {
    /** The id of the contest. */
    @Param("ALL_BOARDS/all boards of 5x5")
    public String contest = "";

    /** The name of the competitor. */
    @Param("GENERATED")
    public String competitor = "";

    private Supplier<Attempt> attempts = () -> {
        throw new IllegalStateException("not set up");
    };

    /** Finds the competitor. */
    @Setup
    public void find() {
        attempts = Objects.requireNonNull(
                Contests.find(contest).attempts().get(Competitor.valueOf(competitor)), "there is no such competitor");
    }

    /** Does the work. Returns the attempt, so that the JIT cannot eliminate any of it. */
    @Benchmark
    public Attempt solve() throws InterruptedException {
        Attempt attempt = attempts.get();
        attempt.run();
        return attempt;
    }
}
