package dev.solvable.processor.game.board;

import dev.solvable.runtime.Board;
import java.util.stream.IntStream;

/** The rotations and reflections of a picture: transposed or not, then rows and columns reversed or not. */
public enum Motion {
    /** No change. */
    IDENTITY(false, false, false),
    /** Upside down. */
    ROWS_REVERSED(false, true, false),
    /** Left and right exchanged. */
    COLUMNS_REVERSED(false, false, true),
    /** A half turn. */
    HALF_TURN(false, true, true),
    /** Rows and columns exchanged. */
    TRANSPOSED(true, false, false),
    /** A quarter turn to the left. */
    TRANSPOSED_ROWS_REVERSED(true, true, false),
    /** A quarter turn to the right. */
    TRANSPOSED_COLUMNS_REVERSED(true, false, true),
    /** Mirrored at the other diagonal. */
    TRANSPOSED_HALF_TURN(true, true, true);

    private final boolean transposes;
    private final boolean reversesRows;
    private final boolean reversesColumns;

    Motion(boolean transposes, boolean reversesRows, boolean reversesColumns) {
        this.transposes = transposes;
        this.reversesRows = reversesRows;
        this.reversesColumns = reversesColumns;
    }

    /** Whether rows become columns. */
    public boolean transposes() {
        return transposes;
    }

    /** Whether it is a rotation or the identity, not a reflection. */
    boolean isRotation() {
        return transposes == (reversesRows != reversesColumns);
    }

    /** The inverse motion: all but the quarter turns are their own inverses. */
    public Motion inverse() {
        return switch (this) {
            case TRANSPOSED_ROWS_REVERSED -> TRANSPOSED_COLUMNS_REVERSED;
            case TRANSPOSED_COLUMNS_REVERSED -> TRANSPOSED_ROWS_REVERSED;
            default -> this;
        };
    }

    /** The image of a picture. */
    public Picture image(Picture picture) {
        return Picture.of(picture.squares().stream()
                .map(square -> image(square.row(), square.column(), 0, 0))
                .toList());
    }

    /** The image of each cell of a board, -1 if it is no cell; transposed boards are square. */
    int[] images(Board board) {
        return IntStream.range(0, board.cells())
                .map(cell -> {
                    Picture.Square to =
                            image(board.row(cell), board.column(cell), board.rows() - 1, board.columns() - 1);
                    return board.cellAt(to.row(), to.column());
                })
                .toArray();
    }

    private Picture.Square image(int fromRow, int fromColumn, int lastRow, int lastColumn) {
        int row = transposes ? fromColumn : fromRow;
        int column = transposes ? fromRow : fromColumn;
        return new Picture.Square(reversesRows ? lastRow - row : row, reversesColumns ? lastColumn - column : column);
    }
}
