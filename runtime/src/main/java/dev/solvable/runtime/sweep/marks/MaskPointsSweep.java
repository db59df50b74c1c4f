package dev.solvable.runtime.sweep.marks;

import dev.solvable.SolveListener;
import dev.solvable.runtime.Turn;
import java.util.Arrays;

/**
 * The points to come for every mask of marked cells, where both players put the same mark: a move raises the mask, so
 * masks are gone through from the full board down.
 *
 * <p>Eight masks are worked on at once, the bytes of a word; they differ in the three lowest cells alone. Words are
 * settled from the full board down. A settled word completes the block that begins with it: the masks that differ in
 * the cells below its lowest marked cell. A move to this cell leads into the block from the one of equal size before
 * it, word by word. So that block takes these moves as a whole, in a plain loop. Its moves to higher cells it has taken
 * before, those to lower cells it takes as it is settled.
 *
 * <p>A move gains the same in each word of a block, unless a line misses cells in which the words differ; such a block
 * is halved.
 */
final class MaskPointsSweep {
    /** The masks that are gone through between two looks at the interrupt status, a power of two. */
    private static final int BLOCK = 1 << 12;

    /** For each set of the three lowest cells: a one for each mask of a word that holds them. */
    private static final long[] HOLDING = new long[ByteLanes.COUNT];

    static {
        for (int cells = 0; cells < ByteLanes.COUNT; cells++) {
            for (int mask = 0; mask < ByteLanes.COUNT; mask++) {
                HOLDING[cells] |= (cells & ~mask) == 0 ? 1L << Byte.SIZE * mask : 0;
            }
        }
    }

    private final byte[] table;

    /**
     * The table. Where that is smaller than a word: a word, whose last masks have all cells that are not on the board.
     */
    private final byte[] points;

    /** For each cell the lines through it. */
    private final int[][] linesOf;

    private final boolean again;
    private final SolveListener listener;

    /**
     * A sweep.
     *
     * @param table an entry for each mask
     * @param again whether who scores moves again
     */
    MaskPointsSweep(byte[] table, long[] lines, boolean again, SolveListener listener) {
        this.table = table;
        this.points = table.length < ByteLanes.COUNT ? new byte[ByteLanes.COUNT] : table;
        this.linesOf = new int[Integer.numberOfTrailingZeros(points.length)][];
        for (int cell = 0; cell < linesOf.length; cell++) {
            long bit = 1L << cell;
            linesOf[cell] = Arrays.stream(lines)
                    .filter(line -> (line & bit) != 0)
                    .mapToInt(line -> (int) line)
                    .toArray();
        }
        this.again = again;
        this.listener = listener;
    }

    void sweep() throws InterruptedException {
        Arrays.fill(points, (byte) ByteLanes.LEAST);
        points[points.length - 1] = 0;
        for (int done = 0; done < points.length; done += ByteLanes.COUNT) {
            if ((done & BLOCK - 1) == 0) {
                Turn.tell(listener, done, table.length);
            }
            int word = points.length - ByteLanes.COUNT - done;
            settle(word);
            int bit = Integer.lowestOneBit(word);
            if (bit != 0) {
                move(word - bit, bit, bit);
            }
        }
        System.arraycopy(points, points.length - table.length, table, 0, table.length);
    }

    /** Gives the masks of a word their final values: what moves to higher cells lead to is known. */
    private void settle(int word) {
        long known = ByteLanes.get(points, word);
        long first = gains(word, 1);
        long second = gains(word, 2);
        long third = gains(word, 4);
        long settled = known;
        for (int free = 1; free <= 3; free++) { // settles the masks in which this many of the three cells are free
            settled = ByteLanes.max(
                    ByteLanes.max(known, within(settled, 1, first)),
                    ByteLanes.max(within(settled, 2, second), within(settled, 4, third)));
        }
        ByteLanes.set(points, word, settled);
    }

    /** What a move to one of the three lowest cells leads to, for the masks of a word in which it is free. */
    private long within(long word, int bit, long gains) {
        long marked = ByteLanes.filled(HOLDING[bit]);
        long turned = turned(gains);
        return moved(word >>> Byte.SIZE * bit, turned, plus(gains, turned)) & ~marked | ByteLanes.LEAST & marked;
    }

    /** Raises the masks of a block to what a move to a cell leads to, where the masks after the move are settled. */
    private void move(int from, int size, int bit) {
        for (int line : linesOf[Integer.numberOfTrailingZeros(bit)]) {
            int missing = line & ~(from | bit);
            if (missing >= ByteLanes.COUNT && missing < size) {
                int half = size >>> 1;
                move(from + half, half, bit);
                move(from, half, bit);
                return;
            }
        }
        long gains = gains(from, bit);
        long turned = turned(gains);
        long plus = plus(gains, turned);
        byte[] values = points;
        for (int word = from; word < from + size; word += ByteLanes.COUNT) {
            long after = moved(ByteLanes.get(values, word | bit), turned, plus);
            ByteLanes.set(values, word, ByteLanes.max(ByteLanes.get(values, word), after));
        }
    }

    /** The lines that a move to a cell completes, for each mask of a word. */
    private long gains(int word, int bit) {
        long gains = 0;
        for (int line : linesOf[Integer.numberOfTrailingZeros(bit)]) {
            int missing = line & ~(word | bit);
            if (missing < ByteLanes.COUNT) {
                gains += HOLDING[missing];
            }
        }
        return gains;
    }

    /** All bits of those masks of a word after whose move the other player moves. */
    private long turned(long gains) {
        return again ? ~ByteLanes.filled(ByteLanes.positive(gains)) : -1L;
    }

    /** What is added to the points after a move; those of the other player are complemented, and -n is ~n + 1. */
    private static long plus(long gains, long turned) {
        return gains + (turned & ByteLanes.ONES);
    }

    private static long moved(long after, long turned, long plus) {
        return ByteLanes.sum(after ^ turned, plus);
    }
}
