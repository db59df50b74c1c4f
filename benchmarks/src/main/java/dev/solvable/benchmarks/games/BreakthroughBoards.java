package dev.solvable.benchmarks.games;

import dev.solvable.Board;
import dev.solvable.GameRules;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.SolvableGame;

/**
 * Breakthrough by Dan Troyka (2000) on boards of several sizes: pieces step forward, straight onto empty cells,
 * diagonally onto empty or enemy ones, which they take. Who reaches the far row has won, and so has who takes all.
 *
 * <p>A position has the pieces of the first player, who moves up from the lowest row, below those of the second, a bit
 * a cell, and the side as bit 62.
 */
abstract class BreakthroughBoards implements GameRules {
    private static final long SIDE = 1L << 62;

    private final int rows;
    private final int columns;
    private final int cells;
    private final long all;
    private final long leftmost;
    private final long rightmost;

    BreakthroughBoards(int rows, int columns) {
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

    @SolvableGame(cells = 16)
    @Board(rows = 4, columns = 4)
    static final class Rows4Columns4 extends BreakthroughBoards {
        Rows4Columns4() {
            super(4, 4);
        }
    }

    @SolvableGame(cells = 15)
    @Board(rows = 5, columns = 3)
    static final class Rows5Columns3 extends BreakthroughBoards {
        Rows5Columns3() {
            super(5, 3);
        }
    }

    @SolvableGame(cells = 25, cacheEntries = 1 << 24)
    @Board(rows = 5, columns = 5)
    static final class Rows5Columns5 extends BreakthroughBoards {
        Rows5Columns5() {
            super(5, 5);
        }
    }

    private long rows(int from, int to) {
        return (1L << to * columns) - (1L << from * columns);
    }

    @Override
    public long start() {
        return rows(0, 2) | rows(rows - 2, rows) << cells;
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

    private boolean isOver(long first, long second) {
        return (first & rows(rows - 1, rows)) != 0 || (second & rows(0, 1)) != 0 || first == 0 || second == 0;
    }

    @Override
    public int mostMoves() {
        return 2 * columns * 3;
    }

    @Override
    public int successors(long position, long[] into) {
        long first = first(position);
        long second = second(position);
        if (isOver(first, second)) {
            return 0;
        }
        int count = 0;
        boolean isFirst = position < SIDE;
        long own = isFirst ? first : second;
        long other = isFirst ? second : first;
        for (long rest = own; rest != 0; rest &= rest - 1) {
            long piece = rest & -rest;
            long ahead = isFirst ? piece << columns : piece >>> columns;
            long aside = ((piece & leftmost) == 0 ? ahead >>> 1 : 0) | ((piece & rightmost) == 0 ? ahead << 1 : 0);
            for (long to = aside & ~own | ahead & ~own & ~other; to != 0; to &= to - 1) {
                long cell = to & -to;
                long moved = own ^ piece ^ cell;
                long left = other & ~cell;
                into[count] = isFirst ? moved | left << cells | SIDE : left | moved << cells;
                count++;
            }
        }
        return count;
    }

    /** The other player has made the last move. */
    @Override
    public Outcome atEnd(long position) {
        return Outcome.LOSS;
    }

    /**
     * Of the board and its mirror image, turned round where the second player is to move, that of the lesser number.
     */
    @Override
    public long canonical(long position) {
        boolean turns = position >= SIDE;
        long own = turns ? turned(second(position)) : first(position);
        long other = turns ? turned(first(position)) : second(position);
        return Math.min(own | other << cells, mirrored(own) | mirrored(other) << cells);
    }

    /** The rows in reverse order. */
    private long turned(long pieces) {
        long turned = 0;
        for (int row = 0; row < rows; row++) {
            turned |= (pieces >>> row * columns & (1L << columns) - 1) << (rows - 1 - row) * columns;
        }
        return turned;
    }

    private long mirrored(long pieces) {
        return turned(Long.reverse(pieces) >>> Long.SIZE - cells);
    }

    /** The steps that all pieces have ahead of them. */
    @Override
    public int pliesLeft(long position) {
        int steps = 0;
        for (int row = 0; row < rows; row++) {
            long cellsOfRow = rows(row, row + 1);
            steps += Long.bitCount(first(position) & cellsOfRow) * (rows - 1 - row);
            steps += Long.bitCount(second(position) & cellsOfRow) * row;
        }
        return steps;
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
