package dev.solvable.processor.render.pieces;

import com.palantir.javapoet.CodeBlock;
import dev.solvable.processor.game.board.CellNames;
import dev.solvable.runtime.Board;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The comment on moves that differ only in their origin.
 *
 * @param board the board
 * @param from the origins
 * @param to the offset of the destination; 0 if pieces leave the board
 */
record MoveComment(Board board, long from, int to) {
    private static final int MAX_LINE = 110;

    /** If one offset leads in more directions than this, each move is named. */
    private static final int MAX_WAYS = 2;

    /** A comment above a line of code, wrapped. */
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

    /**
     * The direction of the moves, and their origins.
     *
     * @param taking the words for what is taken, if anything
     */
    String whole(String taking) {
        return way() + taking + (isNamed() ? "" : ": " + origins());
    }

    /** The names of the origins, or of the other cells if most cells are origins. */
    private String origins() {
        long others = board.mask() & ~from;
        if (2 * Long.bitCount(others) >= Long.bitCount(from)) {
            return CellNames.of(board, from);
        }
        return others == 0 ? "all cells" : "all but " + CellNames.of(board, others);
    }

    /** The direction of the moves, or each move if there is no simple one. */
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
