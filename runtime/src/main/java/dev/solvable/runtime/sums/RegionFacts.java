package dev.solvable.runtime.sums;

import dev.solvable.runtime.transposition.FactTable;

/** What is known of the Grundy values of regions: one, or that some numbers are none. */
final class RegionFacts {
    /** The numbers below this one have a bit in the table, which says that a region does not have that Grundy value. */
    static final int EXCLUDED = 15;

    /** Marks a Grundy value in the table. */
    static final int EXACT = 1 << EXCLUDED;

    /** For the name of a region {@code EXACT} and its Grundy value, or a bit for each number that is not its value. */
    private final FactTable table;

    /**
     * Nothing is known yet.
     *
     * @param entries the entries of the table at last
     */
    RegionFacts(int entries) {
        table = new FactTable(entries);
    }

    /** The bit for a number that is not a region's Grundy value; large numbers have none. */
    static int bit(int nimber) {
        return nimber < EXCLUDED ? 1 << nimber : 0;
    }

    /** What the table knows of the regions of a name. */
    int known(long name) {
        return table.get(name);
    }

    /** Keeps that this is the Grundy value of the regions of a name. */
    void learn(long name, int nimber) {
        table.put(name, EXACT + nimber);
    }

    /**
     * Keeps which numbers are not the Grundy value of the regions of a name.
     *
     * @param reached a bit for each of them
     */
    void exclude(long name, long reached) {
        int bits = (int) reached & EXACT - 1;
        int known = table.get(name);
        if (known < EXACT && (known | bits) != known) {
            table.put(name, known | bits);
        }
    }
}
