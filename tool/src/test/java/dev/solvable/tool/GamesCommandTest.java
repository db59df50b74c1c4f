package dev.solvable.tool;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonParser;
import dev.solvable.Solver;
import dev.solvable.sample.games.GameCatalog;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The list of games. */
class GamesCommandTest {
    @Test
    void everyGameHasALineWithItsFacts() {
        Run run = Run.of("games");

        assertThat(run.status()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.lines())
                .hasSameSizeAs(GameCatalog.names())
                .zipSatisfy(
                        List.copyOf(GameCatalog.names()),
                        (line, name) -> assertThat(line).startsWith(name + " "));
        assertThat(run.lines().get(0))
                .containsPattern("TicTacToe +3x3 +cells +9 +moves +9 +lines +8 +symmetries +8 +"
                        + "states +[0-9,]+ +cache bytes +[0-9,]+ +ternary +(sweep|search)");
    }

    @Test
    void theColumnsAreAligned() {
        List<String> lines = Run.of("games").lines();

        for (String label : List.of("cells", "moves", "lines", "symmetries", "states", "cache bytes")) {
            assertThat(lines.stream()
                            .map(line -> line.indexOf(" " + label + " "))
                            .distinct())
                    .as(label)
                    .hasSize(1)
                    .doesNotContain(-1);
        }
    }

    @Test
    void everyLineEndsWithTheRulesInWords() {
        List<String> lines = Run.of("games").lines();

        assertThat(lines)
                .allSatisfy(line -> assertThat(line)
                        .containsPattern(" (sweep|sums|search|retrograde) .*  Two players take turns .*\\.$"));
        assertThat(lines.get(0))
                .endsWith("  Two players take turns to put a mark of their own on an empty cell."
                        + " A player whose marks fill one of 8 lines wins. A full board is a draw.");
        assertThat(lines.stream().map(line -> line.indexOf("  Two players ")).distinct())
                .as("where the rules begin")
                .hasSize(1);
    }

    @Test
    void theListFitsAWideTerminal() {
        assertThat(Run.atTerminal("", "games").lines())
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(180));
    }

    /** Where somebody looks, the rules are not beyond the edge, and none of their words is lost. */
    @Test
    void onATerminalTheRulesStandBelow() {
        List<String> piped = Run.of("games").lines();
        List<String> seen = Run.atTerminal("", "games").lines();

        assertThat(seen.get(1)).startsWith("    Two players take turns to put a mark ");
        assertThat(String.join(" ", seen).replaceAll(" +", " "))
                .isEqualTo(String.join(" ", piped).replaceAll(" +", " "));
    }

    /** How many positions it has shows only while it is solved, and 0 bytes it does not take. */
    @Test
    void whatNobodyKnowsOfAProgrammedGameIsADash() {
        assertThat(Run.of("games", "Quixo", "Queens").lines())
                .first()
                .asString()
                .containsPattern(" states +- +cache bytes +- +");
        assertThat(Run.of("games", "Queens").out()).contains(" over 2^63 ");
    }

    @Test
    void anEstimateTellsStatesBitsAndMemoryAndSolvesNothing() {
        Run run = Run.of("games", "--estimate", "ConnectFour7x6", "Queens", "Quixo");

        assertThat(run.status()).isZero();
        assertThat(run.lines()).hasSize(3);
        assertThat(run.lines().get(0))
                .matches(
                        "ConnectFour7x6 +states +532,875,860,165,503 +bits +49 +memory +[0-9]+ MiB +heap large enough");
        assertThat(run.lines().get(1)).startsWith("Queens ").contains(" over 2^63  bits 64  memory ");
        assertThat(run.lines().get(2))
                .matches("Quixo +states +- +bits +64 +memory +- +heap perhaps large enough: how many can be reached"
                        + " shows while solving");
        assertThat(Run.of("games", "--estimate").lines()).hasSameSizeAs(GameCatalog.names());
    }

    @Test
    void anEstimateOfGamesIsAlsoJson() {
        JsonArray json = JsonParser.parseString(Run.of("games", "--estimate", "--json", "Sim", "SixMensMorris")
                        .out())
                .getAsJsonArray();

        assertThat(json).hasSize(2);
        assertThat(json.get(0).getAsJsonObject().get("states").getAsLong()).isEqualTo(14_348_907);
        assertThat(json.get(1).getAsJsonObject().get("positionBits").getAsInt()).isEqualTo(39);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--json|--json prints what --estimate tells; add --estimate",
                "--json --stats|--json prints what --estimate tells, not what --stats counts; leave one out",
                "--estimate --stats|--stats solves the games and --estimate solves none; leave one out",
                "--svg x.svg|--svg draws what --stats counts; add --stats",
                "--svg x.svg --estimate|--svg draws what --stats counts, not what --estimate tells; leave one out",
                "--tables none --stats|--tables adds to the list of games, not to --stats; leave one out",
                "--tables none --estimate|--tables adds to the list of games, not to --estimate; leave one out"
            })
    void whatDoesNotGoTogetherIsRefused(String options, String told) {
        assertThat(Run.of(("games TicTacToe " + options).split(" "))).isEqualTo(new Run(2, "", told + "\n"));
    }

    @Test
    void someGamesMayBeNamed() {
        assertThat(Run.of("games", "sim", "Cram").lines())
                .hasSize(2)
                .first()
                .asString()
                .startsWith("Sim ");
        assertThat(Run.of("games", "Simm").err()).isEqualTo("there is no game 'Simm'; did you mean 'Sim'?\n");
    }

    @Test
    void aResultThatTheCompilerProvedIsAFact() {
        assertThat(Run.of("games").lines())
                .anySatisfy(line -> assertThat(line).startsWith("TicTacToe ").contains(" proved a draw  "))
                .anySatisfy(
                        line -> assertThat(line).startsWith("Cram ").contains(" proved a win of the first player  "))
                .anySatisfy(line ->
                        assertThat(line).startsWith("RingCram ").contains(" proved a win of the second player  "));
    }

    @Test
    void numbersLookTheSameInEveryLocale() {
        Run expected = Run.of("games");
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
            assertThat(Run.of("games")).isEqualTo(expected);
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void theNamesAreThoseOfTheDeclarations() {
        for (String name : GameCatalog.names()) {
            assertThat(GameCatalog.find(name))
                    .map(solver -> solver.facts().name())
                    .hasValue(name);
        }
    }

    @Test
    void everySolverIsItsOwn() {
        Solver one = GameCatalog.find("TicTacToe").orElseThrow();
        Solver other = GameCatalog.find("TicTacToe").orElseThrow();

        assertThat(one).isNotSameAs(other);
    }
}
