package dev.solvable.processor.comparison.published;

import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.Solver;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Counts what can be reached from the start of a game through the moves of its solver alone. */
final class Census {
    /** What is done with a position. */
    interface Visitor {
        /** Called once for each position of a ply, with the number of ways to play there. */
        void visit(int ply, long position, long games);
    }

    private final Solver solver;
    private final List<int[]> symmetries;

    Census(Solver solver) {
        this.solver = solver;
        symmetries = symmetries(solver.facts().rows(), solver.facts().columns());
    }

    /** Goes through all positions up to a ply, ply by ply, in no order of their own. */
    void visit(int lastPly, Visitor visitor) {
        LongCounts[] open = {new LongCounts()};
        open[0].add(solver.initial(), 1);
        for (int ply = 0; ply <= lastPly && open[0].size() > 0; ply++) {
            int now = ply;
            LongCounts next = new LongCounts();
            open[0].forEach((position, games) -> {
                visitor.visit(now, position, games);
                if (now < lastPly) {
                    for (int move : solver.moves(position)) {
                        next.add(solver.play(position, move), games);
                    }
                }
            });
            open[0] = next;
        }
    }

    /** How many positions can be reached. */
    long positions() {
        long[] count = new long[1];
        visit(Integer.MAX_VALUE, (ply, position, games) -> count[0]++);
        return count[0];
    }

    /**
     * What there is to count about each ply, by its name: positions, those where the game is over, games that end
     * there, positions by who wins under perfect play, all of these for one position of each set of symmetric ones, and
     * the games that end there by who has won.
     */
    List<Map<String, Long>> plies() {
        List<Map<String, Long>> plies = new ArrayList<>();
        visit(Integer.MAX_VALUE, (ply, position, games) -> {
            if (ply == plies.size()) {
                plies.add(new TreeMap<>());
            }
            Map<String, Long> counts = plies.get(ply);
            String winner = winner(position);
            boolean over = solver.isTerminal(position);
            count(counts, "positions", 1);
            count(counts, winner, 1);
            if (over) {
                count(counts, "terminal", 1);
                count(counts, "terminal " + winner, 1);
                count(counts, "games_ending", games);
                count(counts, "games " + winner, games);
            }
            if (representsItsClass(solver.format(position))) {
                count(counts, "sym_positions", 1);
                count(counts, "sym_" + winner, 1);
                if (over) {
                    count(counts, "sym_terminal", 1);
                }
            }
        });
        return plies;
    }

    private static void count(Map<String, Long> counts, String what, long many) {
        counts.merge(what, many, Long::sum);
    }

    /** Who wins under perfect play: {@code x_win}, {@code o_win} or {@code draw}. */
    private String winner(long position) {
        Outcome outcome = solver.outcome(position);
        boolean first = (outcome == Outcome.WIN) == (solver.toMove(position) == Player.FIRST);
        return outcome == Outcome.DRAW ? "draw" : first ? "x_win" : "o_win";
    }

    /** How many games there are when symmetric positions count as one. */
    long gamesUpToSymmetry() {
        return gamesUpToSymmetry(solver.initial(), new LinkedHashMap<>());
    }

    private long gamesUpToSymmetry(long position, Map<String, Long> known) {
        String representative = images(solver.format(position)).iterator().next();
        Long games = known.get(representative);
        if (games == null) {
            Set<String> seen = new LinkedHashSet<>();
            games = solver.isTerminal(position) ? 1L : 0L;
            for (int move : solver.moves(position)) {
                long next = solver.play(position, move);
                if (seen.add(images(solver.format(next)).iterator().next())) {
                    games += gamesUpToSymmetry(next, known);
                }
            }
            known.put(representative, games);
        }
        return games;
    }

    /** How many games there are in which perfect play leads to a draw after every move. */
    long gamesAlwaysDrawn() {
        long[] count = new long[1];
        alwaysDrawn(solver.initial(), count);
        return count[0];
    }

    private void alwaysDrawn(long position, long[] count) {
        if (solver.outcome(position) == Outcome.DRAW) {
            count[0] += solver.isTerminal(position) ? 1 : 0;
            for (int move : solver.moves(position)) {
                alwaysDrawn(solver.play(position, move), count);
            }
        }
    }

    /** Whether a board comes first among its images in the grid's symmetries, as one board of each class does. */
    private boolean representsItsClass(String text) {
        String board = text.replace("\n", "");
        for (int[] symmetry : symmetries) {
            for (int cell = 0; cell < symmetry.length; cell++) {
                int difference = board.charAt(symmetry[cell]) - board.charAt(cell);
                if (difference < 0) {
                    return false;
                }
                if (difference > 0) {
                    break;
                }
            }
        }
        return true;
    }

    /** The images of a board in the grid's symmetries, in the order of their texts. */
    private Set<String> images(String text) {
        String board = text.replace("\n", "");
        return new LinkedHashSet<>(symmetries.stream()
                .map(symmetry -> Arrays.stream(symmetry)
                        .mapToObj(cell -> board.substring(cell, cell + 1))
                        .reduce("", String::concat))
                .sorted()
                .toList());
    }

    /** The symmetries of a grid, eight for a square, else four; each says from where a cell's mark comes. */
    private static List<int[]> symmetries(int rows, int columns) {
        List<int[]> symmetries = new ArrayList<>();
        for (int kind = 0; kind < (rows == columns ? 8 : 4); kind++) {
            int turns = kind;
            symmetries.add(IntStream.range(0, rows * columns)
                    .map(cell -> {
                        int row = (turns & 1) == 0 ? cell / columns : rows - 1 - cell / columns;
                        int column = (turns & 2) == 0 ? cell % columns : columns - 1 - cell % columns;
                        return (turns & 4) == 0 ? row * columns + column : column * columns + row;
                    })
                    .toArray());
        }
        return symmetries;
    }

    /** Whether a board comes no later than its mirror image: one of each pair does, or the one that is its own. */
    static boolean mirrorsToNoSmaller(String text) {
        return text.compareTo(text.lines()
                        .map(row -> new StringBuilder(row).reverse().toString())
                        .reduce((above, below) -> above + "\n" + below)
                        .orElseThrow())
                <= 0;
    }
}
