package dev.solvable.processor.game.tiles;

import dev.solvable.processor.game.board.Picture;
import dev.solvable.runtime.Board;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** Finds the placements of a shape on a board. */
public final class Placements {
    /** Orders sets of the same size lexicographically by their ascending cells. */
    static final Comparator<Long> BY_CELLS = (one, other) -> {
        long difference = one ^ other;
        long lowest = difference & -difference;
        return difference == 0 ? 0 : (one & lowest) != 0 ? -1 : 1;
    };

    private Placements() {}

    /** The sets of cells that the orientations of one shape cover, each once, in the order of their lists of cells. */
    public static List<Long> of(Collection<Picture> orientations, Board board) {
        TreeSet<Long> placements = new TreeSet<>(BY_CELLS);
        for (Picture picture : orientations) {
            for (int top = 0; top + picture.height() <= board.rows(); top++) {
                for (int left = 0; left + picture.width() <= board.columns(); left++) {
                    cells(picture, board, top, left).ifPresent(placements::add);
                }
            }
        }
        return List.copyOf(placements);
    }

    /** The covered cells; empty if the shape would cover a hole. */
    private static Optional<Long> cells(Picture picture, Board board, int top, int left) {
        long cells = 0;
        for (Picture.Square square : picture.squares()) {
            int cell = board.cellAt(top + square.row(), left + square.column());
            if (cell < 0) {
                return Optional.empty();
            }
            cells |= 1L << cell;
        }
        return Optional.of(cells);
    }
}
