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

    /** Tells of all moves in the order in which they were added. */
    void forEach(Visitor visitor) {
        int chunk = 0;
        int place = 0;
        int origin = 0;
        for (int i = 0; i < size; i++) {
            if (isFull(chunks[chunk], place)) {
                chunk++;
                place = 0;
            }
            byte[] here = chunks[chunk];
            byte next = here[place];
            int number = next & 0x7F;
            for (int shift = 7; next < 0; shift += 7) {
                place++;
                next = here[place];
                number |= (next & 0x7F) << shift;
            }
            origin += number;
            place++;
            next = here[place];
            number = next & 0x7F;
            for (int shift = 7; next < 0; shift += 7) {
                place++;
                next = here[place];
                number |= (next & 0x7F) << shift;
            }
            place++;
            visitor.visit(number, Integer.rotateRight(origin, 1));
        }
    }
}
