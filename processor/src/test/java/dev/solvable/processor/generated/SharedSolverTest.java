package dev.solvable.processor.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.solvable.ImpartialSolver;
import dev.solvable.Solver;
import dev.solvable.processor.SolvableGameProcessor;
import dev.solvable.processor.comparison.GameCompiler;
import dev.solvable.processor.comparison.GameCompiler.Compilation;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A solver may be shared between threads; two solvers share nothing; a small cache costs time and nothing else. */
@Tag("slow")
class SharedSolverTest {
    private static final int THREADS = 4;

    /** More plays from the start than so many would only repeat positions. */
    private static final int PLAYS = 60;

    private static Compilation compile(Map<String, String> sources) {
        Compilation compilation = GameCompiler.compile(sources, List.of(new SolvableGameProcessor()));
        assertThat(compilation.success()).as(compilation.messages()).isTrue();
        return compilation;
    }

    private static Compilation compile(String game) {
        return compile(EveryKind.sources(game));
    }

    /** Positions on random plays from the start, the start among them. */
    private static List<Long> positions(Solver solver, int plays) {
        Random random = new Random(7);
        TreeSet<Long> positions = new TreeSet<>();
        for (int play = 0; play < plays; play++) {
            long position = solver.initial();
            positions.add(position);
            while (!solver.isTerminal(position)) {
                int[] moves = solver.moves(position);
                position = solver.play(position, moves[random.nextInt(moves.length)]);
                positions.add(position);
            }
        }
        return new ArrayList<>(positions);
    }

    /** Everything that a solver says of a position. */
    private static String answer(Solver solver, long position) {
        String answer = solver.outcome(position) + " " + solver.distance(position) + " " + solver.bestMove(position)
                + " " + Arrays.toString(solver.moves(position)) + " " + solver.isReachable(position);
        return solver instanceof ImpartialSolver impartial ? answer + " " + impartial.nimber(position) : answer;
    }

    private static Map<Long, String> answers(Solver solver, List<Long> positions) {
        Map<Long, String> answers = new TreeMap<>();
        positions.forEach(position -> answers.put(position, answer(solver, position)));
        return answers;
    }

    /** With caches of one entry the threads would disturb each other's every entry. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "TicTacToe",
                "SweptBlocks",
                "Ternary",
                "Masks",
                "Sim",
                "Wild",
                "WildSearched",
                "Notakto",
                "NotaktoSearched",
                "FallingOwnSwept",
                "FallingOwnSearched",
                "CramTernary",
                "Kayles",
                "Domineering",
                "DomineeringSearched",
                "Chomp",
                "Checked"
            })
    void threadsThatShareASolverGetTheSameAnswers(String game) throws Exception {
        Compilation compilation = compile(game);
        Solver alone = compilation.solver(game);
        List<Long> positions = positions(alone, PLAYS);
        Map<Long, String> expected = answers(alone, positions);
        Solver shared = compilation.solver(game);
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            List<Callable<Map<Long, String>>> questions = new ArrayList<>();
            for (int thread = 0; thread < THREADS; thread++) {
                List<Long> shuffled = new ArrayList<>(positions);
                Collections.shuffle(shuffled, new Random(thread));
                questions.add(() -> answers(shared, shuffled));
            }
            for (Future<Map<Long, String>> answers : threads.invokeAll(questions)) {
                assertThat(answers.get()).isEqualTo(expected);
            }
        } finally {
            threads.shutdownNow();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"TicTacToe", "BlockGame", "Masks", "Domineering", "Chomp"})
    void aSolverNeedsAThread(String game) {
        Compilation compilation = compile(game);
        for (int threads : new int[] {0, -1, Integer.MIN_VALUE}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> compilation.solver(game, threads))
                    .withMessageContaining("" + threads);
        }
        Solver solver = compilation.solver(game, 2);
        assertThat(solver.isTerminal(solver.initial())).isFalse();
    }

    @Test
    void nothingIsStaticButConstants() throws ClassNotFoundException {
        Compilation compilation = EveryKind.compiled();
        for (String game : EveryKind.sources().keySet()) {
            for (Field field : compilation.solver(game).getClass().getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers())) {
                    assertThat(Modifier.isFinal(field.getModifiers()))
                            .as(field.toString())
                            .isTrue();
                    assertThat(field.getName()).matches("[A-Z0-9_]+");
                }
                assertThat(Modifier.isPrivate(field.getModifiers()))
                        .as(field.toString())
                        .isTrue();
            }
        }
    }

    /** One is interrupted before it has solved anything, the other has solved everything. */
    @Test
    void whatOneSolverHasSolvedIsNothingToAnother() throws Exception {
        Compilation compilation = compile("SweptBlocks");
        Solver solved = compilation.solver("SweptBlocks");
        solved.solve((done, total) -> {});
        Solver other = compilation.solver("SweptBlocks");
        List<Long> reports = new ArrayList<>();
        other.solve((done, total) -> reports.add(done));
        assertThat(reports).hasSizeGreaterThan(1);
        reports.clear();
        solved.solve((done, total) -> reports.add(done));
        assertThat(reports).containsExactly(solved.facts().states());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "TicTacToe           | cells = 9",
                "Misere              | cells = 9",
                "Sim                 | cells = 15",
                "Wild                | cells = 9",
                "Notakto             | cells = 9",
                "FallingOwnTernary   | cells = 12",
                "FallingAnyHole      | cells = 8",
                "FallingSharedSwept  | cells = 16",
                "CramTernary         | cells = 12",
                "Domineering         | cells = 16",
                "Chomp               | cells = 12",
                "Checked             | cells = 9",
            })
    void theSizeOfTheCacheChangesNoAnswer(String game, String cells) {
        Solver solver = compile(game).solver(game);
        List<Long> positions = positions(solver, 20);
        Map<Long, String> expected = answers(solver, positions);
        for (int entries : new int[] {1, 2, 1000}) {
            String source = EveryKind.sources().get(game);
            String cached = source.replaceFirst(cells + "\\b", cells + ", cacheEntries = " + entries);
            assertThat(cached).isNotEqualTo(source);
            Solver small = compile(Map.of(game, cached)).solver(game);
            assertThat(small.facts().cacheEntries()).isEqualTo(entries);
            for (long position : positions) {
                // Searches of the whole game that remember nothing would take too long.
                if (entries == 1000 || marks(solver, position) >= solver.facts().cells() / 2) {
                    // The encoding may be another one, so positions go from one solver to the other as text.
                    long same = small.parse(solver.format(position), solver.toMove(position));
                    assertThat(answer(small, same)).isEqualTo(expected.get(position));
                }
            }
        }
    }

    /** The number of cells that are not empty. */
    private static long marks(Solver solver, long position) {
        return solver.format(position)
                .chars()
                .filter(cell -> !Character.isWhitespace(cell) && cell != '.')
                .count();
    }
}
