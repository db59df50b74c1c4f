package dev.solvable.processor.generated.code;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.processor.SolvableGameProcessor;
import dev.solvable.processor.comparison.GameCompiler;
import dev.solvable.processor.comparison.GameCompiler.Compilation;
import dev.solvable.processor.generated.EveryKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A complete solver for each engine, kept in the repository, so that every change of what is generated can be read as a
 * difference. {@code ./mvnw test -Dtest=GoldenSourcesTest -Dsolvable.golden=write
 * -Dsurefire.failIfNoSpecifiedTests=false} writes them anew.
 */
class GoldenSourcesTest {
    private static final Path FOLDER = Path.of("src/test/resources/golden");
    private static final boolean WRITE = "write".equals(System.getProperty("solvable.golden"));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "TicTacToe",
                "Chomp",
                "BlockGame",
                "Cram64",
                "Queens",
                "Domineering64",
                "WildSearched",
                "FallingOwn7x6",
                "Boxes",
                "BoxesSearched",
                "Race",
                "Coins",
                "CoinsSearched",
                "LastCoin",
                "Hexapawn",
                "MenSearched"
            })
    void isWhatWasReadLast(String game) throws IOException {
        Compilation compilation = GameCompiler.compile(EveryKind.sources(game), List.of(new SolvableGameProcessor()));
        String solver = game + "Solver";
        String generated = compilation.sources().get(EveryKind.PACKAGE + "." + solver);
        Path golden = FOLDER.resolve(solver + ".java");
        if (WRITE) {
            Files.createDirectories(FOLDER);
            Files.writeString(golden, generated);
        }
        assertThat(generated)
                .as("if the difference is meant, write it with -Dsolvable.golden=write")
                .isEqualTo(Files.readString(golden));
    }
}
