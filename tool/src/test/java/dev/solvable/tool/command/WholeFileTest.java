package dev.solvable.tool.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.solvable.tool.input.BadInputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that are replaced as a whole. */
class WholeFileTest {
    @TempDir
    private Path folder;

    @Test
    void aFileThatCannotBeWrittenStaysAsItWas() throws IOException, InterruptedException {
        Path file = Files.writeString(folder.resolve("shares.svg"), "before");

        assertThatThrownBy(() -> WholeFile.write(file, part -> {
                    Files.writeString(part, "ha");
                    throw new IOException("No space left on device");
                }))
                .isInstanceOf(BadInputException.class)
                .hasMessageContaining("No space left on device");
        assertThat(file).hasContent("before");

        assertThat(WholeFile.<Integer>write(file, part -> {
                    Files.writeString(part, "after");
                    return 5;
                }))
                .isEqualTo(5);
        assertThat(file).hasContent("after");
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left).containsExactly(file);
        }
    }
}
