package dev.solvable.processor.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.solvable.SolveListener;
import dev.solvable.Solver;
import dev.solvable.processor.plan.Engine;
import dev.solvable.processor.reference.Declaration.Choice;
import dev.solvable.processor.reference.Declaration.Ends;
import dev.solvable.processor.reference.Declaration.Lines;
import dev.solvable.processor.reference.Declaration.Marks;
import dev.solvable.processor.reference.GameCompiler.Compilation;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Plain searches that several threads share: they answer as one thread does, and leave no thread behind. */
@Timeout(600)
class SearchTeamworkTest {
    /** Its outcome takes a million states, and its table would be too large. */
    private static final Declaration LARGE = KnownGames.inARow(5, 5, 4, true).named("MisereFourInARow");

    @AfterEach
    void forgetInterrupts() {
        Thread.interrupted();
    }

    private static List<Declaration> games() {
        return List.of(
                KnownGames.ticTacToe(),
                KnownGames.inARow(3, 3, 3, true).named("Misere"),
                KnownGames.connectFour(4, 3),
                KnownGames.inARow(Choice.ANY, 2, 4, 3, false).named("Wild"),
                Declaration.game(
                        "FallingWild",
                        Grid.full(2, 4),
                        new Marks(Choice.ANY, true, Lines.straight(2).completing(Ends.LOSES))),
                Declaration.game(
                        "Notakto",
                        Grid.full(3, 4),
                        new Marks(Choice.SHARED, false, Lines.straight(3).completing(Ends.LOSES))),
                KnownGames.hex(3, 3),
                KnownGames.blockGame(3, 4),
                KnownGames.cram(3, 4).named("DrawnCram").noMoves(Ends.DRAWS),
                Declaration.tiles("Ring", Grid.of("....", ".  .", "...."), "##").noMoves(Ends.WINS),
                KnownGames.domineering(3, 4));
    }

    @ParameterizedTest
    @MethodSource("games")
    void severalThreadsAnswerAsTheInterpreterDoes(Declaration game) {
        Compilation compilation = Teams.eager(game, Engine.SEARCH);
        for (int threads : new int[] {2, 3}) {
            Solver solver = compilation.solver(game.name(), threads);
            assertThat(SolverComparison.compare(game, solver)).isPositive();
            assertThat(Teams.helpers(solver)).isEmpty();
        }
    }

    /** From the start, with a new cache each time: the helpers find nothing ready. */
    @ParameterizedTest
    @MethodSource("games")
    void helpersFindWhatOneThreadFinds(Declaration game) {
        Compilation compilation = Teams.eager(game, Engine.SEARCH);
        Solver alone = compilation.solver(game);
        List<Long> positions = Teams.positions(alone, 3);
        Map<Long, String> expected = Teams.answers(alone, positions);
        for (long position : positions) {
            assertThat(Teams.answers(compilation.solver(game.name(), 2), List.of(position)))
                    .containsEntry(position, expected.get(position));
        }
    }

    @Test
    void aTeamMayBeAskedBySeveralThreadsAtOnce() throws Exception {
        Declaration game = KnownGames.inARow(3, 4, 3, true).named("MisereThreeInARow");
        Compilation compilation = Teams.eager(game, Engine.SEARCH);
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

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void helpersTakePartInALongSearchAndEndWithIt(int threads) {
        Compilation compilation = GameCompiler.compile(List.of(LARGE));
        Solver team = compilation.solver(LARGE.name(), threads);
        List<Integer> seen = new ArrayList<>();
        List<Long> counts = new ArrayList<>();
        Thread asker = Thread.currentThread();
        SolveListener listener = (done, total) -> {
            assertThat(Thread.currentThread()).isSameAs(asker);
            seen.add(Teams.helpers(team).size());
            counts.add(done);
            if (seen.size() == 100) {
                asker.interrupt();
            }
        };
        assertThatExceptionOfType(InterruptedException.class).isThrownBy(() -> team.solve(team.initial(), listener));
        assertThat(Teams.helpers(team)).isEmpty();
        assertThat(seen).contains(threads - 1);
        assertThat(counts).isSorted();
    }

    /** Where an entry does not fit in a long, threads share no cache, and one thread solves the game. */
    @Test
    void aSmallCacheOfLargeKeysIsUsedByOneThread() {
        Declaration game = KnownGames.inARow(4, 8, 4, true).cached(50);
        Solver solver = GameCompiler.compile(List.of(game)).solver(game.name(), 2);
        assertThat(Stream.of(solver.getClass().getDeclaredFields()).map(Field::getName))
                .as("an entry is a key and its bounds")
                .contains("keys", "bounds")
                .doesNotContain("WHOLE_LONGS", "team");
    }
}
