package dev.solvable.tool;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.ImpartialSolver;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.runtime.GameGraph;
import dev.solvable.sample.games.GameCatalog;
import dev.solvable.tool.analysis.BoardText;
import dev.solvable.tool.analysis.MoveNames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
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
        List<String> lines = exported(game);
        Solver solver = solver(game);
        boolean hasNimbers = solver instanceof ImpartialSolver;
        assertThat(lines.get(0)).isEqualTo("board,side,outcome,distance,best_moves" + (hasNimbers ? ",nimber" : ""));
        Set<Long> seen = new HashSet<>();
        for (String line : lines.subList(1, lines.size())) {
            String[] fields = line.split(",", -1);
            Player side = Player.valueOf(fields[1].toUpperCase(Locale.ROOT));
            long position = BoardText.parse(solver, fields[0], side);
            assertThat(seen.add(position)).as(line).isTrue();
            assertThat(fields[2]).isEqualTo(solver.outcome(position).name().toLowerCase(Locale.ROOT));
            int distance = solver.distance(position);
            assertThat(fields[3]).isEqualTo(distance == Solver.ENDLESS ? "" : String.valueOf(distance));
            assertThat(names(fields[4])).as(line).isEqualTo(best(solver, position));
            if (hasNimbers) {
                assertThat(fields[5]).isEqualTo(String.valueOf(((ImpartialSolver) solver).nimber(position)));
            }
        }
        assertThat(seen).isEqualTo(reachable(solver));
    }

    private static Set<String> names(String field) {
        return field.isEmpty() ? Set.of() : new TreeSet<>(Arrays.asList(field.split(" ")));
    }

    /** The names of the moves whose value is the position's, worked out from the values of all moves. */
    private static Set<String> best(Solver solver, long position) {
        Map<Integer, String> names = new TreeMap<>(MoveNames.of(solver).at(position));
        Outcome outcome = solver.outcome(position);
        Player mover = solver.toMove(position);
        Map<Integer, Integer> distances = new TreeMap<>();
        for (int move : solver.moves(position)) {
            long next = solver.play(position, move);
            int rank = solver.outcome(next).ordinal();
            boolean movesAgain = mover != Player.EITHER && solver.toMove(next) == mover;
            if ((movesAgain ? rank : Outcome.values().length - 1 - rank) == outcome.ordinal()) {
                distances.put(move, solver.distance(next));
            }
        }
        int wanted = outcome == Outcome.WIN
                ? distances.values().stream().min(Integer::compare).orElse(0)
                : distances.values().stream().max(Integer::compare).orElse(0);
        return distances.entrySet().stream()
                .filter(entry -> outcome == Outcome.DRAW || entry.getValue() == wanted)
                .map(entry -> names.get(entry.getKey()))
                .collect(Collectors.toCollection(TreeSet::new));
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
    void oneOfEachSetOfImagesIsEnough() throws IOException {
        Solver solver = solver("Hexapawn");
        Set<Long> canonical =
                reachable(solver).stream().map(((GameGraph) solver)::canonical).collect(Collectors.toSet());
        List<String> lines = exported("Hexapawn", "--images");
        Set<Long> rows = lines.stream()
                .skip(1)
                .map(line -> line.split(",", -1))
                .map(fields -> BoardText.parse(solver, fields[0], Player.valueOf(fields[1].toUpperCase(Locale.ROOT))))
                .collect(Collectors.toSet());
        assertThat(rows)
                .isEqualTo(canonical)
                .hasSizeLessThan(exported("Hexapawn").size() - 1);
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
