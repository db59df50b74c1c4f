package dev.solvable.runtime.game.marks;

import dev.solvable.runtime.Board;
import java.util.List;

/**
 * Marks that fall to the lowest empty cell of their column, past holes. Each column that has cells is a run of bits
 * from the bottom up with one more bit above it. A position has the first player's marks and in each column a guard bit
 * above the highest mark. Adding 1 at the bottom finds the lowest empty cell (Tromp's bitboards, 1995).
 */
public final class ColumnBitboard extends MarksCode {
    private final int[] bits;
    private final long bottoms;

    ColumnBitboard(Board board) {
        this(board, bitsOf(board));
    }

    private ColumnBitboard(Board board, int[] bits) {
        super(board, maskOf(bits));
        this.bits = bits;
        this.bottoms = full() & ~(full() << 1);
    }

    private static int[] bitsOf(Board board) {
        int[] bits = new int[board.cells()];
        int bit = 0;
        for (List<Integer> stack : board.stacks()) {
            for (int cell : stack) {
                bits[cell] = bit;
                bit++;
            }
            bit++; // room for the guard above a full column
        }
        return bits;
    }

    private static long maskOf(int[] bits) {
        long mask = 0;
        for (int bit : bits) {
            mask |= 1L << bit;
        }
        return mask;
    }

    @Override
    public boolean marksFall() {
        return true;
    }

    /** The lowest cell of each column. */
    public long bottoms() {
        return bottoms;
    }

    /** The top cell of each column. */
    public long tops() {
        return full() & ~(full() >>> 1);
    }

    /**
     * The top cell of each column, the third from the top, and so on: the cells of a player who answers each mark with
     * one on top of it.
     */
    public long followUps() {
        long full = full();
        long all = 0;
        for (long row = tops(); row != 0; row = (row >>> 1 & full) >>> 1 & full) {
            all |= row;
        }
        return all;
    }

    @Override
    public long initial() {
        return bottoms; // every guard at the bottom
    }

    /** Every bit up to the guard of its column; none in a column without a guard. */
    private long upToGuards(long position) {
        long filled = 0;
        for (long lower = position; lower != 0; lower = lower >>> 1 & full()) {
            filled |= lower;
        }
        return filled;
    }

    @Override
    public long taken(long position) {
        return upToGuards(position) >>> 1 & full();
    }

    @Override
    public long first(long position) {
        return position & taken(position);
    }

    @Override
    public long second(long position) {
        return taken(position) & ~position;
    }

    @Override
    public long marked(long position, int bit, boolean asFirst) {
        long guard = 1L << bit;
        return asFirst ? position | guard << 1 : position + guard;
    }

    @Override
    public long positionOf(long first, long second) {
        return first | (first | second) + bottoms;
    }

    @Override
    public boolean isFilling(long position) {
        return (upToGuards(position) & bottoms) == bottoms && (position & ~(full() | full() << 1)) == 0;
    }

    @Override
    public long playable(long taken) {
        return taken + bottoms & full();
    }

    @Override
    long possiblyLast(long taken) {
        return taken & ~(taken >>> 1); // the highest of a column
    }

    @Override
    void checkSettled(long taken, String name) {
        if ((taken + bottoms & taken) != 0) {
            throw new IllegalArgumentException("a mark has an empty cell below it, so this is no position of " + name);
        }
    }

    @Override
    public int bit(int cell) {
        return bits[cell];
    }

    @Override
    public long cells(long mask) {
        long cells = 0;
        for (int cell = 0; cell < bits.length; cell++) {
            cells |= (mask >>> bits[cell] & 1) << cell;
        }
        return cells;
    }

    @Override
    public long bits(long cells) {
        long mask = 0;
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            mask |= 1L << bits[Long.numberOfTrailingZeros(rest)];
        }
        return mask;
    }
}
