package dev.solvable.runtime.search;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * The states from the question to the one that a thread is searching, for the other threads of its {@link AbdadaTeam}
 * to see. Each state is deeper than the last, and a state has the same depth on all paths.
 */
final class SearchPath {
    /** For each depth the key of the state that is under search. */
    private final AtomicLongArray keys;

    /** In place of a key where no state is under search. */
    private final long nowhere;

    /**
     * A path without a state.
     *
     * @param depths how many depths there are
     * @param nowhere a number that is no state's key
     */
    SearchPath(int depths, long nowhere) {
        this.keys = new AtomicLongArray(depths);
        this.nowhere = nowhere;
        clear();
    }

    /** The bytes of one path, with its reference in the array of its team. */
    static long bytes(int depths) {
        return (depths + 1L) * Long.BYTES;
    }

    /** Takes all states off the path. */
    void clear() {
        for (int depth = 0; depth < keys.length(); depth++) {
            keys.lazySet(depth, nowhere);
        }
    }

    void enter(int depth, long key) {
        keys.set(depth, key);
    }

    void leave(int depth) {
        keys.set(depth, nowhere);
    }

    boolean has(int depth, long key) {
        return keys.get(depth) == key;
    }

    /** Whether some state of this depth is under search. */
    boolean isAt(int depth) {
        return keys.get(depth) != nowhere;
    }

    /** The key of the state of this depth. */
    long key(int depth) {
        return keys.get(depth);
    }
}
