package dev.solvable.runtime.sums;

import dev.solvable.runtime.Board;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.game.tiles.TakenGame;
import java.util.Arrays;

/** Regions of games of tiles: free cells that tiles connect. Free cells that no tile can cover are in no region. */
final class TileRegions extends RegionSums {
    private final RegionShapes regionShapes;
    private final long board;
    private final long[] tiles;
    private final long[] ordered;

    /** The shapes of the tiles: tiles shifted to bit 0, without duplicates. */
    private final long[] shapes;

    /** For each shape the lowest bits of its tiles. */
    private final long[] lowestBits;

    TileRegions(Progress progress, TakenGame game, RegionShapes regionShapes, int entries) {
        super(
                progress,
                game.board().cells(),
                distinct(game.fills()).length,
                game.minTile(),
                entries,
                isLine(game.board()));
        this.regionShapes = regionShapes;
        this.board = game.board().mask();
        this.tiles = distinct(game.fills());
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

    static boolean proves(TakenGame game, int entries) {
        return proves(entries, distinct(game.fills()).length, isLine(game.board()));
    }

    /** The bytes of the lists of tiles and of the stack of sums after moves. */
    static long bytesOfLists(TakenGame game) {
        int plies = game.board().cells() / game.minTile();
        int tiles = distinct(game.fills()).length;
        long masks = 4L * tiles; // the tiles, the sorted tiles, and at most one shape and lowest bits for each
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

    /** Masks without duplicates; if both players have the same tile, it is a duplicate. */
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
     * Whether reversing the order of cells maps the region to itself and each tile to another, disjoint tile. Then the
     * image of a tile is an answer to it. On a rectangle, reversing is a half turn.
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

    /** The cells in reverse order, shifted right by a distance, or left if it is negative. */
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
