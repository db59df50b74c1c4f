package dev.solvable.runtime.search;

import dev.solvable.runtime.Board;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.TileSolver;
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

    /** 1 where a move makes another player's tiles those to lay, 0 where both have the same. */
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
     * @param players who may lay each of them: 1 the first player, 2 the second, * both; empty where all are both
     *     players'
     * @param side set in positions with the second player to move; 0 where they have no such bit
     */
    public static PlayersTiles of(Board board, long[] tiles, String players, long side) {
        if (players.isEmpty()) {
            return new PlayersTiles(tiles, tiles, 0, 0);
        }
        PlacementOrder order = new PlacementOrder(board);
        long[] first = TileSolver.tilesOf('1', tiles, players);
        long[] second = TileSolver.tilesOf('2', tiles, players);
        order.sort(first);
        order.sort(second);
        return areSame(first, second)
                ? new PlayersTiles(first, first, 0, 0) // whose turn it is makes no difference
                : new PlayersTiles(first, second, side, 1);
    }

    /** Whether two players can cover the same cells. */
    private static boolean areSame(long[] first, long[] second) {
        long[] one = first.clone();
        long[] other = second.clone();
        Arrays.sort(one);
        Arrays.sort(other);
        return Arrays.equals(one, other);
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
