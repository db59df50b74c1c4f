package dev.solvable.runtime.partizan;

import dev.solvable.runtime.MaskKey;

/**
 * Reduces a state by its settled cells: cells that only one player can use, and that are equivalent to a number of
 * moves of that player. States that differ only in the place of settled cells share an entry of the table.
 */
final class SettledCells {
    /** The largest surplus that fits into an entry of the table. A state with a larger one is not reduced. */
    static final int MAX_SURPLUS = 7;

    private final TileReach firstTiles;
    private final TileReach secondTiles;
    private final MaskKey keys;

    /** The key of the remaining cells: the same for all images under the board's symmetries. */
    long key;

    /** The number of moves in settled cells: the first player's less the second player's. */
    int surplus;

    SettledCells(TileReach first, TileReach second, MaskKey keys) {
        this.firstTiles = first;
        this.secondTiles = second;
        this.keys = keys;
    }

    /** Finds the key and the surplus of a state, given by the cells that at least one player can still cover. */
    void settle(long free) {
        long firstReach = firstTiles.reach(free);
        long secondReach = secondTiles.reach(free);
        long ofFirst = firstTiles.settled(free, firstReach & ~secondReach);
        long ofSecond = secondTiles.settled(free, secondReach & ~firstReach);
        int more = (Long.bitCount(ofFirst) - Long.bitCount(ofSecond)) / 2; // settled cells form dominoes
        if (Math.abs(more) > MAX_SURPLUS) {
            key = keys.of(free);
            surplus = 0;
            return;
        }
        long left = free & ~(ofFirst | ofSecond);
        key = keys.of(firstTiles.reach(left) | secondTiles.reach(left));
        surplus = more;
    }
}
