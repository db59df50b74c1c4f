package dev.solvable.tool;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.tool.web.WatchedServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A Java file in the place of a game. */
class JavaFileTest {
    private static final String TREBLECROSS = """
            import dev.solvable.*;

            @SolvableGame(cells = 7)
            @Marks(choice = Choice.SHARED)
            @Lines(length = 3, completes = Ending.WINS)
            final class Treblecross {}
            """;

    /**
     * Pawns go one step or two, so that positions come up after different numbers of plies. With a cache it is
     * searched.
     */
    private static final String PAWNS = """
            import dev.solvable.*;

            @SolvableGame(cells = 12, cacheEntries = 1 << 16)
            @Pieces({"ppp", "...", "...", "PPP"})
            @Move(way = "fW", far = 2)
            @Move(way = "fF", onto = Onto.ENEMY)
            @Goal(farSide = true)
            final class Pawns {}
            """;

    /** A game whose moves a method lists, one that ends by a method, and one whose rules are a program. */
    private static final String SEVERAL = """
            package example;

            import dev.solvable.*;
            import java.util.ArrayList;
            import java.util.List;

            public class Several {
                @SolvableGame(cells = 4)
                static final class Taking {
                    @MoveSource
                    static long[][] moves() {
                        List<long[]> rows = new ArrayList<>();
                        for (int cell = 0; cell < 4; cell++) {
                            rows.add(new long[] {1L << cell, 1L << cell});
                        }
                        return rows.toArray(new long[0][]);
                    }
                }

                @SolvableGame(cells = 4)
                @Board(rows = 2, columns = 2)
                @Marks
                static final class Pair {
                    @WinCheck
                    static boolean wins(long own, long other, Player player) {
                        return (own & 0b11) == 0b11;
                    }
                }

                @SolvableGame(cells = 3)
                static final class Walk implements GameRules {
                    @Override
                    public long start() {
                        return 0;
                    }

                    @Override
                    public Player toMove(long position) {
                        return position % 2 == 0 ? Player.FIRST : Player.SECOND;
                    }

                    @Override
                    public int successors(long position, long[] into) {
                        into[0] = position + 1;
                        return position < 2 ? 1 : 0;
                    }

                    @Override
                    public int mostMoves() {
                        return 1;
                    }

                    @Override
                    public Outcome atEnd(long position) {
                        return Outcome.LOSS;
                    }

                    @Override
                    public String format(long position) {
                        return ".".repeat((int) position) + "x" + ".".repeat(2 - (int) position);
                    }

                    @Override
                    public long parse(String board, Player toMove) {
                        return board.strip().indexOf('x');
                    }
                }
            }
            """;

    @TempDir
    private Path folder;

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    /** The file of {@link #SEVERAL} with its games beside each other, and other words in one place. */
    private static String walk(String replaced, String words) {
        return SEVERAL.replace("public class Several {", "")
                .replaceFirst("}\\s*$", "")
                .replace("static final class", "final class")
                .replace(replaced, words);
    }

    private static Run successful(String... args) {
        Run run = Run.withoutGames(args);
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        return run;
    }

    @Test
    void everyCommandTakesIt() throws IOException {
        String file = file("Treblecross.java", TREBLECROSS);

        assertThat(successful("solve", file).lines()).contains("outcome:    WIN", "best move:  d1");
        assertThat(successful("source", file).out()).contains("final class TreblecrossSolver extends ImpartialShell {");
        assertThat(successful("games", file).lines()).singleElement().asString().startsWith("Treblecross ");
        assertThat(successful("games", "--stats", file).out()).startsWith("Treblecross: ");
        assertThat(successful("puzzles", file, "--win-in", "1", "--count", "1").out())
                .contains("win in 1 ply");
        String table = folder.resolve("Treblecross.table").toString();
        assertThat(successful("save", file, table).out()).contains("128 positions of Treblecross");
        assertThat(successful("verify", table, file).out()).contains("every value follows from the rules");
        String rows = folder.resolve("Treblecross.csv").toString();
        assertThat(successful("export", file, rows).out()).contains(" positions of Treblecross");
    }

    @Test
    void aFileMayHaveSeveralGamesOfEveryKind() throws IOException {
        String file = file("Several.java", SEVERAL);

        assertThat(successful("games", file).lines().stream().map(line -> line.split(" ")[0]))
                .containsExactly("Several.Pair", "Several.Taking", "Several.Walk");
        assertThat(successful("games", file, "--stats").out())
                .contains("Several.Pair: ", "Several.Taking: 16 positions", "Several.Walk: ");
    }

    @Test
    void statisticsGoOnAfterAGameThatDoesNotFitTheHeap() throws IOException {
        String file = file("Several.java", SEVERAL.replaceFirst("cells = 4", "cells = 4, cacheEntries = 1 << 28"));

        assertThat(successful("games", file, "--stats").out())
                .containsPattern("Several.Taking: left out, it takes [0-9.]+ GiB for its tables, and this JVM may use ")
                .contains("Several.Walk: 3 positions can occur");
    }

    @Test
    void statisticsOfASearchedGameAreThoseOfTheEnumeratedOne() throws IOException {
        String searched = file("Pawns.java", PAWNS);
        List<String> rows = successful("games", "--stats", searched).lines();
        String enumerated = file("Pawns.java", PAWNS.replace(", cacheEntries = 1 << 16", ""));

        assertThat(rows).isEqualTo(successful("games", "--stats", enumerated).lines());
        assertThat(rows).element(4).asString().startsWith("  both ");
    }

    @Test
    void ofSeveralGamesTheOneWithTheNameOfTheFileIsMeant() throws IOException {
        Run run = Run.withoutGames("solve", file("Several.java", SEVERAL));

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err())
                .startsWith("there are several games in '")
                .endsWith(
                        "Several.java', and none has the name of the file: Several.Pair, Several.Taking, Several.Walk\n");
        String both =
                TREBLECROSS + TREBLECROSS.substring(TREBLECROSS.indexOf('@')).replace("Treblecross", "Other");
        assertThat(successful("solve", file("Treblecross.java", both)).lines().get(0))
                .isEqualTo("Treblecross");
    }

    @Test
    void messagesAreThoseOfTheCompiler() throws IOException {
        String file = file("Treblecross.java", TREBLECROSS.replace("length = 3", "length = 9"));
        Run run = Run.withoutGames("solve", file);

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .startsWith(file + ":5: error: [Solvable:LineTooLong] length = 9, but ")
                .endsWith("""
                @Lines(length = 9, completes = Ending.WINS)
                                ^
                '%s' has an error
                """.formatted(file));
    }

    @Test
    void whatIsNoGameIsSaid() throws IOException {
        String empty = file("Empty.java", "class Empty {}");
        assertThat(Run.withoutGames("solve", empty).err())
                .isEqualTo("there is no game in '" + empty + "': no class has @SolvableGame\n");
        String missing = folder.resolve("Missing.java").toString();
        assertThat(Run.withoutGames("games", missing).err()).isEqualTo("there is no file '" + missing + "'\n");
        Path binary = Files.write(folder.resolve("Binary.java"), new byte[] {'/', '/', (byte) 0xff});
        assertThat(Run.withoutGames("games", binary.toString()).err())
                .isEqualTo("'" + binary + "' is not UTF-8 text\n");
        assertThat(Run.withoutGames("serve", "Treblecross").err())
                .startsWith("serve shows all games; 'Treblecross' is no Java file, ");
        assertThat(Run.withoutGames("games", missing, empty).err()).startsWith("one Java file at a time, not ");
    }

    @Test
    void aGameThatIsLeftOutIsNotSaidToHaveNoAnnotation() throws IOException {
        String file = file("Round.java", """
                @dev.solvable.SolvableGame(cells = 4)
                final class Round {
                    @dev.solvable.MoveSource
                    static long[][] moves() {
                        return moves();
                    }
                }
                """);
        Run run = Run.withoutGames("solve", file);

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err())
                .startsWith(
                        "RoundSolver is left out: the rules fail in Round.moves (Round.java:5): Round.moves() calls itself"
                                + " without end")
                .endsWith("\nno game in '" + file + "' can be played\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"picocli.CommandLine", "com.google.gson.Gson", "dev.solvable.tool.Program"})
    void theProgramsOwnClassesAreNotSeen(String type) throws IOException {
        Run run = Run.withoutGames(
                "solve", file("Treblecross.java", TREBLECROSS.replace("{}", "{ " + type + " field; }")));

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("error: ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "throw new ArithmeticException(\"no rest\");",
                "return successors(position, into);",
                "System.exit(5);"
            })
    void rulesThatFailAreToldInOneParagraph(String body) throws IOException {
        String wrong = walk("return position < 2 ? 1 : 0;", "if (position >= 0) " + body + " return 0;");
        Run run = Run.withoutGames("solve", file("Walk.java", wrong));

        assertThat(run.status()).as(run.err()).isEqualTo(2);
        assertThat(run.err().lines()).hasSize(1);
        assertThat(run.err())
                .containsAnyOf(
                        "successors() throws java.lang.ArithmeticException: no rest",
                        "calls itself without end",
                        "System.exit(5) is called, which would end this program");
    }

    /** Text that leaves out what a position has: where all is searched, nobody has met the position before. */
    @ParameterizedTest
    @ValueSource(strings = {"games --stats FILE", "export FILE FILE.csv"})
    void textThatReadsBackAsAnotherPositionIsToldInOneLine(String line) throws IOException {
        String wrong = walk(
                        "return \".\".repeat((int) position) + \"x\" + \".\".repeat(2 - (int) position);",
                        "return \".x.\";")
                .replace("final class Walk implements GameRules {", """
                        final class Walk implements GameRules {
                            @Override
                            public int pliesLeft(long position) {
                                return 2 - (int) position;
                            }
                        """);
        Run run =
                Run.withoutGames(line.replace("FILE", file("Walk.java", wrong)).split(" "));

        assertThat(run.status()).as(run.err()).isEqualTo(2);
        assertThat(run.err()).isEqualTo("2 is no position of Walk: its text reads back as 1\n");
    }

    @Test
    void aWrongWinCheckIsToldInOneSentence() throws IOException {
        String wrong = walk("(own & 0b11) == 0b11", "own == 0b11").replace("class Pair", "class Wrong");
        Run run = Run.withoutGames("solve", file("Wrong.java", wrong));

        assertThat(run.status()).as(run.err()).isEqualTo(2);
        assertThat(run.err())
                .matches("the win check of Wrong is not monotone: more own marks and fewer others must keep a win, but"
                        + " \\w+ has won on [xo.]{2} [xo.]{2} and not on [xo.]{2} [xo.]{2}\n");
    }

    @Test
    void theFileAndTheLineOfRulesThatFailAreNamed() throws IOException {
        String wrong = walk(
                "return \".\".repeat((int) position)",
                "if (position >= 0) throw new IllegalCallerException(\"no\");\n"
                        + "return \".\".repeat((int) position)");
        Run run = Run.withoutGames("solve", file("Walk.java", wrong));

        assertThat(run.status()).as(run.err()).isEqualTo(2);
        assertThat(run.err()).containsPattern("the rules fail in .*\\.format \\(Walk\\.java:[0-9]+\\): ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rows.toArray(new long[0][])|rows.toArray(new long[-1][])|Several_TakingSolver|Several$Taking.moves",
                "return 1;|return 1 / (int) start();|Several_WalkSolver|Several$Walk.mostMoves",
                "implements GameRules {|implements GameRules { Walk() { int rest = 1 / (int) start(); }"
                        + "|Several_WalkSolver|Several$Walk.<init>"
            })
    void theLineIsNamedWhereNoSolverCanBeMade(String right, String wrong, String solver, String method)
            throws IOException {
        Run run = Run.withoutGames("games", file("Several.java", SEVERAL.replace(right, wrong)));

        assertThat(run.err())
                .startsWith(
                        "example." + solver + " is left out: the rules fail in example." + method + " (Several.java:")
                .hasLineCount(1);
        assertThat(run.lines()).hasSize(2);
    }

    @Test
    void whatATerminalWouldObeyIsWrittenAsInJavaSource() throws IOException {
        String named = walk(
                        "public int successors(",
                        "public String moveName(long position, long successor) { return \"\\33[2J on\"; }\n@Override\n"
                                + "public int successors(")
                .replace("+ \"x\" +", "+ \"\\33\" +")
                .replace("indexOf('x')", "indexOf('\\33')");

        Run run = successful("solve", file("Walk.java", named));
        assertThat(run.out()).contains("\\u001b[2J on", "? . .").doesNotContain("\33");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "System.exit(5)|the rules fail in example.Several$Taking.<clinit> (Several.java:9): System.exit(5) is called",
                "Runtime.getRuntime().halt(5)|LinkageError: example.Several$Taking calls java.lang.Runtime.halt"
            })
    void aGameThatEndsTheProgramIsLeftOut(String call, String told) throws IOException {
        Run run = Run.withoutGames(
                "games",
                file(
                        "Several.java",
                        SEVERAL.replace(
                                "static final class Taking {",
                                "static final class Taking { static { " + call + "; }")));

        assertThat(run.err())
                .isEqualTo("example.Several_TakingSolver is left out: " + told + ", which would end this program\n");
        assertThat(run.lines()).hasSize(2);
    }

    @Test
    void aBoundOfMovesThatNoHeapHoldsIsNamed() throws IOException {
        Run run = Run.withoutGames(
                "games", file("Several.java", SEVERAL.replace("return 1;\n", "return Integer.MAX_VALUE;\n")));

        assertThat(run.err())
                .isEqualTo(
                        "example.Several_WalkSolver is left out: mostMoves() of Several.Walk is 2147483647; it is at least"
                                + " 1, and at most 1000000\n");
        assertThat(run.lines()).hasSize(2);
    }

    @Test
    void movesThatAskTheirOwnSolverAreToldInTheRuntimesWords() throws IOException {
        Run run = Run.withoutGames(
                "games",
                file(
                        "Several.java",
                        SEVERAL.replace(
                                "rows = new ArrayList<>();", "rows = new ArrayList<>(); new Several_TakingSolver();")));

        assertThat(run.err())
                .startsWith("example.Several_TakingSolver is left out: ")
                .contains("calls itself without end");
        assertThat(run.err().lines()).hasSize(1);
    }

    @Test
    void aSavedFileIsServedAnew() throws Exception {
        Path file = Path.of(file("Treblecross.java", TREBLECROSS));
        try (WatchedServer server = WatchedServer.onFile(file)) {
            assertThat(server.games()).containsExactly("Treblecross");

            Files.writeString(file, TREBLECROSS.replace("length = 3", "length = 8"));
            server.awaitErr(error -> error.contains("LineTooLong") && error.endsWith("; those loaded before stay\n"));
            assertThat(server.games()).containsExactly("Treblecross");
            server.awaitVersion("{\"version\":1,\"watched\":true,\"leftOut\":[],\"editable\":true,\"refused\":1}");
            assertThat(server.get("/api/refused"))
                    .startsWith("{\"reason\":\"'" + file + "' has an error\",\"text\":\"import dev.solvable.*;\\n")
                    .contains(
                            "\"messages\":[{\"kind\":\"error\",\"line\":5,\"column\":17,\"text\":\"[Solvable:LineTooLong] ")
                    .endsWith("],\"more\":0}");

            Files.writeString(file, TREBLECROSS.replace("class Treblecross", "class Other"));
            assertThat(server.line()).isEqualTo("loaded again: Other");
            assertThat(server.games()).containsExactly("Other");
            assertThat(server.get("/api/refused")).contains("\"status\":404");
            server.awaitVersion("{\"version\":2,\"watched\":true,\"leftOut\":[],\"editable\":true,\"refused\":0}");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "if (true) throw new AssertionError(1);|the rules fail in Several$Walk.<clinit> (Several.java:31): AssertionError: 1",
                "if (true) throw new OutOfMemoryError();|the rules fail in Several$Walk.<clinit> (Several.java:31): OutOfMemoryError",
                "while (System.nanoTime() != 0) { try { Thread.sleep(1000); } catch (InterruptedException e) { } }"
                        + "|it was not loaded within 5 s"
            })
    void aSavedFileWhoseClassesDoNotLoadIsNamedAndTheWatchGoesOn(String initialiser, String told) throws Exception {
        String good = SEVERAL.replace("package example;", "");
        Path file = Path.of(file("Several.java", good));
        try (WatchedServer server = WatchedServer.onFile(file)) {
            Files.writeString(
                    file,
                    good.replace(
                            "class Walk implements GameRules {",
                            "class Walk implements GameRules { static { " + initialiser + " }"));
            assertThat(server.line()).isEqualTo("loaded again: Several.Pair, Several.Taking");
            assertThat(server.err()).isEqualTo("Several_WalkSolver is left out: " + told + "\n");

            Files.writeString(file, good);
            assertThat(server.line()).isEqualTo("loaded again: Several.Pair, Several.Taking, Several.Walk");
        }
    }
}
