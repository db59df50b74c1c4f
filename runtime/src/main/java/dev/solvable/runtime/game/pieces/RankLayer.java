package dev.solvable.runtime.game.pieces;

import org.jspecify.annotations.Nullable;

/**
 * The positions with the same number of pieces of each plane on the board and in hand, and the same player to move. A
 * row of ranks for each orbit of the pieces of the player who is not to move; in it those of the player to move, on
 * cells that are free.
 */
final class RankLayer {
    final boolean secondMoves;
    final int[] counts;
    final int[] hands;

    /** The rank of the first position. */
    final int first;

    /** Where the pieces of the player who is not to move can stand. */
    final PlaneOrbits rows;

    /** The planes of the player to move, and what one more of each plane's number counts in a row. */
    final int[] planes;

    final int[] units;

    /** The ranks of a row. */
    final int width;

    /** Where one plane moves, for each place in a row its cells among those that are free; empty where it is long. */
    long[] columns = {};

    /** The layer of what leads here by a step; null where there is none. */
    @Nullable
    RankLayer beforeStep;

    /** Its place among the layers, and those of the layers to which moves may lead. */
    int index;

    int[] after = {};

    /** The rows of all layers that lead here without a loss; null where there are none. */
    @Nullable
    PlaneOrbits rowsBefore;

    /** Whether a move that costs pieces leads here. */
    boolean isAfterLosses;

    /** For each plane the layer of what leads here as a piece of it is placed; null where there is none. */
    final @Nullable RankLayer[] beforePlacing;

    RankLayer(boolean secondMoves, int[] counts, int[] hands, int first, PlaneOrbits rows, int[] planes, int free) {
        this.secondMoves = secondMoves;
        this.counts = counts;
        this.hands = hands;
        this.first = first;
        this.rows = rows;
        this.planes = planes;
        this.units = new int[planes.length];
        this.beforePlacing = new RankLayer[counts.length];
        int size = 1;
        int left = free;
        for (int plane : planes) {
            left -= counts[plane];
        }
        for (int i = planes.length - 1; i >= 0; i--) {
            units[i] = size;
            left += counts[planes[i]];
            size *= Binomials.choose(left, counts[planes[i]]);
        }
        this.width = size;
    }

    /** The rank after the last one. */
    int end() {
        return first + rows.count() * width;
    }
}
