package dev.solvable.runtime.transposition;

import dev.solvable.runtime.ForGeneratedCode;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * The entries of tables that threads share: each a {@code long} that is read and written as a whole, which a plain one
 * need not be (JLS 17.7).
 */
@ForGeneratedCode
public final class WholeLongs {
    private static final VarHandle ELEMENTS = MethodHandles.arrayElementVarHandle(long[].class);

    private WholeLongs() {}

    /** An entry, which other threads may be changing where they share the table. */
    public static long get(long[] entries, int place, boolean shared) {
        return shared ? (long) ELEMENTS.getOpaque(entries, place) : entries[place];
    }

    /** Changes an entry, which other threads may be reading where they share the table. */
    public static void set(long[] entries, int place, long entry, boolean shared) {
        if (shared) {
            ELEMENTS.setOpaque(entries, place, entry);
        } else {
            entries[place] = entry;
        }
    }
}
