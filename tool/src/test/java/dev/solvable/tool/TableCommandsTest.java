package dev.solvable.tool;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Outcome;
import dev.solvable.Solver;
import dev.solvable.sample.games.GameCatalog;
import dev.solvable.table.SolvedTable;
import dev.solvable.table.TableHeader;
import dev.solvable.table.TableWriter;
import dev.solvable.tool.classpath.Project;
import dev.solvable.tool.games.GameSource;
import dev.solvable.tool.games.Games;
import dev.solvable.tool.tables.TableFolder;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables are written, proved and answered from. */
@Tag("slow")
class TableCommandsTest {
    private static final String PROVED = "every value follows from the rules and from the values after each move\n";

    @TempDir
    private Path folder;

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    private void save(String game, String name) {
        assertThat(Run.of("save", game, file(name)).status()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"puzzles Hexapawn --win-in 3 --count 1000 --json", "export Hexapawn FILE --images"})
    void imagesCountOnceWithATableToo(String command) throws IOException {
        Path classes = Project.classes(folder, "dev/solvable/sample/games/HexapawnSolver");
        Path table = folder.resolve("dev/solvable/sample/games/Hexapawn.table");
        String[] arguments = ("--classpath " + classes + " "
                        + command.replace("FILE", folder.resolve("written.csv").toString()))
                .split(" ");
        Run without = Run.withoutGames(arguments);
        Run.withoutGames("--classpath", classes.toString(), "save", "Hexapawn", table.toString());

        assertThat(table).exists();
        assertThat(Run.withoutGames(arguments)).isEqualTo(without);
    }

    @Test
    void aTableIsSavedVerifiedAndAnswersAsTheSolverDoes() throws IOException {
        Run saved = Run.of("save", "hexapawn", file("h.table"));
        String positions = "69 positions of Hexapawn (the player to move wins 29, draws 0 and loses 40)";
        assertThat(saved)
                .isEqualTo(new Run(
                        0,
                        file("h.table") + " has the outcomes and distances of " + positions
                                + ": 385 bytes, 44.64 bits a position\n",
                        ""));
        assertThat(Files.size(folder.resolve("h.table"))).isEqualTo(385);
        assertThat(Run.of("verify", file("h.table")))
                .isEqualTo(new Run(0, file("h.table") + " is whole: " + positions + "\n" + PROVED, ""));
        assertThat(Run.of("solve", "Hexapawn", "--json", "--table", file("h.table")))
                .isEqualTo(Run.of("solve", "Hexapawn", "--json"));
    }

    /** Of every kind of table, and one of outcomes alone. */
    @ParameterizedTest
    @ValueSource(strings = {"TicTacToe", "WildTicTacToe", "Chomp", "Snort", "PongHauKi", "ThreeMensMorris"})
    void everyTableIsProvedWithItsGame(String game) {
        save(game, "t.table");
        assertThat(Run.of("verify", file("t.table"), game).out()).endsWith(PROVED);
        String[] solve = {"solve", game, "--json"};
        assertThat(Run.of("solve", game, "--json", "--table", file("t.table"))).isEqualTo(Run.of(solve));
        assertThat(Run.of("save", game, file("t.table"), "--outcomes").out()).contains(" has the outcomes of ");
        assertThat(Run.of("solve", game, "--json", "--table", file("t.table"))).isEqualTo(Run.of(solve));
    }

    /**
     * Files that were written when each version was new: version 1, before tables by rank, has keys in ascending order.
     */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void filesOfEveryVersionAreRead(int version) throws IOException {
        String resource = "/tables/ThreeMensMorris-" + version + ".table";
        try (InputStream bytes = getClass().getResourceAsStream(resource)) {
            Files.copy(Objects.requireNonNull(bytes, resource), folder.resolve("t.table"));
        }
        assertThat(Files.readAllBytes(folder.resolve("t.table"))[12]).isEqualTo((byte) version);
        assertThat(SolvedTable.header(folder.resolve("t.table")).isRanked()).isEqualTo(version == 2);
        assertThat(Run.of("verify", file("t.table")))
                .isEqualTo(new Run(
                        0,
                        file("t.table")
                                + " is whole: 540 positions of ThreeMensMorris (the player to move wins 290, draws 141"
                                + " and loses 109)\n" + PROVED,
                        ""));
        assertThat(Run.of("solve", "ThreeMensMorris", "--json", "--table", file("t.table")))
                .isEqualTo(Run.of("solve", "ThreeMensMorris", "--json"));
    }

    @Test
    void outcomesAloneProveNothingOfAnEndlessGame() {
        assertThat(Run.of("save", "PongHauKi", file("t.table"), "--outcomes").status())
                .isZero();
        assertThat(Run.of("verify", file("t.table")).out())
                .endsWith("every value fits those after each move; without distances that proves no value of a game"
                        + " without end\n");
    }

    @Test
    void aFileIsVerifiedWithoutItsGame() throws IOException {
        save("TicTacToe", "t.table");
        Path nothing = Files.createDirectory(folder.resolve("nothing"));
        assertThat(Run.withoutGames("--classpath", nothing.toString(), "verify", file("t.table")))
                .isEqualTo(new Run(
                        0,
                        file("t.table")
                                + " is whole: 5,890 positions of TicTacToe (the player to move wins 3,248, draws 1,068"
                                + " and loses 1,574)\nno value was held against the rules, as there is no game TicTacToe"
                                + " here; say with --classpath where it is\n",
                        ""));
    }

    @Test
    void aDamagedFileIsToldWithItsBlock() throws IOException {
        save("TicTacToe", "t.table");
        byte[] bytes = Files.readAllBytes(folder.resolve("t.table"));
        bytes[1000] ^= 1;
        Files.write(folder.resolve("t.table"), bytes);
        assertThat(Run.of("solve", "TicTacToe", "--table", file("t.table")).err())
                .isEqualTo(file("t.table") + ": block 0 at offset 100 is damaged: wrong checksum\n");
        Run verified = Run.of("verify", file("t.table"));
        assertThat(verified.status()).isEqualTo(2);
        assertThat(verified.err()).startsWith(file("t.table") + ": ").hasLineCount(1);
    }

    @Test
    void gamesSaysWhichHaveATable() throws IOException {
        save("TicTacToe", "t.table");
        save("Hexapawn", "h.table");
        Files.writeString(folder.resolve("broken.table"), "no table");
        Files.writeString(folder.resolve("notes.txt"), "of no interest");
        Run run = Run.of("games", "--tables", folder.toString(), "TicTacToe", "Nim", "Hexapawn");
        assertThat(run.lines().get(0)).contains(" table t.table ");
        assertThat(run.lines().get(1)).doesNotContain("table");
        assertThat(run.lines().get(2)).contains(" table h.table ");
        assertThat(run.err()).isEqualTo(file("broken.table") + " is left out: this is no solved table\n");
    }

    /** The owner of the system may read any file, but not a link to itself. */
    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void whyATableIsLeftOutIsNotItsName() throws IOException {
        Path round = folder.resolve("round.table");
        Files.createSymbolicLink(round, round);

        assertThat(Run.of("games", "TicTacToe", "--tables", folder.toString()).err())
                .startsWith(round + " is left out: ")
                .containsOnlyOnce("round.table")
                .contains("symbolic links");
    }

    /** Its size is held against the one in its trailer. */
    @ParameterizedTest
    @ValueSource(ints = {1, 104, 200, 1000})
    void aTableThatWasCutOffIsLeftOut(int missing) throws IOException {
        save("TicTacToe", "a.table");
        save("TicTacToe", "b.table");
        byte[] bytes = Files.readAllBytes(folder.resolve("a.table"));
        Files.write(folder.resolve("a.table"), Arrays.copyOf(bytes, bytes.length - missing));
        Run run = Run.of("games", "--tables", folder.toString(), "TicTacToe");
        assertThat(run.out()).contains(" table b.table ");
        assertThat(run.err()).startsWith(file("a.table") + " is left out: ").contains("cut off");
    }

    @Test
    void servedGamesAnswerFromTheirTables() {
        save("TicTacToe", "t.table");
        List<String> complaints = new ArrayList<>();
        Games games = TableFolder.source(GameSource.of(new Games(GameCatalog.all())), folder)
                .load(complaints::add);
        Solver served = games.find("tictactoe").orElseThrow();
        assertThat(served).isInstanceOf(SolvedTable.class);
        assertThat(served.outcome(served.initial())).isEqualTo(Outcome.DRAW);
        assertThat(games.find("Nim").orElseThrow()).isNotInstanceOf(SolvedTable.class);
        assertThat(complaints).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "save Nim /dev/null/x | cannot write '/dev/null/x': ",
                "save Nim FOLDER | cannot write 'FOLDER': Is a directory",
                "save Nim FILE/x | cannot write 'FILE/x': there is no such folder",
                "save Nimm FILE | there is no game 'Nimm'; did you mean 'Nim'?",
                "verify FILE | cannot read 'FILE': ",
                "verify FOLDER | FOLDER: there is no manifest: this is no table, or one that is not finished",
                "solve Nim --table FILE | cannot read 'FILE': ",
                "games --tables FILE | cannot read the folder 'FILE': ",
                "serve --tables FILE | cannot read the folder 'FILE': there is no such folder",
                "serve --tables /dev/null | cannot read the folder '/dev/null': it is no folder",
            })
    void whatCannotBeIsTold(String arguments, String complaint) {
        Run run = Run.of(withPaths(arguments).split(" "));

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).startsWith(withPaths(complaint)).hasLineCount(1);
    }

    private String withPaths(String text) {
        return text.replace("FILE", file("none")).replace("FOLDER", folder.toString());
    }

    @Test
    void aTableOfAnotherGameIsRefused() {
        save("TicTacToe", "t.table");
        Run run = Run.of("solve", "Nim", "--table", file("t.table"));

        assertThat(run).isEqualTo(new Run(2, "", file("t.table") + ": it is a table of TicTacToe, not of Nim\n"));
    }

    /** A file whose digest is right may still hold values of the other kind. */
    @Test
    void outcomesAreNotReadAsScores() throws IOException {
        Solver solver = new Games(GameCatalog.all()).find("DotsAndBoxes2x2").orElseThrow();
        writeEmpty(header(solver, solver.facts().name()));

        assertThat(Run.of("solve", "DotsAndBoxes2x2", "--table", file("h.table")))
                .isEqualTo(new Run(
                        2,
                        "",
                        file("h.table") + ": it is a table of DotsAndBoxes2x2 with other rules than it has now\n"));
    }

    @Test
    void theNameInATableIsSafeForATerminal() throws IOException {
        Solver solver = new Games(GameCatalog.all()).find("Nim").orElseThrow();
        writeEmpty(header(solver, "a\u001b[31m"));

        assertThat(Run.of("verify", file("h.table")).out())
                .contains("0 positions of a\\u001b[31m (", "no game a\\u001b[31m here")
                .doesNotContain("\u001b");
    }

    /** The header of a table of outcomes. */
    private static TableHeader header(Solver solver, String name) {
        TableHeader header = TableHeader.keyed(solver, true);
        return new TableHeader(name, header.encoding(), header.digest(), true, false, 0, 0, 1, 0, "");
    }

    private void writeEmpty(TableHeader header) throws IOException {
        try (TableWriter writer = TableWriter.create(folder.resolve("h.table"), header)) {
            writer.finish();
        }
    }
}
