package dev.solvable.runtime.transposition;

import dev.solvable.runtime.ForGeneratedCode;
import java.util.Arrays;

/**
 * Positions that a search has refuted. The set grows up to a share of the heap; from then on what is new takes the
 * place of what was there, which is searched again if it is met again: that costs time, never correctness.
 */
@ForGeneratedCode
public final class RefutedPositions {
    /** A set takes at most this part of the heap, and while it grows half as much besides. */
    private static final int SHARE_OF_HEAP = 8;

    private static final int FEWEST_SLOTS = 1 << 6;

    /** The number of adjacent slots that a position may have. */
    private static final int PLACES = 4;

    /** In a slot that no position has taken yet: a position with every bit set is the end of play, never refuted. */
    private static final long NONE = -1;

    private final long mostSlots;

    /** A power of two, and the places beside the last one. */
    private long[] slots = emptySlots(FEWEST_SLOTS);

    /** The positions that were added since the table has its present size. */
    private int added;

    /** An empty set, which grows to an eighth of the heap at most. */
    public RefutedPositions() {
        this(Math.min(1 << 28, Runtime.getRuntime().maxMemory() / SHARE_OF_HEAP / Long.BYTES));
    }

    /**
     * An empty set.
     *
     * @param mostSlots the most slots that it grows to
     */
    RefutedPositions(long mostSlots) {
        this.mostSlots = mostSlots;
    }

    private static long[] emptySlots(int count) {
        long[] slots = new long[count + PLACES - 1];
        Arrays.fill(slots, NONE);
        return slots;
    }

    /** How many slots there are now. */
    int slots() {
        return slots.length - PLACES + 1;
    }

    /** The upper bits of a product scatter neighbours (Knuth, 6.4). */
    private int firstPlace(long position) {
        return (int) (position * Scatter.FACTOR >>> Long.numberOfLeadingZeros(slots() - 1L));
    }

    /** Whether a position is known to be refuted. */
    public boolean contains(long position) {
        int first = firstPlace(position);
        for (int place = first; place < first + PLACES; place++) {
            if (slots[place] == position) {
                return true;
            }
        }
        return false;
    }

    /** Keeps a position that is not in the set. */
    public void add(long position) {
        if (added == slots() / 2 && 2L * slots() <= mostSlots) {
            grow();
        }
        put(position);
        added++;
    }

    private void put(long position) {
        int first = firstPlace(position);
        int place = first;
        while (place < first + PLACES && slots[place] != NONE) {
            place++;
        }
        slots[place < first + PLACES ? place : first] = position;
    }

    private void grow() {
        long[] before = slots;
        try {
            slots = emptySlots(2 * slots());
        } catch (OutOfMemoryError e) {
            return; // these have to do
        }
        for (long position : before) {
            if (position != NONE) {
                put(position);
            }
        }
    }
}
