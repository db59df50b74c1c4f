package dev.solvable.tool;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.runtime.GameGraph;
import dev.solvable.sample.games.GameCatalog;
import dev.solvable.tool.analysis.BoardText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Queue;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every position that play can reach is a row, and each row says what the solver says. */
@Tag("slow")
class ExportCommandTest {
    @TempDir
    private Path folder;

    private List<String> exported(String... options) throws IOException {
        Path file = folder.resolve("positions.csv");
        String[] args = new String[options.length + 2];
        args[0] = "export";
        args[1] = options[0];
        args[2] = file.toString();
        System.arraycopy(options, 1, args, 3, options.length - 1);
        Run run = Run.of(args);
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        List<String> lines = Files.readAllLines(file);
        assertThat(run.out())
                .isEqualTo(
                        String.format(Locale.ROOT, "%s has %,d positions of %s%n", file, lines.size() - 1, options[0]));
        assertThat(folder.toFile().list()).containsExactly("positions.csv");
        return lines;
    }

    private static Solver solver(String game) {
        return GameCatalog.find(game).orElseThrow();
    }

    /**
     * Marks, a win check, tiles of both and of one player, a move source, pieces with a hand, endless play, a program.
     */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "TicTacToe",
                "WildTicTacToe",
                "Hex",
                "RingCram",
                "Snort",
                "Nim",
                "Hexapawn",
                "PongHauKi",
                "Achi",
                "Othello",
                "Kalah"
            })
    void everyReachablePositionIsARowThatTheSolverConfirms(String game) throws IOException {
        exported(game);
        Solver solver = solver(game);
        assertThat(new ExportedRows(solver).read(folder.resolve("positions.csv")))
                .containsExactly(reachable(solver).stream()
                        .mapToLong(Long::longValue)
                        .sorted()
                        .toArray());
    }

    private static Set<Long> reachable(Solver solver) {
        Set<Long> found = new HashSet<>(Set.of(solver.initial()));
        Queue<Long> open = new ArrayDeque<>(found);
        while (!open.isEmpty()) {
            long position = open.remove();
            for (int move : solver.moves(position)) {
                long next = solver.play(position, move);
                if (found.add(next)) {
                    open.add(next);
                }
            }
        }
        return found;
    }

    /** Henry Bottomley (2001) counts 5,478 positions of tic-tac-toe; John Tromp 161,029 of Connect Four on 4x4. */
    @ParameterizedTest
    @CsvSource({"TicTacToe, 5478", "ConnectFour4x4, 161029"})
    void thereAreAsManyRowsAsPublished(String game, int rows) throws IOException {
        assertThat(exported(game)).hasSize(rows + 1);
    }

    @Test
    void oneOfEachSetOfImagesIsEnoughAndPlayCanReachIt() throws IOException {
        Solver solver = solver("Hexapawn");
        Set<Long> canonical =
                reachable(solver).stream().map(((GameGraph) solver)::canonical).collect(Collectors.toSet());
        List<String> lines = exported("Hexapawn", "--images");
        Set<Long> rows = lines.stream()
                .skip(1)
                .map(line -> line.split(",", -1))
                .map(fields -> BoardText.parse(solver, fields[0], Player.valueOf(fields[1].toUpperCase(Locale.ROOT))))
                .collect(Collectors.toSet());
        assertThat(reachable(solver)).containsAll(rows);
        assertThat(rows.stream().map(((GameGraph) solver)::canonical)).containsExactlyInAnyOrderElementsOf(canonical);
        assertThat(rows).hasSizeLessThan(exported("Hexapawn").size() - 1);
    }

    @Test
    void whatCannotBeWrittenIsSaidAndLeavesNothing() {
        Path missing = folder.resolve("missing").resolve("t.csv");
        assertThat(Run.of("export", "TicTacToe", missing.toString()))
                .isEqualTo(new Run(2, "", "cannot write '" + missing + "': there is no such folder\n"));
        assertThat(Run.of("export", "TicTacToe", folder.resolve("t.parquet").toString())
                        .err())
                .startsWith("Parquet is written on Spark");
        assertThat(folder.toFile().list()).isEmpty();
    }
}
