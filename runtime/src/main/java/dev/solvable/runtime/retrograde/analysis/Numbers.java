package dev.solvable.runtime.retrograde.analysis;

import dev.solvable.runtime.ForGeneratedCode;
import java.util.Arrays;

/** A list of ints that grows. */
@ForGeneratedCode
public final class Numbers {
    private int[] list = new int[16];
    private int size;

    /** An empty list. */
    public Numbers() {}

    /** How many there are. */
    public int size() {
        return size;
    }

    /** One of them. */
    public int get(int index) {
        return list[index];
    }

    /** Adds one behind the others. */
    public void add(int number) {
        if (size == list.length) {
            list = Arrays.copyOf(list, longer(size));
        }
        list[size] = number;
        size++;
    }

    /** Takes all out. */
    public void clear() {
        size = 0;
    }

    /**
     * The next length of an array that is full: longer by half, so that little of the heap is empty.
     *
     * @throws OutOfMemoryError where an array cannot be longer
     */
    public static int longer(int length) {
        long next = length + (length >> 1) + 16L;
        if (next > Integer.MAX_VALUE - 8) {
            throw new OutOfMemoryError("more positions than an array has room for");
        }
        return (int) next;
    }
}
