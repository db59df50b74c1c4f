package dev.solvable.runtime.partizan;

/** Weights of the cells that a player needs for moves: 0, 1 or 2 for each cell. */
final class CellWeights {
    /** The cells with a weight of 1 or 2. */
    long once;

    /** The cells with a weight of 2. */
    long twice;

    /** Gives these cells the weight 1 and all others 0. */
    void set(long cells) {
        once = cells;
        twice = 0;
    }

    /** The total weight of these cells. */
    int of(long cells) {
        return Long.bitCount(cells & once) + Long.bitCount(cells & twice);
    }
}
