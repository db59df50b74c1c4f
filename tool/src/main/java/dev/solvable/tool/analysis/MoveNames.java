package dev.solvable.tool.analysis;

import dev.solvable.GameFacts;
import dev.solvable.ImpartialSolver;
import dev.solvable.Solver;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What moves are called wherever people see them: as the solver calls them, but by one cell where one cell stands for
 * each move of the game. A bite of Chomp is {@code c2}, not the nine cells that it takes.
 */
public final class MoveNames {
    private final List<String> names;

    private MoveNames(List<String> names) {
        this.names = names;
    }

    /** The names of a game's moves; solves nothing. */
    public static MoveNames of(Solver solver) {
        GameFacts facts = solver.facts();
        boolean mayBeShort = solver instanceof ImpartialSolver
                && facts.lines() == 0
                && facts.moveCells().stream().anyMatch(cells -> Long.bitCount(cells) > 1);
        List<Integer> picks = mayBeShort ? Picks.of(solver) : List.of();
        boolean isShort =
                !picks.isEmpty() && !picks.contains(Picks.NONE) && new HashSet<>(picks).size() == picks.size();
        return new MoveNames(IntStream.range(0, facts.moves())
                .mapToObj(move -> isShort ? cellName(facts, picks.get(move)) : solver.moveName(move))
                .toList());
    }

    /** The name of a move by its index. */
    public String of(int move) {
        return names.get(move);
    }

    /** The name of a cell by its column and row: {@code b2}. */
    public static String cellName(GameFacts facts, int cell) {
        int left = cell;
        for (int row = 0; row < facts.rows(); row++) {
            for (int column = 0; column < facts.columns(); column++) {
                if (facts.map().get(row).charAt(column) != ' ' && left-- == 0) {
                    return columnName(column) + (row + 1);
                }
            }
        }
        throw new IllegalArgumentException("there is no cell " + cell);
    }

    /** The column letters: after {@code z} comes {@code aa}. */
    private static String columnName(int column) {
        String last = String.valueOf((char) ('a' + column % 26));
        return column < 26 ? last : columnName(column / 26 - 1) + last;
    }
}
