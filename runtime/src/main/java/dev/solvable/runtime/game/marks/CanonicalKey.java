package dev.solvable.runtime.game.marks;

import dev.solvable.runtime.MaskKey;

/**
 * The key of a state under symmetry: the least of its turned and mirrored images. A symmetry maps 8 bits of a mask at a
 * time, by a table of their images.
 */
public final class CanonicalKey implements MaskKey {
    /** Every state is its own key. */
    public static final CanonicalKey ITSELF = new CanonicalKey(new long[0][]);

    /** The bits that are mapped together. */
    private static final int CHUNK = Byte.SIZE;

    private static final int VALUES = 1 << CHUNK;

    /** Half the chunks of a mask: images have this many or all, so that no loop is needed to combine them. */
    private static final int HALF = 4;

    /** For each symmetry, the images of all values of the lowest 8 bits, then of the next 8, and so on. */
    private final long[][] images;

    private CanonicalKey(long[][] images) {
        this.images = images;
    }

    /**
     * The key of a mask of cells, cell i as bit i.
     *
     * @param symmetries for each symmetry of the board, except the identity, the image of each cell
     */
    public static CanonicalKey of(int[]... symmetries) {
        int[] bits = new int[symmetries[0].length];
        for (int cell = 0; cell < bits.length; cell++) {
            bits[cell] = cell;
        }
        return of(bits, symmetries);
    }

    /** The key of masks whose bits are those of a code. */
    public static CanonicalKey of(MarksCode code, int[]... symmetries) {
        int[] bits = new int[symmetries[0].length];
        for (int cell = 0; cell < bits.length; cell++) {
            bits[cell] = code.bit(cell);
        }
        return of(bits, symmetries);
    }

    private static CanonicalKey of(int[] bits, int[][] symmetries) {
        int highest = 0;
        for (int bit : bits) {
            highest = Math.max(highest, bit);
        }
        int chunks = highest < HALF * CHUNK ? HALF : 2 * HALF;
        long[][] images = new long[symmetries.length][];
        for (int i = 0; i < images.length; i++) {
            long[] imageOfBit = new long[chunks * CHUNK];
            for (int cell = 0; cell < bits.length; cell++) {
                imageOfBit[bits[cell]] = 1L << bits[symmetries[i][cell]];
            }
            images[i] = imagesOfChunks(imageOfBit);
        }
        return new CanonicalKey(images);
    }

    private static long[] imagesOfChunks(long[] imageOfBit) {
        long[] images = new long[imageOfBit.length / CHUNK * VALUES];
        for (int i = 0; i < images.length; i++) {
            int value = i % VALUES;
            if (value != 0) {
                int lowest = Integer.numberOfTrailingZeros(value);
                images[i] = images[i & i - 1] | imageOfBit[i / VALUES * CHUNK + lowest];
            }
        }
        return images;
    }

    private static long image(long[] images, long mask) {
        long image = images[(int) mask & 0xFF]
                | images[VALUES | (int) mask >>> 8 & 0xFF]
                | images[2 * VALUES | (int) mask >>> 16 & 0xFF]
                | images[3 * VALUES | (int) mask >>> 24];
        return images.length == HALF * VALUES ? image : image | imageOfUpper(images, (int) (mask >>> 32));
    }

    private static long imageOfUpper(long[] images, int upper) {
        return images[4 * VALUES | upper & 0xFF]
                | images[5 * VALUES | upper >>> 8 & 0xFF]
                | images[6 * VALUES | upper >>> 16 & 0xFF]
                | images[7 * VALUES | upper >>> 24];
    }

    @Override
    public long of(long mask) {
        long least = mask;
        for (long[] symmetry : images) {
            least = Math.min(least, image(symmetry, mask));
        }
        return least;
    }

    /** The key of two masks: the encoded position of their least image, compared by the first mask, then the second. */
    public long of(long first, long second, MarksCode code) {
        long leastFirst = first;
        long leastSecond = second;
        for (long[] symmetry : images) {
            long imageFirst = image(symmetry, first);
            if (imageFirst <= leastFirst) {
                long imageSecond = image(symmetry, second);
                if (imageFirst < leastFirst || imageSecond < leastSecond) {
                    leastFirst = imageFirst;
                    leastSecond = imageSecond;
                }
            }
        }
        return code.positionOf(leastFirst, leastSecond);
    }
}
