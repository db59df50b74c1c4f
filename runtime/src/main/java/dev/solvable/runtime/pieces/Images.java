package dev.solvable.runtime.pieces;

import dev.solvable.runtime.retrograde.SuccessorKeys;
import java.util.function.LongFunction;

/**
 * The least images of positions under symmetries that only send each bit of a position elsewhere. So the images of a
 * position are sums, without carry, of those of its bits, and those of a successor differ by the few bits that a move
 * changes.
 */
final class Images {
    private final int count;

    /** Image i of bit b is at b x count + i; behind them those of no bit. */
    private final long[] ofBits;

    /**
     * The images that a function makes.
     *
     * @param images the images of a number, always as many
     */
    Images(LongFunction<long[]> images) {
        count = images.apply(0).length;
        ofBits = new long[(Long.SIZE + 1) * count];
        for (int bit = 0; bit < Long.SIZE; bit++) {
            System.arraycopy(images.apply(1L << bit), 0, ofBits, bit * count, count);
        }
    }

    /** The least image of a position. */
    long least(long position) {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < count; i++) {
            least = Math.min(least, image(i, position));
        }
        return least;
    }

    private long image(int i, long bits) {
        long image = 0;
        for (long rest = bits; rest != 0; rest &= rest - 1) {
            image ^= ofBits[Long.numberOfTrailingZeros(rest) * count + i];
        }
        return image;
    }

    /**
     * What takes successors for their least images.
     *
     * @param side what changes with every move
     */
    SuccessorKeys newKeys(long side) {
        if (count == 1 && ofBits[0] == 1) {
            return (position, successors, moves) -> {}; // each position is its only image
        }
        long[] before = new long[count];
        return (position, successors, moves) -> {
            long base = position ^ side;
            for (int i = 0; i < count; i++) {
                before[i] = image(i, base);
            }
            for (int move = 0; move < moves; move++) {
                successors[move] = least(before, base ^ successors[move]);
            }
        };
    }

    /** The least image of what differs by some bits from a position with these images. */
    private long least(long[] before, long changed) {
        long all = changed & changed - 1;
        int first = Long.numberOfTrailingZeros(changed) * count; // that of no bit is 64
        int second = Long.numberOfTrailingZeros(all) * count;
        long others = all & all - 1;
        long least = Long.MAX_VALUE;
        for (int i = 0; i < count; i++) {
            long image = before[i] ^ ofBits[first + i] ^ ofBits[second + i];
            least = Math.min(least, others == 0 ? image : image ^ image(i, others));
        }
        return least;
    }
}
