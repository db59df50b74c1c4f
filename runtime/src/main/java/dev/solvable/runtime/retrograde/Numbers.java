package dev.solvable.runtime.retrograde;

import java.util.Arrays;

/** A list of ints that grows. */
final class Numbers {
    private int[] list = new int[16];
    private int size;

    int size() {
        return size;
    }

    int get(int index) {
        return list[index];
    }

    void add(int number) {
        if (size == list.length) {
            list = Arrays.copyOf(list, longer(size));
        }
        list[size] = number;
        size++;
    }

    void clear() {
        size = 0;
    }

    /**
     * The next length of an array that is full: longer by half, so that little of the heap is empty.
     *
     * @throws OutOfMemoryError where an array cannot be longer
     */
    static int longer(int length) {
        long next = length + (length >> 1) + 16L;
        if (next > Integer.MAX_VALUE - 8) {
            throw new OutOfMemoryError("more positions than an array has room for");
        }
        return (int) next;
    }
}
