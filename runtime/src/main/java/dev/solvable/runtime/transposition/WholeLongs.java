package dev.solvable.runtime.transposition;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Access to the entries of tables that threads share. Each {@code long} is read and written atomically, which plain
 * access does not guarantee (JLS 17.7).
 */
public final class WholeLongs {
    private static final VarHandle ELEMENTS = MethodHandles.arrayElementVarHandle(long[].class);

    private WholeLongs() {}

    /** Reads an entry; if the table is shared, other threads may be changing it. */
    public static long get(long[] entries, int place, boolean shared) {
        return shared ? (long) ELEMENTS.getOpaque(entries, place) : entries[place];
    }

    /** Writes an entry; if the table is shared, other threads may be reading it. */
    public static void set(long[] entries, int place, long entry, boolean shared) {
        if (shared) {
            ELEMENTS.setOpaque(entries, place, entry);
        } else {
            entries[place] = entry;
        }
    }
}
