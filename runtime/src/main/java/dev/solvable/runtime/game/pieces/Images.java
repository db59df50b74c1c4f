package dev.solvable.runtime.game.pieces;

import dev.solvable.runtime.PositionKeys;
import java.util.List;

/**
 * The least images of positions under symmetries that permute the bits of a position. An image of a position is the
 * exclusive or of the images of its bits, and the image of a successor differs in the few bits that a move changes.
 */
final class Images implements PositionKeys {
    private final int count;

    private final long side;

    /** Image i of bit b is at b x count + i; behind them those of no bit. */
    private final long[] ofBits;

    /**
     * The images under some symmetries.
     *
     * @param symmetries for each of them the image of each bit
     * @param side the bit that changes with every move
     */
    Images(List<long[]> symmetries, long side) {
        this.side = side;
        count = symmetries.size();
        ofBits = new long[(Long.SIZE + 1) * count];
        for (int i = 0; i < count; i++) {
            for (int bit = 0; bit < Long.SIZE; bit++) {
                ofBits[bit * count + i] = symmetries.get(i)[bit];
            }
        }
    }

    /** The least image of a position. */
    @Override
    public long key(long position) {
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

    @Override
    public OfSuccessors ofSuccessors() {
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
