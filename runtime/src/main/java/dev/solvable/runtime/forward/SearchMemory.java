package dev.solvable.runtime.forward;

import dev.solvable.runtime.Memory;
import dev.solvable.runtime.transposition.TranspositionTable;
import dev.solvable.runtime.transposition.TwoWayTranspositionTable;

/**
 * What searches have found out of positions: two numbers for each kind of question, in one transposition table that all
 * threads and all kinds of questions share.
 */
final class SearchMemory {
    /** A kind of question. */
    enum Kind {
        /** The bounds of a score. */
        SCORE(0),
        /** The proof and disproof number of whether the player to move wins. */
        WIN(1),
        /** The same of whether that player wins or draws. */
        DRAW(2),
        /** The bounds of a distance among moves that keep the value. */
        DISTANCE(3);

        private final int code;

        Kind(int code) {
            this.code = code;
        }
    }

    /** The bits of each number. */
    static final int BITS = 20;

    /** No number is greater, or less than its negative. */
    static final int MAX = (1 << BITS - 1) - 1;

    private static final int KIND_BITS = 2;

    /** With two numbers an entry, an array has room for no more. */
    private static final int MAX_ENTRIES = 1 << 29;

    private static final long MAX_WORK = (1L << Long.SIZE - 2 * BITS - KIND_BITS - 1) - 1;

    /** Keys of one position that belong to different questions lie apart. */
    private static final long APART = 0xC2B2AE3D27D4EB4FL;

    private final TranspositionTable table;

    /**
     * An empty table.
     *
     * @param entries its entries at last
     * @param shared whether several threads use it
     * @throws OutOfMemoryError where the heap has not even room for its beginning
     */
    SearchMemory(int entries, boolean shared) {
        table = new TwoWayTranspositionTable(Math.min(entries, MAX_ENTRIES), BITS, MAX, shared);
    }

    private static long key(long position, Kind kind) {
        return position ^ kind.code * APART;
    }

    /** What is known of a question; 0 for nothing. */
    long lookUp(long position, Kind kind) {
        long known = table.lookUp(key(position, kind));
        return known != 0 && (known >>> 2 * BITS & (1 << KIND_BITS) - 1) == kind.code ? known : 0;
    }

    /** The first number of what is known. */
    int lower(long known) {
        return table.lower(known);
    }

    /** The second number of what is known. */
    int upper(long known) {
        return table.upper(known);
    }

    /**
     * Keeps two numbers. A first one that is greater than {@link #MAX} is kept as that, and a second one that is less
     * than its negative.
     *
     * @param work how many positions were searched for them, at least 1
     */
    void remember(long position, Kind kind, int lower, int upper, long work) {
        table.remember(
                key(position, kind),
                Math.max(-MAX, Math.min(MAX, lower)),
                Math.max(-MAX, Math.min(MAX, upper)),
                Math.min(work, MAX_WORK) << KIND_BITS | kind.code);
    }

    /** The memory of a table with this number of entries at last. */
    static Memory memory(int entries) {
        return TwoWayTranspositionTable.memory(entries);
    }
}
