package dev.solvable.processor.render.pieces;

import com.palantir.javapoet.CodeBlock;
import dev.solvable.processor.game.board.CellNames;
import dev.solvable.runtime.Board;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What a comment says of moves that differ only in the cell where they begin.
 *
 * @param board the board
 * @param from the cells where they begin
 * @param to how many cells further on they end; 0 off the board
 */
record MoveComment(Board board, long from, int to) {
    /** The most characters of a line of it. */
    private static final int MAX_LINE = 110;

    /** Where the same number of cells further on lies in more directions than these, each move is named. */
    private static final int MAX_WAYS = 2;

    /** A comment above a line of code, in as many lines as it takes. */
    static CodeBlock inLines(String words) {
        StringBuilder text = new StringBuilder("//");
        int length = 2;
        for (String word : words.split(" ", -1)) {
            if (length + word.length() > MAX_LINE) {
                text.append("\n//    ");
                length = 6;
            }
            text.append(' ').append(word);
            length += word.length() + 1;
        }
        return CodeBlock.of("$L\n", text);
    }

    /** Which way the moves go, and from which cells. */
    String whole(boolean takes) {
        String taking = takes ? ", taking" : "";
        return way() + taking + (isNamed() ? "" : ": " + origins());
    }

    /** The cells where the moves begin: by their names, or where most cells are among them by those of the others. */
    private String origins() {
        long others = board.mask() & ~from;
        if (2 * Long.bitCount(others) >= Long.bitCount(from)) {
            return CellNames.of(board, from);
        }
        return others == 0 ? "all cells" : "all but " + CellNames.of(board, others);
    }

    /** Which way the moves go; each move where that is not one way. */
    String way() {
        if (isNamed()) {
            return Board.cellsOf(from).stream()
                    .map(cell -> board.name(cell) + " to " + board.name(cell + to))
                    .collect(Collectors.joining(", "));
        }
        return to == 0 ? "off the board" : String.join(" or ", ways());
    }

    private boolean isNamed() {
        return to != 0 && (Long.bitCount(from) == 1 || ways().size() > MAX_WAYS || board.isGraph());
    }

    private List<String> ways() {
        return Board.cellsOf(from).stream()
                .map(cell -> way(cell, cell + to))
                .distinct()
                .toList();
    }

    private String way(int here, int there) {
        int down = board.row(there) - board.row(here);
        int right = board.column(there) - board.column(here);
        String vertical = down == 0 ? "" : cells(Math.abs(down)) + (down > 0 ? "down" : "up");
        String sideways = right == 0 ? "" : cells(Math.abs(right)) + (right > 0 ? "right" : "left");
        return vertical + (vertical.isEmpty() || sideways.isEmpty() ? "" : " and ") + sideways;
    }

    private static String cells(int count) {
        return count == 1 ? "" : count + " ";
    }
}
