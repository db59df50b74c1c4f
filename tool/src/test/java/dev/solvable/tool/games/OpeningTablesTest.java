package dev.solvable.tool.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.solvable.ImpartialSolver;
import dev.solvable.Outcome;
import dev.solvable.Solver;
import dev.solvable.runtime.GameGraph;
import dev.solvable.sample.games.GameCatalog;
import dev.solvable.table.RulesDigest;
import dev.solvable.table.SolvedTable;
import dev.solvable.table.TableException;
import dev.solvable.table.TableHeader;
import dev.solvable.table.TableWriter;
import dev.solvable.tool.classpath.ClassPath;
import dev.solvable.tool.classpath.ClassPathGames;
import dev.solvable.tool.classpath.Project;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Writing the tables of first plies, and answering from those that lie beside solvers. */
class OpeningTablesTest {
    private static final String SAMPLE = "dev/solvable/sample/games/TicTacToeSolver";
    private static final String NAMESAKE = "dev/solvable/tool/fixtures/TicTacToeSolver";

    @TempDir
    private Path folder;

    private static Solver solver(String game) {
        return GameCatalog.find(game).orElseThrow();
    }

    private byte[] table(Solver solver, int plies) throws Exception {
        Path file = folder.resolve("written");
        SolvedTable.writeFirst(solver, file, plies, (done, total) -> {});
        assertThat(folder.resolve("written.part")).doesNotExist();
        return Files.readAllBytes(file);
    }

    @ParameterizedTest
    @CsvSource({
        "TicTacToe, 4",
        "MisereTicTacToe, 9",
        "ConnectFour4x4, 6",
        "Domineering, 3",
        "TicTacToe3D, 2",
        "Kayles, 3"
    })
    void answersAreTheSolversOwn(String game, int plies) throws Exception {
        Solver solver = solver(game);
        SolvedTable table = SolvedTable.open(Path.of(game), table(solver, plies), solver(game));
        table.prove((done, total) -> {});
        assertThat(table.header().plyLimit()).isEqualTo(plies + 1);

        for (long position : firstPositions(solver, Math.min(plies, 4) + 1)) {
            String board = solver.format(position);
            assertThat(table.outcome(position)).as(board).isEqualTo(solver.outcome(position));
            assertThat(table.distance(position)).as(board).isEqualTo(solver.distance(position));
            assertThat(table.bestMove(position)).as(board).isEqualTo(solver.bestMove(position));
            if (solver instanceof ImpartialSolver impartial) {
                assertThat(((ImpartialSolver) table).nimber(position)).as(board).isEqualTo(impartial.nimber(position));
            }
        }
    }

    private static Set<Long> firstPositions(Solver solver, int plies) {
        Set<Long> positions = new HashSet<>(Set.of(solver.initial()));
        Queue<Long> ofPly = new ArrayDeque<>(positions);
        for (int ply = 0; ply < plies; ply++) {
            Queue<Long> next = new ArrayDeque<>();
            for (long position : ofPly) {
                for (int move : solver.moves(position)) {
                    long successor = solver.play(position, move);
                    if (positions.add(successor)) {
                        next.add(successor);
                    }
                }
            }
            ofPly = next;
        }
        return positions;
    }

    @Test
    void theDigestTellsRulesApartAndNotHowAGameIsSolved() {
        List<String> digests = GameCatalog.names().stream()
                .map(game -> RulesDigest.of(solver(game)))
                .toList();

        assertThat(digests).hasSizeGreaterThan(8).doesNotHaveDuplicates();
        assertThat(RulesDigest.of(solver("ConnectFour7x6"))).isEqualTo(RulesDigest.of(solver("ConnectFour7x6")));
    }

    @Test
    void anEndlessGameHasNone() {
        assertThatThrownBy(() -> table(solver("Hexapawn"), 2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("this game is solved as a whole, so a table of its first plies would save no time");
    }

    /** Values that follow from wrong ones of the last ply are told from those that do not. */
    @Test
    void aWrongValueIsFoundBeforeTheLastPly() throws Exception {
        Solver solver = solver("TicTacToe");
        Path right = folder.resolve("right");
        SolvedTable.writeFirst(solver, right, 2, (done, total) -> {});
        TableHeader header = SolvedTable.header(right);
        Path wrong = folder.resolve("wrong");
        try (SolvedTable table = SolvedTable.open(right, solver);
                TableWriter writer = TableWriter.create(wrong, header)) {
            TreeSet<Long> keys = new TreeSet<>(Long::compareUnsigned);
            firstPositions(solver, 2).forEach(position -> keys.add(((GameGraph) solver).canonical(position)));
            for (long key : keys) {
                boolean isStart = key == solver.initial();
                writer.put(key, isStart ? Outcome.WIN : table.outcome(key), table.distance(key));
            }
            writer.finish();
        }
        try (SolvedTable table = SolvedTable.open(wrong, solver)) {
            assertThatThrownBy(() -> table.prove((done, total) -> {}))
                    .isInstanceOf(TableException.class)
                    .hasMessageContaining("it says WIN in 9 and not DRAW in 9 of position");
        }
    }

    @Test
    void aTableIsUsedBesideItsSolverAlone() throws Exception {
        Project.classes(folder, SAMPLE);
        Path file = folder.resolve("dev/solvable/sample/games/TicTacToe.table");
        Files.write(file, table(solver("TicTacToe"), 3));
        assertThat(found("TicTacToe")).isInstanceOf(SolvedTable.class);
        assertThat(found("TicTacToe").facts()).isEqualTo(solver("TicTacToe").facts());

        // The same name, another game.
        Project.classes(folder, NAMESAKE);
        Files.delete(folder.resolve(SAMPLE + ".class"));
        Files.move(file, folder.resolve("dev/solvable/tool/fixtures/TicTacToe.table"));
        assertThat(found("TicTacToe")).isNotInstanceOf(SolvedTable.class);
    }

    /** Both games have the same board, moves and lines; only a full board, which random play hardly meets, differs. */
    @Test
    void aTableOfOtherRulesIsRefused() throws Exception {
        Project.classes(folder, "dev/solvable/tool/fixtures/PairsSolver");
        byte[] table = table(found("Pairs"), 2);
        Files.delete(folder.resolve("dev/solvable/tool/fixtures/PairsSolver.class"));
        Project.classes(folder, "dev/solvable/tool/fixtures/other/PairsSolver");
        Files.write(folder.resolve("dev/solvable/tool/fixtures/other/Pairs.table"), table);

        assertThat(found("Pairs")).isNotInstanceOf(SolvedTable.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 10, 60, -1, -2})
    void aDamagedTableIsNone(int length) throws Exception {
        Project.classes(folder, SAMPLE);
        byte[] bytes = table(solver("TicTacToe"), 3);
        if (length == -1) {
            bytes[bytes.length - 12] ^= 1;
        } else if (length == -2) {
            int index =
                    (int) ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getLong(bytes.length - 104);
            bytes[index - 1] ^= 1; // of the last block
        }
        Files.write(
                folder.resolve("dev/solvable/sample/games/TicTacToe.table"),
                Arrays.copyOf(bytes, length < 0 ? bytes.length : length));

        assertThat(found("TicTacToe")).isNotInstanceOf(SolvedTable.class);
    }

    private Solver found(String game) {
        return new ClassPathGames(new ClassPath(List.of(folder)), new Games(Map.of()))
                .load(complaint -> {
                    throw new AssertionError(complaint);
                })
                .find(game)
                .orElseThrow();
    }

    private static void stopAfterSevenPositions(Solver solver, Path file) {
        assertThatThrownBy(() -> SolvedTable.writeFirst(solver, file, 3, (done, total) -> {
                    if (done == 7) {
                        Thread.currentThread().interrupt();
                    }
                }))
                .isInstanceOf(InterruptedException.class);
    }

    @Test
    void aRunThatWasStoppedGoesOnWhereItWas() throws Exception {
        Solver solver = solver("ConnectFour4x4");
        byte[] whole = table(solver, 3);
        Path file = folder.resolve("stopped");
        Path draft = folder.resolve("stopped.part");
        stopAfterSevenPositions(solver, file);
        assertThat(file).doesNotExist();
        assertThat(Files.readAllLines(draft)).hasSize(8);
        Files.writeString(draft, "1", StandardOpenOption.APPEND); // a line that was cut off
        assertThatThrownBy(() -> SolvedTable.writeFirst(solver, file, 2, (done, total) -> {}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no part of this table");

        List<Long> solved = new ArrayList<>();
        SolvedTable.writeFirst(solver, file, 3, (done, total) -> solved.add(done));
        assertThat(solved).startsWith(7L);
        assertThat(file).hasBinaryContent(whole);
        assertThat(draft).doesNotExist();
    }

    @Test
    void aFileOfSomebodyElseIsNotTouched() throws Exception {
        Path notes = Files.writeString(folder.resolve("mine.part"), "notes");

        assertThatThrownBy(() -> SolvedTable.writeFirst(
                        solver("ConnectFour4x4"), folder.resolve("mine"), 3, (done, total) -> {}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("mine.part is there and no part of this table");
        assertThat(notes).hasContent("notes");
    }

    @Test
    void twoRunsDoNotWriteTheSameValues() throws Exception {
        Solver solver = solver("ConnectFour4x4");
        byte[] whole = table(solver, 3);
        Path file = folder.resolve("twice");
        AtomicBoolean asked = new AtomicBoolean();

        SolvedTable.writeFirst(solver, file, 3, (done, total) -> {
            if (!asked.getAndSet(true)) {
                assertThatThrownBy(() -> SolvedTable.writeFirst(solver, file, 3, (d, t) -> {}))
                        .isInstanceOf(IllegalArgumentException.class)
                        .hasMessageContaining("twice.part is being written by another run");
            }
        });

        assertThat(asked).isTrue();
        assertThat(file).hasBinaryContent(whole);
    }

    @Test
    void whatFollowsADamagedValueIsFoundAnew() throws Exception {
        Solver solver = solver("ConnectFour4x4");
        byte[] whole = table(solver, 3);
        Path file = folder.resolve("damaged");
        Path draft = folder.resolve("damaged.part");
        stopAfterSevenPositions(solver, file);
        List<String> lines = new ArrayList<>(Files.readAllLines(draft));
        lines.add(4, lines.get(3)); // as of two runs that took turns
        Files.write(draft, lines);

        List<Long> solved = new ArrayList<>();
        SolvedTable.writeFirst(solver, file, 3, (done, total) -> solved.add(done));

        assertThat(solved).startsWith(3L);
        assertThat(file).hasBinaryContent(whole);
    }
}
