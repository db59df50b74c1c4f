package dev.solvable.benchmarks.games;

import dev.solvable.Outcome;
import dev.solvable.runtime.retrograde.Counts;
import java.util.Locale;

/**
 * Solves Dobutsu shogi and prints what T. Tanaka published (IPSJ 2009-GI-22): {@code java -Xmx10g -XX:+UseParallelGC
 * ... DobutsuRun [THREADS]}.
 *
 * <p>The positions in which the lion can be taken have a move here, all to one position in which it is gone; there the
 * published count ends. So their number is that of the positions won in one ply by a taking.
 */
public final class DobutsuRun {
    private DobutsuRun() {}

    /** Solves and prints; the only argument is the number of threads, 2 where there is none. */
    public static void main(String[] args) throws InterruptedException {
        DobutsuSolver solver = new DobutsuSolver(args.length > 0 ? Integer.parseInt(args[0]) : 2);
        long begin = System.nanoTime();
        long[] told = {begin};
        solver.solve((done, total) -> {
            if (System.nanoTime() - told[0] > 5_000_000_000L) {
                told[0] = System.nanoTime();
                print("%,15d of %,d after %,d s%n", done, total, (told[0] - begin) / 1_000_000_000);
            }
        });
        print("solved in %.1f s%n", (System.nanoTime() - begin) / 1e9);
        Counts counts = solver.counts();
        print("positions %,d, with the one without a lion%n", counts.positions());
        print("won %,d  lost %,d  drawn %,d%n", counts.won(), counts.lost(), counts.drawn());
        print("ended %,d, longest %d plies%n", counts.ended(), counts.longest());
        long start = solver.initial();
        Outcome outcome = solver.outcome(start);
        print("start: %s in %d plies%n", outcome, solver.distance(start));
    }

    private static void print(String format, Object... values) {
        System.out.printf(Locale.ROOT, format, values);
    }
}
