package dev.solvable.runtime.sweep.tiles;

import java.util.Arrays;

/**
 * The tiles that fit within a row of words. Given the boards that other tiles win, they settle all boards of the row.
 * Words are settled from the last one down. A tile that covers a cell above a word leads to a word that is settled
 * before. The other tiles lead from the word to itself, so its fuller boards come first.
 *
 * <p>If both players have the same tiles, the boards of a word that agree in its three upper cells are a byte. The wins
 * of the tiles within the three lower cells are looked up by byte. The other tiles lead to bytes with more upper cells
 * taken. They are laid at once on all bytes with the same number of these taken.
 */
final class WordTiles {
    private static final int LOW_CELLS = WordSweep.CELLS_IN_WORD / 2;

    /**
     * For each player and each word of a row the tiles that fit and cover a cell above the word, each as the number by
     * which it raises a board's number.
     */
    private final int[][][] above;

    /** For each player the tiles within a word. */
    private final int[][] tiles;

    /** The first player's tiles that cover an upper cell. */
    private final int[] upper;

    /** For each byte of boards that other tiles win, all boards that are won. */
    private final long[] settledBytes;

    /** An upper bound on the tiles that can be laid within a word, one after the other. */
    private final int maxLaid;

    /**
     * The tiles of a game.
     *
     * @param all for each player that has words in the table the cells of the tiles, the first in the lowest bits
     * @param rowWords the words of a row
     */
    WordTiles(long[][] all, int rowWords) {
        above = new int[all.length][rowWords][];
        tiles = new int[all.length][];
        int least = WordSweep.CELLS_IN_WORD;
        for (int player = 0; player < all.length; player++) {
            tiles[player] = within(all[player], 0, 1 << WordSweep.CELLS_IN_WORD);
            int[] inRow = within(all[player], 1 << WordSweep.CELLS_IN_WORD, rowWords << WordSweep.CELLS_IN_WORD);
            for (int word = 0; word < rowWords; word++) {
                int taken = word << WordSweep.CELLS_IN_WORD;
                above[player][word] =
                        Arrays.stream(inRow).filter(tile -> (tile & taken) == 0).toArray();
            }
            for (int tile : tiles[player]) {
                least = Math.min(least, Integer.bitCount(tile));
            }
        }
        maxLaid = WordSweep.CELLS_IN_WORD / least;
        upper = within(all[0], 1 << LOW_CELLS, 1 << WordSweep.CELLS_IN_WORD);
        int[] lower = within(all[0], 0, 1 << LOW_CELLS);
        settledBytes = new long[1 << Byte.SIZE];
        for (int wins = 0; wins < settledBytes.length; wins++) {
            long settled = wins;
            for (int laid = 0; laid < LOW_CELLS; laid++) {
                settled = (wins | wins(lower, settled)) & 0xFF;
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

    /** The boards from which a tile leads to a board of a word that is not won. */
    private static long wins(int[] tiles, long won) {
        long wins = 0;
        for (int tile : tiles) {
            wins |= ~won >>> tile & Cover.free(tile);
        }
        return wins;
    }

    /**
     * Adds the wins of these tiles.
     *
     * @param wins for each player to move the words of a block
     * @param from the index of the row's first word in it
     */
    void settle(long[][] wins, int from) {
        int other = wins.length - 1;
        for (int word = above[0].length - 1; word >= 0; word--) {
            long first = wins[0][from + word] | winsAbove(above[0][word], wins[other], from + word);
            if (other == 0) {
                wins[0][from + word] = settled(first);
            } else {
                long second = wins[1][from + word] | winsAbove(above[1][word], wins[0], from + word);
                settle(wins, from + word, first, second);
            }
        }
    }

    /** The boards of a word that are won by tiles that cover a cell above it. */
    private static long winsAbove(int[] tiles, long[] won, int word) {
        long wins = 0;
        for (int tile : tiles) {
            int low = tile & Long.SIZE - 1;
            wins |= ~won[word + (tile >>> WordSweep.CELLS_IN_WORD)] >>> low & Cover.free(low);
        }
        return wins;
    }

    /** The won boards of a word, given those that other tiles win, if both players have the same tiles. */
    private long settled(long wins) {
        long won = settledByte(wins, 7);
        long next = wins | wins(upper, won);
        won |= settledByte(next, 6) | settledByte(next, 5) | settledByte(next, 3);
        next = wins | wins(upper, won);
        won |= settledByte(next, 4) | settledByte(next, 2) | settledByte(next, 1);
        next = wins | wins(upper, won);
        return won | settledByte(next, 0);
    }

    private long settledByte(long word, int index) {
        int shift = index * Byte.SIZE;
        return settledBytes[(int) (word >>> shift) & 0xFF] << shift;
    }

    /** Settles the two words of the same boards, one for each player to move, given the wins of other tiles. */
    private void settle(long[][] words, int at, long firstWins, long secondWins) {
        long first = firstWins;
        long second = secondWins;
        // Each step settles the boards on which one more tile can be laid.
        for (int laid = 0; laid < maxLaid; laid++) {
            first = firstWins | wins(tiles[0], second);
            second = secondWins | wins(tiles[1], first);
        }
        words[0][at] = first;
        words[1][at] = second;
    }
}
