package dev.solvable.processor.game.pieces;

import dev.solvable.runtime.Board;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Moves of the pieces of a plane that are one and the same but for the cell where they begin. All other cells are said
 * by how many further on they are, less than 0 for cells before.
 *
 * @param plane what moves; see {@link PieceRules}
 * @param from the cells where a move begins, cell i as bit i
 * @param to where it ends; 0 where the piece leaves the board
 * @param free what must be empty
 * @param enemies what must hold a piece of the other player
 * @param friends what must hold a piece of the player's own
 * @param anyone what must hold a piece
 * @param taken what is taken, at most two cells
 * @param besideAny of these at least one must hold a piece of the other player; empty where none need
 * @param whenLeft how many pieces the player must have on the board; 0 where any number will do
 */
public record PieceShape(
        int plane,
        long from,
        int to,
        List<Integer> free,
        List<Integer> enemies,
        List<Integer> friends,
        List<Integer> anyone,
        List<Integer> taken,
        List<Integer> besideAny,
        int whenLeft) {
    /** Copies the lists. */
    public PieceShape {
        free = List.copyOf(free);
        enemies = List.copyOf(enemies);
        friends = List.copyOf(friends);
        anyone = List.copyOf(anyone);
        taken = List.copyOf(taken);
        besideAny = List.copyOf(besideAny);
    }

    /** The shapes of moves of pieces on the board, in the order in which they first appear. */
    static List<PieceShape> of(List<PieceMove> moves) {
        Map<PieceShape, Long> cells = new LinkedHashMap<>();
        for (PieceMove move : moves) {
            if (!move.places()) {
                cells.merge(of(move), 1L << move.from(), (one, other) -> one | other);
            }
        }
        return cells.entrySet().stream()
                .map(shape -> shape.getKey().from(shape.getValue()))
                .toList();
    }

    private static PieceShape of(PieceMove move) {
        int from = move.from();
        return new PieceShape(
                move.plane(),
                0,
                move.leaves() ? 0 : move.to() - from,
                offsets(move.free(), from),
                offsets(move.enemies(), from),
                offsets(move.friends(), from),
                offsets(move.anyone(), from),
                offsets(move.taken(), from),
                offsets(move.besideAny(), from),
                move.whenLeft());
    }

    private static List<Integer> offsets(long cells, int from) {
        List<Integer> offsets = new ArrayList<>();
        for (int cell : Board.cellsOf(cells)) {
            offsets.add(cell - from);
        }
        return offsets;
    }

    /** The cells a number of cells further on, or where it is less than 0 before. */
    public static long shifted(long cells, int by) {
        return by < 0 ? cells >>> -by : cells << by;
    }

    /** The same moves from other cells. */
    public PieceShape from(long cells) {
        return new PieceShape(plane, cells, to, free, enemies, friends, anyone, taken, besideAny, whenLeft);
    }

    /** The same for another plane. */
    public PieceShape of(int otherPlane) {
        return new PieceShape(otherPlane, from, to, free, enemies, friends, anyone, taken, besideAny, whenLeft);
    }
}
