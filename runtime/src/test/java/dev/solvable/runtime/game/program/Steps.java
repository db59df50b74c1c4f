package dev.solvable.runtime.game.program;

import dev.solvable.GameRules;
import dev.solvable.Outcome;
import dev.solvable.Player;

/**
 * A counter on a row of 12 cells that the players push by turns, one or two cells to the right or back: who has to move
 * on the last cell has lost. A position is the cell, and above it the side. Tests make mistakes in it.
 */
class Steps implements GameRules {
    static final int CELLS = 12;

    @Override
    public long start() {
        return 3;
    }

    @Override
    public Player toMove(long position) {
        return position < 16 ? Player.FIRST : Player.SECOND;
    }

    @Override
    public int successors(long position, long[] into) {
        long cell = position & 15;
        if (cell == CELLS - 1) {
            return 0;
        }
        int count = 0;
        for (long to = Math.max(0, cell - 1); to <= Math.min(CELLS - 1, cell + 2); to++) {
            if (to != cell) {
                into[count++] = to | ~position & 16;
            }
        }
        return count;
    }

    @Override
    public int mostMoves() {
        return 3;
    }

    @Override
    public Outcome atEnd(long position) {
        return Outcome.LOSS;
    }

    @Override
    public String format(long position) {
        return ".".repeat((int) (position & 15)) + "X" + ".".repeat(CELLS - 1 - (int) (position & 15));
    }

    @Override
    public long parse(String board, Player toMove) {
        if (board.length() != CELLS || board.indexOf('X') < 0) {
            throw new IllegalArgumentException("no board of steps: " + board);
        }
        return board.indexOf('X') | (toMove == Player.FIRST ? 0 : 16);
    }

    /** The players have the same moves. */
    @Override
    public long canonical(long position) {
        return position & 15;
    }
}
