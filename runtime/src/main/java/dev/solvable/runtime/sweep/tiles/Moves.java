package dev.solvable.runtime.sweep.tiles;

/** The moves of a player in a game in which moves take cells. */
final class Moves {
    /** For each move the cells that must be free. */
    final long[] needs;

    /** For each move the cells that it takes. */
    final long[] fills;

    /**
     * The moves of a player.
     *
     * @param needs for each the cells that must be free
     * @param fills for each the cells that it takes
     */
    Moves(long[] needs, long[] fills) {
        this.needs = needs;
        this.fills = fills;
    }
}
