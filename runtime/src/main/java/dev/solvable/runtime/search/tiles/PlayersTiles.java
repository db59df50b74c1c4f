package dev.solvable.runtime.search.tiles;

import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.game.tiles.TakenGame;
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
     * @param game what their game declares
     */
    public static PlayersTiles of(TakenGame game) {
        if (!game.isPartizan()) {
            return new PlayersTiles(game.fills(), game.fills(), 0, 0);
        }
        PlacementOrder order = new PlacementOrder(game.board());
        long[] first = game.fillsOf('1');
        long[] second = game.fillsOf('2');
        order.sort(first);
        order.sort(second);
        return areSame(first, second)
                ? new PlayersTiles(first, first, 0, 0) // whose turn it is makes no difference
                : new PlayersTiles(first, second, game.side(), 1);
    }

    /** The memory of the tiles of each player; none where both have the same, which are those of the game. */
    public static Memory memory(TakenGame game) {
        if (!game.isPartizan()) {
            return Memory.NONE;
        }
        long bytes = (long) Long.BYTES * game.fillsOf('1').length + (long) Long.BYTES * game.fillsOf('2').length;
        return Memory.of("the tiles of each player", 0, bytes);
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
