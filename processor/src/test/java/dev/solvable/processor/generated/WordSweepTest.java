package dev.solvable.processor.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.solvable.Algorithm;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.processor.SolvableGameProcessor;
import dev.solvable.processor.comparison.GameCompiler;
import dev.solvable.processor.comparison.GameCompiler.Compilation;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables of outcomes, position by position: with one thread and several, on boards of every shape of table. */
@Tag("slow")
class WordSweepTest {
    private static Compilation compile(String game, String source) {
        Compilation compilation = GameCompiler.compile(Map.of(game, source), List.of(new SolvableGameProcessor()));
        assertThat(compilation.success()).as(compilation.messages()).isTrue();
        return compilation;
    }

    private static Compilation tiles(int rows, int columns, String annotations) {
        String source = """
                package games;
                import dev.solvable.*;
                @SolvableGame(cells = %d)
                @Board(rows = %d, columns = %d)
                %s
                public final class Game {}
                """;
        return compile("Game", String.format(source, rows * columns, rows, columns, annotations));
    }

    private static String tilesOf(Player player, String pictures) {
        return pictures.isEmpty()
                ? ""
                : String.format(
                        "@Tiles(value = {\"%s\"}, rotate = %s, by = Player.%s)%n",
                        pictures.replace(" ", "\", \""), player == Player.EITHER, player);
    }

    /** The won positions, each by a look at all its successors. */
    private static BitSet won(Solver solver, boolean misere) {
        boolean partizan = solver.toMove(solver.initial()) != Player.EITHER;
        int fillings = 1 << solver.facts().cells();
        int side = partizan ? fillings : 0; // in a position whether the second player is to move
        long[][] tiles = {tilesOf(solver, 0), tilesOf(solver, side)};
        BitSet won = new BitSet(fillings + side);
        for (int taken = fillings - 1; taken >= 0; taken--) {
            for (int position = taken; position <= (taken | side); position += fillings) {
                long[] moves = tiles[position / fillings];
                boolean moveless = true;
                for (long move : moves) {
                    if ((taken & move) == 0) {
                        moveless = false;
                        if (!won.get((int) (position | move) ^ side)) {
                            won.set(position);
                            break;
                        }
                    }
                }
                if (moveless && misere) {
                    won.set(position);
                }
            }
        }
        return won;
    }

    /** The tiles of the player to move in a position of the empty board. */
    private static long[] tilesOf(Solver solver, int position) {
        return IntStream.of(solver.moves(position))
                .mapToLong(move -> solver.facts().moveCells().get(move))
                .toArray();
    }

    private static BitSet answers(Solver solver) {
        assertThat(solver.facts().solvedBy()).isEqualTo(Algorithm.WORD_SWEEP);
        int positions = (int) solver.facts().states();
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
        String tiles = tilesOf(Player.EITHER, pictures);
        assertEveryOutcomeFollows(tiles(rows, columns, tiles), false);
        assertEveryOutcomeFollows(tiles(rows, columns, tiles + "@NoMoves(Ending.WINS)"), true);
    }

    @ParameterizedTest
    @CsvSource({
        "4, 5, #/#, ##, ''",
        "4, 4, ##, ##/#., #/#",
        "1, 17, ##, ###, ''",
        "1, 19, #, ##, ''",
        "3, 6, #, #, ##",
        "4, 5, #/#, '', ##/.#",
        "2, 9, '', ###, #/#",
        "5, 4, #/#/# ##/#., ####, #"
    })
    void everyOutcomeFollowsWhereThePlayersDiffer(int rows, int columns, String first, String second, String either) {
        String tiles = tilesOf(Player.FIRST, first) + tilesOf(Player.SECOND, second) + tilesOf(Player.EITHER, either);
        assertEveryOutcomeFollows(tiles(rows, columns, tiles), false);
        assertEveryOutcomeFollows(tiles(rows, columns, tiles + "@NoMoves(Ending.WINS)"), true);
    }

    private static void assertEveryOutcomeFollows(Compilation compilation, boolean misere) {
        BitSet won = won(compilation.solver("Game"), misere);
        assertThat(answers(compilation.solver("Game"))).isEqualTo(won);
        assertThat(answers(compilation.solver("Game", 2))).isEqualTo(won);
    }

    @ParameterizedTest
    @ValueSource(strings = {"WordSweptHoles", "WordSweptRow", "WordSweptMany", "Kayles"})
    void threadsFindWhatOneFinds(String game) {
        Compilation compilation = compile(game, EveryKind.sources().get(game));
        BitSet won = won(compilation.solver(game), false);
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
        Solver one = compilation.solver("BlockGame");
        List<Long> reportsOfOne = new ArrayList<>();
        one.solve((done, total) -> reportsOfOne.add(done));
        assertThat(reports).isEqualTo(reportsOfOne);
        assertThat(answers(two)).isEqualTo(answers(one));
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

    /** Ten thousand threads were started where no more than the parts of the table have work. */
    @ParameterizedTest
    @ValueSource(ints = {10_000, 1_000_000})
    void moreThreadsAreAskedForThanTheTableHasParts(int threads) throws InterruptedException {
        Compilation compilation = compile("BlockGame", EveryKind.sources().get("BlockGame"));
        Solver solver = compilation.solver("BlockGame", threads);
        int others = Thread.activeCount();
        List<Integer> running = new ArrayList<>();
        solver.solve((done, total) -> running.add(Thread.activeCount() - others));
        assertThat(running).isNotEmpty().allMatch(count -> count < 64);
        assertThat(solver.outcome(solver.initial()))
                .isEqualTo(compilation.solver("BlockGame").outcome(solver.initial()));
    }

    /** Nothing was reported until the table was full and the distance known. */
    @ParameterizedTest
    @ValueSource(strings = {"BlockGame", "WordSweptRow", "Domineering"})
    void solvingOnePositionReportsWhatSolvingAllDoes(String game) throws InterruptedException {
        Compilation compilation = compile(game, EveryKind.sources().get(game));
        List<Long> ofAll = new ArrayList<>();
        compilation.solver(game).solve((done, total) -> ofAll.add(done));
        Solver solver = compilation.solver(game);
        List<Long> ofOne = new ArrayList<>();
        solver.solve(solver.initial(), (done, total) -> {
            assertThat(total).isEqualTo(solver.facts().states());
            ofOne.add(done);
        });
        assertThat(ofOne).hasSizeGreaterThan(1).isEqualTo(ofAll);
        ofOne.clear();
        solver.solve(solver.initial(), (done, total) -> ofOne.add(done));
        assertThat(ofOne).containsExactly(solver.facts().states());
    }
}
