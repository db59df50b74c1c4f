package dev.solvable.tool;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Solver;
import dev.solvable.tool.classpath.ClassPath;
import dev.solvable.tool.source.JavaFileGames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Exports of millions of rows, each read back. They tell how many rows a second are written, solving included. */
@Tag("nightly")
class LargeExportsTest {
    /** Hex on four by four; the win check is that of the sample on three by three. */
    private static final String HEX = """
            import dev.solvable.*;

            @SolvableGame(cells = 16)
            @Board(rows = 4, columns = 4)
            @Marks
            final class Hex4x4 {
                private static final long TOP = 0x000f;
                private static final long BOTTOM = 0xf000;
                private static final long LEFT = 0x1111;
                private static final long RIGHT = 0x8888;

                @WinCheck
                static boolean connects(long own, long other, Player owner) {
                    long to = owner == Player.FIRST ? BOTTOM : RIGHT;
                    long reached = own & (owner == Player.FIRST ? TOP : LEFT);
                    long before;
                    do {
                        before = reached;
                        reached |= own & neighbours(reached);
                    } while (reached != before);
                    return (reached & to) != 0;
                }

                private static long neighbours(long cells) {
                    long notLeft = cells & ~LEFT;
                    long notRight = cells & ~RIGHT;
                    return cells << 4 | cells >> 4 | notRight << 1 | notLeft >> 1 | notLeft << 3 | notRight >> 3;
                }
            }
            """;

    @TempDir
    private Path folder;

    private long[] exported(String game, Solver solver) throws IOException {
        Path file = folder.resolve("rows.csv");
        long start = System.nanoTime();
        Run run = Run.of("export", game, file.toString());
        double seconds = Duration.ofNanos(System.nanoTime() - start).toMillis() / 1e3;
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        ExportedRows rows = new ExportedRows(solver);
        long[] positions = rows.read(file);
        System.out.printf(
                Locale.ROOT,
                "%s: %,d rows, %,d bytes, %.1f s, %,.0f rows/s%n",
                solver.facts().name(),
                positions.length,
                Files.size(file),
                seconds,
                positions.length / seconds);
        rows.checkThatAllAreThere(positions);
        return positions;
    }

    @Test
    void hexOnFourByFour() throws IOException {
        Path file = Files.writeString(folder.resolve("Hex4x4.java"), HEX);
        Solver solver = new JavaFileGames(file, new ClassPath(List.of()))
                .load(complaint -> {})
                .find("Hex4x4")
                .orElseThrow();
        assertThat(exported(file.toString(), solver)).hasSizeGreaterThan(1_000_000);
    }

    /** The positions of Connect Four on small boards: https://github.com/markus7800/Connect4-Strong-Solver. */
    @Test
    void connectFourOnFiveByFour() throws IOException {
        assertThat(exported(
                        "ConnectFour5x4",
                        SampleGames.GAMES.find("ConnectFour5x4").orElseThrow()))
                .hasSize(3_945_711);
    }
}
