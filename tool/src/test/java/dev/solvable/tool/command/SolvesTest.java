package dev.solvable.tool.command;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.solvable.tool.input.BadInputException;
import dev.solvable.tool.terminal.Streams;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.Writer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is told of work that memory is too small for. */
class SolvesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Java heap space                               | a larger -Xmx may help",
                "GC overhead limit exceeded                    | a larger -Xmx may help",
                "more positions than an array has room for     | more positions than an array has room for",
                "Teeko: 5 bytes are missing; try a larger -Xmx | Teeko: 5 bytes are missing; try a larger -Xmx"
            })
    void aLargerHeapIsAdvisedWhereItHelps(String message, String told) {
        PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
        Solves solves = new Solves(new Streams(InputStream.nullInputStream(), nowhere, nowhere));

        assertThatThrownBy(() -> solves.watched(view -> {
                    throw new OutOfMemoryError(message);
                }))
                .isInstanceOf(BadInputException.class)
                .hasMessageEndingWith(told);
    }
}
