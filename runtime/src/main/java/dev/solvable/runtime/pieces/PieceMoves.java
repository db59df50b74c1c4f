package dev.solvable.runtime.pieces;

import dev.solvable.runtime.Board;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The moves that a game has, whoever makes them; a move is an index into the list. */
final class PieceMoves {
    /** Stands between the cells of a move for each piece that it takes, where names have an x. */
    private static final char TAKING = ':';

    /** Stands between the letter of a kind and the cell that it is placed on. */
    private static final char AT = '@';

    private final Board board;

    /** The moves in order. */
    private final List<PieceStep> steps = new ArrayList<>();

    private final Map<PieceStep, Integer> indices = new HashMap<>();

    /** Whether placings name the kind. */
    private final boolean namesKinds;

    /**
     * The moves of a game.
     *
     * @param lines their names with spaces between them, in as many lines as it takes; {@code a1:b2} for {@code a1xb2},
     *     {@code a1::c2} where that takes two pieces
     */
    PieceMoves(Board board, String... lines) {
        this.board = board;
        Map<String, Integer> cells = new HashMap<>();
        for (int cell = 0; cell < board.cells(); cell++) {
            cells.put(board.name(cell), cell);
        }
        String all = String.join(" ", lines);
        namesKinds = all.indexOf(AT) >= 0;
        for (String name : all.split(" ", -1)) {
            PieceStep step = step(name, cells);
            indices.put(step, steps.size());
            steps.add(step);
        }
    }

    private static PieceStep step(String name, Map<String, Integer> cells) {
        int between = Math.max(name.indexOf('-'), name.indexOf(TAKING));
        int behind = Math.max(name.indexOf('-'), name.lastIndexOf(TAKING)) + 1;
        if (between < 0) {
            int at = name.indexOf(AT);
            return PieceStep.placing(
                    at < 0 ? PieceStep.ANY : name.charAt(0), cells.getOrDefault(name.substring(at + 1), -1));
        }
        return PieceStep.moving(
                cells.getOrDefault(name.substring(0, between), -1),
                cells.getOrDefault(name.substring(behind), -1),
                name.charAt(between) == TAKING ? behind - between : 0);
    }

    /** How many moves there are. */
    int count() {
        return steps.size();
    }

    /** What a move does. */
    PieceStep step(int move) {
        return steps.get(move);
    }

    /** The index of what a player does. */
    int indexOf(PieceStep step) {
        Integer index = indices.get(step.placed() && !namesKinds ? PieceStep.placing(PieceStep.ANY, step.to()) : step);
        if (index == null) {
            throw new IllegalStateException("the list of moves has no " + name(step));
        }
        return index;
    }

    /** The name of a move, such as {@code a1-b2}, {@code a1xb2}, {@code b2}, {@code X@b2} or {@code a1-}. */
    String name(PieceStep step) {
        if (step.placed()) {
            return (step.kind() == PieceStep.ANY ? "" : "" + step.kind() + AT) + board.name(step.to());
        }
        return board.name(step.from()) + (step.taken() > 0 ? 'x' : '-') + (step.to() < 0 ? "" : board.name(step.to()));
    }
}
