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
            list = Arrays.copyOf(list, Growth.of(size));
        }
        list[size] = number;
        size++;
    }

    void clear() {
        size = 0;
    }
}
