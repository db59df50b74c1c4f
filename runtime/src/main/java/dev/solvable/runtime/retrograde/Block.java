package dev.solvable.runtime.retrograde;

import dev.solvable.runtime.retrograde.analysis.Values;
import java.util.Arrays;

/**
 * A part of the positions, those of one range of hashes: small enough that the cache of a core holds much of it while
 * moves into it are worked off together.
 */
final class Block {
    final PositionSet positions;
    Edges edges;

    /** What is known of each position that is expanded, see {@link Values}. */
    ValueList values = new ValueList();

    /** The number of expanded positions, whose moves are found. */
    int expanded;

    /** The positions whose values spread now, and those that got theirs meanwhile. */
    Numbers spreading = new Numbers();

    Numbers next = new Numbers();

    private final int blockBits;

    /**
     * An empty block.
     *
     * @param index its number
     * @param blockBits how many bits of an id are the number of a block
     */
    Block(int index, int blockBits) {
        this.blockBits = blockBits;
        this.positions = new PositionSet(index, blockBits);
        this.edges = new Edges(blockBits);
    }

    /**
     * What is known of some positions as far as other threads have told, 0 for those that are not expanded. None of
     * these adds any meanwhile.
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

    /** A list of numbers of positions, which grows by half, so that little of the heap is empty. */
    static final class Numbers {
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
