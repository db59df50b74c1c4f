package dev.solvable.tool.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.tool.analysis.Progress;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The line that shows how far a solve has come. */
class ProgressViewTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = true,
            value = {
                "STATES | 0 | 20000000 | 0 | 0 | states   0% [                    ] 0.0 of 20.0 M, 0 s so far",
                "STATES | 10000000 | 20000000 | 0 | 2 | states  50% [==========          ] 10.0 of 20.0 M, 5.0 M/s, 2 s left",
                "STATES | 20000000 | 20000000 | 0 | 4 | states 100% [====================] 20.0 of 20.0 M, 5.0 M/s, 0 s left",
                "STATES | 12000000 | 0 | 0 | 8 | 12.0 M states found, 1.5 M/s, 8 s so far",
                "MOVES | 0 | 7 | 0 | 75 | moves   0% [            ] 0 of 7, 1:15 min so far",
                "MOVES | 3 | 7 | 0 | 90 | moves  42% [=====       ] 3 of 7, 30.0 s each, 2:00 min left",
                "MOVES | 1 | 7 | 0 | 3600 | moves  14% [=           ] 1 of 7, 3600.0 s each, 6:00 h left",
                "MOVES | 0 | 7 | 65536 | 0 | moves   0% [            ] 0 of 7, 0.1 M states, 0 s so far",
                "MOVES | 0 | 7 | 31400000 | 10 | moves   0% [            ] 0 of 7, 31.4 M states, 3.1 M/s, 10 s so far",
                "MOVES | 2 | 7 | 31400000 | 10 | moves  28% [===         ] 2 of 7, 31.4 M states, 3.1 M/s, 25 s left",
            })
    void aLineHasShareRateAndTimeLeft(
            Progress.Stage stage, long done, long total, long searched, long seconds, String line) {
        assertThat(ProgressView.line(new Progress(stage, done, total, searched), Duration.ofSeconds(seconds)))
                .isEqualTo(line);
    }

    @ParameterizedTest
    @CsvSource({"STATES, 2000000000, 2147483647, 0", "MOVES, 0, 104, 9000000000000", "MOVES, 103, 104, 9000000000000"})
    void aLineOfLargeNumbersFitsTheTerminal(Progress.Stage stage, long done, long total, long searched) {
        assertThat(ProgressView.line(new Progress(stage, done, total, searched), Duration.ofDays(30)))
                .hasSizeLessThan(80);
    }

    @Test
    void nothingToCountShowsNothing() {
        StringWriter terminal = new StringWriter();
        try (ProgressView view = new ProgressView(new PrintWriter(terminal))) {
            view.accept(new Progress(Progress.Stage.STATES, 0, 0, 0));
        }

        assertThat(terminal.toString()).isBlank();
    }
}
