package dev.solvable.benchmarks.games;

import dev.solvable.Board;
import dev.solvable.GameRules;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.SolvableGame;

/**
 * Breakthrough by Dan Troyka (2000) on boards of several sizes: pieces step forward, straight onto empty cells,
 * diagonally onto empty cells or onto enemy pieces, which they take. A player wins by reaching the far row or by taking
 * all enemy pieces.
 *
 * <p>The first player moves up from the lowest row.
 */
abstract class BreakthroughBoards implements GameRules {
    private final int rows;
    private final int columns;
    private final Bitboards boards;

    BreakthroughBoards(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
        this.boards = new Bitboards(rows, columns);
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

    @Override
    public long start() {
        return boards.position(boards.rows(0, 2), boards.rows(rows - 2, rows));
    }

    @Override
    public Player toMove(long position) {
        return boards.toMove(position);
    }

    private boolean isOver(long first, long second) {
        boolean hasArrived = (first & boards.rows(rows - 1, rows)) != 0 || (second & boards.rows(0, 1)) != 0;
        return hasArrived || first == 0 || second == 0;
    }

    @Override
    public int mostMoves() {
        return 2 * columns * 3;
    }

    @Override
    public int successors(long position, long[] into) {
        if (isOver(boards.first(position), boards.second(position))) {
            return 0;
        }
        int count = 0;
        boolean isFirst = boards.isFirst(position);
        long own = boards.own(position);
        long other = boards.other(position);
        for (long rest = own; rest != 0; rest &= rest - 1) {
            long piece = rest & -rest;
            long ahead = isFirst ? piece << columns : piece >>> columns;
            long aside = boards.aside(ahead);
            for (long to = aside & ~own | ahead & ~own & ~other; to != 0; to &= to - 1) {
                long cell = to & -to;
                into[count] = boards.after(position, own ^ piece ^ cell, other & ~cell);
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

    /** The lesser number of the board and its mirror image, both turned round if the second player is to move. */
    @Override
    public long canonical(long position) {
        boolean turns = !boards.isFirst(position);
        long own = turns ? boards.upsideDown(boards.second(position)) : boards.first(position);
        long other = turns ? boards.upsideDown(boards.first(position)) : boards.second(position);
        return Math.min(boards.position(own, other), boards.position(mirrored(own), mirrored(other)));
    }

    private long mirrored(long some) {
        return boards.upsideDown(boards.turned(some));
    }

    /** The number of steps that all pieces have ahead of them. */
    @Override
    public int pliesLeft(long position) {
        int steps = 0;
        for (int row = 0; row < rows; row++) {
            long cellsOfRow = boards.rows(row, row + 1);
            steps += Long.bitCount(boards.first(position) & cellsOfRow) * (rows - 1 - row);
            steps += Long.bitCount(boards.second(position) & cellsOfRow) * row;
        }
        return steps;
    }

    @Override
    public String format(long position) {
        return boards.format(position);
    }

    @Override
    public long parse(String board, Player toMove) {
        return boards.parse(board, toMove);
    }
}
