package dev.solvable.runtime.sweep.tiles;

import java.util.Arrays;

/**
 * Fills a table of outcomes by plain loops over arrays. The cells are numbered in an order in which no tile fits within
 * the first ones, those of a row. So of two boards that are alike in all other cells none leads to the other, and every
 * step is the same loop over all boards of a row: nothing in it waits for anything else in it. In the language of
 * hypergraphs these cells are an independent set, the tiles being the edges; on a grid with dominoes it is the squares
 * of one colour.
 *
 * <p>A block has as many rows as stay in the innermost cache. The tiles that cover a cell by which blocks differ are
 * laid on all of its boards at once. The others are laid by halves: as soon as the half of the rows with a cell taken
 * is finished, tiles are laid on the half with that cell free. These are the tiles whose highest cell it is.
 *
 * <p>Where the players have different tiles, each has words in the table for the boards with that player to move, and
 * tiles lead from one to the other.
 */
final class WordRowSweep extends WordSweep {
    private final int rowWords;
    private final int blockWords;

    /** The tiles of each player that has words in the table. */
    private final Covers[] covers;

    private final boolean misere;

    /**
     * A sweep.
     *
     * @param tiles for each player that has words in the table the cells of the tiles
     * @param order the cells by their bit in the number of a board
     * @param rowCells how many of them, the first, vary within a row
     * @param blockCells how many of them vary within a block
     * @param misere whether the player without a move wins, not loses
     */
    WordRowSweep(long[][] tiles, int[] order, int rowCells, int blockCells, boolean misere) {
        super(order.length, tiles.length, blockCells, numbers(order));
        this.rowWords = words(rowCells);
        this.blockWords = words(blockCells);
        this.misere = misere;
        this.covers = new Covers[tiles.length];
        for (int player = 0; player < tiles.length; player++) {
            long[] placed = new long[tiles[player].length];
            for (int i = 0; i < placed.length; i++) {
                placed[i] = number(tiles[player][i]);
            }
            covers[player] = new Covers(placed, blockWords, misere);
        }
    }

    @Override
    void fill(long[] won, int from, int to) {
        long[][] wins = new long[covers.length][blockWords]; // won boards of a block, for each player to move
        long[] next = new long[blockWords]; // the boards that a tile leads to
        for (int block = to - blockWords; block >= from; block -= blockWords) {
            for (int player = 0; player < wins.length; player++) {
                start(wins[player], covers[player], won, block, next, after(player));
            }
            fillRows(wins, 0, blockWords, next);
            for (int player = 0; player < wins.length; player++) {
                System.arraycopy(wins[player], 0, won, offset(player) + block, blockWords);
            }
        }
    }

    /** Starts a block with what the tiles win that cover a cell by which blocks differ. */
    private void start(long[] wins, Covers tiles, long[] won, int block, long[] next, int after) {
        if (misere) {
            tiles.startMoveless(wins, block);
        } else {
            Arrays.fill(wins, 0);
        }
        for (Cover cover : tiles.outside) {
            if ((block & cover.above) == 0) {
                cover.addTo(wins, 0, blockWords, won, offset(after) + (block | cover.above), next);
            }
        }
    }

    /** Adds the wins of the other tiles, in this number of words. */
    private void fillRows(long[][] wins, int from, int words, long[] next) {
        if (words == rowWords) {
            return; // no tile fits within a row
        }
        int half = words / 2;
        int level = Integer.numberOfTrailingZeros(half);
        fillRows(wins, from + half, half, next);
        for (int player = 0; player < wins.length; player++) {
            for (Cover cover : covers[player].inside[level]) {
                cover.addTo(wins[player], from, half, wins[after(player)], from + half, next);
            }
        }
        fillRows(wins, from, half, next);
    }
}
