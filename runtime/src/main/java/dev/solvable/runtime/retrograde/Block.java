package dev.solvable.runtime.retrograde;

import dev.solvable.runtime.retrograde.analysis.Values;
import java.util.Arrays;

/**
 * The positions of one range of hashes. A block is small enough that a core's cache holds much of it while a batch of
 * moves into it is processed.
 */
final class Block {
    final PositionSet positions;
    Edges edges;

    /** The value of each expanded position, see {@link Values}. */
    ValueList values = new ValueList();

    /** The number of expanded positions: the first ones, whose moves have been generated. */
    int expanded;

    /** The positions whose values spread in this ply, and those that spread theirs in the next. */
    Numbers spreading = new Numbers();

    Numbers next = new Numbers();

    private final int blockBits;

    /** An empty block, one of {@code 2^blockBits}. */
    Block(int index, int blockBits) {
        this.blockBits = blockBits;
        this.positions = new PositionSet(index, blockBits);
        this.edges = new Edges(blockBits);
    }

    /**
     * The values of some positions, 0 for those that are not expanded. They may lag behind what other threads set. No
     * thread adds positions meanwhile.
     */
    void valuesSoFar(int[] numbers, int count, int[] into) {
        long room = values.room();
        for (int i = 0; i < count; i++) {
            into[i] = numbers[i] < room ? values.get(numbers[i]) : 0;
        }
    }

    void forgetMoves() {
        edges = new Edges(blockBits);
        spreading = new Numbers();
        next = new Numbers();
    }

    void swap() {
        Numbers done = spreading;
        done.clear();
        spreading = next;
        next = done;
    }

    /** A list of positions' numbers. It grows by half, to leave little memory unused. */
    static final class Numbers {
        private static final int[] NONE = {};

        private int[] list = NONE;
        private int size;

        int size() {
            return size;
        }

        int get(int index) {
            return list[index];
        }

        void add(int number) {
            if (size == list.length) {
                list = Arrays.copyOf(list, size + (size >> 1) + 16);
            }
            list[size] = number;
            size++;
        }

        void clear() {
            size = 0;
        }
    }
}
