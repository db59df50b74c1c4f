package dev.solvable.processor.game.tiles;

import dev.solvable.processor.game.board.Motion;
import dev.solvable.processor.game.board.Picture;
import dev.solvable.runtime.Board;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The shapes of a game's tiles, as masks of the rectangle around the board, with holes: bit row x columns + column. The
 * value of a set of free squares depends only on the shapes that fit in it. So it is invariant under translation, and
 * under each motion that maps shapes to shapes.
 *
 * @param rows the rows of the rectangle
 * @param columns its columns
 * @param shapes the shapes, each in the top left corner, as a mask
 * @param motions the motions that preserve the value of squares if the image lies in the rectangle; the identity first
 * @param runs whether the order of the runs of free cells does not matter to the value of a position: the board is one
 *     row or one column without holes, and every tile covers neighbours
 */
public record TileShapes(int rows, int columns, List<Long> shapes, Set<Motion> motions, boolean runs) {
    /** The shapes of a game's tiles; empty if the rectangle does not fit a mask. */
    public static Optional<TileShapes> of(Board board, DeclaredTiles rules) {
        if (board.rows() * board.columns() > Long.SIZE) {
            return Optional.empty();
        }
        List<Picture> pictures = Arrays.stream(rules.game().fills())
                .mapToObj(cells -> Picture.of(Board.cellsOf(cells).stream()
                        .map(cell -> new Picture.Square(board.row(cell), board.column(cell)))
                        .toList()))
                .distinct()
                .toList();
        List<Long> shapes = pictures.stream()
                .map(picture -> inCorner(picture, board.columns()))
                .toList();
        boolean line = (board.rows() == 1 || board.columns() == 1) && board.cells() == board.rows() * board.columns();
        boolean runs = line && shapes.stream().allMatch(shape -> (shape & (shape + 1)) == 0);
        return Optional.of(new TileShapes(board.rows(), board.columns(), shapes, motions(board, pictures), runs));
    }

    /** The same without motions other than the identity. */
    public TileShapes unmoved() {
        return new TileShapes(rows, columns, shapes, EnumSet.of(Motion.IDENTITY), runs);
    }

    /** The placements of a shape in the rectangle, each given by the square of the shape's first square. */
    public List<Integer> places(long shape) {
        int height = (Long.SIZE - 1 - Long.numberOfLeadingZeros(shape)) / columns + 1;
        int width = 1
                + Board.cellsOf(shape).stream()
                        .mapToInt(square -> square % columns)
                        .max()
                        .orElseThrow();
        List<Integer> places = new ArrayList<>();
        for (int top = 0; top + height <= rows; top++) {
            for (int left = 0; left + width <= columns; left++) {
                places.add(top * columns + left + Long.numberOfTrailingZeros(shape));
            }
        }
        return places;
    }

    private static long inCorner(Picture picture, int columns) {
        return picture.squares().stream()
                .mapToLong(square -> 1L << (square.row() * columns + square.column()))
                .sum();
    }

    private static Set<Motion> motions(Board board, List<Picture> shapes) {
        Set<Motion> motions = EnumSet.noneOf(Motion.class);
        for (Motion motion : Motion.values()) {
            if (keeps(motion, board, shapes) && keeps(motion.inverse(), board, shapes)) {
                motions.add(motion);
            }
        }
        return motions;
    }

    /** Whether a motion maps shapes to shapes. An image that is too large for the rectangle does not matter. */
    private static boolean keeps(Motion motion, Board board, List<Picture> shapes) {
        return shapes.stream()
                .map(motion::image)
                .filter(image -> image.height() <= board.rows() && image.width() <= board.columns())
                .allMatch(shapes::contains);
    }
}
