package dev.solvable.runtime;

import java.util.Arrays;

/**
 * Whether moves of a move source can take exactly some cells, the target. A set of moves does if together they fill the
 * target and can be made in some order, each before those that fill a cell that it needs; and of a set that can be made
 * each subset can. So moves are chosen for one open cell after the other, that with the fewest to choose from first, as
 * in Knuth's Algorithm X. What is remembered is the moves on the way and those that were tried in vain.
 */
final class OrderedCover {
    /** In {@link #excludedAt}: a move that fills cells outside the target. */
    private static final byte ALWAYS = Byte.MAX_VALUE;

    private final GameSolver solver;
    private final MoveRows rows;
    private final long target;

    /**
     * For each move 0, or how many moves were chosen, itself included, when it was tried in vain: what is chosen now
     * goes without it.
     */
    private final byte[] excludedAt;

    /** The chosen moves; each fills a cell that those before it leave open. */
    private final int[] chosen = new int[Long.SIZE];

    /** For each cell how many moves may fill it. */
    private final int[] choices = new int[Long.SIZE];

    /** A search that has not begun. */
    OrderedCover(GameSolver solver, MoveRows rows, long target) {
        this.solver = solver;
        this.rows = rows;
        this.target = target;
        this.excludedAt = new byte[rows.count()];
        for (int move = 0; move < excludedAt.length; move++) {
            excludedAt[move] = (rows.filled(move) & ~target) == 0 ? 0 : ALWAYS;
        }
    }

    /**
     * Whether moves can take the target.
     *
     * @throws java.util.concurrent.CancellationException where the thread is interrupted
     */
    boolean exists() {
        return exists(target, 0);
    }

    /** Whether moves that go with the chosen ones, so many, can fill the open cells. */
    private boolean exists(long open, int count) {
        if (open == 0) {
            return true;
        }
        solver.checkInterrupt();
        long cell = hardestCell(open, count);
        boolean exists = false;
        for (int move = 0; move < excludedAt.length && !exists; move++) {
            if ((rows.filled(move) & cell) != 0 && mayJoin(move, count)) {
                chosen[count] = move;
                exists = canBePlayed(count + 1) && exists(open & ~rows.filled(move), count + 1);
                excludedAt[move] = (byte) (count + 1);
            }
        }
        for (int move = 0; move < excludedAt.length; move++) {
            if (excludedAt[move] == count + 1) {
                excludedAt[move] = 0;
            }
        }
        return exists;
    }

    /** That of the open cells which the fewest moves may fill. */
    private long hardestCell(long open, int count) {
        Arrays.fill(choices, 0);
        for (int move = 0; move < excludedAt.length; move++) {
            long fills = rows.filled(move) & open;
            if (fills != 0 && mayJoin(move, count)) {
                for (; fills != 0; fills &= fills - 1) {
                    choices[Long.numberOfTrailingZeros(fills)]++;
                }
            }
        }
        int hardest = Long.numberOfTrailingZeros(open);
        for (long rest = open; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            hardest = choices[cell] < choices[hardest] ? cell : hardest;
        }
        return 1L << hardest;
    }

    /** Whether a move was not tried in vain, and can be made before or after each of those chosen. */
    private boolean mayJoin(int move, int count) {
        boolean mayJoin = excludedAt[move] == 0;
        for (int i = 0; i < count && mayJoin; i++) {
            mayJoin = !blocks(move, chosen[i]) || !blocks(chosen[i], move);
        }
        return mayJoin;
    }

    /** Whether a move fills a cell that another one needs, which then has to be made before it. */
    private boolean blocks(int move, int other) {
        return (rows.filled(move) & rows.required(other)) != 0;
    }

    /** Whether the chosen moves can be made in some order: first one that blocks none of the others, and so on. */
    private boolean canBePlayed(int count) {
        long left = -1L >>> Long.SIZE - count;
        long before = 0;
        while (left != 0 && left != before) {
            before = left;
            for (int i = 0; i < count; i++) {
                if ((left >>> i & 1) != 0 && !blocksAny(i, left & ~(1L << i))) {
                    left &= ~(1L << i);
                }
            }
        }
        return left == 0;
    }

    /** Whether a chosen move blocks one of others. */
    private boolean blocksAny(int mover, long others) {
        for (long rest = others; rest != 0; rest &= rest - 1) {
            if (blocks(chosen[mover], chosen[Long.numberOfTrailingZeros(rest)])) {
                return true;
            }
        }
        return false;
    }
}
