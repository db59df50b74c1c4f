package dev.solvable.runtime.sums;

import dev.solvable.runtime.Board;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.TileGame;
import java.util.Arrays;

/**
 * Regions of games of tiles: free cells that tiles join; free cells that no tile can cover are in none. What the shapes
 * of the tiles and of the board allow a game's own solver adds: to find a region by shifts, and to take regions for one
 * that are images of each other.
 */
@ForGeneratedCode
public class TileRegions extends RegionSums {
    private final long board;
    private final long[] tiles;

    /** The same in ascending order. */
    private final long[] ordered;

    /** The tiles moved to bit 0, each once. */
    private final long[] shapes;

    /** For each shape the lowest bits of its tiles. */
    private final long[] lowestBits;

    /**
     * Regions of which nothing is known yet.
     *
     * @param progress counts the tiles that are looked at
     * @param game what the game declares
     * @param entries the entries of the table of regions at last
     */
    public TileRegions(Progress progress, TileGame game, int entries) {
        this(progress, game, entries, distinct(game.tiles()));
    }

    private TileRegions(Progress progress, TileGame game, int entries, long[] tiles) {
        super(progress, game.board().cells(), tiles.length, game.minTile(), entries, isLine(game.board()));
        this.board = game.board().mask();
        this.tiles = tiles;
        this.ordered = tiles.clone();
        Arrays.sort(ordered);
        this.shapes = shapes(tiles);
        this.lowestBits = new long[shapes.length];
        for (int i = 0; i < shapes.length; i++) {
            for (long tile : tiles) {
                lowestBits[i] |= shape(tile) == shapes[i] ? tile & -tile : 0;
            }
        }
    }

    private static boolean isLine(Board board) {
        return board.rows() == 1 || board.columns() == 1;
    }

    private static long[] shapes(long[] tiles) {
        long[] shapes = new long[tiles.length];
        for (int i = 0; i < shapes.length; i++) {
            shapes[i] = shape(tiles[i]);
        }
        return distinct(shapes);
    }

    private static long shape(long tile) {
        return tile >>> Long.numberOfTrailingZeros(tile);
    }

    /** Masks without those that are the same as one before them, as tiles are where each player has an own one. */
    private static long[] distinct(long[] masks) {
        long[] distinct = new long[masks.length];
        int count = 0;
        for (long mask : masks) {
            int same = 0;
            while (same < count && distinct[same] != mask) {
                same++;
            }
            if (same == count) {
                distinct[count] = mask;
                count++;
            }
        }
        return Arrays.copyOf(distinct, count);
    }

    @Override
    protected final long free(long taken) {
        return board & ~taken;
    }

    @Override
    protected long region(long free) {
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

    @Override
    protected long nameOf(long region) {
        return region;
    }

    @Override
    protected int movesIn(long free) {
        int moves = 0;
        for (int i = 0; i < shapes.length; i++) {
            long fitting = lowestBits[i];
            for (long cells = shapes[i]; cells != 0; cells &= cells - 1) {
                fitting &= free >>> Long.numberOfTrailingZeros(cells);
            }
            moves += Long.bitCount(fitting);
        }
        return moves;
    }

    /**
     * Whether the region read backwards is the region, each tile read backwards is a tile, and no tile meets its image:
     * then the image of a tile is an answer to it. On a rectangle that is a half turn.
     */
    @Override
    protected final boolean isPaired(long region) {
        int shift = Long.numberOfLeadingZeros(region) - Long.numberOfTrailingZeros(region);
        if (reversed(region, shift) != region) {
            return false;
        }
        for (long tile : tiles) {
            if ((tile & ~region) == 0) {
                long image = reversed(tile, shift);
                if ((image & tile) != 0 || Arrays.binarySearch(ordered, image) < 0) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Cells read backwards, and moved by so many places to the right, or to the left where that is negative. */
    private static long reversed(long cells, int shift) {
        long reversed = Long.reverse(cells);
        return shift >= 0 ? reversed >>> shift : reversed << -shift;
    }

    @Override
    protected final boolean leadsByMove(long region, int nimber, int first) {
        for (long tile : tiles) {
            if ((tile & ~region) != 0) {
                continue;
            }
            if (progress.count()) {
                progress.report();
            }
            if (leads(region & ~tile, nimber, first)) {
                return true;
            }
        }
        return false;
    }

    // Images of a region on the rectangle around the board, whose squares are numbered row by row.

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

    /** From the first to the last of the columns in which a region has a square. */
    protected static int width(long columnsOfRegion) {
        return Long.SIZE - Long.numberOfLeadingZeros(columnsOfRegion) - Long.numberOfTrailingZeros(columnsOfRegion);
    }

    /** The rows of a region that lies at the top. */
    protected static int height(long region, int columns) {
        return (Long.SIZE - 1 - Long.numberOfLeadingZeros(region)) / columns + 1;
    }

    /** A region of the top left corner upside down. */
    protected static long upsideDown(long region, int columns) {
        long row = (1L << columns) - 1;
        long reversed = 0;
        for (long rest = region; rest != 0; rest >>>= columns) {
            reversed = reversed << columns | rest & row;
        }
        return reversed;
    }

    /** A region of the top left corner after a half turn. */
    protected static long turned(long region, int height, int width, int columns) {
        return Long.reverse(region) >>> Long.SIZE - ((height - 1) * columns + width);
    }

    /** The least of a region of the top left corner and its images upside down, turned, and mirrored. */
    protected static long leastImage(long region, int height, int width, int columns) {
        long reversed = upsideDown(region, columns);
        long one = Math.min(region, turned(region, height, width, columns));
        long other = Math.min(reversed, turned(reversed, height, width, columns));
        return Math.min(one, other);
    }
}
