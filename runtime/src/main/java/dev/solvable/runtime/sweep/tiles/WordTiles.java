package dev.solvable.runtime.sweep.tiles;

import java.util.Arrays;

/**
 * The tiles within the six cells whose fillings share a word: what they win, where other tiles win some of its boards.
 * They lead from the word to the word itself, so fuller boards go first.
 *
 * <p>Where both players have the same tiles, the boards that are alike in the three upper cells are a byte. What the
 * tiles within the three lower cells win of a byte is looked up; the other tiles lead to bytes with more of the upper
 * cells taken, and are laid on all bytes with equally many of these at once.
 */
final class WordTiles {
    private static final int LOW_CELLS = WordSweep.CELLS_IN_WORD / 2;

    /** For each player the tiles, each the number by which it raises that of a board. */
    private final int[][] tiles;

    /** For each of these the boards of a word on which it fits. */
    private final long[][] free;

    /** Those of the first player's that cover an upper cell. */
    private final int[] upper;

    private final long[] upperFree;

    /** For each byte of boards that other tiles win those that are won. */
    private final long[] settledBytes;

    /** The most tiles that are laid one after the other. */
    private final int maxLaid;

    /**
     * The tiles of a game.
     *
     * @param all for each player that has words in the table the cells of the tiles, those above a word included
     */
    WordTiles(long[][] all) {
        tiles = new int[all.length][];
        free = new long[all.length][];
        int least = WordSweep.CELLS_IN_WORD;
        for (int player = 0; player < all.length; player++) {
            tiles[player] = within(all[player], 0, 1 << WordSweep.CELLS_IN_WORD);
            free[player] = free(tiles[player]);
            for (int tile : tiles[player]) {
                least = Math.min(least, Integer.bitCount(tile));
            }
        }
        maxLaid = WordSweep.CELLS_IN_WORD / least;
        upper = within(all[0], 1 << LOW_CELLS, 1 << WordSweep.CELLS_IN_WORD);
        upperFree = free(upper);
        int[] lower = within(all[0], 0, 1 << LOW_CELLS);
        long[] lowerFree = free(lower);
        settledBytes = new long[1 << Byte.SIZE];
        for (int wins = 0; wins < settledBytes.length; wins++) {
            long settled = wins;
            for (int laid = 0; laid < LOW_CELLS; laid++) {
                settled = (wins | wins(lower, lowerFree, settled)) & 0xFF;
            }
            settledBytes[wins] = settled;
        }
    }

    private static int[] within(long[] all, int from, int to) {
        int[] some = new int[all.length];
        int count = 0;
        for (long tile : all) {
            if (tile >= from && tile < to) {
                some[count] = (int) tile;
                count++;
            }
        }
        return Arrays.copyOf(some, count);
    }

    private static long[] free(int[] tiles) {
        long[] free = new long[tiles.length];
        for (int i = 0; i < tiles.length; i++) {
            free[i] = Cover.free(tiles[i]);
        }
        return free;
    }

    /** The boards of a word on which one of a player's tiles fits. */
    long movable(int player) {
        long movable = 0;
        for (long some : free[player]) {
            movable |= some;
        }
        return movable;
    }

    /** The boards that tiles win: a tile leads from each to a board of a word that is not among those won. */
    private static long wins(int[] tiles, long[] free, long won) {
        long wins = 0;
        for (int i = 0; i < tiles.length; i++) {
            wins |= ~won >>> tiles[i] & free[i];
        }
        return wins;
    }

    /** The won boards of a word, given those that other tiles win, where both players have the same tiles. */
    long settled(long wins) {
        long won = settledByte(wins, 7);
        long next = wins | wins(upper, upperFree, won);
        won |= settledByte(next, 6) | settledByte(next, 5) | settledByte(next, 3);
        next = wins | wins(upper, upperFree, won);
        won |= settledByte(next, 4) | settledByte(next, 2) | settledByte(next, 1);
        next = wins | wins(upper, upperFree, won);
        return won | settledByte(next, 0);
    }

    private long settledByte(long word, int index) {
        int shift = index * Byte.SIZE;
        return settledBytes[(int) (word >>> shift) & 0xFF] << shift;
    }

    /**
     * Fills the two words of the same boards, one for each player to move.
     *
     * @param won the table
     * @param first the word in which the first player is to move
     * @param firstWins what that player's other tiles win
     * @param second the word in which the second player is to move
     * @param secondWins what that player's other tiles win
     */
    void settle(long[] won, int first, long firstWins, int second, long secondWins) {
        long firstWon = firstWins;
        long secondWon = secondWins;
        // After each step the boards are right on which one tile more can be laid.
        for (int laid = 0; laid < maxLaid; laid++) {
            firstWon = firstWins | wins(tiles[0], free[0], secondWon);
            secondWon = secondWins | wins(tiles[1], free[1], firstWon);
        }
        won[first] = firstWon;
        won[second] = secondWon;
    }
}
