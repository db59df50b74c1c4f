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
                .mapToObj(move -> isShort ? facts.cellNames().get(picks.get(move)) : solver.moveName(move))
                .toList());
    }

    /** The name of a move by its index. */
    public String of(int move) {
        return names.get(move);
    }
}
