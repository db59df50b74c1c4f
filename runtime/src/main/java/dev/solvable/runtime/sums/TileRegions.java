package dev.solvable.runtime.sums;

import dev.solvable.runtime.Board;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.game.tiles.TakenGame;
import java.util.Arrays;

/** Regions of games of tiles: free cells that tiles join; free cells that no tile can cover are in none. */
final class TileRegions extends RegionSums {
    private final RegionShapes regionShapes;
    private final long board;
    private final long[] tiles;

    /** The same in ascending order. */
    private final long[] ordered;

    /** The tiles moved to bit 0, each once. */
    private final long[] shapes;

    /** For each shape the lowest bits of its tiles. */
    private final long[] lowestBits;

    /**
     * Regions without known values.
     *
     * @param progress counts the tiles that are looked at
     * @param game what the game declares
     * @param regionShapes what the shapes of the tiles tell of regions
     * @param entries the entries of the table of regions at last
     */
    TileRegions(Progress progress, TakenGame game, RegionShapes regionShapes, int entries) {
        this(progress, game, regionShapes, entries, distinct(game.fills()));
    }

    private TileRegions(Progress progress, TakenGame game, RegionShapes regionShapes, int entries, long[] tiles) {
        super(progress, game.board().cells(), tiles.length, game.minTile(), entries, isLine(game.board()));
        this.regionShapes = regionShapes;
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

    /** Whether large regions are searched by proof numbers. */
    static boolean proves(TakenGame game, int entries) {
        return proves(entries, distinct(game.fills()).length, isLine(game.board()));
    }

    /** The bytes of the places for what moves leave. */
    static long bytesOfLists(TakenGame game) {
        int plies = game.board().cells() / game.minTile();
        int tiles = distinct(game.fills()).length;
        long masks = 4L * tiles; // the tiles, their order, and at most as many shapes and lowest bits
        return bytesOfLeavings(plies * tiles) + masks * Long.BYTES;
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

    /** Masks without duplicates, which tiles are where each player has the same one. */
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
    protected long free(long taken) {
        return board & ~taken;
    }

    @Override
    protected long region(long free) {
        return regionShapes.region(free, tiles);
    }

    @Override
    protected long nameOf(long region) {
        return regionShapes.nameOf(region);
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
    protected boolean isPaired(long region) {
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

    /** The cells in reverse order, shifted to the right by a distance, which may be negative. */
    private static long reversed(long cells, int shift) {
        long reversed = Long.reverse(cells);
        return shift >= 0 ? reversed >>> shift : reversed << -shift;
    }

    @Override
    protected boolean leadsByMove(long region, int nimber, int first) {
        for (long tile : tiles) {
            if ((tile & ~region) != 0) {
                continue;
            }
            progress.count();
            if (leads(region & ~tile, nimber, first)) {
                return true;
            }
        }
        return false;
    }
}
