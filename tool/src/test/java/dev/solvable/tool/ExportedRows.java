package dev.solvable.tool;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.ImpartialSolver;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.tool.analysis.BoardText;
import dev.solvable.tool.analysis.MoveNames;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The rows of an exported file, read back and held against a solver. */
final class ExportedRows {
    private final Solver solver;
    private final MoveNames names;

    ExportedRows(Solver solver) {
        this.solver = solver;
        this.names = MoveNames.of(solver);
    }

    /** Reads a file whose rows all say what the solver says; returns the positions, sorted. */
    long[] read(Path file) throws IOException {
        boolean hasNimbers = solver instanceof ImpartialSolver;
        long[] positions = new long[1 << 10];
        int rows = 0;
        try (BufferedReader lines = Files.newBufferedReader(file)) {
            assertThat(lines.readLine())
                    .isEqualTo("board,side,outcome,distance,best_moves" + (hasNimbers ? ",nimber" : ""));
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                positions = rows == positions.length ? Arrays.copyOf(positions, 2 * rows) : positions;
                positions[rows] = read(line);
                rows++;
            }
        }
        long[] sorted = Arrays.copyOf(positions, rows);
        Arrays.sort(sorted);
        return sorted;
    }

    /** The position of a row. Plain comparisons: assertions that describe themselves take longer than the solver. */
    private long read(String line) {
        String[] fields = line.split(",", -1);
        Player side = Player.valueOf(fields[1].toUpperCase(Locale.ROOT));
        long position = BoardText.parse(solver, fields[0], side);
        int distance = solver.distance(position);
        boolean isRight = fields[2].equals(solver.outcome(position).name().toLowerCase(Locale.ROOT))
                && fields[3].equals(distance == Solver.ENDLESS ? "" : String.valueOf(distance))
                && names(fields[4]).equals(best(position))
                && (!(solver instanceof ImpartialSolver impartial)
                        || fields[5].equals(String.valueOf(impartial.nimber(position))));
        if (!isRight) {
            throw new AssertionError(line + " is not what the solver says");
        }
        return position;
    }

    private static Set<String> names(String field) {
        return field.isEmpty() ? Set.of() : new TreeSet<>(Arrays.asList(field.split(" ")));
    }

    /** The names of the moves whose value is the position's, worked out from the values of all moves. */
    private Set<String> best(long position) {
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
                .map(entry -> names.of(position, entry.getKey()))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /**
     * Fails unless positions are those that play can reach: the start and all successors are there, and each but the
     * start is a successor of another. That is enough where every move fills a cell.
     *
     * @param positions sorted
     */
    void checkThatAllAreThere(long[] positions) {
        boolean[] isReached = new boolean[positions.length];
        isReached[indexOf(positions, solver.initial())] = true;
        for (long position : positions) {
            for (int move : solver.moves(position)) {
                isReached[indexOf(positions, solver.play(position, move))] = true;
            }
        }
        for (int i = 0; i < positions.length; i++) {
            assertThat(isReached[i] && (i == 0 || positions[i] != positions[i - 1]))
                    .isTrue();
        }
    }

    private int indexOf(long[] positions, long position) {
        int index = Arrays.binarySearch(positions, position);
        assertThat(index).as(() -> solver.format(position)).isNotNegative();
        return index;
    }
}
