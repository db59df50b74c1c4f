package dev.solvable.tool.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.solvable.tool.Program;
import dev.solvable.tool.games.Games;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;
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

    @Test
    void aFullDiskIsNoReader() {
        assertThatExceptionOfType(IOException.class)
                .isThrownBy(() -> failing("No space left on device").write(1));
    }
}
