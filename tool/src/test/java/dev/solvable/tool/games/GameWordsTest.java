package dev.solvable.tool.games;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.sample.games.GameCatalog;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GameWordsTest {
    static Set<String> games() {
        return GameCatalog.names();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everySampleGameHasItsRulesInWords(String game) {
        GameWords words = GameWords.of(GameCatalog.find(game).orElseThrow());

        assertThat(words.rules())
                .startsWith("Two players take turns ")
                .endsWith(".")
                .doesNotContain("*", "{@", "<");
        assertThat(words.about()).isNotEmpty().endsWith(".").doesNotContain("*", "{@", "<");
    }

    @Test
    void wordsAreReadFromBothSources() {
        GameWords words = GameWords.of(GameCatalog.find("Chomp").orElseThrow());

        assertThat(words.rules())
                .isEqualTo("Two players take turns with the moves of bites(). A player who cannot move loses.");
        assertThat(words.about())
                .startsWith("Chomp, by Frederik Schuh (1952,")
                .endsWith("a player left with only the poisoned corner loses.");
    }

    @Test
    void whatAMethodDecidesTheAuthorTells() {
        GameWords chomp = GameWords.of(GameCatalog.find("Chomp").orElseThrow());
        GameWords cram = GameWords.of(GameCatalog.find("Cram").orElseThrow());

        assertThat(chomp.told()).isEqualTo(chomp.rules() + " " + chomp.about());
        assertThat(cram.told()).isEqualTo(cram.rules());
        assertThat(new GameWords("The moves of moves().", "").told()).isEqualTo("The moves of moves().");
    }

    @Test
    void aCommentOfAnotherTypeIsNotTaken() {
        String declaration = """
                /** Many games. */
                final class Games {
                    private int unused;

                    @SolvableGame(cells = 9)
                    static final class Plain {}

                    /** A game &lt;of two&gt;, see {@link
                     * Plain}.
                     *
                     * <p>More of it.
                     */
                    @SolvableGame(cells = 9)
                    static final class Told {}
                }
                """;

        assertThat(GameWords.of("", declaration, "Plain")).isEqualTo(new GameWords("", ""));
        assertThat(GameWords.of("", declaration, "Told").about()).isEqualTo("A game <of two>, see Plain.");
        assertThat(GameWords.of("", "", "Told")).isEqualTo(new GameWords("", ""));
    }
}
