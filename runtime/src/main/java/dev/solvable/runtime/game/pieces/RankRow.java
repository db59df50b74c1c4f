package dev.solvable.runtime.game.pieces;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the positions of ranks. Ascending order is fastest, as the data common to a row is found once. */
final class RankRow {
    private final PieceRanks ranks;
    private final List<RankLayer> layers;

    RankLayer layer;

    /** The number of the present row within its layer. Its ranks are from {@code first} to below {@code end}. */
    int row;

    int first;

    private int end;

    /** The cells that are free in this row, and those of the pieces that determine the row. */
    long free;

    long taken;

    /** The cells of each plane of the present position. */
    final long[] cells;

    private int rank = -1;

    /** The images of the taken cells, and as bits which of them are computed. */
    private final long[] images;

    private int imaged;

    /**
     * A row without a position yet.
     *
     * @param layers the layers of ranks, or of turned ranks
     */
    RankRow(PieceRanks ranks, List<RankLayer> layers) {
        this.ranks = ranks;
        this.layers = layers;
        this.layer = layers.get(0);
        this.cells = new long[ranks.code.set.planes()];
        this.images = new long[ranks.symmetries.count()];
    }

    /** Finds the position of a rank. Returns whether the row has changed. */
    boolean moveTo(int to) {
        if (to == rank) {
            return false;
        }
        rank = to;
        boolean isOther = to < first || to >= end;
        if (isOther) {
            enterRow(to);
        }
        putColumn(to - first);
        return isOther;
    }

    private void enterRow(int to) {
        if (to < layer.first || to >= layer.end()) {
            layer = RankLayers.at(to, layers);
        }
        row = (to - layer.first) / layer.width;
        first = layer.first + row * layer.width;
        end = first + layer.width;
        imaged = 0;
        taken = layer.rows.putOrbit(row, cells);
        free = ranks.board & ~taken;
    }

    private void putColumn(int column) {
        RankColumns columns = layer.columns;
        if (columns != RankColumns.NONE && columns.sets.length > 0) {
            cells[layer.planes[0]] = Binomials.around(taken, columns.sets[column]);
            return;
        }
        int rest = column;
        long before = taken;
        for (int i = 0; i < layer.planes.length; i++) {
            int plane = layer.planes[i];
            int number = rest / layer.units[i];
            rest -= number * layer.units[i];
            int count = Long.bitCount(ranks.board & ~before);
            cells[plane] = Binomials.around(
                    before, Binomials.set(number, layer.material.counts()[plane], count));
            before |= cells[plane];
        }
    }

    int column() {
        return rank - first;
    }

    /** The index of a cell among those that are free in this row. */
    int indexOf(long cell) {
        return Long.bitCount(free & cell - 1);
    }

    long position() {
        return number(layer.material.secondMoves());
    }

    /** The position of these pieces with either player to move. */
    long number(boolean secondMoves) {
        return ranks.code.number(cells, layer.material.hands(), secondMoves);
    }

    /**
     * An image of the taken cells, in a game with one plane for each player.
     *
     * @param symmetry applied after the exchange of the players, if they can be exchanged
     */
    long image(int symmetry) {
        if ((imaged >>> symmetry & 1) == 0) {
            imaged |= 1 << symmetry;
            int map = ranks.symmetries.exchanges() ? ranks.symmetries.exchanged(symmetry) : symmetry;
            images[symmetry] = ranks.symmetries.image(map, taken);
        }
        return images[symmetry];
    }

    /** Whether symmetries other than the identity keep the pieces that determine the row. */
    boolean isKept() {
        return layer.rows.keeping(row) != 1;
    }

    /** The first rank of the row with the same number in another layer; 0 if there is no such layer. */
    int firstIn(@Nullable RankLayer other) {
        return other == null ? 0 : other.first + row * other.width;
    }

    /**
     * The size of the position's stabilizer; 0 if an image of the pieces has a lesser rank, so that this one is unused.
     */
    int keeping() {
        if (!isKept()) {
            return 1;
        }
        long found = ranks.findInRow(cells, layer, row);
        return (int) found == rank ? PieceRanks.keeping(found) : 0;
    }
}
