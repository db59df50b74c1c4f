package dev.solvable.runtime.sweep.tiles;

import dev.solvable.runtime.ForGeneratedCode;

/** The moves of a player in a game in which moves take cells. */
@ForGeneratedCode
public final class Moves {
    /** For each move the cells that must be free. */
    final long[] needs;

    /** For each move the cells that it takes. */
    final long[] fills;

    /** Moves that need the same cells as they take: tiles. */
    public Moves(long[] tiles) {
        this(tiles, tiles);
    }

    /**
     * Moves of any kind.
     *
     * @param needs for each the cells that must be free
     * @param fills for each the cells that it takes
     */
    public Moves(long[] needs, long[] fills) {
        this.needs = needs;
        this.fills = fills;
    }
}
