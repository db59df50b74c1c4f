package dev.solvable.tool.command;

import dev.solvable.GameFacts;
import dev.solvable.Outcome;
import dev.solvable.Solver;
import dev.solvable.tool.analysis.GameKind;
import dev.solvable.tool.analysis.MoveValue;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** What every move of a position is worth, as a table and as a picture. */
final class MoveTable {
    /** The best first: wins by how fast they are, losses by how slow; the first of all is the solver's best move. */
    private static final Comparator<MoveValue> BEST_FIRST = Comparator.comparing(MoveValue::outcome)
            .thenComparingInt(move -> switch (move.outcome()) {
                case WIN -> move.distance();
                case DRAW -> 0;
                case LOSS -> -move.distance();
            })
            .thenComparingInt(MoveValue::move);

    private final List<MoveValue> moves;
    private final Paint paint;

    MoveTable(List<MoveValue> moves, Paint paint) {
        this.moves = moves.stream().sorted(BEST_FIRST).toList();
        this.paint = paint;
    }

    /** A line a move, the best move first and marked: {@code b2 WIN in 6 best}. */
    String text() {
        int width = moves.stream().mapToInt(move -> move.name().length()).max().orElse(0);
        StringBuilder table = new StringBuilder();
        for (MoveValue move : moves) {
            boolean best = table.isEmpty();
            String name = move.name();
            table.append("  ")
                    .append(best ? paint.strong(name) : name)
                    .append(" ".repeat(width - name.length()))
                    .append("  ")
                    .append(paint.outcome(move.outcome(), value(move.outcome(), move.distance())))
                    .append(best ? "  " + paint.strong("best") : "")
                    .append('\n');
        }
        return table.toString();
    }

    /**
     * The board with the value of each move in its cell, such as {@code W3}; where moves and cells do not go together,
     * or cells have names that would be hidden, the table.
     */
    String picture(Solver solver, long position) {
        GameFacts facts = solver.facts();
        List<Long> cells =
                moves.stream().map(move -> facts.moveCells().get(move.move())).toList();
        boolean single = GameKind.of(solver) == GameKind.FILLING
                && cells.stream().allMatch(mask -> Long.bitCount(mask) == 1)
                && cells.stream().collect(Collectors.toSet()).size() == cells.size();
        if (!single || cells.isEmpty() || BoardPicture.hasOwnNames(facts)) {
            return text();
        }
        BoardPicture picture = new BoardPicture(solver, paint);
        for (int i = 0; i < moves.size(); i++) {
            MoveValue move = moves.get(i);
            String label = move.outcome().name().charAt(0) + String.valueOf(move.distance());
            String painted = paint.outcome(move.outcome(), label);
            picture.label(Long.numberOfTrailingZeros(cells.get(i)), label, i == 0 ? paint.fresh(painted) : painted);
        }
        return picture.of(position) + "\n  W win, D draw, L loss, in so many moves; best: "
                + moves.get(0).name() + "\n";
    }

    /** {@code WIN in 6}, {@code DRAW without end}. */
    static String value(Outcome outcome, int distance) {
        return distance == Solver.ENDLESS ? outcome + " without end" : outcome + " in " + distance;
    }
}
