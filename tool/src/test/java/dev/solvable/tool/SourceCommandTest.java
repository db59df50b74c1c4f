package dev.solvable.tool;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.sample.games.GameCatalog;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Printing generated sources, which the build has put beside their classes. */
class SourceCommandTest {
    static Set<String> games() {
        return GameCatalog.names();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameHasItsSource(String game) {
        Run run = Run.of("source", game);

        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        assertThat(run.out())
                .contains("package dev.solvable.sample.games;")
                .contains("final class " + game + "Solver extends ");
    }
}
