package dev.solvable.processor.generated;

import static dev.solvable.processor.generated.TableAnswers.assertSame;
import static dev.solvable.processor.generated.TableAnswers.keys;
import static dev.solvable.processor.generated.TableAnswers.solver;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.solvable.SolveListener;
import dev.solvable.Solver;
import dev.solvable.table.SolvedTable;
import dev.solvable.table.TableHeader;
import dev.solvable.table.TableParts;
import dev.solvable.table.TableWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How tables are written, and when they are not. */
@Tag("slow")
class TableFilesTest {
    @TempDir
    private Path folder;

    /** Nobody waits for a game to be solved whose table cannot be written. */
    @Test
    void refusesANameBeforeItSolves() {
        Solver solver = solver("TicTacToe");
        SolveListener unasked = (done, total) -> {
            throw new AssertionError("solving");
        };
        assertThatThrownBy(() -> SolvedTable.write(solver, folder, unasked))
                .isInstanceOf(IOException.class)
                .hasMessage(folder + ": Is a directory");
        Path missing = folder.resolve("none").resolve("x.table");
        assertThatThrownBy(() -> SolvedTable.write(solver, missing, unasked)).isInstanceOf(NoSuchFileException.class);
        assertThatThrownBy(() -> SolvedTable.writeFirst(solver, missing, 2, unasked))
                .isInstanceOf(NoSuchFileException.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, Integer.MIN_VALUE, 65_535, Integer.MAX_VALUE})
    void refusesNumbersOfPliesThatNoTableHas(int plies) {
        Solver solver = solver("TicTacToe");
        Path file = folder.resolve("x.table");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SolvedTable.writeFirst(solver, file, plies, (done, total) -> {}))
                .withMessage("a table has the positions of the first 0 to 65534 plies, not of " + plies);
        assertThat(folder).isEmptyDirectory();
    }

    /** The file is deleted, although the interrupt closes its channel. */
    @Test
    void anInterruptWhileItWritesLeavesNoFile() {
        for (String game : List.of("TicTacToe", "Hexapawn")) {
            Solver solver = solver(game);
            Path file = folder.resolve("x.table");
            assertThatThrownBy(() -> SolvedTable.write(
                            solver,
                            file,
                            (done, total) -> Thread.currentThread().interrupt()))
                    .as(game)
                    .isInstanceOf(InterruptedException.class);
            assertThat(Thread.interrupted()).as("interrupted still").isFalse();
            assertThat(folder).isEmptyDirectory();
            Thread.currentThread().interrupt();
            assertThatThrownBy(() -> SolvedTable.write(solver, file, (done, total) -> {}))
                    .as(game)
                    .isInstanceOf(InterruptedException.class);
            assertThat(Thread.interrupted()).as("interrupted still").isFalse();
            assertThat(folder).isEmptyDirectory();
        }
    }

    @Test
    void anInterruptEndsReadingToo() throws Exception {
        Path file = folder.resolve("x.table");
        Solver solver = solver("TicTacToe");
        SolvedTable.write(solver, file, (done, total) -> {});
        Path first = folder.resolve("first.table");
        SolvedTable.writeFirst(solver, first, 2, (done, total) -> {});
        for (Path path : List.of(file, first)) {
            Thread.currentThread().interrupt();
            assertThatThrownBy(() -> SolvedTable.verify(path, (done, total) -> {}))
                    .isInstanceOf(InterruptedException.class);
            try (SolvedTable table = SolvedTable.open(path, solver)) {
                Thread.currentThread().interrupt();
                assertThatThrownBy(() -> table.prove((done, total) -> {})).isInstanceOf(InterruptedException.class);
                assertThat(Thread.interrupted()).as("interrupted still").isFalse();
                table.prove((done, total) -> {});
            }
        }
    }

    /** What the cluster writes: parts by a rule that both know. */
    @Test
    void opensAFolderOfParts() throws Exception {
        Solver solver = solver("Hexapawn");
        int parts = 4;
        List<TableParts.Part> written = new ArrayList<>();
        for (int part = 0; part < parts; part++) {
            TableHeader header = TableHeader.keyed(solver, true).part(part, parts);
            try (TableWriter writer = TableWriter.create(folder.resolve(TableParts.fileName(part)), header)) {
                for (long key : keys(solver)) {
                    if (TableParts.partOf(key, parts) == part) {
                        writer.put(key, solver.outcome(key), solver.distance(key));
                    }
                }
                long positions = writer.finish().positions();
                written.add(new TableParts.Part(positions, writer.sha256()));
            }
        }
        Files.writeString(
                folder.resolve(TableParts.MANIFEST), TableParts.manifest(TableHeader.keyed(solver, true), written));
        try (SolvedTable table = SolvedTable.open(folder, solver("Hexapawn"))) {
            table.prove((done, total) -> {});
            assertSame(solver, table, "Hexapawn in parts");
        }
    }

    /** The same on every machine and in every version: files are read years later. */
    @Test
    void filesKeepTheirBytes() throws IOException, InterruptedException {
        Path file = folder.resolve("table");
        SolvedTable.write(solver("Hexapawn"), file, (done, total) -> {});
        byte[] first = Files.readAllBytes(file);
        SolvedTable.write(solver("Hexapawn"), file, (done, total) -> {});
        assertThat(file).hasBinaryContent(first);
        assertThat(SolvedTable.header(file).digest())
                .isEqualTo("4a723b06bd54938089e0056e00ab1c4dd4db8643754c405651149821165af007");
    }
}
