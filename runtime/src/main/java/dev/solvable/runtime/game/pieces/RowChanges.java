package dev.solvable.runtime.game.pieces;

import org.jspecify.annotations.Nullable;

/**
 * The ranks of positions that differ from that of a row in one or two cells of the columns' only plane. Each method
 * adds ranks to an array and returns their new number.
 */
final class RowChanges {
    private final RankRow row;
    private final RankSymmetries symmetries;

    /** Whether a rank is added once for each symmetry in its position's stabilizer. */
    private final boolean forEachSymmetry;

    /** The cells of the plane. */
    private long own;

    // The first ranks of the rows in which the plane has the same number of cells, one more, and one less.
    private int first;
    private int firstWithMore;
    private int firstWithLess;

    /** The columns of the row, and of the row in which the plane has one more cell. */
    private RankColumns columns = RankColumns.NONE;

    private RankColumns columnsWithMore = RankColumns.NONE;

    /** Whether both have tables. */
    private boolean isListed;

    /** For each cell of the plane the rank of the set without it. */
    private final int[] rankWithout = new int[Long.SIZE];

    private final byte[] indices = new byte[Long.SIZE];

    RowChanges(RankRow row, RankSymmetries symmetries, boolean forEachSymmetry) {
        this.row = row;
        this.symmetries = symmetries;
        this.forEachSymmetry = forEachSymmetry;
    }

    /**
     * Begins with the changes of the row's present position.
     *
     * @param more the layer in which the plane has one more cell; null if there is none
     * @param less the layer in which it has one cell less; null if there is none
     */
    void begin(@Nullable RankLayer more, @Nullable RankLayer less) {
        RankLayer layer = row.layer;
        own = row.cells[layer.planes[0]];
        first = row.firstIn(layer.byStep);
        firstWithMore = row.firstIn(more);
        firstWithLess = row.firstIn(less);
        columns = layer.columns;
        columnsWithMore = more == null ? columns : more.columns;
        isListed = !row.isKept() && columns.isListed() && columnsWithMore.isListed();
        if (isListed) {
            rankOthers();
        }
    }

    /** Ranks the set without each of its cells: the members above that cell move down one place. */
    private void rankOthers() {
        int size = 0;
        int behind = 0;
        for (long rest = own; rest != 0; rest &= rest - 1) {
            int index = row.indexOf(rest & -rest);
            indices[size] = (byte) index;
            behind += Binomials.choose(index, size);
            size++;
        }
        int ahead = 0;
        int i = 0;
        for (long rest = own; rest != 0; rest &= rest - 1) {
            behind -= Binomials.choose(indices[i], i);
            rankWithout[Long.numberOfTrailingZeros(rest)] = ahead + behind;
            i++;
            ahead += Binomials.choose(indices[i - 1], i);
        }
    }

    /** Adds the ranks of the positions with a piece moved to one of some cells. */
    int addSteps(long piece, long cells, int[] into, int count) {
        int next = count;
        if (isListed) {
            int others = rankWithout[Long.numberOfTrailingZeros(piece)];
            for (long rest = cells; rest != 0; rest &= rest - 1) {
                into[next] = first + columns.with(others, row.indexOf(rest & -rest));
                next++;
            }
        } else {
            for (long rest = cells; rest != 0; rest &= rest - 1) {
                next = add(own ^ piece ^ rest & -rest, first, into, next);
            }
        }
        return next;
    }

    /** Adds the ranks of the positions with one more piece, on one of some cells. */
    int addPlaced(long cells, int[] into, int count) {
        int next = count;
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            long cell = rest & -rest;
            if (isListed) {
                into[next] = firstWithMore + columnsWithMore.with(row.column(), row.indexOf(cell));
                next++;
            } else {
                next = add(own | cell, firstWithMore, into, next);
            }
        }
        return next;
    }

    /** Adds the ranks of the positions without the piece on one of some cells. */
    int addRemoved(long cells, int[] into, int count) {
        int next = count;
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            if (isListed) {
                into[next] = firstWithLess + rankWithout[Long.numberOfTrailingZeros(rest)];
                next++;
            } else {
                next = add(own ^ rest & -rest, firstWithLess, into, next);
            }
        }
        return next;
    }

    private int add(long cells, int firstOfRow, int[] into, int count) {
        if (!row.isKept()) {
            into[count] = firstOfRow + Binomials.rank(cells, row.free);
            return count + 1;
        }
        long found = firstOfRow + least(cells);
        if (forEachSymmetry) {
            return RankWalk.add(found, into, count);
        }
        into[count] = (int) found;
        return count + 1;
    }

    /** The least column of the images of some cells and, in the bits above it, the size of their stabilizer. */
    private long least(long cells) {
        int same = 1;
        int identity = Binomials.rank(cells, row.free);
        int least = identity;
        for (int rest = row.layer.rows.keeping(row.row) & ~1; rest != 0; rest &= rest - 1) {
            long image = symmetries.image(Integer.numberOfTrailingZeros(rest), cells);
            int other = Binomials.rank(image, row.free);
            least = Math.min(least, other);
            same += other == identity ? 1 : 0;
        }
        return (long) same << Integer.SIZE | least;
    }
}
