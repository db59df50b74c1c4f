package dev.solvable.tool;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Solver;
import dev.solvable.runtime.GameGraph;
import dev.solvable.sample.games.GameCatalog;
import dev.solvable.table.SolvedTable;
import dev.solvable.table.TableHeader;
import dev.solvable.table.TableParts;
import dev.solvable.table.TableWriter;
import dev.solvable.tool.games.GameSource;
import dev.solvable.tool.games.Games;
import dev.solvable.tool.tables.TableFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The folder of parts that a cluster writes is one table, wherever a command takes a table; a part alone is none. */
class TableOfPartsTest {
    private static final int PARTS = 4;
    private static final int POSITIONS = 69;

    private final List<String> complaints = new ArrayList<>();

    @TempDir
    private Path folder;

    private Path output = Path.of("");

    @BeforeEach
    void write() throws IOException {
        output = Files.createDirectory(folder.resolve("out"));
        Solver solver = GameCatalog.find("Hexapawn").orElseThrow();
        TreeSet<Long> keys = new TreeSet<>(Long::compareUnsigned);
        addKeys(solver, solver.initial(), keys);
        assertThat(keys).hasSize(POSITIONS);
        List<TableParts.Part> written = new ArrayList<>();
        for (int part = 0; part < PARTS; part++) {
            TableHeader header = TableHeader.keyed(solver, true).part(part, PARTS);
            try (TableWriter writer = TableWriter.create(part(part), header)) {
                for (long key : keys) {
                    if (TableParts.partOf(key, PARTS) == part) {
                        writer.put(key, solver.outcome(key), solver.distance(key));
                    }
                }
                long positions = writer.finish().positions();
                written.add(new TableParts.Part(positions, writer.sha256()));
            }
        }
        Files.writeString(
                output.resolve(TableParts.MANIFEST), TableParts.manifest(TableHeader.keyed(solver, true), written));
    }

    private static void addKeys(Solver solver, long position, TreeSet<Long> keys) {
        if (keys.add(((GameGraph) solver).canonical(position))) {
            for (int move : solver.moves(position)) {
                addKeys(solver, solver.play(position, move), keys);
            }
        }
    }

    private Path part(int number) {
        return output.resolve(TableParts.fileName(number));
    }

    private Solver served(Path tables, String game) {
        Games games = TableFolder.source(GameSource.of(new Games(GameCatalog.all())), tables)
                .load(complaints::add);
        return games.find(game).orElseThrow();
    }

    @Test
    void theFolderIsTheTableThatIsServed() {
        assertThat(served(output, "Hexapawn"))
                .isInstanceOfSatisfying(
                        SolvedTable.class,
                        table -> assertThat(table.counts().positions()).isEqualTo(POSITIONS));
        assertThat(complaints).isEmpty();
    }

    @Test
    void theFolderIsTheTableThatGamesNames() {
        Run run = Run.of("games", "--tables", output.toString(), "Hexapawn");

        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains(" table out ");
    }

    @Test
    void tablesOfOtherGamesBesideThePartsAnswerToo() throws IOException {
        assertThat(Run.of("save", "TicTacToe", output.resolve("t.table").toString())
                        .status())
                .isZero();

        assertThat(served(output, "TicTacToe")).isInstanceOf(SolvedTable.class);
        assertThat(served(output, "Hexapawn")).isInstanceOf(SolvedTable.class);
        assertThat(complaints).isEmpty();
    }

    @Test
    void aFolderOfSuchFoldersIsLookedThrough() {
        assertThat(served(folder, "Hexapawn")).isInstanceOf(SolvedTable.class);
        assertThat(complaints).isEmpty();
    }

    @Test
    void partsWithoutAManifestAreLeftOut() throws IOException {
        Files.delete(output.resolve(TableParts.MANIFEST));

        assertThat(served(output, "Hexapawn")).isNotInstanceOf(SolvedTable.class);
        assertThat(complaints).hasSize(PARTS).first().asString().isEqualTo(part(0) + " is left out: " + reason(0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve Hexapawn --table", "verify"})
    void aPartAloneIsNoTable(String command) {
        Run run = Run.of((command + " " + part(2)).split(" "));

        assertThat(run).isEqualTo(new Run(2, "", refusal(2) + "\n"));
        assertThat(Run.of((command + " " + output).split(" ")).status()).isZero();
    }

    private String refusal(int part) {
        return part(part) + ": " + reason(part);
    }

    private static String reason(int part) {
        return "it is part " + part + " of 4 of a table of Hexapawn; give the folder of all parts, where their manifest"
                + " is";
    }
}
