package dev.solvable.benchmarks.measure;

import dev.solvable.benchmarks.contest.Attempt;
import dev.solvable.benchmarks.contest.Competitor;
import dev.solvable.benchmarks.contest.Contests;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A process of its own for one attempt. It prints the answer as soon as it has it, then the nanoseconds that the work
 * took, the positions worked out, and the bytes that the program keeps; without arguments one line.
 */
final class Child {
    /** The one reference to the attempt, so that nothing holds it once it is let go. */
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

    /** What the heap loses when the attempt is let go. */
    private static long kept() {
        long with = used();
        attempt = null;
        return Math.max(0, with - used());
    }

    /** What the heap holds that is in use; what the virtual machine made on the way takes some collections to go. */
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
