package dev.solvable.runtime.search;

import dev.solvable.runtime.Board;
import dev.solvable.runtime.ForGeneratedCode;
import java.util.Arrays;

/**
 * The tiles that each player may lay: in the order of moves, or, where the players have different ones, promising ones
 * first.
 */
@ForGeneratedCode
public final class PlayersTiles {
    final long[] first;
    final long[] second;

    /** Tells keys with the second player to move from those with the first; 0 where the taken cells do. */
    final long side;

    /** 1 where a move makes another player's tiles those to lay, 0 where all are both players'. */
    final long turn;

    private PlayersTiles(long[] first, long[] second, long side, long turn) {
        this.first = first;
        this.second = second;
        this.side = side;
        this.turn = turn;
    }

    /**
     * The tiles of the players.
     *
     * @param tiles every placement of a tile
     * @param players who may lay each of them: 1 the first player, 2 the second, * both; empty where all are both players'
     * @param side set in positions with the second player to move; 0 where they have no such bit
     */
    public static PlayersTiles of(Board board, long[] tiles, String players, long side) {
        if (players.isEmpty()) {
            return new PlayersTiles(tiles, tiles, 0, 0);
        }
        PlacementOrder order = new PlacementOrder(board);
        long[] first = tilesOf('1', tiles, players);
        long[] second = tilesOf('2', tiles, players);
        order.sort(first);
        order.sort(second);
        return new PlayersTiles(first, second, side, 1);
    }

    private static long[] tilesOf(char player, long[] tiles, String players) {
        long[] own = new long[tiles.length];
        int count = 0;
        for (int move = 0; move < tiles.length; move++) {
            if (players.charAt(move) == player || players.charAt(move) == '*') {
                own[count] = tiles[move];
                count++;
            }
        }
        return Arrays.copyOf(own, count);
    }

    /** The tiles of the first player. */
    public long[] first() {
        return first.clone();
    }

    /** The tiles of the second player. */
    public long[] second() {
        return second.clone();
    }
}
