package dev.solvable.runtime.retrograde;

import java.util.Arrays;

/**
 * A compressed log of edges, in the order in which they are found. Successive edges have origins with close numbers, so
 * the difference of the two is stored. It is a Rice code whose parameter follows the average of the last differences
 * (R. F. Rice, "Some practical universal noiseless coding techniques", JPL 79-22, 1979). The target's number takes the
 * bits that the greatest number so far needs. An edge is escaped if its difference is far above the average, or if its
 * target needs more bits.
 */
final class EdgeLog {
    @FunctionalInterface
    interface Visitor {
        /**
         * Visits an edge.
         *
         * @param to the target's number within its block
         * @param origin the id of the origin, with {@link BlockTable#KEEPS_TURN}
         */
        void visit(int to, int origin);
    }

    /** A chunk is as long as all chunks before it together, within these bounds. */
    private static final int MIN_CHUNK = 1 << 2;

    private static final int MAX_CHUNK = 1 << 12;

    /** This number of ones escapes an edge. The upper bits of a difference are fewer ones, then a zero. */
    private static final int ESCAPE = 12;

    /** The bits after these ones: the difference, then the number of bits of targets from here on, in five bits. */
    private static final int ESCAPED_BITS = Integer.SIZE + 5;

    /** An upper bound on the bits of an edge. */
    private static final int MOST_BITS = 2 * Long.SIZE;

    private final Model model = new Model();

    private long[][] chunks = {};
    private long[] last = {};

    /** The number of bits used in the last chunk. */
    private int end;

    private int words;
    private int size;

    /** The state of the coding, which depends on the edges before. */
    private static final class Model {
        /** The binary logarithm of the number of differences averaged. */
        private static final int AVERAGED_BITS = 4;

        /** An upper bound on the parameter, so that an edge fits a word. */
        private static final int MAX_PARAMETER = 20;

        /** The id of the previous origin, rotated so that {@link BlockTable#KEEPS_TURN} is its lowest bit. */
        int origin;

        /** The bits of a target's number. */
        int numberBits;

        private int sum;

        /** The Rice parameter: the number of lower bits of a difference that are written plainly, at least 1. */
        int parameter() {
            return Math.min(MAX_PARAMETER, PositionSet.bitsOf(sum >>> AVERAGED_BITS + 1 | 1));
        }

        void learn(int difference) {
            sum += difference - (sum >>> AVERAGED_BITS);
        }
    }

    int size() {
        return size;
    }

    /** Adds an edge, see {@link Visitor#visit}. */
    void add(int to, int origin) {
        if (isFull(last, end)) {
            addChunk();
        }
        int turned = Integer.rotateLeft(origin, 1); // as the highest bit the flag would make differences large
        int difference = turned - model.origin;
        model.origin = turned;
        int parameter = model.parameter();
        int ones = difference >>> parameter;
        if (ones < ESCAPE && to >>> model.numberBits == 0) {
            long lower = difference & (1 << parameter) - 1 | (long) to << parameter;
            put((1L << ones) - 1 | lower << ones + 1, ones + 1 + parameter + model.numberBits);
            model.learn(difference);
        } else {
            model.numberBits = Math.max(model.numberBits, PositionSet.bitsOf(to));
            long escaped = difference & 0xFFFF_FFFFL | (long) model.numberBits << Integer.SIZE;
            put((1L << ESCAPE) - 1 | escaped << ESCAPE, ESCAPE + ESCAPED_BITS);
            put(to, model.numberBits);
        }
        size = Math.addExact(size, 1);
    }

    private static boolean isFull(long[] chunk, int end) {
        return end > chunk.length * Long.SIZE - MOST_BITS;
    }

    private void addChunk() {
        last = new long[Math.max(MIN_CHUNK, Math.min(MAX_CHUNK, words))];
        chunks = Arrays.copyOf(chunks, chunks.length + 1);
        chunks[chunks.length - 1] = last;
        words += last.length;
        end = 0;
    }

    /** Writes up to 63 bits; the rest of the word is 0. */
    private void put(long bits, int count) {
        int word = end >>> 6;
        last[word] |= bits << end;
        last[word + 1] |= bits >>> 1 >>> ~end; // two shifts, as one shift by 64 would do nothing
        end += count;
    }

    /** Visits all edges in the order in which they were added. */
    void forEach(Visitor visitor) {
        Model known = new Model();
        int left = size;
        for (long[] chunk : chunks) {
            for (int place = 0; left > 0 && !isFull(chunk, place); left--) {
                long bits = bits(chunk, place);
                int parameter = known.parameter();
                int ones = Long.numberOfTrailingZeros(~bits);
                long rest;
                if (ones < ESCAPE) {
                    rest = bits >>> ones + 1;
                    int difference = ones << parameter | (int) rest & (1 << parameter) - 1;
                    known.origin += difference;
                    known.learn(difference);
                    rest >>>= parameter;
                    place += ones + 1 + parameter;
                } else {
                    long escaped = bits >>> ESCAPE;
                    known.origin += (int) escaped;
                    known.numberBits = (int) (escaped >>> Integer.SIZE) & 31;
                    place += ESCAPE + ESCAPED_BITS;
                    rest = bits(chunk, place);
                }
                int to = (int) rest & (1 << known.numberBits) - 1;
                place += known.numberBits;
                visitor.visit(to, Integer.rotateRight(known.origin, 1));
            }
        }
    }

    /** The 64 bits from a bit's index on. */
    private static long bits(long[] chunk, int place) {
        int word = place >>> 6;
        return chunk[word] >>> place | chunk[word + 1] << 1 << ~place;
    }
}
