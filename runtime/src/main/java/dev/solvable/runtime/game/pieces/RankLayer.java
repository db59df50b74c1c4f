package dev.solvable.runtime.game.pieces;

import dev.solvable.runtime.game.pieces.RankLayers.Material;
import org.jspecify.annotations.Nullable;

/**
 * The ranks of positions with the same material: the player to move, and the pieces of each plane on the board and in
 * hand. Each orbit of the pieces of the player who waits is a row of ranks. The columns of a row are the sets of cells
 * of the other player's pieces on the free cells. Turned ranks have layers of their own, with the roles of the players
 * exchanged.
 */
final class RankLayer {
    /** The columns are for the pieces of the player to move. */
    final Material material;

    /** The number of this material, see {@link RankLayers}. */
    final int number;

    final int first;

    /** The orbits of the pieces that determine the row. */
    final PlaneOrbits rows;

    /** The planes of the columns, and the place value of each plane's rank in a column. */
    final int[] planes;

    final int[] units;

    /** The number of columns. */
    final int width;

    /** The sets of cells of the columns if these have one plane, else none. */
    RankColumns columns = RankColumns.NONE;

    /** The layer of the same positions in the other numbering: turned ranks for ranks, and ranks for turned ranks. */
    @Nullable
    RankLayer turned;

    // The layers of the other numbering that differ by a move of the columns' player: for ranks those of the
    // successors, for turned ranks those of the predecessors. The rows are the same.

    /** The layer after a step, or before it; null if there is none, as in the fields below. */
    @Nullable
    RankLayer byStep;

    /** For each plane the layer after a piece of it is placed, or before. */
    final @Nullable RankLayer[] byPlacing;

    /** For each plane the layer after a piece of it leaves the board, or before. */
    final @Nullable RankLayer[] byLeaving;

    /** Whether a move that loses pieces leads to these positions. */
    boolean isAfterLosses;

    RankLayer(Material material, int number, int first, PlaneOrbits rows, int[] planes, int free) {
        this.material = material;
        int[] counts = material.counts();
        this.number = number;
        this.first = first;
        this.rows = rows;
        this.planes = planes;
        this.units = new int[planes.length];
        this.byPlacing = new RankLayer[counts.length];
        this.byLeaving = new RankLayer[counts.length];
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

    /** The layer of the same positions in the other numbering. */
    RankLayer turned() {
        RankLayer same = turned;
        if (same == null) {
            throw new IllegalStateException("the layer is not linked");
        }
        return same;
    }
}
