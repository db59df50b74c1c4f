package dev.solvable.runtime.search;

import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.Turn;
import dev.solvable.runtime.transposition.BoundsTranspositionTable;
import dev.solvable.runtime.transposition.FactTable;
import dev.solvable.runtime.transposition.PackedTranspositionTable;
import dev.solvable.runtime.transposition.TranspositionTable;
import java.util.ArrayList;
import java.util.List;

/**
 * What the search of one thread knows of states. Most states are near the end: they are soon searched, and soon asked
 * for again, while a look into a large table waits for the memory. They have a small table of the thread's own, which
 * stays in the processor's cache, as short searches have in Edax by Delorme. The others are in the table that all
 * threads share.
 */
@ForGeneratedCode
public final class SearchTables {
    /** The entries of a small table, unless they would be too few to tell all keys apart: half a mebibyte. */
    private static final int SHALLOW_ENTRIES = 1 << 16;

    /**
     * A table that is larger by no more than this factor is the only one: a small one would hardly be closer to the
     * processor.
     */
    private static final int TIMES_SHALLOW = 8;

    /** The most free cells of a state near the end. */
    private static final int SHALLOW_CELLS = 12;

    private final TranspositionTable shared;

    /** The small table; the shared one where that is the only one. */
    private final TranspositionTable shallow;

    /** The fewest taken cells of states in the small table. */
    private final int shallowFrom;

    private SearchTables(TranspositionTable shared, TranspositionTable shallow, int shallowFrom) {
        this.shared = shared;
        this.shallow = shallow;
        this.shallowFrom = shallowFrom;
    }

    /**
     * Those of each thread of a team, empty, which grow with their use; the small ones are left out where the table
     * that the threads share is not much larger.
     *
     * @param turn the turn of the team, which words what the heap has no room for
     * @param threads how many threads there are
     * @param entries the entries of the table that they share, at last
     * @param keyBits the bits of a key at most
     * @param cells the cells of the board
     * @param splitDepth they share states with fewer taken cells than this; 0 where there is one thread
     * @throws OutOfMemoryError where the heap has not even room for the beginning of all tables
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
        int shallowFrom = Math.max(splitDepth, cells - SHALLOW_CELLS); // what is shared all threads have to find
        List<SearchTables> each = new ArrayList<>();
        while (each.size() < threads) {
            TranspositionTable shallow =
                    shallowEntries > 0 ? new PackedTranspositionTable(shallowEntries, keyBits, won, false) : shared;
            each.add(new SearchTables(shared, shallow, shallowFrom));
        }
        return each;
    }

    /**
     * The entries at last of the small table of each thread; 0 where the shared one is hardly larger.
     *
     * @param entries those of the table that threads share, with room for keys of this number of bits
     */
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
     * @param entries the entries of the table that threads share, at last
     * @param keyBits the bits of a key at most
     * @param splitDepth threads share states with fewer taken cells than this; 0 where there is one thread
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

    /** What is known of a state; 0 for nothing. */
    public long lookUp(int taken, long key) {
        return table(taken).lookUp(key);
    }

    /**
     * Keeps bounds on the score of a state.
     *
     * @param taken how many cells are taken
     * @param work how many states were searched for it, at least 1
     */
    public void remember(int taken, long key, int lower, int upper, long work) {
        table(taken).remember(key, lower, upper, work);
    }

    /** The lower bound in what is known of a state. */
    public int lower(long known) {
        return shared.lower(known);
    }

    /** The upper bound in what is known of a state. */
    public int upper(long known) {
        return shared.upper(known);
    }

    private TranspositionTable table(int taken) {
        return taken < shallowFrom ? shared : shallow;
    }
}
