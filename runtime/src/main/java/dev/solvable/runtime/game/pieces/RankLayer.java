package dev.solvable.runtime.game.pieces;

import dev.solvable.runtime.game.pieces.RankLayers.Material;
import dev.solvable.runtime.game.pieces.ranks.Binomials;
import dev.solvable.runtime.game.pieces.ranks.PlaneOrbits;
import dev.solvable.runtime.game.pieces.ranks.RankColumns;
import org.jspecify.annotations.Nullable;

/**
 * The positions with the same number of pieces of each plane on the board and in hand, and the same player to move. A
 * row of ranks for each orbit of the pieces of the player who waits; in it those of the other player, who moves or has
 * moved, on cells that are free. Turned ranks have layers of their own: their rows are for the pieces of the player to
 * move.
 */
final class RankLayer {
    /** Whether the second player's pieces are those in a row. */
    final boolean secondMoves;

    final int[] counts;
    final int[] hands;

    /** The number of this material, see {@link RankLayers}. */
    final int number;

    /** The rank of the first position. */
    final int first;

    /** Where the pieces of the player who waits can stand. */
    final PlaneOrbits rows;

    /** The planes of the other player, and what one more of each plane's number counts in a row. */
    final int[] planes;

    final int[] units;

    /** The ranks of a row. */
    final int width;

    /** The columns of a row where it has one plane, else none. */
    RankColumns columns = RankColumns.NONE;

    /** The layer of the same positions among the others' numbers: turned ranks for ranks, and the other way round. */
    @Nullable
    RankLayer turned;

    // The layers with the other numbers that differ by a move of this player: turned ones after the move, or those of
    // the positions before it. The rows are the same.

    /** After a step, or before it; null where there is none, as for all of these. */
    @Nullable
    RankLayer byStep;

    /** For each plane after a piece of it is placed, or before. */
    final @Nullable RankLayer[] byPlacing;

    /** The same where a piece leaves the board. */
    final @Nullable RankLayer[] byLeaving;

    /** Whether a move that costs pieces leads to these positions. */
    boolean isAfterLosses;

    RankLayer(Material material, int number, int first, PlaneOrbits rows, int[] planes, int free) {
        this.secondMoves = material.secondMoves();
        this.counts = material.counts();
        this.hands = material.hands();
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

    /** The pieces, and who is to move. */
    Material material() {
        return new Material(secondMoves, counts, hands);
    }

    /** The rank after the last one. */
    int end() {
        return first + rows.count() * width;
    }

    /** The layer of the same positions among the others' numbers. */
    RankLayer turned() {
        RankLayer same = turned;
        if (same == null) {
            throw new IllegalStateException("the layer is not linked");
        }
        return same;
    }
}
