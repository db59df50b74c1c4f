package dev.solvable.tool.analysis;

import dev.solvable.GameFacts;
import dev.solvable.ImpartialSolver;
import dev.solvable.Solver;
import dev.solvable.tool.input.BadInputException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The names of moves that people see. They are the solver's names, or single cells if a cell identifies each move of
 * the game: a bite of Chomp is {@code c2}, not the nine cells that it takes. In a position all moves have a name, and
 * no two the same. The solver does not ensure this if the rules are a program, or if the name of a cell reads like two
 * others, such as {@code axb}.
 */
public final class MoveNames {
    /** What a move that changes no cell is called. */
    private static final String PASS = "pass";

    private final Solver solver;

    /** The name of each move; empty where it depends on the position. */
    private final List<String> names;

    private MoveNames(Solver solver, List<String> names) {
        this.solver = solver;
        this.names = names;
    }

    /** The names of a game's moves; solves nothing. */
    public static MoveNames of(Solver solver) {
        GameFacts facts = solver.facts();
        if (GameKind.of(solver) == GameKind.PROGRAM) {
            return new MoveNames(solver, List.of());
        }
        boolean mayBeShort = solver instanceof ImpartialSolver
                && facts.lines() == 0
                && facts.moveCells().stream().anyMatch(cells -> Long.bitCount(cells) > 1);
        List<Integer> picks = mayBeShort ? Picks.of(solver) : List.of();
        boolean isShort =
                !picks.isEmpty() && !picks.contains(Picks.NONE) && new HashSet<>(picks).size() == picks.size();
        Set<String> taken = new HashSet<>();
        boolean mayReadAlike = GameKind.of(solver) == GameKind.PIECES; // tiles of both players may share a name
        List<String> names = new ArrayList<>();
        for (int move = 0; move < facts.moves(); move++) {
            String name = isShort ? facts.cellNames().get(picks.get(move)) : solver.moveName(move);
            String different = mayReadAlike ? different(name, taken) : name;
            taken.add(different);
            names.add(different);
        }
        return new MoveNames(solver, List.copyOf(names));
    }

    /** The names of all moves by index, if they are the same in every position; else none. */
    public List<String> fixed() {
        return names;
    }

    /** The name of a move that is legal in a position. */
    public String of(long position, int move) {
        return names.isEmpty() ? String.valueOf(at(position).get(move)) : names.get(move);
    }

    /** The names of all legal moves, by their indices. */
    public Map<Integer, String> at(long position) {
        Map<Integer, String> all = new TreeMap<>();
        for (int move : solver.moves(position)) {
            all.put(move, names.isEmpty() ? different(solver.moveName(position, move), all.values()) : names.get(move));
        }
        return all;
    }

    private static String different(String name, Collection<String> others) {
        // A program may give moves any name; terminals and pages show it as it stands.
        String plain = name.isBlank() ? PASS : BadInputException.onOneLine(name);
        String different = plain;
        for (int number = 2; others.contains(different); number++) {
            different = plain + "~" + number;
        }
        return different;
    }
}
