package dev.solvable.processor.game.board;

import dev.solvable.runtime.Board;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The shape of a tile: grid squares without empty rows and columns around them.
 *
 * @param squares the squares, sorted; the least row and the least column are 0
 */
public record Picture(List<Square> squares) {
    // Equality is written out, also that of squares: in a compiler that has just started, linking a record's own takes
    // longer than all pictures.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Picture picture && squares.equals(picture.squares);
    }

    @Override
    public int hashCode() {
        return squares.hashCode();
    }

    /** The character of a cell in pictures. */
    public static final char CELL = '#';

    /** The character of a square that is no cell of the tile. */
    public static final char OTHER = '.';

    /** A square of a picture. */
    public record Square(int row, int column) implements Comparable<Square> {
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Square square && row == square.row && column == square.column;
        }

        @Override
        public int hashCode() {
            return 31 * row + column;
        }

        @Override
        public int compareTo(Square other) {
            return row != other.row ? Integer.compare(row, other.row) : Integer.compare(column, other.column);
        }
    }

    /** The shape that rows joined by {@code /} draw with at least one {@code #}. */
    public static Picture parse(String text) {
        List<Square> squares = new ArrayList<>();
        String[] rows = text.split("/", -1);
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < rows[row].length(); column++) {
                if (rows[row].charAt(column) == CELL) {
                    squares.add(new Square(row, column));
                }
            }
        }
        return of(squares);
    }

    /** The shape of some squares, moved to the corner. */
    public static Picture of(Collection<Square> squares) {
        int top = squares.stream().mapToInt(Square::row).min().orElseThrow();
        int left = squares.stream().mapToInt(Square::column).min().orElseThrow();
        Set<Square> moved = new TreeSet<>();
        for (Square square : squares) {
            moved.add(new Square(square.row() - top, square.column() - left));
        }
        return new Picture(List.copyOf(moved));
    }

    /** The shape as rows joined by {@code /}. */
    public String text() {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < height(); row++) {
            text.append(row == 0 ? "" : "/");
            for (int column = 0; column < width(); column++) {
                text.append(squares.contains(new Square(row, column)) ? CELL : OTHER);
            }
        }
        return text.toString();
    }

    /** The sets of cells that the shape can cover on a board as it is, without holes; cell i as bit i. */
    public List<Long> placements(Board board) {
        List<Long> placements = new ArrayList<>();
        for (int top = 0; top + height() <= board.rows(); top++) {
            for (int left = 0; left + width() <= board.columns(); left++) {
                cells(board, top, left).ifPresent(placements::add);
            }
        }
        return placements;
    }

    /** The covered cells; empty if the shape would cover a hole. */
    private Optional<Long> cells(Board board, int top, int left) {
        long cells = 0;
        for (Square square : squares) {
            int cell = board.cellAt(top + square.row(), left + square.column());
            if (cell < 0) {
                return Optional.empty();
            }
            cells |= 1L << cell;
        }
        return Optional.of(cells);
    }

    /** The number of rows. */
    public int height() {
        return squares.stream().mapToInt(Square::row).max().orElseThrow() + 1;
    }

    /** The number of columns. */
    public int width() {
        return squares.stream().mapToInt(Square::column).max().orElseThrow() + 1;
    }

    /** The orientations in which the shape may be laid: itself and, where allowed, its reflections and rotations. */
    public Set<Picture> orientations(boolean rotate, boolean reflect) {
        return Arrays.stream(Motion.values())
                .filter(motion -> rotate
                        ? reflect || motion.isRotation()
                        : motion == Motion.IDENTITY || (reflect && motion == Motion.COLUMNS_REVERSED))
                .map(motion -> motion.image(this))
                .collect(Collectors.toSet());
    }
}
