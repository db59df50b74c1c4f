package dev.solvable.runtime.sweep.tiles;

import java.util.Arrays;

/**
 * Fills a table of outcomes in the order of the positions, where too few cells could make a row ({@link WordRowSweep}):
 * a block of words at a time. Tiles that cover cells above the block are laid in loops over all its words. Then each
 * word gets the tiles that cover cells above it, and at last those {@link WordTiles within its six cells}.
 */
final class WordBlockSweep extends WordSweep {
    /** The tiles above a block of words are tried once for all its words. */
    private static final int MAX_CELLS_IN_BLOCK = CELLS_IN_WORD + 9;

    private final int blockWords;

    /** For each player that has words in the table the cells of the tiles. */
    private final long[][] tiles;

    /**
     * For each player and each word of a block the tiles that fit and cover a cell above the word, but none above the
     * block.
     */
    private final long[][][] inside;

    private final WordTiles lowest;

    /** For each set of the six lowest cells the boards of a word that leave it free. */
    private final long[] free;

    /**
     * For each player and each word of a block the boards on which no tile fits that covers no cell above the block;
     * empty where the player without a move loses.
     */
    private final long[][] moveless;

    /**
     * A sweep.
     *
     * @param tiles for each player that has words in the table the cells of the tiles
     * @param misere whether the player without a move wins, not loses
     */
    WordBlockSweep(long[][] tiles, int cells, boolean misere) {
        super(cells, tiles.length, Math.min(MAX_CELLS_IN_BLOCK, cells), new int[0]);
        this.tiles = tiles;
        this.blockWords = words(Math.min(MAX_CELLS_IN_BLOCK, cells));
        this.lowest = new WordTiles(tiles);
        this.free = new long[Long.SIZE];
        for (int filling = 0; filling < free.length; filling++) {
            free[filling] = Cover.free(filling);
        }
        this.inside = new long[tiles.length][blockWords][];
        this.moveless = new long[misere ? tiles.length : 0][blockWords];
        for (int word = 0; word < blockWords; word++) {
            for (int player = 0; player < tiles.length; player++) {
                long[] fitting = inside(tiles[player], word);
                inside[player][word] = fitting;
                if (misere) {
                    moveless[player][word] = ~(lowest.movable(player) | movable(fitting));
                }
            }
        }
    }

    /** The tiles that fit and cover a cell above a word, but none above the block. */
    private long[] inside(long[] all, int word) {
        long[] fitting = new long[all.length];
        int count = 0;
        for (long tile : all) {
            long above = tile >>> CELLS_IN_WORD;
            if (above != 0 && above < blockWords && (above & word) == 0) {
                fitting[count] = tile;
                count++;
            }
        }
        return Arrays.copyOf(fitting, count);
    }

    private long movable(long[] fitting) {
        long movable = 0;
        for (long tile : fitting) {
            movable |= free[low(tile)];
        }
        return movable;
    }

    /** The cells of a tile within a word. */
    private static int low(long tile) {
        return (int) tile & Long.SIZE - 1;
    }

    @Override
    void fill(long[] won, int from, int to) {
        long[] firstWins = new long[blockWords];
        long[] secondWins = new long[tiles.length == 1 ? 0 : blockWords];
        for (int block = to - blockWords; block >= from; block -= blockWords) {
            start(firstWins, 0, won, block);
            if (tiles.length == 1) {
                for (int word = blockWords - 1; word >= 0; word--) {
                    won[block | word] = lowest.settled(wins(firstWins[word], 0, won, block, word));
                }
                continue;
            }
            start(secondWins, 1, won, block);
            for (int word = blockWords - 1; word >= 0; word--) {
                long first = wins(firstWins[word], 0, won, block, word);
                long second = wins(secondWins[word], 1, won, block, word);
                lowest.settle(won, block | word, first, offset(1) + (block | word), second);
            }
        }
    }

    /** Starts a block with what a player's tiles win that cover cells above it. */
    private void start(long[] wins, int player, long[] won, int block) {
        Arrays.fill(wins, 0);
        if (moveless.length > 0) {
            System.arraycopy(moveless[player], 0, wins, 0, blockWords);
            for (long tile : tiles[player]) {
                if (isAbove(tile, block)) {
                    int covered = (int) (tile >>> CELLS_IN_WORD) & blockWords - 1;
                    takeMoves(wins, covered, free[low(tile)]);
                }
            }
        }
        for (long tile : tiles[player]) {
            if (isAbove(tile, block)) {
                gather(wins, won, offset(after(player)) + block, tile);
            }
        }
    }

    /** Whether a tile covers cells above a block, and these are free. */
    private boolean isAbove(long tile, int block) {
        int above = (int) (tile >>> CELLS_IN_WORD) & -blockWords;
        return above != 0 && (block & above) == 0;
    }

    /**
     * Adds what a tile wins that covers cells above the block.
     *
     * @param block where the words begin of the boards that the other player is to move on
     */
    private void gather(long[] wins, long[] won, int block, long tile) {
        int after = block + ((int) (tile >>> CELLS_IN_WORD) & -blockWords);
        int covered = (int) (tile >>> CELLS_IN_WORD) & blockWords - 1;
        int low = low(tile);
        long open = free[low];
        if (covered == 0) {
            for (int word = 0; word < blockWords; word++) {
                wins[word] |= ~won[after + word] >>> low & open;
            }
            return;
        }
        // Adding 1 with the covered cells set counts through the words that leave them free.
        for (int word = 0; word < blockWords; word = (word | covered) + 1 & ~covered) {
            wins[word] |= ~won[after + (word | covered)] >>> low & open;
        }
    }

    /** What a player's tiles win on the boards of a word, but for those within the six lowest cells. */
    private long wins(long start, int player, long[] won, int block, int word) {
        int after = offset(after(player)) + block;
        long wins = start;
        for (long tile : inside[player][word]) {
            int low = (int) tile & Long.SIZE - 1;
            wins |= ~won[after + (word | (int) (tile >>> CELLS_IN_WORD))] >>> low & free[low];
        }
        return wins;
    }
}
