package dev.solvable.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Java files that the program or its compiler cannot read. */
class JavaFileFailureTest {
    @TempDir
    private Path folder;

    /** The compiler has a stack of its own, and expects a module in a file of this name. */
    @ParameterizedTest
    @CsvSource({"Deep.java, 20000, java.lang.StackOverflowError", "module-info.java, 1, java.lang.NullPointerException"
    })
    void aCompilerThatCrashesIsNamed(String name, int depth, String told) throws IOException {
        Path file = Files.writeString(folder.resolve(name), """
                @dev.solvable.SolvableGame(cells = 3)
                @dev.solvable.Tiles("##")
                final class Deep { int deep = %s1%s; }
                """.formatted("(".repeat(depth), ")".repeat(depth)));
        Run run = Run.withoutGames("solve", file.toString());

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).startsWith("'" + file + "' cannot be compiled: the compiler gave up: " + told);
        assertThat(run.err()).hasLineCount(1);
    }

    /** Its owner may read any file, but not a link to itself. */
    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void theReasonIsNotTheNameOfTheFile() throws IOException {
        Path file = folder.resolve("Round.java");
        Files.createSymbolicLink(file, file);

        assertThat(Run.withoutGames("solve", file.toString()).err())
                .startsWith("cannot read '" + file + "': ")
                .containsOnlyOnce("Round.java")
                .contains("symbolic links");
    }
}
