package dev.solvable.benchmarks.games;

import dev.solvable.Board;
import dev.solvable.GameRules;
import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.SolvableGame;

/**
 * Konane, from Hawaii, on square boards of several sizes, with two stones taken from the middle. A stone jumps over an
 * enemy stone beside it and takes it; it may continue in the same direction. A player who cannot jump loses.
 *
 * <p>A stone stays on cells of its colour, as on a chessboard, so a position is the set of cells with stones: eight
 * bits per row from the first row on. Bit 62 is the side to move. The cells of the first player have an even sum of row
 * and column.
 */
abstract class KonaneBoards implements GameRules {
    private static final long SIDE = 1L << 62;

    private static final long FIRST_CELLS = 0xAA55AA55AA55AA55L;

    private static final int[] STEPS = {1, -1, 8, -8};

    private final int side;

    /** All cells. */
    private final long board;

    KonaneBoards(int side) {
        this.side = side;
        this.board = Squares.board(side);
    }

    @SolvableGame(cells = 16, cacheEntries = 1 << 16)
    @Board(rows = 4, columns = 4)
    static final class Side4 extends KonaneBoards {
        Side4() {
            super(4);
        }
    }

    @SolvableGame(cells = 25, cacheEntries = 1 << 20)
    @Board(rows = 5, columns = 5)
    static final class Side5 extends KonaneBoards {
        Side5() {
            super(5);
        }
    }

    @SolvableGame(cells = 36, cacheEntries = 1 << 26)
    @Board(rows = 6, columns = 6)
    static final class Side6 extends KonaneBoards {
        Side6() {
            super(6);
        }
    }

    @Override
    public long start() {
        return board & ~(0b11L << 9 * (side / 2) - 1);
    }

    private static boolean isFirst(long position) {
        return position < SIDE;
    }

    @Override
    public Player toMove(long position) {
        return isFirst(position) ? Player.FIRST : Player.SECOND;
    }

    /** An upper bound: in a row or column, a stone has fewer jumps than half of its cells. */
    @Override
    public int mostMoves() {
        return side * side * side;
    }

    private static long moved(long cell, int step) {
        return step > 0 ? cell << step : cell >>> -step;
    }

    @Override
    public int successors(long position, long[] into) {
        long stones = position & board;
        long empty = board & ~stones;
        long turned = position & SIDE ^ SIDE;
        int count = 0;
        for (long rest = stones & (isFirst(position) ? FIRST_CELLS : ~FIRST_CELLS); rest != 0; rest &= rest - 1) {
            long from = rest & -rest;
            for (int step : STEPS) {
                long after = stones ^ from;
                long taken = moved(from, step);
                long to = moved(taken, step);
                while ((taken & stones) != 0 && (to & empty) != 0) {
                    after ^= taken;
                    into[count] = after | to | turned;
                    count++;
                    taken = moved(to, step);
                    to = moved(taken, step);
                }
            }
        }
        return count;
    }

    @Override
    public Outcome atEnd(long position) {
        return Outcome.LOSS;
    }

    /** The least of the images; in one that swaps the colours of cells the other side is to move. */
    @Override
    public long canonical(long position) {
        long stones = position & board;
        long corner = 1;
        long least = position;
        for (int motion = 1; motion < 8; motion++) {
            stones = Squares.moved(stones, motion, side);
            corner = Squares.moved(corner, motion, side);
            long turned = (corner & FIRST_CELLS) == 0 ? SIDE : 0;
            least = Math.min(least, stones | position & SIDE ^ turned);
        }
        return least;
    }

    /** Every jump takes a stone, and needs two. */
    @Override
    public int pliesLeft(long position) {
        return Math.max(0, Long.bitCount(position & board) - 1);
    }

    /** The first row above, {@code X} and {@code o} for the stones. */
    @Override
    public String format(long position) {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < side; row++) {
            for (int column = 0; column < side; column++) {
                int cell = 8 * row + column;
                text.append((position >>> cell & 1) == 0 ? '.' : (FIRST_CELLS >>> cell & 1) != 0 ? 'X' : 'o');
            }
            text.append('\n');
        }
        return text.toString();
    }

    @Override
    public long parse(String text, Player toMove) {
        String stones = text.replaceAll("\\s", "");
        long position = toMove == Player.FIRST ? 0 : SIDE;
        for (int at = 0; at < stones.length() && at < side * side; at++) {
            position |= stones.charAt(at) == '.' ? 0 : 1L << 8 * (at / side) + at % side;
        }
        if (!stones.equals(format(position).replace("\n", ""))) {
            throw new IllegalArgumentException("expected " + side * side
                    + " cells, empty ones as '.', the others as 'X' and 'o' like a chessboard, found '" + stones + "'");
        }
        return position;
    }
}
