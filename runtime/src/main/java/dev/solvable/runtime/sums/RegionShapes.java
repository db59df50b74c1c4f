package dev.solvable.runtime.sums;

/**
 * Finds regions and their names from the shapes of a game's tiles and of its board. A generated solver overrides the
 * methods: it finds a region by shifts, and gives the same name to regions that are images of each other.
 */
public class RegionShapes {
    /** Shapes of any tiles. */
    public RegionShapes() {}

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
    public long nameOf(long region) {
        return region;
    }

    // Images of a region on the bounding rectangle of the board, whose squares are numbered row by row.

    /** A region moved to the top left corner. */
    protected static long toCorner(long region, int columns) {
        long top = toTop(region, columns);
        return top >>> Long.numberOfTrailingZeros(columnsOf(top, columns));
    }

    /** A region moved up to the first row. */
    protected static long toTop(long region, int columns) {
        return region >>> Long.numberOfTrailingZeros(region) / columns * columns;
    }

    /** The columns in which a region has a square, as squares of the first row. */
    protected static long columnsOf(long region, int columns) {
        long found = 0;
        for (long rest = region; rest != 0; rest >>>= columns) {
            found |= rest;
        }
        return found & (1L << columns) - 1;
    }

    /** The width of a region, given its columns: from the first to the last. */
    protected static int width(long columnsOfRegion) {
        return Long.SIZE - Long.numberOfLeadingZeros(columnsOfRegion) - Long.numberOfTrailingZeros(columnsOfRegion);
    }

    /** The height in rows of a region that lies at the top. */
    protected static int height(long region, int columns) {
        return (Long.SIZE - 1 - Long.numberOfLeadingZeros(region)) / columns + 1;
    }

    /** A region in the top left corner, upside down. */
    protected static long upsideDown(long region, int columns) {
        long row = (1L << columns) - 1;
        long reversed = 0;
        for (long rest = region; rest != 0; rest >>>= columns) {
            reversed = reversed << columns | rest & row;
        }
        return reversed;
    }

    /** A region in the top left corner, after a half turn. */
    protected static long turned(long region, int height, int width, int columns) {
        return Long.reverse(region) >>> Long.SIZE - ((height - 1) * columns + width);
    }

    /** The least of a region in the top left corner and its images: upside down, turned and mirrored. */
    protected static long leastImage(long region, int height, int width, int columns) {
        long reversed = upsideDown(region, columns);
        long one = Math.min(region, turned(region, height, width, columns));
        long other = Math.min(reversed, turned(reversed, height, width, columns));
        return Math.min(one, other);
    }
}
