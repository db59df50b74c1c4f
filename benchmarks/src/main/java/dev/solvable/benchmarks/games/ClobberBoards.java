package dev.solvable.benchmarks.games;

import dev.solvable.Board;
import dev.solvable.GameRules;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.SolvableGame;

/**
 * Clobber by Albert, Grossman, Nowakowski and Wolfe (An Introduction to Clobber, Integers 5(2), 2005) on boards of
 * several sizes: pieces of both players fill the board like a checkerboard. A piece takes an enemy piece beside it and
 * goes where that stood. Who cannot take loses.
 *
 * <p>A position has the pieces of the first player below those of the second, a bit a cell, and the side as bit 62.
 */
abstract class ClobberBoards implements GameRules {
    private static final long SIDE = 1L << 62;

    private final int rows;
    private final int columns;
    private final int cells;
    private final long all;
    private final long leftmost;
    private final long rightmost;

    ClobberBoards(int rows, int columns) {
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

    @SolvableGame(cells = 16, cacheEntries = 1 << 20)
    @Board(rows = 4, columns = 4)
    static final class Rows4Columns4 extends ClobberBoards {
        Rows4Columns4() {
            super(4, 4);
        }
    }

    @SolvableGame(cells = 30, cacheEntries = 1 << 26)
    @Board(rows = 5, columns = 6)
    static final class Rows5Columns6 extends ClobberBoards {
        Rows5Columns6() {
            super(5, 6);
        }
    }

    @Override
    public long start() {
        long first = 0;
        for (int cell = 0; cell < cells; cell++) {
            first |= (cell / columns + cell % columns) % 2 == 0 ? 1L << cell : 0;
        }
        return first | (all & ~first) << cells;
    }

    @Override
    public Player toMove(long position) {
        return position >= SIDE ? Player.SECOND : Player.FIRST;
    }

    private long first(long position) {
        return position & all;
    }

    private long second(long position) {
        return position >>> cells & all;
    }

    @Override
    public int mostMoves() {
        return 2 * cells;
    }

    @Override
    public int successors(long position, long[] into) {
        boolean isFirst = position < SIDE;
        long own = isFirst ? first(position) : second(position);
        long other = isFirst ? second(position) : first(position);
        int count = 0;
        for (long rest = own; rest != 0; rest &= rest - 1) {
            long piece = rest & -rest;
            long beside = piece >>> columns
                    | piece << columns
                    | ((piece & leftmost) == 0 ? piece >>> 1 : 0)
                    | ((piece & rightmost) == 0 ? piece << 1 : 0);
            for (long to = beside & other; to != 0; to &= to - 1) {
                long cell = to & -to;
                long moved = own ^ piece | cell;
                long left = other ^ cell;
                into[count] = isFirst ? moved | left << cells | SIDE : left | moved << cells;
                count++;
            }
        }
        return count;
    }

    @Override
    public Outcome atEnd(long position) {
        return Outcome.LOSS;
    }

    /** Of the images under reflections, with the pieces of the player to move as the first ones, the least number. */
    @Override
    public long canonical(long position) {
        long own = position < SIDE ? first(position) : second(position);
        long other = position < SIDE ? second(position) : first(position);
        long ownTurned = turned(own);
        long otherTurned = turned(other);
        long ownMirrored = mirrored(own);
        long otherMirrored = mirrored(other);
        return Math.min(
                Math.min(own | other << cells, ownTurned | otherTurned << cells),
                Math.min(ownMirrored | otherMirrored << cells, mirrored(ownTurned) | mirrored(otherTurned) << cells));
    }

    /** The cells in reverse order: the board turned by half a turn. */
    private long turned(long pieces) {
        return Long.reverse(pieces) >>> Long.SIZE - cells;
    }

    /** The rows in reverse order. */
    private long mirrored(long pieces) {
        long mirrored = 0;
        for (int row = 0; row < rows; row++) {
            mirrored |= (pieces >>> row * columns & (1L << columns) - 1) << (rows - 1 - row) * columns;
        }
        return mirrored;
    }

    /** Every move takes a piece, and needs two. */
    @Override
    public int pliesLeft(long position) {
        return Math.max(0, Long.bitCount(position & ~SIDE) - 1);
    }

    @Override
    public String format(long position) {
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

    @Override
    public long parse(String board, Player toMove) {
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
