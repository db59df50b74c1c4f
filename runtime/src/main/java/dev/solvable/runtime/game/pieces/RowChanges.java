package dev.solvable.runtime.game.pieces;

import dev.solvable.runtime.game.pieces.ranks.Binomials;
import dev.solvable.runtime.game.pieces.ranks.RankColumns;
import dev.solvable.runtime.game.pieces.ranks.RankSymmetries;
import org.jspecify.annotations.Nullable;

/** Tells the ranks of positions that differ from the one of a row by cells of its only plane. */
final class RowChanges {
    private final RankRow row;
    private final RankSymmetries symmetries;

    /** The cells of the plane. */
    private long own;

    // The first ranks of the rows where it has as many cells, one more and one less.
    private int first;
    private int firstWithMore;
    private int firstWithLess;

    /** The columns of the row, and those where the plane has one more cell. */
    private RankColumns columns = RankColumns.NONE;

    private RankColumns columnsWithMore = RankColumns.NONE;

    /** Whether both have tables. */
    private boolean isListed;

    /** For each cell of the plane the rank of the others. */
    private final int[] rankWithout = new int[Long.SIZE];

    private final byte[] indices = new byte[Long.SIZE];

    RowChanges(RankRow row, RankSymmetries symmetries) {
        this.row = row;
        this.symmetries = symmetries;
    }

    /**
     * From now on changes are those of the position at which the row is.
     *
     * @param more where the plane has one more cell
     * @param less where it has one less
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

    /** Behind a cell that is taken out all others are one place further down. */
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

    /**
     * Puts ranks into an array, those of images that have one.
     *
     * @param changes the cells that change, of each position
     */
    void put(long[] changes, int count, int[] into) {
        if (isListed) {
            for (int i = 0; i < count; i++) {
                into[i] = listed(changes[i]);
            }
        } else if (row.isKept()) {
            for (int i = 0; i < count; i++) {
                into[i] = firstOf(changes[i]) + (int) least(own ^ changes[i]);
            }
        } else {
            for (int i = 0; i < count; i++) {
                into[i] = firstOf(changes[i]) + Binomials.rank(own ^ changes[i], row.free);
            }
        }
    }

    /**
     * Adds ranks to an array, each as often as symmetries keep its position.
     *
     * @param changes a list of records; the last number of each tells the cells that change
     * @param size how many numbers a record has, 1 or 2
     * @return how many ranks there are now
     */
    int add(long[] changes, int size, int listed, int[] into, int count) {
        int next = count;
        if (isListed) {
            for (int i = size - 1; i < listed; i += size) {
                into[next] = listed(changes[i]);
                next++;
            }
        } else if (row.isKept()) {
            for (int i = size - 1; i < listed; i += size) {
                next = RankWalk.add(least(own ^ changes[i]) + firstOf(changes[i]), into, next);
            }
        } else {
            for (int i = size - 1; i < listed; i += size) {
                into[next] = firstOf(changes[i]) + Binomials.rank(own ^ changes[i], row.free);
                next++;
            }
        }
        return next;
    }

    private int listed(long change) {
        long from = change & own;
        long to = change ^ from;
        if (from == 0) {
            return firstWithMore + columnsWithMore.with(row.column(), row.indexOf(to));
        }
        int others = rankWithout[Long.numberOfTrailingZeros(from)];
        return to == 0 ? firstWithLess + others : first + columns.with(others, row.indexOf(to));
    }

    private int firstOf(long change) {
        return (change & own) == 0 ? firstWithMore : (change & ~own) == 0 ? firstWithLess : first;
    }

    /** The least column of the images of some cells in a row, and above it how many symmetries keep them. */
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
