package dev.solvable.runtime.retrograde;

import java.util.Arrays;
import java.util.function.IntConsumer;

/**
 * The moves that lead to the positions of one block, for the way back: for each position the ids of where they come
 * from, each with {@link BlockTable#KEEPS_TURN}. They are logged as they are found, and then sorted.
 *
 * <p>Sorted, the positions of a group share a place in an array of bytes. There each of them that moves lead to has the
 * bytes of its origins and its place in the group as one number, and then the differences of its origins ascending.
 * Numbers are written as in {@link EdgeLog}.
 */
final class Edges {
    /** Of a number of a position those bits that tell its place in its group. */
    private static final int GROUP_BITS = 3;

    private static final int GROUP_MASK = (1 << GROUP_BITS) - 1;

    /** Turns the bits of an id that are 0 in a small table to the top. */
    private final int turns;

    private EdgeLog log = new EdgeLog();

    /** Where the moves to each group begin, and where the last ones end. */
    private int[] groups = {};

    private byte[] sorted = {};

    /**
     * Edges of a block, none as yet.
     *
     * @param blockBits how many upper bits of an id are the number of a block
     */
    Edges(int blockBits) {
        this.turns = blockBits + 1;
    }

    /** The bytes of the moves that were found. */
    long bytes() {
        return log.bytes();
    }

    /** Adds a move, see {@link EdgeLog.Visitor#visit}. */
    void add(int to, int origin) {
        log.add(to, origin);
    }

    /** Sorts the moves by where they lead to; none is added afterwards. */
    void sort(int positions) {
        int[] begins = new int[positions + 1];
        log.forEach((to, origin) -> begins[to]++);
        for (int position = 1; position <= positions; position++) {
            begins[position] += begins[position - 1]; // moves are put before it, so that it becomes where they begin
        }
        int[] origins = new int[log.size()];
        log.forEach((to, origin) -> {
            begins[to]--;
            origins[begins[to]] = Integer.rotateLeft(origin, turns);
        });
        log = new EdgeLog();
        groups = new int[(positions >> GROUP_BITS) + 2];
        sorted = new byte[Math.toIntExact(sortLists(begins, origins))];
        write(begins, origins);
    }

    /** Turns the origins of each position to their differences. Returns the bytes of all. */
    private static long sortLists(int[] begins, int... origins) {
        long bytes = 0;
        for (int position = 0; position < begins.length - 1; position++) {
            int begin = begins[position];
            int end = begins[position + 1];
            if (end > begin) {
                Arrays.sort(origins, begin, end);
                for (int i = end - 1; i > begin; i--) {
                    origins[i] -= origins[i - 1];
                }
                int list = bytes(origins, begin, end);
                bytes += list + bytes(header(list, position));
            }
        }
        return bytes;
    }

    private static int header(int bytes, int position) {
        return bytes << GROUP_BITS | position & GROUP_MASK;
    }

    private static int bytes(int[] numbers, int begin, int end) {
        int bytes = 0;
        for (int i = begin; i < end; i++) {
            bytes += bytes(numbers[i]);
        }
        return bytes;
    }

    private static int bytes(int number) {
        return (Integer.SIZE - 1 - Integer.numberOfLeadingZeros(number | 1)) / 7 + 1;
    }

    private void write(int[] begins, int... origins) {
        int end = 0;
        for (int position = 0; position < begins.length - 1; position++) {
            if ((position & GROUP_MASK) == 0) {
                groups[position >> GROUP_BITS] = end;
            }
            int first = begins[position];
            int last = begins[position + 1];
            if (last > first) {
                end = EdgeLog.put(sorted, end, header(bytes(origins, first, last), position));
                for (int i = first; i < last; i++) {
                    end = EdgeLog.put(sorted, end, origins[i]);
                }
            }
        }
        Arrays.fill(groups, (begins.length - 2 >> GROUP_BITS) + 1, groups.length, end);
    }

    /** Tells of the origins of a position, once they are sorted. */
    void forEachOrigin(int position, IntConsumer visitor) {
        EdgeLog.Reader numbers = new EdgeLog.Reader(sorted, groups[position >> GROUP_BITS]);
        int end = groups[(position >> GROUP_BITS) + 1];
        while (numbers.place < end) {
            int header = numbers.next();
            int next = numbers.place + (header >>> GROUP_BITS);
            if ((header & GROUP_MASK) == (position & GROUP_MASK)) {
                int origin = 0;
                while (numbers.place < next) {
                    origin += numbers.next();
                    visitor.accept(Integer.rotateRight(origin, turns));
                }
                return;
            }
            numbers.place = next;
        }
    }
}
