package dev.solvable.runtime.retrograde;

import java.util.Arrays;

/**
 * Moves in the order in which they are found, in few bytes: what the number of an origin adds to that of the move
 * before, and where the move leads to, each as bytes of seven bits, the last of which has its sign bit clear. Moves of
 * neighbours are found together, so that most origins take one byte.
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

    /** A chunk is as long as all before it, from this length on and up to the longest. */
    private static final int MIN_CHUNK = 1 << 5;

    private static final int MAX_CHUNK = 1 << 15;

    /** The bytes of a number of 32 bits at most. */
    private static final int MOST_BYTES = 5;

    private byte[][] chunks = {};
    private byte[] last = {};
    private int end;
    private int previous;
    private int size;
    private long bytes;

    /** How many moves there are. */
    int size() {
        return size;
    }

    /** The bytes that they take. */
    long bytes() {
        return bytes;
    }

    /** Adds a move, see {@link Visitor#visit}. */
    void add(int to, int origin) {
        if (isFull(last, end)) {
            addChunk();
        }
        int turned = Integer.rotateLeft(origin, 1); // the flag is not to make numbers large
        end = put(last, put(last, end, turned - previous), to);
        previous = turned;
        size = Math.addExact(size, 1);
    }

    private static boolean isFull(byte[] chunk, int end) {
        return end > chunk.length - 2 * MOST_BYTES;
    }

    private void addChunk() {
        last = new byte[(int) Math.max(MIN_CHUNK, Math.min(MAX_CHUNK, bytes))];
        chunks = Arrays.copyOf(chunks, chunks.length + 1);
        chunks[chunks.length - 1] = last;
        bytes += last.length;
        end = 0;
    }

    /** Writes a number. Returns where it ends. */
    static int put(byte[] bytes, int begin, int number) {
        int place = begin;
        int rest = number;
        while (rest >>> 7 != 0) {
            bytes[place] = (byte) (rest | 0x80);
            place++;
            rest >>>= 7;
        }
        bytes[place] = (byte) rest;
        return place + 1;
    }

    /** Reads numbers that {@link #put} has written one after another. */
    static final class Reader {
        private final byte[] bytes;

        /** Where the next number begins. */
        int place;

        Reader(byte[] bytes, int begin) {
            this.bytes = bytes;
            this.place = begin;
        }

        /** Reads the next number. */
        int next() {
            byte next = bytes[place];
            int number = next & 0x7F;
            for (int shift = 7; next < 0; shift += 7) {
                place++;
                next = bytes[place];
                number |= (next & 0x7F) << shift;
            }
            place++;
            return number;
        }
    }

    /** Tells of all moves in the order in which they were added. */
    void forEach(Visitor visitor) {
        int left = size;
        int origin = 0;
        for (byte[] chunk : chunks) {
            Reader numbers = new Reader(chunk, 0);
            for (; left > 0 && !isFull(chunk, numbers.place); left--) {
                origin += numbers.next();
                visitor.visit(numbers.next(), Integer.rotateRight(origin, 1));
            }
        }
    }
}
