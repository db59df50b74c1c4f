package dev.solvable.runtime.retrograde;

import java.util.Arrays;

/**
 * A part of the positions, those of one range of hashes: small enough that the cache of a core holds much of it while
 * moves into it are worked off together.
 */
final class Block {
    final PositionSet positions = new PositionSet();
    Edges edges;

    /** What is known of each position that is expanded, see {@link Values}. */
    int[] values = {};

    /** The number of expanded positions, whose moves are found. */
    int expanded;

    /** The positions whose values spread now, and those that got theirs meanwhile. */
    Numbers spreading = new Numbers();

    Numbers next = new Numbers();

    private final int blockBits;

    /**
     * An empty block.
     *
     * @param blockBits how many bits of an id are the number of a block
     */
    Block(int blockBits) {
        this.blockBits = blockBits;
        this.edges = new Edges(blockBits);
    }

    /** What is known of a position as far as other threads have told, 0 where it is not expanded. */
    int valueSoFar(int number) {
        int[] known = values;
        return number < known.length ? known[number] : 0;
    }

    /** Makes room for the values of all positions up to a number. */
    void ensureValues(int size) {
        if (size > values.length) {
            values = Arrays.copyOf(values, Math.max(size, Growth.of(values.length)));
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
}
