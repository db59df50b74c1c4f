package dev.solvable.processor.comparison.published;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Solver;
import dev.solvable.processor.comparison.published.Fact.Effort;
import dev.solvable.processor.reference.KnownGames;
import dev.solvable.processor.reference.Truth;
import dev.solvable.processor.reference.Truth.Row;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.function.ToLongFunction;

/** The counts of tic-tac-toe on 3x3 and 4x4. */
final class TicTacToeFacts {
    private static final String FILE = "tictactoe_counts.csv";

    private final Map<Solver, List<Map<String, Long>>> counted = new WeakHashMap<>();

    private TicTacToeFacts() {}

    static List<Fact> all() {
        TicTacToeFacts facts = new TicTacToeFacts();
        return Truth.rows(FILE).stream().map(facts::fact).toList();
    }

    private Fact fact(Row row) {
        String quantity = row.text("quantity");
        boolean large = quantity.startsWith("4x4 k4 ");
        int side = large ? 4 : 3;
        ToLongFunction<Solver> count = count(large ? quantity.substring("4x4 k4 ".length()) : quantity);
        return new Fact(
                FILE,
                row,
                KnownGames.inARow(side, side, side, false),
                Effort.of(side * side, 9, 16),
                solver -> assertThat(count.applyAsLong(solver)).isEqualTo(Long.parseLong(row.text("value"))));
    }

    private ToLongFunction<Solver> count(String quantity) {
        return switch (quantity) {
            case "reachable positions (labelled, empty incl., game stops at win)", "reachable positions" ->
                solver -> sum(solver, "positions");
            case "reachable positions up to D4", "up to D4" -> solver -> sum(solver, "sym_positions");
            case "terminal positions" -> solver -> sum(solver, "terminal");
            case "terminal X wins" -> solver -> sum(solver, "terminal x_win");
            case "terminal O wins" -> solver -> sum(solver, "terminal o_win");
            case "terminal draws" -> solver -> sum(solver, "terminal draw");
            case "terminal positions up to D4" -> solver -> sum(solver, "sym_terminal");
            case "complete games" -> solver -> sum(solver, "games_ending");
            case "games won by X" -> solver -> sum(solver, "games x_win");
            case "games won by O" -> solver -> sum(solver, "games o_win");
            case "games drawn" -> solver -> sum(solver, "games draw");
            case "games with positions identified up to symmetry (paths in D4 quotient)" ->
                solver -> new Census(solver).gamesUpToSymmetry();
            case "rational games (theoretical draw after every move)" ->
                solver -> new Census(solver).gamesAlwaysDrawn();
            default -> throw new IllegalArgumentException("nobody counts " + quantity);
        };
    }

    /** The sum over all plies; a solver is counted once. */
    private long sum(Solver solver, String what) {
        return counted.computeIfAbsent(solver, counting -> new Census(counting).plies()).stream()
                .mapToLong(ply -> ply.getOrDefault(what, 0L))
                .sum();
    }
}
