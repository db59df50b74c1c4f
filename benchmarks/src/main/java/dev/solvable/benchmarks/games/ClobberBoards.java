package dev.solvable.benchmarks.games;

import dev.solvable.Board;
import dev.solvable.GameRules;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.SolvableGame;

/**
 * Clobber by Albert, Grossman, Nowakowski and Wolfe (An Introduction to Clobber, Integers 5(2), 2005) on boards of
 * several sizes: pieces of both players fill the board like a checkerboard. A piece takes an enemy piece beside it and
 * moves to its cell. A player who cannot take loses.
 */
abstract class ClobberBoards implements GameRules {
    private final int columns;
    private final int cells;
    private final Bitboards boards;

    ClobberBoards(int rows, int columns) {
        this.columns = columns;
        this.cells = rows * columns;
        this.boards = new Bitboards(rows, columns);
    }

    @SolvableGame(cells = 16, cacheEntries = 1 << 20)
    @Board(rows = 4, columns = 4)
    static final class Rows4Columns4 extends ClobberBoards {
        Rows4Columns4() {
            super(4, 4);
        }
    }

    @SolvableGame(cells = 20, cacheEntries = 1 << 20)
    @Board(rows = 4, columns = 5)
    static final class Rows4Columns5 extends ClobberBoards {
        Rows4Columns5() {
            super(4, 5);
        }
    }

    @SolvableGame(cells = 25, cacheEntries = 1 << 24)
    @Board(rows = 5, columns = 5)
    static final class Rows5Columns5 extends ClobberBoards {
        Rows5Columns5() {
            super(5, 5);
        }
    }

    @SolvableGame(cells = 30, cacheEntries = 1 << 28)
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
        return boards.position(first, boards.all & ~first);
    }

    @Override
    public Player toMove(long position) {
        return boards.toMove(position);
    }

    @Override
    public int mostMoves() {
        return 2 * cells;
    }

    @Override
    public int successors(long position, long[] into) {
        long own = boards.own(position);
        long other = boards.other(position);
        int count = 0;
        for (long rest = own; rest != 0; rest &= rest - 1) {
            long piece = rest & -rest;
            for (long to = beside(piece) & other; to != 0; to &= to - 1) {
                long cell = to & -to;
                into[count] = boards.after(position, own ^ piece | cell, other ^ cell);
                count++;
            }
        }
        return count;
    }

    @Override
    public Outcome atEnd(long position) {
        return Outcome.LOSS;
    }

    /** The cells beside the given ones. */
    private long beside(long some) {
        return (some >>> columns | some << columns | boards.aside(some)) & boards.all;
    }

    /**
     * The least number of the images under reflections, with the pieces of the player to move as the first ones. Pieces
     * that no enemy can ever come next to are left out: they can neither move nor be taken.
     */
    @Override
    public long canonical(long position) {
        long live = live(boards.own(position), boards.other(position));
        long own = boards.own(position) & live;
        long other = boards.other(position) & live;
        return Math.min(leastOfTurned(own, other), leastOfTurned(boards.upsideDown(own), boards.upsideDown(other)));
    }

    /** The pieces that are connected to an enemy piece by neighbouring pieces. */
    private long live(long own, long other) {
        long live = own & beside(other) | other & beside(own);
        long reached = live;
        while (reached != 0) {
            reached = beside(live) & (own | other) & ~live;
            live |= reached;
        }
        return live;
    }

    private long leastOfTurned(long own, long other) {
        return Math.min(boards.position(own, other), boards.position(boards.turned(own), boards.turned(other)));
    }

    /** Every move takes a piece, and needs two. */
    @Override
    public int pliesLeft(long position) {
        return Math.max(0, boards.pieces(position) - 1);
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
