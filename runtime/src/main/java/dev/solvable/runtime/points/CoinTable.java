package dev.solvable.runtime.points;

import dev.solvable.runtime.Memory;
import dev.solvable.runtime.transposition.Stages;

/**
 * A transposition table for {@link CoinSearch} in which positions with isomorphic {@linkplain CoinGraph graphs} share
 * an entry. A position has two slots; a new entry replaces the one that took less work.
 */
final class CoinTable {
    /** The initial number of entries, which takes some microseconds to clear. */
    private static final int MIN_ENTRIES = 1 << 12;

    private static final int BOUND_BITS = 8;

    /** Added to a bound, so that it is positive. */
    private static final int BIAS = Long.SIZE + 1;

    private static final int WORK_SHIFT = 2 * BOUND_BITS;
    private static final int TAG_SHIFT = WORK_SHIFT + 6;

    /**
     * Two longs an entry: the uncut strings of a position, and its data, 0 in an empty entry. The data are, from the
     * lowest bit: lower bound, upper bound, length in bits of the work, lowest bits of the hash.
     */
    private final Stages<long[]> stages;

    private final CoinGraph asked;
    private final CoinGraph found;

    /**
     * An empty table.
     *
     * @throws OutOfMemoryError if the heap has no room for the initial entries
     */
    CoinTable(StringsAndCoins game, int maxEntries) {
        this.asked = new CoinGraph(game);
        this.found = new CoinGraph(game);
        this.stages = new Stages<>(MIN_ENTRIES, Math.min(maxEntries, Stages.Pairs.MAX_ENTRIES), new Stages.Pairs() {
            @Override
            public void put(long[] larger, long uncut, long known) {
                CoinTable.put(larger, uncut, found.see(uncut), known);
            }
        });
    }

    /** The memory of a table that grows to this size. */
    static Memory memory(int coins, int maxEntries) {
        int entries = Math.min(maxEntries, Stages.Pairs.MAX_ENTRIES);
        return Memory.of("the cache of scores", entries, Stages.bytes(MIN_ENTRIES, entries, 2 * Long.BYTES))
                .and(Memory.of("two graphs", 0, 2 * CoinGraph.bytes(coins)));
    }

    long hash(long uncut) {
        return asked.see(uncut);
    }

    /** The data on a position with this hash; 0 if the table has none. */
    long lookUp(long uncut, long hash) {
        long[] entries = stages.current();
        int slot = Stages.Pairs.slot(entries, hash);
        if (isOf(entries, slot, uncut, hash)) {
            return entries[slot + 1];
        }
        int neighbour = Stages.Pairs.neighbour(entries, slot);
        return isOf(entries, neighbour, uncut, hash) ? entries[neighbour + 1] : 0;
    }

    private boolean isOf(long[] entries, int slot, long uncut, long hash) {
        long known = entries[slot + 1];
        if (known == 0 || known >>> TAG_SHIFT != tag(hash)) {
            return false;
        }
        if (entries[slot] == uncut) {
            return true;
        }
        return found.see(entries[slot]) == asked.see(uncut) && asked.isIsomorphic(found);
    }

    /**
     * Stores bounds on the points of a position.
     *
     * @param work the number of positions searched for them, at least 1
     */
    void remember(long uncut, long hash, int lower, int upper, long work) {
        int lengthOfWork = Long.SIZE - Long.numberOfLeadingZeros(work);
        long bounds = (long) (upper + BIAS) << BOUND_BITS | lower + BIAS;
        put(stages.current(), uncut, hash, tag(hash) << TAG_SHIFT | (long) lengthOfWork << WORK_SHIFT | bounds);
        stages.countWritten();
    }

    private static void put(long[] entries, long uncut, long hash, long kept) {
        int slot = Stages.Pairs.slot(entries, hash);
        int neighbour = Stages.Pairs.neighbour(entries, slot);
        long known = entries[slot + 1];
        long other = entries[neighbour + 1];
        boolean isFirst = known >>> TAG_SHIFT == tag(hash);
        if (!isFirst && (other >>> TAG_SHIFT == tag(hash) || work(other) < work(known))) {
            slot = neighbour;
        }
        entries[slot] = uncut;
        entries[slot + 1] = kept;
    }

    private static long tag(long hash) {
        return hash << TAG_SHIFT >>> TAG_SHIFT;
    }

    private static long work(long known) {
        return known >>> WORK_SHIFT & (1L << TAG_SHIFT - WORK_SHIFT) - 1;
    }

    int lower(long known) {
        return (int) (known & (1 << BOUND_BITS) - 1) - BIAS;
    }

    int upper(long known) {
        return (int) (known >>> BOUND_BITS & (1 << BOUND_BITS) - 1) - BIAS;
    }
}
