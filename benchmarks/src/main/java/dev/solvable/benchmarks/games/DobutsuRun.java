package dev.solvable.benchmarks.games;

import dev.solvable.runtime.retrograde.RetrogradeEngine;
import dev.solvable.runtime.retrograde.analysis.PositionTable;
import java.util.Locale;
import java.util.Map;

/**
 * Solves Dobutsu shogi and prints the counts beside the published ones, see {@link DobutsuKind}: {@code java -Xmx4g
 * -XX:+UseParallelGC ... DobutsuRun [THREADS]}.
 */
public final class DobutsuRun {
    private static final long BETWEEN_REPORTS = 30_000_000_000L;

    private DobutsuRun() {}

    /** Solves and prints; the only argument is the number of threads, by default 2. */
    public static void main(String[] args) throws InterruptedException {
        long begin = System.nanoTime();
        DobutsuSolver solver = new DobutsuSolver(args.length > 0 ? Integer.parseInt(args[0]) : 2);
        long[] told = {begin};
        solver.solve((done, total) -> {
            if (System.nanoTime() - told[0] > BETWEEN_REPORTS) {
                told[0] = System.nanoTime();
                print("%,15d of %,d after %.0f s%n", done, total, secondsSince(begin));
            }
        });
        print("solved in %.1f s%n", secondsSince(begin));
        RetrogradeEngine engine = RetrogradeEngine.of(solver).orElseThrow();
        PositionTable table = engine.table((done, total) -> {});
        printKinds(DobutsuKind.count(table));
        long start = solver.initial();
        print("the longest win takes %d plies%n", DobutsuKind.longest(table));
        print("start: %s in %d plies%n", solver.outcome(start), solver.distance(start));
        print("all of it took %.1f s%n", secondsSince(begin));
    }

    private static void printKinds(Map<DobutsuKind, Long> counts) {
        long found = 0;
        long published = 0;
        print("%-55s %15s %15s%n", "positions", "found", "published");
        for (Map.Entry<DobutsuKind, Long> entry : counts.entrySet()) {
            DobutsuKind kind = entry.getKey();
            print("%-55s %,15d %,15d%n", kind.text, entry.getValue(), kind.published);
            found += entry.getValue();
            published += kind.published;
        }
        print("%-55s %,15d %,15d%n", "in all", found, published);
    }

    private static double secondsSince(long begin) {
        return (System.nanoTime() - begin) / 1e9;
    }

    private static void print(String format, Object... values) {
        System.out.printf(Locale.ROOT, format, values);
    }
}
