package dev.solvable.processor.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.solvable.Outcome;
import dev.solvable.Solver;
import dev.solvable.processor.SolvableGameProcessor;
import dev.solvable.processor.reference.GameCompiler;
import dev.solvable.processor.reference.GameCompiler.Compilation;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables of outcomes, position by position: with one thread and several, on boards of every shape of table. */
class WordSweepTest {
    private static Compilation compile(String game, String source) {
        Compilation compilation = GameCompiler.compile(Map.of(game, source), List.of(new SolvableGameProcessor()));
        assertThat(compilation.success()).as(compilation.messages()).isTrue();
        return compilation;
    }

    private static Compilation tiles(int rows, int columns, String pictures) {
        String source = """
                package games;
                import dev.solvable.*;
                @SolvableGame(cells = %d)
                @Board(rows = %d, columns = %d)
                @Tiles({"%s"})
                public final class Game {}
                """;
        return compile("Game", String.format(source, rows * columns, rows, columns, pictures.replace(" ", "\", \"")));
    }

    /** The won positions, each by a look at all its successors. */
    private static BitSet won(Solver solver) {
        long[] moves =
                solver.facts().moveCells().stream().mapToLong(Long::longValue).toArray();
        int positions = 1 << solver.facts().cells();
        BitSet won = new BitSet(positions);
        for (int position = positions - 1; position >= 0; position--) {
            for (long move : moves) {
                if ((position & move) == 0 && !won.get((int) (position | move))) {
                    won.set(position);
                    break;
                }
            }
        }
        return won;
    }

    private static BitSet answers(Solver solver) {
        assertThat(solver.facts().algorithm()).startsWith("sweep").contains("64 boards");
        int positions = 1 << solver.facts().cells();
        BitSet won = new BitSet(positions);
        for (int position = 0; position < positions; position++) {
            won.set(position, solver.outcome(position) == Outcome.WIN);
        }
        return won;
    }

    @ParameterizedTest
    @CsvSource({
        "1, 13, ##",
        "2, 7, ## ##/#.",
        "1, 20, ##",
        "4, 5, ## ##/#.",
        "3, 7, ## ##/#.",
        "11, 2, ## ##/#.",
        "2, 11, ###",
        "4, 5, ##/## ####",
        "3, 7, ##.##/..#..",
        "5, 4, ## #..# ##/.#/.#/.#",
        "4, 5, ##### ##/##/##",
        "4, 5, # ##",
        "1, 18, #.# ##### ###.##",
        "3, 6, ######/#....#"
    })
    void everyOutcomeFollowsFromThoseAfterIt(int rows, int columns, String pictures) {
        Compilation compilation = tiles(rows, columns, pictures);
        BitSet won = won(compilation.solver("Game"));
        assertThat(answers(compilation.solver("Game"))).isEqualTo(won);
        assertThat(answers(compilation.solver("Game", 2))).isEqualTo(won);
    }

    @ParameterizedTest
    @ValueSource(strings = {"WordSweptHoles", "WordSweptRow", "WordSweptMany", "Kayles"})
    void threadsFindWhatOneFinds(String game) {
        Compilation compilation = compile(game, EveryKind.sources().get(game));
        BitSet won = won(compilation.solver(game));
        for (int threads : new int[] {1, 2, 5}) {
            assertThat(answers(compilation.solver(game, threads))).isEqualTo(won);
        }
    }

    @Test
    void twoThreadsFindWhatOneFindsOnALargeBoard() throws InterruptedException {
        Compilation compilation = compile("BlockGame", EveryKind.sources().get("BlockGame"));
        Solver two = compilation.solver("BlockGame", 2);
        List<Long> reports = new ArrayList<>();
        Thread caller = Thread.currentThread();
        two.solve((done, total) -> {
            assertThat(Thread.currentThread()).isSameAs(caller);
            assertThat(total).isEqualTo(1 << 25);
            reports.add(done);
        });
        assertThat(reports).isSorted().hasSizeGreaterThan(5).startsWith(0L).endsWith(1L << 25);
        assertThat(answers(two)).isEqualTo(answers(compilation.solver("BlockGame")));
    }

    @Test
    void severalThreadsStopWhenTheirCallerIsInterrupted() throws InterruptedException {
        Compilation compilation = compile("BlockGame", EveryKind.sources().get("BlockGame"));
        Solver solver = compilation.solver("BlockGame", 2);
        assertThatExceptionOfType(InterruptedException.class)
                .isThrownBy(() ->
                        solver.solve((done, total) -> Thread.currentThread().interrupt()));
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
        solver.solve((done, total) -> {});
        assertThat(solver.outcome(solver.initial()))
                .isEqualTo(compilation.solver("BlockGame").outcome(solver.initial()));
    }
}
