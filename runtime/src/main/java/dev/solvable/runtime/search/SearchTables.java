package dev.solvable.runtime.search;

import dev.solvable.runtime.Memory;
import dev.solvable.runtime.Turn;
import dev.solvable.runtime.transposition.BoundsTranspositionTable;
import dev.solvable.runtime.transposition.FactTable;
import dev.solvable.runtime.transposition.PackedTranspositionTable;
import dev.solvable.runtime.transposition.TranspositionTable;
import java.util.ArrayList;
import java.util.List;

/**
 * The transposition tables of one thread's search. Most states are near the end. They are quick to search and often
 * looked up again soon, but a look-up in a large table waits for memory. So each thread has a small table for them,
 * which stays in the processor's cache, like the table for shallow searches in Edax by Delorme. The other states are in
 * a table that all threads share.
 */
public final class SearchTables {
    /** The entries of a small table, half a mebibyte. It has more if keys would not fit in these entries. */
    private static final int SHALLOW_ENTRIES = 1 << 16;

    /**
     * The factor by which the shared table must be larger for a small table to exist: otherwise the small one would
     * hardly be faster.
     */
    private static final int TIMES_SHALLOW = 8;

    /** The maximum number of free cells of a state near the end. */
    private static final int SHALLOW_CELLS = 12;

    private final TranspositionTable shared;

    /** The small table; the shared one if there is no small table. */
    private final TranspositionTable shallow;

    /** The minimum number of taken cells of states in the small table. */
    private final int shallowFrom;

    private SearchTables(TranspositionTable shared, TranspositionTable shallow, int shallowFrom) {
        this.shared = shared;
        this.shallow = shallow;
        this.shallowFrom = shallowFrom;
    }

    /**
     * Empty tables for each thread of a team, which grow with their use. Small tables exist only if the shared one is
     * much larger.
     *
     * @param turn the turn of the team, which builds the error message if memory runs out
     * @param threads the number of threads
     * @param entries the maximum number of entries of the shared table
     * @param keyBits the maximum number of bits of a key
     * @param cells the cells of the board
     * @param splitDepth threads share states with fewer taken cells than this; 0 for a single thread
     * @throws OutOfMemoryError if the heap has no room for the first stages of all tables
     */
    public static List<SearchTables> ofEach(
            Turn turn, int threads, int entries, int keyBits, int cells, int splitDepth) {
        try {
            if (splitDepth > 0) {
                return ofEach(threads, entries, keyBits, cells, splitDepth);
            }
            TranspositionTable table = new BoundsTranspositionTable(entries, cells + 1);
            return List.of(new SearchTables(table, table, 0));
        } catch (OutOfMemoryError e) {
            long bytes = splitDepth > 0 ? (long) entries * Long.BYTES : FactTable.bytes(entries);
            throw turn.noRoomToGrow("cache", bytes, e);
        }
    }

    static List<SearchTables> ofEach(int threads, int entries, int keyBits, int cells, int splitDepth) {
        int won = cells + 1;
        TranspositionTable shared = new PackedTranspositionTable(entries, keyBits, won, threads > 1);
        int shallowEntries = shallowEntries(entries, keyBits, won);
        int shallowFrom = Math.max(splitDepth, cells - SHALLOW_CELLS); // shared states must be in the shared table
        List<SearchTables> each = new ArrayList<>();
        while (each.size() < threads) {
            TranspositionTable shallow =
                    shallowEntries > 0 ? new PackedTranspositionTable(shallowEntries, keyBits, won, false) : shared;
            each.add(new SearchTables(shared, shallow, shallowFrom));
        }
        return each;
    }

    /** The maximum number of entries of each thread's small table beside a shared one; 0 for no small table. */
    private static int shallowEntries(int entries, int keyBits, int won) {
        long shallow = SHALLOW_ENTRIES;
        while (TIMES_SHALLOW * shallow < entries && !PackedTranspositionTable.fits((int) shallow, keyBits, won)) {
            shallow *= 2;
        }
        return TIMES_SHALLOW * shallow < entries ? (int) shallow : 0;
    }

    /**
     * The memory of the tables of a team.
     *
     * @param entries the maximum number of entries of the shared table
     * @param keyBits the maximum number of bits of a key
     * @param splitDepth threads share states with fewer taken cells than this; 0 for a single thread
     */
    public static Memory memory(int entries, int keyBits, int cells, int splitDepth) {
        if (splitDepth == 0) {
            return BoundsTranspositionTable.memory(entries);
        }
        int won = cells + 1;
        Memory shared =
                Memory.of("the cache of scores", entries, PackedTranspositionTable.bytes(entries, keyBits, won));
        int shallow = shallowEntries(entries, keyBits, won);
        return shallow == 0
                ? shared
                : shared.and(Memory.ofEachThread(
                        "the cache of states near the end",
                        shallow,
                        PackedTranspositionTable.bytes(shallow, keyBits, won)));
    }

    /** The entry of a state; 0 if the table has none. */
    public long lookUp(int taken, long key) {
        return table(taken).lookUp(key);
    }

    /**
     * Stores bounds on the score of a state.
     *
     * @param taken the number of taken cells
     * @param work the number of states searched for them, at least 1
     */
    public void remember(int taken, long key, int lower, int upper, long work) {
        table(taken).remember(key, lower, upper, work);
    }

    /** The lower bound in the entry of a state. */
    public int lower(long known) {
        return shared.lower(known);
    }

    /** The upper bound in the entry of a state. */
    public int upper(long known) {
        return shared.upper(known);
    }

    private TranspositionTable table(int taken) {
        return taken < shallowFrom ? shared : shallow;
    }
}
