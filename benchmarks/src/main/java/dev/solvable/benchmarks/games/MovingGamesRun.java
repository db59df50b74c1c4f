package dev.solvable.benchmarks.games;

import dev.solvable.Solver;
import dev.solvable.benchmarks.textbook.HashMapRetrograde;
import dev.solvable.runtime.retrograde.RetrogradeSolver;
import dev.solvable.sample.games.GameCatalog;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/**
 * Solves games whose pieces move with one thread, and beside that with maps of boxed positions, and prints a table:
 * {@code java -Xmx8g -XX:+UseParallelGC ... MovingGamesRun [GAME...]}. The time is that of the processor; the least of
 * some runs, as the first ones are compiled meanwhile.
 */
public final class MovingGamesRun {
    private static final List<String> GAMES = List.of("Dodgem4x4", "FoxAndHounds", "Neutreeko", "Konane4x4", "Teeko");

    /** Games with more positions before symmetry do not fit into maps. */
    private static final long MAX_IN_MAPS = 8_000_000;

    private static final int RUNS = 7;

    private MovingGamesRun() {}

    /** Solves and prints; the arguments are the games, some five where there are none. */
    public static void main(String[] args) {
        print("| game | positions, one of all images | s | positions a second and core"
                + " | positions in maps | s | positions a second |%n|---|---:|---:|---:|---:|---:|---:|%n");
        for (String game : args.length > 0 ? List.of(args) : GAMES) {
            Supplier<Solver> solvers = GameCatalog.all().get(game);
            if (solvers == null) {
                throw new IllegalArgumentException("there is no game " + game);
            }
            measure(game, solvers);
        }
    }

    private static void measure(String game, Supplier<Solver> solvers) {
        double best = Double.MAX_VALUE;
        long positions = 0;
        for (int run = 0; run < RUNS; run++) {
            RetrogradeSolver solver = (RetrogradeSolver) solvers.get();
            double begin = seconds();
            positions = solver.counts().positions();
            best = Math.min(best, seconds() - begin);
        }
        print("| %s | %,d | %.2f | %,.0f |", game, positions, best, positions / best);
        Solver rules = solvers.get();
        if (rules.facts().states() > MAX_IN_MAPS) {
            print(" | | |%n");
            return;
        }
        double begin = seconds();
        HashMapRetrograde maps = new HashMapRetrograde(rules);
        double took = seconds() - begin;
        boolean agree = maps.outcome(rules.initial()) == rules.outcome(rules.initial())
                && maps.distance(rules.initial()) == rules.distance(rules.initial());
        if (!agree) {
            throw new IllegalStateException("the two disagree on " + game);
        }
        print(" %,d | %.2f | %,.0f |%n", maps.positions(), took, maps.positions() / took);
    }

    private static double seconds() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9;
    }

    private static void print(String format, Object... values) {
        System.out.printf(Locale.ROOT, format, values);
    }
}
