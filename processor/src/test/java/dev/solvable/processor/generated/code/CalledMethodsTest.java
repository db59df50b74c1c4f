package dev.solvable.processor.generated.code;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.processor.Eclipse;
import dev.solvable.processor.SolvableGameProcessor;
import dev.solvable.processor.comparison.GameCompiler;
import dev.solvable.processor.comparison.GameCompiler.Compilation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A solver calls its declaration, whatever compilers think of that: nobody but its author could do anything about it.
 */
@Tag("slow")
class CalledMethodsTest {
    private static final String RULES = """
            @SolvableGame(cells = 3)
            %s final class %s {
                %s
                @MoveSource
                static long[][] moves() {
                    return new long[][] {{1, 1}, {2, 6}};
                }
            }
            """;

    private static final String CHECKED = """
            @SolvableGame(cells = 3)
            @Marks
            %s final class %s {
                %s
                @WinCheck
                static boolean won(long own, long other, Player owner) {
                    return Long.bitCount(own) == 2;
                }
            }
            """;

    @TempDir
    private Path folder;

    private static String file(String... declarations) {
        return "package games;\n\nimport dev.solvable.*;\n\n" + String.join("\n", declarations);
    }

    private static Stream<Arguments> declarations() {
        String removed = "@Deprecated(forRemoval = true)";
        return Stream.of(RULES, CHECKED)
                .flatMap(rules -> Stream.of(
                        Arguments.of("Game", file(rules.formatted("@Deprecated", "Game", "")), "\"deprecation\""),
                        Arguments.of("Game", file(rules.formatted("", "Game", "@Deprecated")), "\"deprecation\""),
                        Arguments.of("Game", file(rules.formatted(removed, "Game", "")), "\"removal\""),
                        Arguments.of(
                                "Game",
                                file(rules.formatted("@Deprecated", "Game", removed)),
                                "{\"deprecation\", \"removal\"}"),
                        Arguments.of(
                                "Old_Game",
                                file("@Deprecated final class Old {" + rules.formatted("static", "Game", "") + "}"),
                                "\"deprecation\""),
                        Arguments.of(
                                "Game",
                                file("final class Other {}", rules.formatted("", "Game", "")),
                                "\"auxiliaryclass\"")));
    }

    /** The compilation has every warning on, and each is an error. */
    @ParameterizedTest
    @MethodSource("declarations")
    void javacSaysNothing(String game, String source, String suppressed) {
        String file = source.contains("class Other") ? "Other" : game.replaceFirst("_.*", "");
        Compilation compilation = GameCompiler.compile(Map.of(file, source), List.of(new SolvableGameProcessor()));
        assertThat(compilation.success()).as(compilation.messages()).isTrue();
        assertThat(compilation.sources().get("games." + game + "Solver"))
                .containsOnlyOnce("@SuppressWarnings")
                .contains("@SuppressWarnings(" + suppressed + ")");
    }

    @Test
    void nothingIsKeptBackWhereNothingIsSaid() {
        for (String rules : List.of(RULES, CHECKED)) {
            String source = file(rules.formatted("", "Game", ""));
            Compilation compilation =
                    GameCompiler.compile(Map.of("Game", source), List.of(new SolvableGameProcessor()));
            assertThat(compilation.success()).as(compilation.messages()).isTrue();
            assertThat(compilation.sources().get("games.GameSolver")).doesNotContain("@SuppressWarnings");
        }
    }

    @ParameterizedTest
    @MethodSource("declarations")
    void eclipseSaysNothing(String game, String source) throws IOException {
        Path games = Files.createDirectories(folder.resolve("games"));
        String file = source.contains("class Other") ? "Other" : game.replaceFirst("_.*", "");
        Path written = Files.writeString(games.resolve(file + ".java"), source);
        assertThat(Eclipse.warnings(
                        "-warn:+deprecation,allDeprecation,removal,suppress,unusedImport",
                        List.of(written),
                        folder.resolve("out")))
                .as("may advise on the declaration, but not on its solver")
                .doesNotContain("Solver", "WARNING", "does not compile");
    }
}
