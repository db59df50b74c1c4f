package dev.solvable.processor.generated.code;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.processor.SolvableGameProcessor;
import dev.solvable.processor.comparison.GameCompiler;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the comment on a generated class says. */
class ClassCommentTest {
    /** The text of the comment, in one line. */
    private static String comment(String declaration, String body) {
        String game = "import dev.solvable.*;\n" + declaration + " class Game " + body;
        String source = GameCompiler.compile(Map.of("Game", game), List.of(new SolvableGameProcessor()))
                .sources()
                .get("GameSolver");
        return source.substring(source.indexOf("/**"), source.indexOf("*/")).replaceAll("\\s+\\*\\s+", " ");
    }

    private static final String ROW = "@SolvableGame(cells = 3%s) ";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "@Marks | 0 empty, 1 first, 2 second player.",
                "@Marks(choice = Choice.ANY) | 0 empty, 1 first, 2 second mark.",
                "TERNARY @Marks(choice = Choice.SHARED) | 0 free, 1 taken, as the declaration asks.",
                "TERNARY @Tiles(\"##\") | 0 free, 1 taken, as the declaration asks.",
                "TERNARY @Tiles(value = \"##\", by = Player.FIRST) @Tiles(\"#\") | 0 free, 1 taken, above them 1 for the"
                        + " second player's turn, as the declaration asks.",
                "BITMASK @Marks | the first player's marks below, the second player's marks above, as",
                "BITMASK @Marks(choice = Choice.ANY) | marks of the first kind below, marks of the second kind above, as",
                "@Marks(gravity = true) | from the bottom up: the first player's marks, and a guard bit",
                "@Marks(gravity = true, choice = Choice.ANY) | from the bottom up: marks of the first kind, and a guard",
                "@Marks(gravity = true, choice = Choice.SHARED) | from the bottom up: the marks, and a guard bit above",
            })
    void marksBelongToPlayersOnlyWhereTheyAreTheirOwn(String rules, String words) {
        String encoding = rules.replaceFirst("@.*", "").strip();
        String head = ROW.formatted(encoding.isEmpty() ? "" : ", encoding = Encoding." + encoding);
        String lines = rules.contains("@Marks") ? " @Lines(length = 2)" : "";
        assertThat(comment(head + rules.substring(rules.indexOf('@')) + lines, "{}"))
                .contains(words);
    }

    @Test
    void aMethodIsNamedWithItsBrackets() {
        String check =
                "{ @WinCheck static boolean won(long own, long other, Player owner) { return (own & 1) != 0; } }";
        assertThat(comment(ROW.formatted("") + "@Marks", check)).contains("A player wins as {@code won()} says.");
    }

    @Test
    void anExchangeIsASymmetryBesidesOthers() {
        String lines = "@SolvableGame(cells = 3) @Marks @Lines(length = 0, patterns = ";
        assertThat(comment(lines + "{\"0 1\"})", "{}")).contains(" Exchanging the marks is a symmetry, too.");
        assertThat(comment(lines + "{\"0\", \"1 2\", \"0 2\"})", "{}"))
                .contains("No symmetry of the board is known. Exchanging the marks is a symmetry. ");
    }

    @Test
    void aSizeIsSaidOnce() {
        assertThat(comment(ROW.formatted("") + "@Marks @Lines(length = 2)", "{}"))
                .contains("It keeps at most 27 bytes for the table of scores (27 entries). ");
    }

    /** Stores are grouped by the question that needs them first. */
    @Test
    void aQuestionIsNamedOnceForAllThatItNeeds() {
        assertThat(comment("@SolvableGame(cells = 20) @Board(rows = 4, columns = 5) @Tiles(\"##\")", "{}"))
                .containsPattern(
                        "bytes: [\\d,]+ for the table of outcomes \\([\\d,]+ entries\\); once a distance is asked for,"
                                + " [\\d,]+ for the cache of scores \\([\\d,]+ entries\\); once a Grundy value")
                .containsOnlyOnce("once a Grundy value is asked for, ");
    }

    @Test
    void sizesAreListedWithOneAnd() {
        String body = """
                implements GameRules {
                public long start() { return 0; }
                public Player toMove(long position) { return Player.FIRST; }
                public int successors(long position, long[] into) { return 0; }
                public int mostMoves() { return 3; }
                public Outcome atEnd(long position) { return Outcome.LOSS; }
                public String format(long position) { return "..."; }
                public long parse(String board, Player toMove) { return 0; }
                public int pliesLeft(long position) { return 0; }
                }
                """;
        assertThat(comment(ROW.formatted(""), body))
                .contains("bytes, 59 for each move and 6,440 for each further thread: ");
    }
}
