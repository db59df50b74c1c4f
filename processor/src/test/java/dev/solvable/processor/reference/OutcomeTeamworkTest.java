package dev.solvable.processor.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.solvable.Outcome;
import dev.solvable.Solver;
import dev.solvable.processor.plan.Engine;
import dev.solvable.processor.reference.Declaration.Side;
import dev.solvable.processor.reference.Declaration.TileSet;
import dev.solvable.processor.reference.Declaration.Tiles;
import dev.solvable.processor.reference.GameCompiler.Compilation;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Searches of outcomes that several threads share: they answer as one thread does, and leave no thread behind. */
@Timeout(600)
class OutcomeTeamworkTest {
    private static final Declaration LARGE = KnownGames.domineering(8, 8);

    @AfterEach
    void forgetInterrupts() {
        Thread.interrupted();
    }

    private static Declaration game(String name, Grid grid, TileSet... sets) {
        return Declaration.game(name, grid, new Tiles(List.of(sets), '#', '.'));
    }

    private static TileSet tiles(String picture, boolean turned, Side by) {
        return new TileSet(List.of(picture), turned, turned, by);
    }

    private static List<Declaration> games() {
        return List.of(
                KnownGames.domineering(4, 3),
                game(
                        "Ring",
                        Grid.of("....", ".  .", "...."),
                        tiles("##", false, Side.FIRST),
                        tiles("#/#", false, Side.SECOND)),
                game("Corners", Grid.full(3, 4), tiles("##/#.", true, Side.FIRST), tiles("##", false, Side.SECOND)),
                game(
                        "Mixed",
                        Grid.full(3, 4),
                        tiles("#/#", false, Side.FIRST),
                        tiles("##", false, Side.SECOND),
                        tiles("###", false, Side.EITHER)));
    }

    @ParameterizedTest
    @MethodSource("games")
    void severalThreadsAnswerAsTheInterpreterDoes(Declaration game) {
        Compilation compilation = Teams.eager(game, Engine.OUTCOME_SEARCH);
        for (int threads : new int[] {2, 3}) {
            Solver solver = compilation.solver(game.name(), threads);
            assertThat(SolverComparison.compare(game, solver)).isPositive();
            assertThat(Teams.helpers(solver)).isEmpty();
        }
    }

    private static Map<Long, Outcome> outcomes(Solver solver, List<Long> positions) {
        Map<Long, Outcome> outcomes = new TreeMap<>();
        positions.forEach(position -> outcomes.put(position, solver.outcome(position)));
        return outcomes;
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void severalThreadsAnswerAsOneDoesOnLargerBoards(int threads) {
        List<Declaration> games = List.of(
                KnownGames.domineering(6, 7),
                game("Corners", Grid.full(5, 6), tiles("##/#.", true, Side.FIRST), tiles("##", false, Side.SECOND)));
        for (Declaration game : games) {
            Compilation compilation = Teams.eager(game, Engine.OUTCOME_SEARCH);
            Solver alone = compilation.solver(game);
            List<Long> positions = Teams.positions(alone, 4);
            Solver team = compilation.solver(game.name(), threads);
            assertThat(outcomes(team, positions)).isEqualTo(outcomes(alone, positions));
            assertThat(Teams.helpers(team)).isEmpty();
        }
    }

    @Test
    void aTeamMayBeAskedBySeveralThreadsAtOnce() throws Exception {
        Declaration game = KnownGames.domineering(6, 6);
        Compilation compilation = Teams.eager(game, Engine.OUTCOME_SEARCH);
        List<Long> positions = Teams.positions(compilation.solver(game), 3);
        Map<Long, Outcome> expected = outcomes(compilation.solver(game), positions);
        Solver shared = compilation.solver(game.name(), 2);
        Callable<Map<Long, Outcome>> ask = () -> outcomes(shared, positions);
        ExecutorService askers = Executors.newFixedThreadPool(3);
        try {
            for (Future<Map<Long, Outcome>> answers : askers.invokeAll(List.of(ask, ask, ask))) {
                assertThat(answers.get()).isEqualTo(expected);
            }
        } finally {
            askers.shutdownNow();
        }
        assertThat(Teams.helpers(shared)).isEmpty();
    }

    /** Of the empty board the outcome takes a second, the distance is out of reach. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void helpersTakePartInALongSearchAndAnInterruptEndsThemToo(int threads) {
        Compilation compilation = GameCompiler.compile(List.of(LARGE));
        Solver team = compilation.solver(LARGE.name(), threads);
        Thread asker = Thread.currentThread();
        List<Integer> seen = new ArrayList<>();
        assertThatExceptionOfType(InterruptedException.class)
                .isThrownBy(() -> team.solve(team.initial(), (done, total) -> {
                    assertThat(Thread.currentThread()).isSameAs(asker);
                    seen.add(Teams.helpers(team).size());
                    if (seen.get(seen.size() - 1) == threads - 1) {
                        asker.interrupt();
                    }
                }));
        assertThat(seen).contains(threads - 1);
        assertThat(Teams.helpers(team)).isEmpty();
        Solver alone = compilation.solver(LARGE);
        assertThat(team.outcome(team.initial())).isEqualTo(alone.outcome(alone.initial()));
        assertThat(Teams.helpers(team)).isEmpty();
    }

    @Test
    void aListenerThatThrowsEndsTheHelpersToo() {
        Solver team = GameCompiler.compile(List.of(LARGE)).solver(LARGE.name(), 2);
        assertThatExceptionOfType(IllegalStateException.class)
                .isThrownBy(() -> team.solve(team.initial(), (done, total) -> {
                    if (!Teams.helpers(team).isEmpty()) {
                        throw new IllegalStateException("enough");
                    }
                }));
        assertThat(Teams.helpers(team)).isEmpty();
    }

    /** An outcome that depends on the key, so that that of another state would be noticed. */
    private static boolean isWon(long key, boolean first) {
        return Long.bitCount(key * 31) % 2 == 0 ^ first;
    }

    @Test
    void threadsNeverReadHalfAnEntry() throws Exception {
        Solver solver = GameCompiler.compile(List.of(LARGE.cached(1024))).solver(LARGE.name(), 2);
        Field cache = solver.getClass().getDeclaredField("outcomes");
        cache.setAccessible(true);
        cache.set(solver, new long[1024]);
        Method cached = solver.getClass().getDeclaredMethod("cachedOutcome", long.class, boolean.class);
        Method remember = solver.getClass()
                .getDeclaredMethod("rememberOutcome", long.class, boolean.class, boolean.class, long.class);
        cached.setAccessible(true);
        remember.setAccessible(true);
        ExecutorService threads = Executors.newFixedThreadPool(3);
        try {
            List<Callable<Long>> tasks = new ArrayList<>();
            for (int seed = 1; seed <= 3; seed++) {
                Random random = new Random(seed);
                tasks.add(() -> {
                    long found = 0;
                    for (int i = 0; i < 300_000; i++) {
                        long key = (1 + random.nextInt(3000)) * 0x1_2345_6789_ABCDL; // three for each entry
                        boolean first = random.nextBoolean();
                        int known = (int) cached.invoke(solver, key, first);
                        if (known != 0) {
                            assertThat(known == 1).isEqualTo(isWon(key, first));
                            found++;
                        }
                        remember.invoke(solver, key, first, isWon(key, first), 1L);
                    }
                    return found;
                });
            }
            for (Future<Long> found : threads.invokeAll(tasks)) {
                assertThat(found.get()).isPositive();
            }
        } finally {
            threads.shutdownNow();
        }
    }
}
