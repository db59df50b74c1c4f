package dev.solvable.runtime.sums;

import dev.solvable.runtime.transposition.FactTable;

/** A table of facts on regions: the Grundy value of a region, or numbers that are not its Grundy value. */
final class RegionFacts {
    /** Each number below this one has a bit in the table, which says that it is not the Grundy value of a region. */
    static final int EXCLUDED = 15;

    /** Marks a Grundy value in the table. */
    static final int EXACT = 1 << EXCLUDED;

    /** For the name of a region, {@code EXACT} plus its Grundy value, or a bit for each excluded number. */
    private final FactTable table;

    RegionFacts(int maxEntries) {
        table = new FactTable(maxEntries);
    }

    /** The bit for a number that is not a region's Grundy value; 0 from {@link #EXCLUDED} on. */
    static int bit(int nimber) {
        return nimber < EXCLUDED ? 1 << nimber : 0;
    }

    int known(long name) {
        return table.get(name);
    }

    void learn(long name, int nimber) {
        table.put(name, EXACT + nimber);
    }

    /** Stores numbers, a bit for each, that are not the Grundy value of the regions of a name. */
    void exclude(long name, long reached) {
        int bits = (int) reached & EXACT - 1;
        int known = table.get(name);
        if (known < EXACT && (known | bits) != known) {
            table.put(name, known | bits);
        }
    }
}
