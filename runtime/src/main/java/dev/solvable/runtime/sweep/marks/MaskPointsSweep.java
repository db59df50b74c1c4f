package dev.solvable.runtime.sweep.marks;

import dev.solvable.SolveListener;
import dev.solvable.runtime.Turn;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * Computes the points to come for every mask of marked cells, if both players put the same mark. A move raises the
 * mask, so the sweep goes from the full board down.
 *
 * <p>A word holds the points of eight masks, a byte each, which differ only in the three lowest cells. Words are
 * settled from the full board down. A settled word completes the block that begins with it: the masks that differ in
 * the cells below its lowest marked cell. A move to this cell leads into this block from the block of equal size before
 * it, word by word. So one plain loop applies the move to that whole block. Moves of that block to higher cells were
 * applied before; those to lower cells follow when it is settled.
 *
 * <p>The gain of a move is the same in each word of a block, unless a line lacks cells in which the words differ. Such
 * a block is halved.
 */
final class MaskPointsSweep {
    /** The masks that are swept between two checks of the interrupt status, a power of two. */
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

    /** The table; or a word, if the table is smaller: its last masks have all cells that are not on the board. */
    private final byte[] points;

    /** For each cell the lines through it. */
    private final int[][] linesOf;

    private final boolean again;
    private final SolveListener listener;

    /**
     * A sweep.
     *
     * @param table an entry for each mask
     * @param again whether a player who scores moves again
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

    /** Computes the final points of the masks of a word; moves to higher cells have been applied. */
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

    /** The points with a move to one of the three lowest cells, for the masks of a word in which it is free. */
    private long within(long word, int bit, long gains) {
        long marked = ByteLanes.filled(HOLDING[bit]);
        long turned = turned(gains);
        return moved(word >>> Byte.SIZE * bit, turned, plus(gains, turned)) & ~marked | ByteLanes.LEAST & marked;
    }

    /** Applies a move to a cell to the points of the masks of a block; the masks after the move are settled. */
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

    /** The number of lines that a move to a cell completes, for each mask of a word. */
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

    /** All bits in the lanes of a word in which the other player moves next. */
    private long turned(long gains) {
        return again ? ~ByteLanes.filled(ByteLanes.positive(gains)) : -1L;
    }

    /** The term added to the points after a move. The other player's points are complemented, and -n is ~n + 1. */
    private static long plus(long gains, long turned) {
        return gains + (turned & ByteLanes.ONES);
    }

    private static long moved(long after, long turned, long plus) {
        return ByteLanes.sum(after ^ turned, plus);
    }

    /**
     * Arithmetic on eight signed bytes at once, the lanes of a long; the first byte is the lowest (Warren 2012,
     * Hacker's Delight, 2-18).
     */
    static final class ByteLanes {
        /** The lanes of a long, the bytes that are read and written at once. */
        static final int COUNT = Long.BYTES;

        /** A one in each lane. */
        static final long ONES = 0x0101_0101_0101_0101L;

        /** The least signed byte in each lane, its sign bit. */
        static final long LEAST = ONES << 7;

        private static final long MAGNITUDES = ~LEAST;

        private static final VarHandle BYTES =
                MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

        private ByteLanes() {}

        /** Eight bytes of an array, from an index on. */
        static long get(byte[] bytes, int index) {
            return (long) BYTES.get(bytes, index);
        }

        /** Writes eight bytes of an array, from an index on. */
        static void set(byte[] bytes, int index, long lanes) {
            BYTES.set(bytes, index, lanes);
        }

        /** The sum in each lane, modulo 256. */
        static long sum(long x, long y) {
            return (x & MAGNITUDES) + (y & MAGNITUDES) ^ (x ^ y) & LEAST;
        }

        /** The greater signed byte in each lane. */
        static long max(long x, long y) {
            long magnitudes =
                    (x | LEAST) - (y & MAGNITUDES); // the sign bit is set if the bits of x below it are no less
            long differ = x ^ y;
            long isGreater = (~differ & magnitudes | ~x & y) & LEAST;
            return y ^ differ & filled(isGreater >>> 7);
        }

        /** A one in each lane that is positive, if none is negative. */
        static long positive(long lanes) {
            return (lanes + MAGNITUDES & LEAST) >>> 7;
        }

        /** All bits of each lane that is one, none of those that are zero. */
        static long filled(long ones) {
            return (ones << 8) - ones;
        }
    }
}
