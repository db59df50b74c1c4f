package dev.solvable.processor.generated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Algorithm;
import dev.solvable.Solver;
import dev.solvable.processor.comparison.GameCompiler.Compilation;
import dev.solvable.runtime.GameGraph;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The graph of a game has the moves and ends of its solver, and positions that stand for others play as those do. */
@Tag("slow")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class GameGraphTest {
    private static final long SEED = Long.getLong("solvable.graph.seed", 1400);

    private static final int PLAYS = 25;

    /** Games of so many cells that end are solved while one waits. */
    private static final int SMALL = 12;

    private static final Set<String> SMALL_ENDLESS = Set.of("Hexapawn", "Race");

    private final Compilation compilation = EveryKind.compiled();

    Set<String> games() {
        return EveryKind.sources().keySet();
    }

    @ParameterizedTest
    @MethodSource("games")
    void playsAsTheSolverDoes(String game) {
        Solver solver = compilation.solver(game);
        GameGraph graph = (GameGraph) solver;
        for (long position : positions(solver)) {
            String where = game + ", seed " + SEED + ", position " + position;
            long[] played = Arrays.stream(solver.moves(position))
                    .mapToLong(move -> solver.play(position, move))
                    .sorted()
                    .distinct()
                    .toArray();
            assertThat(successors(graph, position)).as(where).isEqualTo(played);
            assertThat(Long.SIZE - Long.numberOfLeadingZeros(position))
                    .as(where)
                    .isLessThanOrEqualTo(solver.facts().positionBits());
            long image = graph.canonical(position);
            assertThat(graph.canonical(image)).as(where).isEqualTo(image);
            assertThat(images(graph, image)).as(where).isEqualTo(images(graph, position));
            if (played.length == 0) {
                assertThat(graph.atEnd(image)).as(where).isEqualTo(graph.atEnd(position));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void keepsValues(String game) {
        Solver solver = compilation.solver(game);
        GameGraph graph = (GameGraph) solver;
        boolean isEndless = solver.facts().solvedBy() == Algorithm.RETROGRADE;
        boolean isSmall =
                isEndless ? SMALL_ENDLESS.contains(game) : solver.facts().cells() <= SMALL;
        for (long position : isSmall ? positions(solver) : List.<Long>of()) {
            String where = game + ", seed " + SEED + ", position " + position;
            long image = graph.canonical(position);
            assertThat(solver.outcome(image)).as(where).isEqualTo(solver.outcome(position));
            assertThat(solver.distance(image)).as(where).isEqualTo(solver.distance(position));
            if (solver.isTerminal(position)) {
                assertThat(graph.atEnd(position)).as(where).isEqualTo(solver.outcome(position));
            }
        }
    }

    /** Whoever folds symmetries while it searches does so here, too. */
    @Test
    void foldsSymmetries() {
        Map<String, Boolean> folds = new TreeMap<>();
        for (String game : games()) {
            Solver solver = compilation.solver(game);
            if (solver.facts().symmetries() > 1) {
                GameGraph graph = (GameGraph) solver;
                folds.put(game, positions(solver).stream().anyMatch(position -> graph.canonical(position) != position));
            }
        }
        assertThat(folds.entrySet().stream().filter(Map.Entry::getValue).map(Map.Entry::getKey))
                .contains(
                        "Misere40",
                        "WildSearched",
                        "NotaktoSearched",
                        "Notakto64",
                        "FallingOwn7x6",
                        "FallingAnyTernary40",
                        "FallingSharedTernary40",
                        "BlockGame",
                        "Cram64",
                        "Kayles",
                        "DomineeringTernary39",
                        "Domineering64",
                        "Hexapawn",
                        "Ternary40",
                        "Masks");
    }

    private static long[] successors(GameGraph graph, long position) {
        long[] into = new long[graph.mostMoves()];
        int count = graph.successors(position, into);
        return LongStream.of(into).limit(count).sorted().distinct().toArray();
    }

    private static Set<Long> images(GameGraph graph, long position) {
        return LongStream.of(successors(graph, position))
                .map(graph::canonical)
                .boxed()
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Positions on random plays from the start, which may have no end. */
    private static List<Long> positions(Solver solver) {
        Random random = new Random(SEED);
        TreeSet<Long> positions = new TreeSet<>();
        for (int play = 0; play < PLAYS; play++) {
            long position = solver.initial();
            positions.add(position);
            for (int ply = 0; ply < 40 && !solver.isTerminal(position); ply++) {
                int[] moves = solver.moves(position);
                position = solver.play(position, moves[random.nextInt(moves.length)]);
                positions.add(position);
            }
        }
        return new ArrayList<>(positions);
    }
}
