package dev.solvable.runtime.partizan;

/** The weights of cells that a player needs for moves: 0, 1 or 2 each. */
final class CellWeights {
    /** The cells that weigh something. */
    long once;

    /** Those that weigh 2. */
    long twice;

    /** Lets each of some cells weigh 1, and no other. */
    void set(long cells) {
        once = cells;
        twice = 0;
    }

    /** The weight of some cells. */
    int of(long cells) {
        return Long.bitCount(cells & once) + Long.bitCount(cells & twice);
    }
}
