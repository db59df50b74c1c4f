package dev.solvable.benchmarks.games;

import dev.solvable.Player;

/**
 * The encoding of positions whose cells are empty or have a piece of one of the players. The cells of the first player
 * are below those of the second, one bit per cell, row by row from the lowest row. Bit 62 is the side to move.
 */
final class Bitboards {
    private static final long SIDE = 1L << 62;

    private final int rows;
    private final int columns;
    private final int cells;

    /** All cells. */
    final long all;

    private final long leftmost;
    private final long rightmost;

    Bitboards(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
        this.cells = rows * columns;
        this.all = (1L << cells) - 1;
        long left = 0;
        for (int row = 0; row < rows; row++) {
            left |= 1L << row * columns;
        }
        this.leftmost = left;
        this.rightmost = left << columns - 1;
    }

    Player toMove(long position) {
        return isFirst(position) ? Player.FIRST : Player.SECOND;
    }

    boolean isFirst(long position) {
        return position < SIDE;
    }

    long first(long position) {
        return position & all;
    }

    long second(long position) {
        return position >>> cells & all;
    }

    /** The pieces of the player to move. */
    long own(long position) {
        return isFirst(position) ? first(position) : second(position);
    }

    /** The pieces of the other player. */
    long other(long position) {
        return isFirst(position) ? second(position) : first(position);
    }

    /** The number of pieces on the board. */
    int pieces(long position) {
        return Long.bitCount(position & ~SIDE);
    }

    /** The position with the first player to move. */
    long position(long first, long second) {
        return first | second << cells;
    }

    /** The position after a move of the player to move in {@code position}. */
    long after(long position, long own, long other) {
        return isFirst(position) ? position(own, other) | SIDE : position(other, own);
    }

    /** The rows from one, inclusive, to another, exclusive. */
    long rows(int from, int to) {
        return (1L << to * columns) - (1L << from * columns);
    }

    /** The cells to the left and right of the given ones, in their rows. */
    long aside(long some) {
        return (some & ~leftmost) >>> 1 | (some & ~rightmost) << 1;
    }

    /** The cells in reverse order: the board after half a turn. */
    long turned(long some) {
        return Long.reverse(some) >>> Long.SIZE - cells;
    }

    /** The rows in reverse order. */
    long upsideDown(long some) {
        long turned = 0;
        for (int row = 0; row < rows; row++) {
            turned |= (some >>> row * columns & (1L << columns) - 1) << (rows - 1 - row) * columns;
        }
        return turned;
    }

    /** The highest row above, {@code X} and {@code o} for the pieces. */
    String format(long position) {
        StringBuilder text = new StringBuilder();
        for (int row = rows - 1; row >= 0; row--) {
            for (int column = 0; column < columns; column++) {
                long cell = 1L << row * columns + column;
                boolean isFirst = (first(position) & cell) != 0;
                text.append(isFirst ? 'X' : (second(position) & cell) != 0 ? 'o' : '.');
            }
            text.append('\n');
        }
        return text.toString();
    }

    /**
     * The position of a text in the format of {@link #format}.
     *
     * @throws IllegalArgumentException if the text is not in this format
     */
    long parse(String board, Player toMove) {
        String text = board.replaceAll("\\s", "");
        if (!text.matches("[Xo.]{" + cells + "}")) {
            throw new IllegalArgumentException("expected " + cells + " cells of X, o and ., found '" + text + "'");
        }
        long position = toMove == Player.FIRST ? 0 : SIDE;
        for (int at = 0; at < cells; at++) {
            int cell = (rows - 1 - at / columns) * columns + at % columns;
            position |= text.charAt(at) == 'X' ? 1L << cell : text.charAt(at) == 'o' ? 1L << cells + cell : 0;
        }
        return position;
    }
}
