package dev.solvable.runtime.retrograde;

import java.util.Arrays;

/**
 * A part of the positions, those of one range of hashes: small enough that the cache of a core holds much of it while
 * moves into it are worked off together.
 */
final class Block {
    final PositionSet positions = new PositionSet();
    Edges edges = new Edges();

    /** What is known of each position that is expanded, see {@link Values}. */
    int[] values = {};

    /** The number of expanded positions, whose moves are found. */
    int expanded;

    /** The positions whose values spread now, and those that got theirs meanwhile. */
    Numbers spreading = new Numbers();

    Numbers next = new Numbers();

    /** Makes room for the values of all positions up to a number. */
    void ensureValues(int size) {
        if (size > values.length) {
            values = Arrays.copyOf(values, Math.max(size, Growth.of(values.length)));
        }
    }

    void forgetMoves() {
        edges = new Edges();
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
