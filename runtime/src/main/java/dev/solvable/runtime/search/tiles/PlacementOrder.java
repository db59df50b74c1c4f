package dev.solvable.runtime.search.tiles;

import dev.solvable.runtime.Board;

/**
 * The order in which a search tries placements that look equally good: first those that leave a strip of the tile's
 * width along the border, which is safe for the player afterwards, and that lie close together along it (Bullock 2002,
 * for dominoes). A fixed order also makes different lines of play meet in the same positions.
 */
final class PlacementOrder {
    private final Board board;

    PlacementOrder(Board board) {
        this.board = board;
    }

    /** Sorts some placements, those that are equally good as they were. */
    void sort(long[] tiles) {
        int[] values = new int[tiles.length];
        for (int i = 0; i < tiles.length; i++) {
            long tile = tiles[i];
            int value = value(tile);
            int at = i;
            for (; at > 0 && values[at - 1] < value; at--) {
                values[at] = values[at - 1];
                tiles[at] = tiles[at - 1];
            }
            values[at] = value;
            tiles[at] = tile;
        }
    }

    /** Higher for a placement to be tried earlier. */
    private int value(long tile) {
        int top = Integer.MAX_VALUE;
        int bottom = 0;
        int left = Integer.MAX_VALUE;
        int right = 0;
        for (long rest = tile; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            top = Math.min(top, board.row(cell));
            bottom = Math.max(bottom, board.row(cell));
            left = Math.min(left, board.column(cell));
            right = Math.max(right, board.column(cell));
        }
        int height = bottom - top + 1;
        int width = right - left + 1;
        int above = Math.min(top, board.rows() - 1 - bottom);
        int beside = Math.min(left, board.columns() - 1 - right);
        return height >= width ? value(beside, width, above, height) : value(above, height, beside, width);
    }

    /**
     * The value from the distances to the border.
     *
     * @param across the distance across the tile, which is {@code breadth} broad
     * @param along the distance along the tile, which is {@code length} long
     */
    private static int value(int across, int breadth, int along, int length) {
        boolean strips = across % (2 * breadth) == breadth;
        boolean close = along % length == 0;
        int kind = strips ? (close ? 4 : 3) : across == 0 ? 0 : close ? 2 : 1;
        return 10_000 * kind - 100 * across - along;
    }
}
