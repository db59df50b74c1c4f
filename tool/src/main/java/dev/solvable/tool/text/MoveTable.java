package dev.solvable.tool.text;

import dev.solvable.GameFacts;
import dev.solvable.Solver;
import dev.solvable.tool.analysis.GameKind;
import dev.solvable.tool.analysis.MoveValue;
import dev.solvable.tool.terminal.Paint;
import java.util.List;
import java.util.stream.Collectors;

/** The values of all moves of a position, as a table and as a picture. */
public final class MoveTable {
    private final List<MoveValue> moves;
    private final Paint paint;

    /**
     * The values of moves.
     *
     * @param moves the values in any order
     */
    public MoveTable(List<MoveValue> moves, Paint paint) {
        this.moves = moves.stream().sorted(MoveValue.BEST_FIRST).toList();
        this.paint = paint;
    }

    /** A line a move, the best move first and marked: {@code b2 WIN in 6 best}. */
    public String text() {
        int width = moves.stream().mapToInt(move -> move.name().length()).max().orElse(0);
        StringBuilder table = new StringBuilder();
        for (MoveValue move : moves) {
            boolean best = table.isEmpty();
            String name = move.name();
            table.append("  ")
                    .append(best ? paint.strong(name) : name)
                    .append(" ".repeat(width - name.length()))
                    .append("  ")
                    .append(paint.outcome(move.outcome(), move.words()))
                    .append(best ? "  " + paint.strong("best") : "")
                    .append('\n');
        }
        return table.toString();
    }

    /**
     * The board with the value of each move in its cell, such as {@code W3} or {@code +3}; the table if moves do not
     * correspond to cells, or if the values would hide the cells' names.
     */
    public String picture(Solver solver, long position) {
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
            String label = move.label();
            String painted = paint.outcome(move.outcome(), label);
            picture.label(Long.numberOfTrailingZeros(cells.get(i)), label, i == 0 ? paint.fresh(painted) : painted);
        }
        String legend = moves.get(0).score() == null
                ? "W win, D draw, L loss, with the number of moves"
                : "points from here to the end, less the other player's";
        return picture.of(position) + "\n  " + legend + "; best: "
                + moves.get(0).name() + "\n";
    }
}
