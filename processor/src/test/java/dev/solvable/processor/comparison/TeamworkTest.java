package dev.solvable.processor.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.solvable.Algorithm;
import dev.solvable.SolveListener;
import dev.solvable.Solver;
import dev.solvable.processor.comparison.GameCompiler.Compilation;
import dev.solvable.processor.reference.Declaration;
import dev.solvable.processor.reference.Declaration.Choice;
import dev.solvable.processor.reference.Declaration.Ends;
import dev.solvable.processor.reference.Declaration.Lines;
import dev.solvable.processor.reference.Declaration.Marks;
import dev.solvable.processor.reference.Declaration.Side;
import dev.solvable.processor.reference.Declaration.TileSet;
import dev.solvable.processor.reference.Declaration.Tiles;
import dev.solvable.processor.reference.Grid;
import dev.solvable.processor.reference.KnownGames;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Searches that several threads share: they answer as one thread does, and leave no thread behind. */
@Tag("slow")
@Timeout(600)
class TeamworkTest {
    private static final Declaration CONNECT_FOUR = KnownGames.connectFour(7, 6);

    /** Of the empty board the outcome takes a second, the distance is out of reach. */
    private static final Declaration DOMINEERING = KnownGames.domineering(8, 8);

    /** A line loses, so that it is a plain search, which takes minutes from the empty board. */
    private static final Declaration MISERE = KnownGames.inARow(5, 5, 4, true).named("MisereFourInARow");

    @AfterEach
    void forgetInterrupts() {
        Thread.interrupted();
    }

    private static Declaration tiles(String name, Grid grid, TileSet... sets) {
        return Declaration.game(name, grid, new Tiles(List.of(sets), '#', '.'));
    }

    private static TileSet tile(String picture, boolean turned, Side by) {
        return new TileSet(List.of(picture), turned, turned, by);
    }

    private static Stream<Arguments> solvedBy(Algorithm engine, Declaration... games) {
        return Stream.of(games).map(game -> Arguments.of(engine, game));
    }

    private static Stream<Arguments> smallGames() {
        return Stream.of(
                        solvedBy(
                                Algorithm.THREAT_SEARCH,
                                KnownGames.connectFour(4, 3),
                                KnownGames.connectFour(4, 4).named("ConnectFourOnASquare"),
                                KnownGames.inARow(3, 3, 3, false),
                                KnownGames.inARow(4, 4, 4, false).named("FourInARow"),
                                KnownGames.inARow(2, 5, 3, false).named("ThreeInTwoRows")),
                        solvedBy(
                                Algorithm.OUTCOME_SEARCH,
                                KnownGames.domineering(4, 3),
                                tiles(
                                        "Ring",
                                        Grid.of("....", ".  .", "...."),
                                        tile("##", false, Side.FIRST),
                                        tile("#/#", false, Side.SECOND)),
                                tiles(
                                        "Corners",
                                        Grid.full(3, 4),
                                        tile("##/#.", true, Side.FIRST),
                                        tile("##", false, Side.SECOND)),
                                tiles(
                                        "Mixed",
                                        Grid.full(3, 4),
                                        tile("#/#", false, Side.FIRST),
                                        tile("##", false, Side.SECOND),
                                        tile("###", false, Side.EITHER))),
                        solvedBy(
                                Algorithm.SEARCH,
                                KnownGames.ticTacToe(),
                                KnownGames.inARow(3, 3, 3, true).named("Misere"),
                                KnownGames.connectFour(4, 3),
                                KnownGames.inARow(Choice.ANY, 2, 4, 3, false).named("Wild"),
                                Declaration.game(
                                        "FallingWild",
                                        Grid.full(2, 4),
                                        new Marks(
                                                Choice.ANY,
                                                true,
                                                Lines.straight(2).completing(Ends.LOSES))),
                                Declaration.game(
                                        "Notakto",
                                        Grid.full(3, 4),
                                        new Marks(
                                                Choice.SHARED,
                                                false,
                                                Lines.straight(3).completing(Ends.LOSES))),
                                KnownGames.hex(3, 3),
                                KnownGames.blockGame(3, 4),
                                KnownGames.cram(3, 4).named("DrawnCram").noMoves(Ends.DRAWS),
                                Declaration.tiles("MisereRing", Grid.of("....", ".  .", "...."), "##")
                                        .noMoves(Ends.WINS),
                                KnownGames.domineering(3, 4)))
                .flatMap(games -> games);
    }

    private static Stream<Arguments> largerGames() {
        return Stream.of(
                        solvedBy(Algorithm.THREAT_SEARCH, KnownGames.connectFour(5, 4)),
                        solvedBy(
                                Algorithm.OUTCOME_SEARCH,
                                KnownGames.domineering(5, 6),
                                tiles(
                                        "LargeCorners",
                                        Grid.full(4, 6),
                                        tile("##/#.", true, Side.FIRST),
                                        tile("##", false, Side.SECOND))),
                        solvedBy(
                                Algorithm.SEARCH,
                                KnownGames.inARow(3, 5, 3, true).named("MisereThreeInARow"),
                                Declaration.game(
                                        "LargeNotakto",
                                        Grid.full(4, 4),
                                        new Marks(
                                                Choice.SHARED,
                                                false,
                                                Lines.straight(3).completing(Ends.LOSES)))))
                .flatMap(games -> games);
    }

    private static List<Declaration> longGames() {
        return List.of(CONNECT_FOUR, DOMINEERING, MISERE);
    }

    @ParameterizedTest
    @MethodSource("smallGames")
    void severalThreadsAnswerAsTheInterpreterDoes(Algorithm engine, Declaration game) {
        Compilation compilation = Teams.eager(game, engine);
        for (int threads : new int[] {2, 3}) {
            Solver solver = compilation.solver(game.name(), threads);
            assertThat(SolverComparison.compare(game, solver)).isPositive();
            assertThat(Teams.helpers(solver)).isEmpty();
        }
    }

    /** With a new cache each time, so that helpers find nothing ready. */
    @ParameterizedTest
    @MethodSource({"smallGames", "largerGames"})
    void severalThreadsAnswerAsOneDoes(Algorithm engine, Declaration game) {
        Compilation compilation = Teams.eager(game, engine);
        Solver alone = compilation.solver(game);
        List<Long> positions = Teams.positions(alone, 3);
        Map<Long, String> expected = Teams.answers(alone, positions);
        for (long position : positions) {
            for (int threads : new int[] {2, 3}) {
                Solver team = compilation.solver(game.name(), threads);
                assertThat(Teams.answers(team, List.of(position))).containsEntry(position, expected.get(position));
                assertThat(Teams.helpers(team)).isEmpty();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("largerGames")
    void aTeamMayBeAskedBySeveralThreadsAtOnce(Algorithm engine, Declaration game) throws Exception {
        Compilation compilation = Teams.eager(game, engine);
        List<Long> positions = Teams.positions(compilation.solver(game), 6);
        Map<Long, String> expected = Teams.answers(compilation.solver(game), positions);
        Solver shared = compilation.solver(game.name(), 2);
        Callable<Map<Long, String>> ask = () -> Teams.answers(shared, positions);
        ExecutorService askers = Executors.newFixedThreadPool(3);
        try {
            for (Future<Map<Long, String>> answers : askers.invokeAll(List.of(ask, ask, ask))) {
                assertThat(answers.get()).isEqualTo(expected);
            }
        } finally {
            askers.shutdownNow();
        }
        assertThat(Teams.helpers(shared)).isEmpty();
    }

    private static long afterMoves(Solver solver, String columns) {
        long position = solver.initial();
        for (char column : columns.toCharArray()) {
            long before = position;
            int move = IntStream.of(solver.moves(before))
                    .filter(cell -> cell % 7 == column - '1')
                    .findAny()
                    .orElseThrow();
            position = solver.play(before, move);
        }
        return position;
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void helpersTakePartInALongSearchAndEndWithIt(int threads) throws InterruptedException {
        Compilation compilation = GameCompiler.compile(List.of(CONNECT_FOUR));
        Solver team = compilation.solver(CONNECT_FOUR.name(), threads);
        long position = afterMoves(team, "3533357112");
        List<Integer> seen = new ArrayList<>();
        List<Long> counts = new ArrayList<>();
        Thread asker = Thread.currentThread();
        SolveListener listener = (done, total) -> {
            assertThat(Thread.currentThread()).isSameAs(asker);
            seen.add(Teams.helpers(team).size());
            counts.add(done);
        };
        team.solve(position, listener);
        assertThat(Teams.helpers(team)).isEmpty();
        assertThat(seen).contains(threads - 1);
        assertThat(counts).isSorted();
        assertThat(Teams.answers(team, List.of(position)))
                .isEqualTo(Teams.answers(compilation.solver(CONNECT_FOUR), List.of(position)));
    }

    @ParameterizedTest
    @MethodSource("longGames")
    void anInterruptEndsTheHelpersToo(Declaration game) {
        Compilation compilation = GameCompiler.compile(List.of(game));
        for (int threads : new int[] {2, 3}) {
            Solver team = compilation.solver(game.name(), threads);
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
        }
    }

    @Test
    void afterAnInterruptATeamAnswersAsOneThreadDoes() {
        Compilation compilation = GameCompiler.compile(List.of(CONNECT_FOUR, DOMINEERING));
        Solver connectFour = interrupted(compilation.solver(CONNECT_FOUR.name(), 3));
        List<Long> positions = List.of(afterMoves(connectFour, "45461667"));
        assertThat(Teams.answers(connectFour, positions))
                .isEqualTo(Teams.answers(compilation.solver(CONNECT_FOUR), positions));
        Solver domineering = interrupted(compilation.solver(DOMINEERING.name(), 3));
        Solver alone = compilation.solver(DOMINEERING);
        assertThat(domineering.outcome(domineering.initial())).isEqualTo(alone.outcome(alone.initial()));
    }

    /** A team that was interrupted as soon as it had a helper. */
    private static Solver interrupted(Solver team) {
        assertThatExceptionOfType(InterruptedException.class)
                .isThrownBy(() -> team.solve(team.initial(), (done, total) -> {
                    if (!Teams.helpers(team).isEmpty()) {
                        Thread.currentThread().interrupt();
                    }
                }));
        return team;
    }

    /** Whatever stops a helper: its thread ends without a word, and the answer is found without it. */
    @ParameterizedTest
    @ValueSource(strings = {"IllegalStateException", "StackOverflowError", "OutOfMemoryError"})
    void aHelperThatFailsIsMissedByNobody(String failure) {
        Declaration hex = KnownGames.hex(2, 3);
        String check = "static boolean won(long own, long other, Player owner) {";
        assertThat(hex.source()).contains(check);
        Compilation compilation =
                Teams.eager(hex, Algorithm.SEARCH, source -> source.replace(check, check + """

                        if (Thread.currentThread().getName().contains(" helper ")) {
                            System.setProperty("solvable.helperFailed", "true");
                            throw new %s();
                        }
                """.formatted(failure)));
        PrintStream err = System.err;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setErr(new PrintStream(printed, true, StandardCharsets.UTF_8));
        try {
            for (int threads : new int[] {2, 3}) {
                Solver solver = compilation.solver(hex.name(), threads);
                assertThat(SolverComparison.compare(hex, solver)).isPositive();
                assertThat(Teams.helpers(solver)).isEmpty();
            }
            assertThat(System.getProperty("solvable.helperFailed")).isEqualTo("true");
        } finally {
            System.clearProperty("solvable.helperFailed");
            System.setErr(err);
        }
        assertThat(printed.toString(StandardCharsets.UTF_8)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("longGames")
    void aListenerThatThrowsEndsTheHelpersToo(Declaration game) {
        Solver team = GameCompiler.compile(List.of(game)).solver(game.name(), 2);
        assertThatExceptionOfType(IllegalStateException.class)
                .isThrownBy(() -> team.solve(team.initial(), (done, total) -> {
                    if (!Teams.helpers(team).isEmpty()) {
                        throw new IllegalStateException("enough");
                    }
                }));
        assertThat(Teams.helpers(team)).isEmpty();
    }
}
