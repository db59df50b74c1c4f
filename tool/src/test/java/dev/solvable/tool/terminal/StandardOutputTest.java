package dev.solvable.tool.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.solvable.tool.FileCommand;
import dev.solvable.tool.Program;
import dev.solvable.tool.games.Games;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Java tells a reader that is gone from a full disk by the words of the system alone. */
class StandardOutputTest {
    private static OutputStream failing(String reason) {
        return new StandardOutput(new OutputStream() {
            @Override
            public void write(int octet) throws IOException {
                throw new IOException(reason);
            }
        });
    }

    /** A shell shows the status of a program that stopped so to nobody, unless it is asked. */
    @Test
    void aReaderWhoHasEnoughEndsTheProgramQuietly() {
        for (String reason : new String[] {"Broken pipe", "The pipe is being closed"}) {
            StringWriter err = new StringWriter();
            Streams streams = new Streams(
                    new ByteArrayInputStream(new byte[0]),
                    new PrintWriter(failing(reason), false, StandardCharsets.UTF_8),
                    new PrintWriter(err));

            assertThat(new Program(() -> new Games(Map.of()), Map.of()).run(streams, "--help"))
                    .isEqualTo(141);
            assertThat(err.toString()).isEmpty();
        }
    }

    /** As a judge command whose input has no end. */
    @Test
    void aFullDiskEndsTheProgramAtOnce() {
        StringWriter err = new StringWriter();
        Streams streams = new Streams(
                new ByteArrayInputStream(new byte[0]),
                new PrintWriter(failing("No space left on device"), false, StandardCharsets.UTF_8),
                new PrintWriter(err));
        FileCommand endless = new FileCommand() {
            @Override
            public void run(@Nullable Path file) {
                while (!Thread.currentThread().isInterrupted()) {
                    streams.out().println("an answer");
                }
            }

            @Override
            public void run() {
                run(null);
            }
        };
        Program program = new Program(() -> new Games(Map.of()), Map.of("endless", all -> endless));

        assertThat(assertTimeoutPreemptively(Duration.ofMinutes(1), () -> program.run(streams, "endless")))
                .isEqualTo(1);
        assertThat(err.toString().strip()).isEqualTo("cannot write the output");
    }
}
