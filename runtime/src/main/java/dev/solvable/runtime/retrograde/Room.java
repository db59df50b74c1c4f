package dev.solvable.runtime.retrograde;

/**
 * How many bytes an analysis may take.
 *
 * @param moves the moves, as long as they are kept as they are found: sorting them takes half as much again, and the
 *     positions need their room; without them it takes longer
 * @param all the positions together with moves that are sorted
 */
record Room(long moves, long all) {
    /** What this JVM's heap has room for. */
    static Room ofHeap() {
        long heap = Runtime.getRuntime().maxMemory();
        return new Room(heap * 2 / 5, heap * 9 / 10);
    }
}
