package dev.solvable.processor.render.pieces;

import com.palantir.javapoet.CodeBlock;
import dev.solvable.processor.plan.PieceShape;
import dev.solvable.runtime.Board;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The comment above a line of moves: whose they are, which way they go, and from which cells.
 *
 * @param context the game
 * @param shape the moves
 */
record MoveComment(PieceContext context, PieceShape shape) {
    /** So many characters it may have in a line. */
    private static final int MAX_LINE = 110;

    /** Where the same number of cells further on lies in more directions than these, each move is named. */
    private static final int MAX_WAYS = 2;

    /** The comment in as many lines as it takes. */
    CodeBlock inLines() {
        StringBuilder text = new StringBuilder("//");
        int length = 2;
        for (String word : (who() + which()).split(" ", -1)) {
            if (length + word.length() > MAX_LINE) {
                text.append("\n//    ");
                length = 6;
            }
            text.append(' ').append(word);
            length += word.length() + 1;
        }
        return CodeBlock.of("$L\n", text);
    }

    /** The letter of the pieces; nothing where either player's move so. */
    private String who() {
        return context.analysis().moves().sameForBoth() ? "" : context.rules().letter(shape.plane()) + " ";
    }

    private String which() {
        List<Integer> cells = Board.cellsOf(shape.from());
        if (shape.to().isEmpty()) {
            return "off the board: " + names(cells);
        }
        int to = shape.to().getAsInt();
        List<String> ways =
                cells.stream().map(cell -> way(cell, cell + to)).distinct().toList();
        boolean named = cells.size() == 1 || ways.size() > MAX_WAYS || board().isGraph();
        String taking = shape.taken().isEmpty() ? "" : ", taking";
        return named
                ? cells.stream()
                                .map(cell -> board().name(cell) + " to " + board().name(cell + to))
                                .collect(Collectors.joining(", "))
                        + taking
                : String.join(" or ", ways) + taking + ": " + names(cells);
    }

    private Board board() {
        return context.board();
    }

    private String names(List<Integer> cells) {
        return cells.stream().map(board()::name).collect(Collectors.joining(" "));
    }

    private String way(int from, int to) {
        int down = board().row(to) - board().row(from);
        int right = board().column(to) - board().column(from);
        String vertical = down == 0 ? "" : cells(Math.abs(down)) + (down > 0 ? "down" : "up");
        String sideways = right == 0 ? "" : cells(Math.abs(right)) + (right > 0 ? "right" : "left");
        return vertical + (vertical.isEmpty() || sideways.isEmpty() ? "" : " and ") + sideways;
    }

    private static String cells(int count) {
        return count == 1 ? "" : count + " ";
    }
}
