package dev.solvable.processor.game.pieces;

import dev.solvable.runtime.Board;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Moves of a plane's pieces that differ only in their origin. All other cells are offsets from the origin in cell
 * numbers, negative for cells before it.
 *
 * @param plane the plane of the pieces; see {@link DeclaredPieces}
 * @param from the origins, cell i as bit i
 * @param to the offset of the destination; 0 if the piece leaves the board
 * @param free what must be empty
 * @param enemies what must hold a piece of the other player
 * @param friends what must hold a piece of the player's own
 * @param anyone what must hold a piece
 * @param taken what is taken, at most two cells
 * @param besideAny at least one of these must hold a piece of the other player; empty for no such condition
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
    /** All components but the origins. */
    private List<Object> anywhere() {
        return List.of(plane, to, free, enemies, friends, anyone, taken, besideAny, whenLeft);
    }

    // Equality is written out, as in PieceMove.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof PieceShape shape
                && from == shape.from
                && anywhere().equals(shape.anywhere());
    }

    @Override
    public int hashCode() {
        return 31 * anywhere().hashCode() + Long.hashCode(from);
    }

    /** The shapes of moves of pieces on the board, in the order in which they first appear. */
    static List<PieceShape> of(List<PieceMove> moves) {
        Map<List<Object>, PieceShape> shapes = new LinkedHashMap<>();
        for (PieceMove move : moves) {
            if (!move.places()) {
                PieceShape shape = of(move);
                shapes.merge(shape.anywhere(), shape, (one, other) -> one.from(one.from | other.from));
            }
        }
        return List.copyOf(shapes.values());
    }

    private static PieceShape of(PieceMove move) {
        int from = move.from();
        return new PieceShape(
                move.plane(),
                1L << from,
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
        return Board.cellsOf(cells).stream().map(cell -> cell - from).toList();
    }

    /** The cells moved up by an offset, or down if it is negative. */
    public static long shifted(long cells, int by) {
        return by < 0 ? cells >>> -by : cells << by;
    }

    /** The move from one origin. */
    public PieceMove move(int cell) {
        return new PieceMove(
                plane,
                cell,
                to == 0 ? -1 : cell + to,
                cells(free, cell),
                cells(enemies, cell),
                cells(friends, cell),
                cells(anyone, cell),
                cells(taken, cell),
                cells(besideAny, cell),
                whenLeft);
    }

    private static long cells(List<Integer> offsets, int from) {
        long cells = 0;
        for (int offset : offsets) {
            cells |= 1L << from + offset;
        }
        return cells;
    }

    /**
     * The same moves onto enemies, which they take, if they go onto empty cells and take nothing. If they take the
     * piece on their destination and no other, the same onto empty cells. Other moves have none.
     */
    public Optional<PieceShape> counterpart() {
        boolean takes = taken.equals(List.of(to)) && enemies.contains(to);
        if (!takes && !(taken.isEmpty() && free.contains(to))) {
            return Optional.empty();
        }
        return Optional.of(new PieceShape(
                plane,
                from,
                to,
                takes ? with(free, to) : without(free, to),
                takes ? without(enemies, to) : with(enemies, to),
                friends,
                anyone,
                takes ? List.of() : List.of(to),
                besideAny,
                whenLeft));
    }

    private static List<Integer> with(List<Integer> offsets, int offset) {
        return Stream.concat(offsets.stream(), Stream.of(offset)).sorted().toList();
    }

    private static List<Integer> without(List<Integer> offsets, int offset) {
        return offsets.stream().filter(other -> other != offset).toList();
    }

    /** The same moves from other origins. */
    public PieceShape from(long cells) {
        return new PieceShape(plane, cells, to, free, enemies, friends, anyone, taken, besideAny, whenLeft);
    }

    /** The same for another plane. */
    public PieceShape of(int otherPlane) {
        return new PieceShape(otherPlane, from, to, free, enemies, friends, anyone, taken, besideAny, whenLeft);
    }
}
