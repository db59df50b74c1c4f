package dev.solvable.runtime;

import dev.solvable.Ending;
import java.util.Arrays;

/**
 * What a game of tiles declares.
 *
 * @param name the game's name, nested names joined with a dot
 * @param board its board
 * @param marks the characters of a taken and of a free cell
 * @param noMoves what it means for the player to move that no move is left
 * @param tiles every placement of a tile, with the cells that it covers; a move is an index into this array
 * @param players who may lay each of them: 1 the first player, 2 the second, * both; empty where all are both players'
 */
@ForGeneratedCode
@SuppressWarnings("ArrayRecordComponent") // nobody compares games
public record TileGame(String name, Board board, String marks, Ending noMoves, long[] tiles, String players)
        implements TakenGame {
    @Override
    public boolean isPartizan() {
        return !players.isEmpty();
    }

    /**
     * The tiles that a player may lay, in the order of moves.
     *
     * @param player 1 the first player, 2 the second
     */
    public long[] tilesOf(char player) {
        if (!isPartizan()) {
            return tiles;
        }
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

    /** The least number of cells that a tile covers. */
    public int minTile() {
        int min = Long.SIZE;
        for (long tile : tiles) {
            min = Math.min(min, Long.bitCount(tile));
        }
        return min;
    }
}
