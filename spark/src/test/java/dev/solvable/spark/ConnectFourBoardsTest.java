package dev.solvable.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Solver;
import dev.solvable.runtime.GameGraph;
import dev.solvable.runtime.value.ValueCode;
import dev.solvable.spark.bytes.ByteReader;
import dev.solvable.spark.bytes.SortedKeys;
import dev.solvable.spark.storage.DriverLock;
import dev.solvable.spark.storage.WorkFolder;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Connect Four on boards whose positions others have counted. The published counts are before symmetry: where the
 * solver takes a position and its mirror image for one, both are counted here.
 */
class ConnectFourBoardsTest {
    /** A board with more takes longer than a test should. */
    private static final long MANY = 16_000_000;

    /** On larger boards one position in so many is asked about, so that some thousand are. */
    private static final long COMPARED = 3_000;

    record Board(int rows, int columns, long positions) {
        String game() {
            return "dev.solvable.spark.ConnectFourBoards.Rows" + rows + "Columns" + columns;
        }
    }

    static List<Board> boards() {
        return boards(0, MANY);
    }

    static List<Board> largeBoards() {
        return boards(MANY, 100_000_000);
    }

    private static List<Board> boards(long from, long to) {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(ConnectFourBoardsTest.class.getResourceAsStream("/connect4_board_counts.csv")),
                StandardCharsets.UTF_8))) {
            return lines.lines()
                    .skip(1)
                    .map(line -> line.split(","))
                    .map(row -> new Board(Integer.parseInt(row[0]), Integer.parseInt(row[1]), Long.parseLong(row[2])))
                    .filter(board -> board.positions() > from && board.positions() <= to)
                    .toList();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("boards")
    void allPositionsAndTheirValuesAreFound(Board board, @TempDir Path folder) throws IOException {
        solveAndCompare(board, folder);
    }

    @Tag("nightly")
    @ParameterizedTest
    @MethodSource("largeBoards")
    void allPositionsOfLargerBoardsAreFound(Board board, @TempDir Path folder) throws IOException {
        solveAndCompare(board, folder);
    }

    private static void solveAndCompare(Board board, Path folder) throws IOException {
        GameClass game = GameClass.named(board.game());
        int parts = 2 + (int) (board.positions() / 2_000_000);
        WorkFolder work = new WorkFolder(LocalSpark.spark(), folder.toString());
        Exchange exchange = new Exchange(LocalSpark.spark(), parts);
        Layers plies;
        try (DriverLock lock = DriverLock.take(work, folder.toString(), line -> {})) {
            plies = new PlyAnalysis(new Steps(game, board.game(), work, exchange, lock, line -> {})).run();
        }
        Solver solver = game.newSolver();
        GameGraph graph = (GameGraph) solver;
        long images = 0;
        long number = 0;
        long step = Math.max(1, board.positions() / COMPARED);
        for (int ply = 0; ply < plies.count(); ply++) {
            for (int part = 0; part < parts; part++) {
                if (plies.sizes(ply)[part] == 0) {
                    continue;
                }
                ByteReader values = new ByteReader(work.read(Layers.values(ply), part));
                assertThat(values.count()).isEqualTo((int) plies.sizes(ply)[part]);
                for (long position : SortedKeys.read(new ByteReader(work.read(Layers.keys(ply), part)))) {
                    long mirrored = mirrored(board, position);
                    images += mirrored != position && graph.canonical(mirrored) == position ? 2 : 1;
                    int value = values.count();
                    if (number % step == 0) {
                        assertThat(solver.format(mirrored)).isEqualTo(mirrored(solver.format(position)));
                        compare(solver, position, value);
                    }
                    number++;
                }
            }
        }
        assertThat(images).isEqualTo(board.positions());
    }

    private static void compare(Solver solver, long position, int value) {
        assertThat(ValueCode.outcome(value))
                .as("outcome of\n%s", solver.format(position))
                .isEqualTo(solver.outcome(position));
        assertThat(ValueCode.distance(value))
                .as("distance of\n%s", solver.format(position))
                .isEqualTo(solver.distance(position));
    }

    /** The mirror image of a position: the columns, a run of bits each, in the opposite order. */
    private static long mirrored(Board board, long position) {
        int bits = board.rows() + 1;
        long mirrored = 0;
        for (int column = 0; column < board.columns(); column++) {
            mirrored = mirrored << bits | position >>> column * bits & (1L << bits) - 1;
        }
        return mirrored;
    }

    private static String mirrored(String text) {
        return Stream.of(text.split("\n"))
                .map(row -> new StringBuilder(row).reverse().toString())
                .collect(Collectors.joining("\n"));
    }
}
