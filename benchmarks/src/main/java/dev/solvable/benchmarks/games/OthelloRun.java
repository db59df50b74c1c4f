package dev.solvable.benchmarks.games;

import dev.solvable.Player;
import dev.solvable.runtime.Progress;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;

/**
 * Solves the positions of the published perfect line of Othello on 6x6 (see {@link OthelloLine}) from its end towards
 * the start, and prints the cost of each: {@code java -Xmx8g -XX:+UseParallelGC ... OthelloRun [SECONDS]}. It stops
 * after the first position that is solved after this processor time, or when it is interrupted.
 *
 * <p>It uses one thread and one transposition table: the entries of a position help with the position before it.
 */
public final class OthelloRun {
    private static final int FIRST_EMPTY = 12;

    private OthelloRun() {}

    /** Solves and prints; the only argument is the processor time, by default 3,600 s. */
    public static void main(String[] args) {
        double seconds = args.length > 0 ? Double.parseDouble(args[0]) : 3_600;
        OthelloBoards_Side6Solver solver = new OthelloBoards_Side6Solver();
        Progress progress = solver.engine().work().progress();
        OthelloBoards rules = new OthelloBoards.Side6();
        List<Long> line = OthelloLine.positions();
        long thread = Thread.currentThread().getId();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> print("ended after %,d positions%n", progress.states())));
        print("%5s %15s %10s %15s %10s %s%n", "empty", "positions", "s", "in all", "s", "discs at the end");
        for (int empty = FIRST_EMPTY; empty <= rules.mostMoves() && processorTime(thread) < seconds; empty++) {
            long position = line.get(rules.mostMoves() - empty);
            long states = progress.states();
            double begin = processorTime(thread);
            int score = solver.score(position);
            int first = rules.lead(position) + (solver.toMove(position) == Player.FIRST ? score : -score);
            print(
                    "%5d %,15d %10.1f %,15d %10.1f %d%n",
                    empty,
                    progress.states() - states,
                    processorTime(thread) - begin,
                    progress.states(),
                    processorTime(thread),
                    first);
        }
    }

    private static double processorTime(long thread) {
        return ManagementFactory.getThreadMXBean().getThreadCpuTime(thread) / 1e9;
    }

    private static void print(String format, Object... values) {
        System.out.printf(Locale.ROOT, format, values);
    }
}
