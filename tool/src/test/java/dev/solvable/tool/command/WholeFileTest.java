package dev.solvable.tool.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.solvable.tool.input.BadInputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Files that are replaced as a whole. */
class WholeFileTest {
    @TempDir
    private Path folder;

    @Test
    void aFileThatCannotBeWrittenStaysAsItWas() throws IOException {
        Path file = Files.writeString(folder.resolve("shares.svg"), "before");

        assertThatThrownBy(() -> WholeFile.write(file, part -> {
                    Files.writeString(part, "ha");
                    throw new IOException("No space left on device");
                }))
                .isInstanceOf(BadInputException.class)
                .hasMessageContaining("No space left on device");
        assertThat(file).hasContent("before");

        assertThat(WholeFile.<Integer, RuntimeException>write(file, part -> {
                    Files.writeString(part, "after");
                    return 5;
                }))
                .isEqualTo(5);
        assertThat(file).hasContent("after");
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left).containsExactly(file);
        }
    }

    @Test
    void aTextThatNoFileCanHoldIsTold() {
        Path file = folder.resolve("positions.csv");

        assertThatThrownBy(() -> WholeFile.write(file, part -> Files.writeString(part, "x\ud800")))
                .isInstanceOf(BadInputException.class)
                .hasMessage(
                        "cannot write '" + file + "': a text has half of a surrogate pair, which UTF-8 cannot encode");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void whoWritesTheSameFileMeanwhileIsNotDisturbed() throws IOException {
        Path file = folder.resolve("positions.csv");

        WholeFile.<Path, RuntimeException>write(file, part -> {
            Files.writeString(part, "first");
            WholeFile.<Path, RuntimeException>write(file, other -> Files.writeString(other, "second"));
            assertThat(file).hasContent("second");
            return part;
        });

        assertThat(file).hasContent("first");
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left).containsExactly(file);
        }
    }

    private static void write(Path file) {
        WholeFile.write(file, part -> Files.writeString(part, "new"));
    }

    @Test
    void aFolderIsNotReplaced() throws IOException {
        Path taken = Files.createDirectory(folder.resolve("taken"));

        assertThatThrownBy(() -> write(taken))
                .isInstanceOf(BadInputException.class)
                .hasMessageEndingWith(": Is a directory");
        assertThat(taken).isEmptyDirectory();
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void aLinkStaysOne() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link"), file);

        write(link);

        assertThat(link).isSymbolicLink();
        assertThat(file).hasContent("new");
        assertThat(folder).isDirectoryNotContaining("glob:**.part");
    }
}
