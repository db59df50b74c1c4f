package dev.solvable.runtime.retrograde;

import java.util.Arrays;

/**
 * Moves in the order in which they are found, in few bits. Moves of neighbours are found together, so that the number
 * of an origin adds little to that of the move before: the difference is a Rice code, whose parameter follows the
 * average of the last differences (R. F. Rice, "Some practical universal noiseless coding techniques", JPL 79-22,
 * 1979). The number of the position that it leads to takes the bits that the greatest number so far needs. A difference
 * that is far above the average, and a number that needs more bits, are escaped.
 */
final class EdgeLog {
    /** Hears of moves. */
    @FunctionalInterface
    interface Visitor {
        /**
         * Hears of one.
         *
         * @param to the number of the position that it leads to
         * @param origin the id of where it comes from, with {@link BlockTable#KEEPS_TURN}
         */
        void visit(int to, int origin);
    }

    /** A chunk is as long as all before it, from this number of words on and up to the most. */
    private static final int MIN_CHUNK = 1 << 2;

    private static final int MAX_CHUNK = 1 << 12;

    /** This number of ones escapes a move. The upper bits of a difference are fewer ones and a zero. */
    private static final int ESCAPE = 12;

    /** The bits after these ones: the difference, and in five bits how many bits numbers have from here on. */
    private static final int ESCAPED_BITS = Integer.SIZE + 5;

    /** No move has more bits. */
    private static final int MOST_BITS = 2 * Long.SIZE;

    private final Model model = new Model();

    private long[][] chunks = {};
    private long[] last = {};

    /** How many bits of the last chunk are taken. */
    private int end;

    private int words;
    private int size;

    /** What the coding of a move depends on: the moves before it. */
    private static final class Model {
        /** Differences that are part of the average, roughly. */
        private static final int AVERAGED_BITS = 4;

        /** More bits of a difference are never written as they are: a move is to fit a word. */
        private static final int MAX_PARAMETER = 20;

        /** The id of the origin before, with the turn as its lowest bit. */
        int origin;

        /** How many bits the number of a position has. */
        int numberBits;

        private int sum;

        /** How many bits of a difference are written as they are, that of the turn at least. */
        int parameter() {
            return Math.min(MAX_PARAMETER, bitsOf(sum >>> AVERAGED_BITS + 1 | 1));
        }

        void learn(int difference) {
            sum += difference - (sum >>> AVERAGED_BITS);
        }
    }

    /** How many moves there are. */
    int size() {
        return size;
    }

    /** Adds a move, see {@link Visitor#visit}. */
    void add(int to, int origin) {
        if (isFull(last, end)) {
            addChunk();
        }
        int turned = Integer.rotateLeft(origin, 1); // the flag is not to make numbers large
        int difference = turned - model.origin;
        model.origin = turned;
        int parameter = model.parameter();
        int ones = difference >>> parameter;
        if (ones < ESCAPE && to >>> model.numberBits == 0) {
            long lower = difference & (1 << parameter) - 1 | (long) to << parameter;
            put((1L << ones) - 1 | lower << ones + 1, ones + 1 + parameter + model.numberBits);
            model.learn(difference);
        } else {
            model.numberBits = Math.max(model.numberBits, bitsOf(to));
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

    /** Writes less than 64 bits; the others are 0. */
    private void put(long bits, int count) {
        int word = end >>> 6;
        last[word] |= bits << end;
        last[word + 1] |= bits >>> 1 >>> ~end; // shifts by 64 less the bits before it, which may be 64
        end += count;
    }

    /** Tells of all moves in the order in which they were added. */
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

    /** The 64 bits from a place on. */
    private static long bits(long[] chunk, int place) {
        int word = place >>> 6;
        return chunk[word] >>> place | chunk[word + 1] << 1 << ~place;
    }

    private static int bitsOf(int number) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(number);
    }
}
