package dev.solvable.runtime.sums;

import dev.solvable.runtime.Board;

/**
 * Finds regions and their names. The name of a region is the least of its images under the motions that map tiles to
 * tiles, each moved to the top left corner. So congruent regions have the same name. A generated solver may find a
 * region by shifts.
 */
public class RegionShapes {
    // The motions that map rows to rows, as bits of a set of motions.
    private static final int IDENTITY = 1;
    private static final int ROWS_REVERSED = 1 << 1;
    private static final int COLUMNS_REVERSED = 1 << 2;
    private static final int HALF_TURN = 1 << 3;

    /** The number of these. In the bits above them are the same motions after rows and columns are exchanged. */
    private static final int STRAIGHT = 4;

    private final int rows;
    private final int columns;
    private final int motions;

    /** For each run of cells, the cells and the number of holes before them; empty on a board without holes. */
    private final long[] runs;

    private final int[] holes;

    /** For each diagonal from the bottom left, its squares and the shift that transposes them; empty if none does. */
    private final long[] diagonals;

    private final int[] shifts;

    /**
     * The names on a board.
     *
     * @param motions the motions that map tiles to tiles, a bit for each: the identity, rows reversed, columns
     *     reversed, a half turn, and the same after rows and columns are exchanged; 0 if each region is its own name
     */
    public RegionShapes(Board board, int motions) {
        boolean isLine = board.rows() == 1 || board.columns() == 1;
        this.rows = isLine ? 1 : board.rows();
        this.columns = isLine ? board.rows() * board.columns() : board.columns();
        this.motions = isLine ? motions & (IDENTITY | HALF_TURN) : motions;
        this.holes = new int[board.rows() * board.columns() == board.cells() ? 0 : board.cells()];
        this.runs = new long[holes.length];
        int run = 0;
        for (int cell = 0; cell < holes.length; cell++) {
            int before = board.square(cell) - cell;
            run += runs[run] != 0 && before != holes[run] ? 1 : 0;
            holes[run] = before;
            runs[run] |= 1L << cell;
        }
        int size = Math.min(rows, columns);
        this.diagonals = new long[this.motions >>> STRAIGHT == 0 ? 0 : 2 * size - 1];
        this.shifts = new int[diagonals.length];
        for (int square = 0; square < size * size && diagonals.length > 0; square++) {
            int row = square / size;
            int column = square % size;
            diagonals[column - row + size - 1] |= 1L << row * columns + column;
            shifts[column - row + size - 1] = (column - row) * (columns - 1);
        }
    }

    /**
     * One region: the cells of a tile that fits, and all cells connected with it by tiles; none if no tile fits.
     *
     * @param free the free cells
     * @param tiles all tiles
     */
    public long region(long free, long[] tiles) {
        long region = 0;
        long before;
        do {
            before = region;
            for (long tile : tiles) {
                if ((tile & ~free) == 0 && (region == 0 || (tile & region) != 0)) {
                    region |= tile;
                }
            }
        } while (region != before);
        return region;
    }

    /** The name of a region. Only regions with the same Grundy value share a name. */
    public final long nameOf(long region) {
        if (motions == 0) {
            return region;
        }
        long squares = squares(region);
        if (rows == 1) {
            long left = squares >>> Long.numberOfTrailingZeros(squares);
            long turned = Long.reverse(squares << Long.numberOfLeadingZeros(squares));
            return (motions & HALF_TURN) == 0 ? left : Math.min(left, turned);
        }
        long top = toTop(squares);
        long columnsOfRegion = columnsOf(top);
        long cornered = top >>> Long.numberOfTrailingZeros(columnsOfRegion);
        int width = width(columnsOfRegion);
        int height = height(cornered);
        long least = leastImage(cornered, height, width, motions);
        if (diagonals.length == 0 || width > rows || height > columns) {
            return least;
        }
        long transposed = transposed(cornered, height, width);
        return Math.min(least, leastImage(transposed, width, height, motions >>> STRAIGHT));
    }

    /** The squares of cells on the rectangle around the board, its holes counted. */
    private long squares(long cells) {
        if (runs.length == 0) {
            return cells;
        }
        long squares = 0;
        for (int i = 0; i < runs.length && runs[i] != 0; i++) {
            squares |= (cells & runs[i]) << holes[i];
        }
        return squares;
    }

    /** The transpose of a region in the top left corner. */
    private long transposed(long region, int height, int width) {
        long transposed = 0;
        int main = diagonals.length / 2;
        for (int i = main - height + 1; i < main + width; i++) {
            transposed |= Long.rotateLeft(region & diagonals[i], shifts[i]);
        }
        return transposed;
    }

    /** A region moved up to the first row. */
    private long toTop(long region) {
        return region >>> Long.numberOfTrailingZeros(region) / columns * columns;
    }

    /** The columns in which a region has a square, as squares of the first row. */
    private long columnsOf(long region) {
        long found = 0;
        for (long rest = region; rest != 0; rest >>>= columns) {
            found |= rest;
        }
        return found & (1L << columns) - 1;
    }

    /** The width of a region, given its columns: from the first to the last. */
    private static int width(long columnsOfRegion) {
        return Long.SIZE - Long.numberOfLeadingZeros(columnsOfRegion) - Long.numberOfTrailingZeros(columnsOfRegion);
    }

    /** The height in rows of a region that lies at the top. */
    private int height(long region) {
        return (Long.SIZE - 1 - Long.numberOfLeadingZeros(region)) / columns + 1;
    }

    /** A region in the top left corner, upside down. */
    private long upsideDown(long region) {
        long row = (1L << columns) - 1;
        long reversed = 0;
        for (long rest = region; rest != 0; rest >>>= columns) {
            reversed = reversed << columns | rest & row;
        }
        return reversed;
    }

    /** A region in the top left corner, after a half turn. */
    private long turned(long region, int height, int width) {
        return Long.reverse(region) >>> Long.SIZE - ((height - 1) * columns + width);
    }

    /** The least of the images of a region in the top left corner under motions that map rows to rows. */
    private long leastImage(long region, int height, int width, int straight) {
        long least = (straight & IDENTITY) != 0 ? region : Long.MAX_VALUE;
        if ((straight & HALF_TURN) != 0) {
            least = Math.min(least, turned(region, height, width));
        }
        if ((straight & (ROWS_REVERSED | COLUMNS_REVERSED)) != 0) {
            long reversed = upsideDown(region);
            if ((straight & ROWS_REVERSED) != 0) {
                least = Math.min(least, reversed);
            }
            if ((straight & COLUMNS_REVERSED) != 0) {
                least = Math.min(least, turned(reversed, height, width));
            }
        }
        return least;
    }
}
