package dev.solvable.runtime.search.tiles;

import dev.solvable.runtime.Board;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.game.tiles.TakenGame;
import java.util.Arrays;

/**
 * The tiles that each player may lay: in the order of moves or, if the players have different tiles, promising ones
 * first.
 *
 * @param first the tiles of the first player
 * @param second the tiles of the second player
 * @param side the bit that marks keys with the second player to move; 0 if no bit is needed
 * @param turn 1 if the players have different tiles, else 0
 */
@SuppressWarnings("ArrayRecordComponent") // not compared
public record PlayersTiles(long[] first, long[] second, long side, long turn) {
    /**
     * The tiles of the players.
     *
     * @param game what their game declares
     */
    public static PlayersTiles of(TakenGame game) {
        if (!game.isPartizan()) {
            return new PlayersTiles(game.fills(), game.fills(), 0, 0);
        }
        long[] first = game.fillsOf('1');
        long[] second = game.fillsOf('2');
        sort(first, game.board());
        sort(second, game.board());
        return areSame(first, second)
                ? new PlayersTiles(first, first, 0, 0) // the side to move makes no difference
                : new PlayersTiles(first, second, game.side(), 1);
    }

    /**
     * Sorts a player's tiles into the order in which a search tries equally promising ones (Bullock 2002, for
     * dominoes). First are tiles that leave a strip of the tile's width along the border, which is then safe for the
     * player, and that are close together along it. A fixed order also increases transpositions.
     */
    private static void sort(long[] tiles, Board board) {
        int[] values = new int[tiles.length];
        for (int i = 0; i < tiles.length; i++) {
            long tile = tiles[i];
            int value = value(tile, board);
            int at = i;
            for (; at > 0 && values[at - 1] < value; at--) { // a stable sort
                values[at] = values[at - 1];
                tiles[at] = tiles[at - 1];
            }
            values[at] = value;
            tiles[at] = tile;
        }
    }

    /** Higher for a placement to be tried earlier. */
    private static int value(long tile, Board board) {
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

    /** The memory of the tiles of each player; none if both have the game's tiles. */
    public static Memory memory(TakenGame game) {
        if (!game.isPartizan()) {
            return Memory.NONE;
        }
        long bytes = (long) Long.BYTES * game.fillsOf('1').length + (long) Long.BYTES * game.fillsOf('2').length;
        return Memory.of("the tiles of each player", 0, bytes);
    }

    private static boolean areSame(long[] first, long[] second) {
        long[] one = first.clone();
        long[] other = second.clone();
        Arrays.sort(one);
        Arrays.sort(other);
        return Arrays.equals(one, other);
    }
}
