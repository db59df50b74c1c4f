package dev.solvable.runtime.partizan;

import dev.solvable.runtime.MaskKey;

/**
 * A state without the cells that one player alone can use and of which only the number of moves matters, not where they
 * lie. States that differ only in these cells share an entry of the table.
 */
final class SettledCells {
    /** A surplus beyond this is not taken out of a state, as entries of the table have no room for more. */
    static final int MAX_SURPLUS = 7;

    private final TileReach firstTiles;
    private final TileReach secondTiles;
    private final MaskKey keys;

    /** The key of the cells that are left: the same for all their turned and mirrored images. */
    long key;

    /** How many more moves the first player has in the cells that were taken out than the second. */
    int surplus;

    SettledCells(TileReach first, TileReach second, MaskKey keys) {
        this.firstTiles = first;
        this.secondTiles = second;
        this.keys = keys;
    }

    /** Finds the key and the surplus of a state, given by the cells that somebody can still cover. */
    void settle(long free) {
        long firstReach = firstTiles.reach(free);
        long secondReach = secondTiles.reach(free);
        long ofFirst = firstTiles.settled(free, firstReach & ~secondReach);
        long ofSecond = secondTiles.settled(free, secondReach & ~firstReach);
        int more = (Long.bitCount(ofFirst) - Long.bitCount(ofSecond)) / 2; // they are dominoes
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
