package dev.solvable.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Statistics of solved games on the command line. */
class GameStatsTest {
    @Test
    void everyPlyHasALine() {
        Run run = Run.of("games", "--stats", "TicTacToe");

        assertThat(run.err()).isEmpty();
        assertThat(run.lines())
                .hasSize(12)
                .startsWith(
                        "TicTacToe: 5,478 positions can occur",
                        "  ply    positions   first wins        draws  second wins         over",
                        "    0            1            0            1            0            0")
                .endsWith("    9           78           62           16            0           78");
    }

    @Test
    void aGameThatIsTooLargeIsLeftOutAndSaysWhy() {
        assertThat(Run.of("games", "--stats", "Queens", "RingCram").lines())
                .startsWith(
                        "Queens: left out, its over 2^63 states are more than the 67,108,864 that can be visited one by one",
                        "",
                        "RingCram: 46 positions can occur");
    }

    @Test
    void picturesGoIntoAFileOrAFolder(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("new").resolve("shares.svg");
        Path pictures = folder.resolve("pictures");

        assertThat(Run.of("games", "--stats", "RingCram", "--svg", file.toString())
                        .status())
                .isZero();
        assertThat(Run.of("games", "--stats", "RingCram", "Chomp", "--svg", pictures.toString())
                        .status())
                .isZero();
        assertThat(pictures.resolve("RingCram.svg")).hasSameTextualContentAs(file);
        assertThat(Files.readString(pictures.resolve("Chomp.svg"))).contains("<svg xmlns=", "Chomp");
    }

    @Test
    void whatCannotBeDrawnIsToldInOneLine(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("taken"), "");

        assertThat(Run.of("games", "--svg", "shares.svg"))
                .isEqualTo(new Run(2, "", "--svg draws what --stats counts; add --stats\n"));
        assertThat(Run.of("games", "--stats", "Sim", "Cram", "--svg", "shares.svg"))
                .isEqualTo(new Run(
                        2,
                        "",
                        "--svg 'shares.svg' is one file; name one game, or a folder for the pictures of several\n"));
        assertThat(Run.of(
                        "games",
                        "--stats",
                        "RingCram",
                        "--svg",
                        folder.resolve("taken/in").toString()))
                .satisfies(run -> {
                    assertThat(run.status()).isEqualTo(2);
                    assertThat(run.err()).startsWith("cannot write ").hasLineCount(1);
                });
    }
}
