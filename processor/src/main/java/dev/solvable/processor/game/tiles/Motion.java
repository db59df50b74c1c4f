package dev.solvable.processor.game.tiles;

import dev.solvable.processor.game.board.Picture;

/** The turns and mirrorings of a picture: transposed or not, then its rows and its columns reversed or not. */
public enum Motion {
    /** Nothing. */
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

    /** The motion that undoes this one: all but the quarter turns undo themselves. */
    Motion inverse() {
        return switch (this) {
            case TRANSPOSED_ROWS_REVERSED -> TRANSPOSED_COLUMNS_REVERSED;
            case TRANSPOSED_COLUMNS_REVERSED -> TRANSPOSED_ROWS_REVERSED;
            default -> this;
        };
    }

    /** The image of a picture. */
    Picture image(Picture picture) {
        return Picture.of(picture.squares().stream().map(this::image).toList());
    }

    private Picture.Square image(Picture.Square square) {
        int row = transposes ? square.column() : square.row();
        int column = transposes ? square.row() : square.column();
        return new Picture.Square(reversesRows ? -row : row, reversesColumns ? -column : column);
    }
}
