package dev.solvable.benchmarks.measure;

import dev.solvable.benchmarks.contest.Attempt;
import dev.solvable.benchmarks.contest.Competitor;
import dev.solvable.benchmarks.contest.Contests;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The main class of a process for one attempt. It prints the answer as soon as it has one, then the nanoseconds of the
 * work, the number of evaluated positions, and the bytes that the program keeps. Without arguments it prints one line.
 */
final class Child {
    /** The only reference to the attempt, so that clearing it makes the attempt garbage. */
    private static @Nullable Attempt attempt;

    private static final int COLLECTIONS = 4;

    private Child() {}

    /**
     * Makes one attempt.
     *
     * @param arguments the id of a contest and the name of a competitor, or nothing
     */
    public static void main(String[] arguments) throws InterruptedException {
        if (arguments.length == 0) {
            System.out.println("nothing was asked");
            return;
        }
        attempt = Objects.requireNonNull(Contests.find(arguments[0]).attempts().get(Competitor.valueOf(arguments[1])))
                .get();
        long start = System.nanoTime();
        attempt.run();
        long nanos = System.nanoTime() - start;
        System.out.println(attempt.answer());
        System.out.println(nanos);
        System.out.println(attempt.positions());
        System.out.println(kept());
    }

    /** The number of bytes that are freed when the attempt becomes garbage. */
    private static long kept() {
        long with = used();
        attempt = null;
        return Math.max(0, with - used());
    }

    /** The used bytes of the heap, after collections; temporary objects of the JVM need several of them. */
    private static long used() {
        Runtime runtime = Runtime.getRuntime();
        long used = Long.MAX_VALUE;
        for (int collection = 0; collection < COLLECTIONS; collection++) {
            System.gc();
            used = Math.min(used, runtime.totalMemory() - runtime.freeMemory());
        }
        return used;
    }
}
