package dev.solvable.processor.generated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.ImpartialSolver;
import dev.solvable.Solver;
import dev.solvable.processor.SolvableGameProcessor;
import dev.solvable.processor.comparison.GameCompiler;
import dev.solvable.processor.comparison.GameCompiler.Compilation;
import dev.solvable.runtime.GameGraph;
import dev.solvable.table.SolvedTable;
import dev.solvable.table.TableCounts;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;

/** Games to make tables of, and the comparison of a table with the solver that it is of. */
final class TableAnswers {
    private static final long SEED = Long.getLong("solvable.table.seed", 1405);

    /** The maximum number of positions of a game that are asked about. */
    private static final int ASKED = 1_500;

    private TableAnswers() {}

    static Compilation compile(Map<String, String> sources) {
        Compilation compilation = GameCompiler.compile(sources, List.of(new SolvableGameProcessor()));
        assertThat(compilation.success()).as(compilation.messages()).isTrue();
        return compilation;
    }

    static Solver solver(String game) {
        return compile(EveryKind.sources(game)).solver(game);
    }

    static void assertAnswers(Solver solver, Solver other, Path folder, String what) throws Exception {
        Path file = folder.resolve("table");
        long[] last = new long[2];
        TableCounts counts = SolvedTable.write(solver, file, (done, total) -> {
            last[0] = done;
            last[1] = total;
        });
        assertThat(last[0]).as(what).isPositive().isEqualTo(last[1]);
        assertThat(SolvedTable.verify(file, (done, total) -> {})).as(what).isEqualTo(counts);
        try (SolvedTable table = SolvedTable.open(file, other)) {
            assertThat(table instanceof ImpartialSolver).isEqualTo(solver instanceof ImpartialSolver);
            table.prove((done, total) -> {});
            assertSame(solver, table, what);
        }
        assertThat(SolvedTable.writeOutcomes(solver, file, (done, total) -> {}))
                .as(what)
                .isEqualTo(counts);
        try (SolvedTable table = SolvedTable.open(file, other, 1)) {
            table.prove((done, total) -> {});
            assertSame(solver, table, what + ", outcomes alone");
        }
    }

    static void assertSame(Solver solver, SolvedTable table, String what) {
        for (long position : positions(solver)) {
            assertThat(answer(table, position))
                    .as("%s, seed %d, position %d", what, SEED, position)
                    .isEqualTo(answer(solver, position));
        }
    }

    /** Reachable positions, some that are not, and numbers that are none. */
    private static List<Long> positions(Solver solver) {
        GameGraph graph = (GameGraph) solver;
        Set<Long> met = new TreeSet<>(Set.of(solver.initial()));
        Deque<Long> queue = new ArrayDeque<>(met);
        long[] into = new long[graph.mostMoves()];
        while (!queue.isEmpty()) {
            int count = graph.successors(queue.remove(), into);
            LongStream.of(into).limit(count).filter(met::add).forEach(queue::add);
        }
        List<Long> positions = new ArrayList<>(met);
        Random random = new Random(SEED);
        Collections.shuffle(positions, random);
        positions.subList(Math.min(ASKED, positions.size()), positions.size()).clear();
        for (int i = 0; i < 200; i++) {
            positions.add((long) i);
            positions.add(random.nextLong() >>> random.nextInt(Long.SIZE));
        }
        return positions;
    }

    /** Everything that a solver says of a position, or how it refuses to. */
    static String answer(Solver solver, long position) {
        try {
            String answer = solver.outcome(position) + " " + solver.distance(position) + " "
                    + solver.bestMove(position) + " " + Arrays.toString(solver.moves(position))
                    + solver.isTerminal(position) + solver.toMove(position) + solver.format(position);
            return solver instanceof ImpartialSolver impartial ? answer + impartial.nimber(position) : answer;
        } catch (IllegalArgumentException e) {
            return refusal(() -> solver.outcome(position))
                    + refusal(() -> solver.distance(position))
                    + refusal(() -> solver.bestMove(position))
                    + refusal(() -> solver.moves(position));
        }
    }

    private static String refusal(Runnable question) {
        try {
            question.run();
            return "answered";
        } catch (IllegalArgumentException e) {
            return e.getMessage() + "\n";
        }
    }

    static String ends(String game, String... rules) {
        return "package games; import dev.solvable.*; @SolvableGame(" + game + ") " + String.join(" ", rules)
                + " public final class Ends {}";
    }

    static TreeSet<Long> keys(Solver solver) {
        GameGraph graph = (GameGraph) solver;
        TreeSet<Long> keys = new TreeSet<>(Long::compareUnsigned);
        keys.add(graph.canonical(solver.initial()));
        Deque<Long> queue = new ArrayDeque<>(keys);
        long[] into = new long[graph.mostMoves()];
        while (!queue.isEmpty()) {
            int count = graph.successors(queue.remove(), into);
            LongStream.of(into)
                    .limit(count)
                    .map(graph::canonical)
                    .filter(keys::add)
                    .forEach(queue::add);
        }
        return keys;
    }
}
