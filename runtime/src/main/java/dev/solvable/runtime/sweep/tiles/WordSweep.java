package dev.solvable.runtime.sweep.tiles;

import dev.solvable.Ending;
import dev.solvable.runtime.game.tiles.TakenGame;
import org.jspecify.annotations.Nullable;

/**
 * Finds the outcomes of all boards of a tile game, 64 boards at a time, fullest boards first. Bit b of word w, a
 * {@code long}, tells whether the board with number 64 w + b is won. If the players have different tiles, the words
 * with the first player to move come first, then those with the second. A tile leads from one half to the other.
 *
 * <p>The cells are ordered so that no tile fits within the first ones, the cells of a row. So no board of a row, in
 * which all other cells agree, leads to another one of it. Every step is one loop over all boards of a row, without
 * dependences. In the hypergraph whose edges are the tiles these cells are an independent set; on a grid with dominoes,
 * the squares of one colour. If too few cells could make a row, rows are {@link WordTiles settled a word at a time}.
 *
 * <p>The rows of a block fit the level 1 cache. Tiles that cover a cell in which blocks differ are laid on all of its
 * boards at once. Other tiles are laid by halves. The half of the rows with a tile's highest cell taken is finished
 * first; then the tile is laid on the half with that cell free.
 *
 * <p>The table is filled a part at a time. The boards of a part have the same uppermost cells taken. No tile frees a
 * cell, so parts with the same number of these taken do not depend on each other, and threads can share them.
 */
public class WordSweep {
    /** The cells whose 64 fillings share a word. */
    public static final int CELLS_IN_WORD = 6;

    /** The maximum number of cells in which parts differ: enough parts to share, and to check interrupts in between. */
    private static final int MAX_CELLS_OF_PART = 6;

    /** Without rows: the cells of a block, and of the boards that are settled a word at a time. */
    private static final int MAX_CELLS_OF_BLOCK = CELLS_IN_WORD + 9;

    private static final int MAX_SETTLED_CELLS = CELLS_IN_WORD + 5;

    private static final int BITS_OF_CHUNK = 8;

    private final int cells;
    private final int partCells;
    private final int blockWords;

    /** The words of a row, or those that are settled one after the other. */
    private final int rowWords;

    /** The tiles of each player that has words in the table. */
    private final Covers[] covers;

    /** The tiles that fit within a row; null if none does. */
    private final @Nullable WordTiles tilesInRow;

    /**
     * What every 8 bits of a position add to the board's number: 256 entries for the lowest 8, 256 for the next, and so
     * on. Empty if a board's number is the mask of its taken cells.
     */
    private final int[] numbers;

    /** A sweep. If the numbers are empty, it is one without rows: tiles may fit within these cells. */
    WordSweep(TakenGame game, int[] numbers, int rowCells, int blockCells) {
        this.cells = game.board().cells();
        this.partCells = Math.min(MAX_CELLS_OF_PART, cells - blockCells);
        this.blockWords = words(blockCells);
        this.rowWords = words(rowCells);
        this.numbers = numbers;
        // If both players have the same tiles, the table has words for one of them.
        long[][] tiles =
                game.isPartizan() ? new long[][] {game.fillsOf('1'), game.fillsOf('2')} : new long[][] {game.fills()};
        this.covers = new Covers[tiles.length];
        for (int player = 0; player < tiles.length; player++) {
            long[] placed = new long[tiles[player].length];
            for (int i = 0; i < placed.length; i++) {
                placed[i] = number(tiles[player][i]);
            }
            covers[player] = new Covers(placed, rowWords, blockWords, game.noMoves() == Ending.WINS);
        }
        this.tilesInRow = numbers.length > 0 ? null : new WordTiles(tiles, rowWords);
    }

    /**
     * A sweep of rows.
     *
     * @param game what the game declares; it has no draws
     * @param order the cells by their bit in the number of a board
     * @param rowCells the number of cells, the first ones, that vary within a row: no tile fits within these
     * @param blockCells the number of cells that vary within a block
     */
    public static WordSweep ofRows(TakenGame game, int[] order, int rowCells, int blockCells) {
        return new WordSweep(game, numbers(order), rowCells, blockCells);
    }

    /**
     * A sweep without rows: boards are numbered by their taken cells.
     *
     * @param game what the game declares; it has no draws, and at least 7 cells
     */
    public static WordSweep ofBlocks(TakenGame game) {
        int cells = game.board().cells();
        return new WordSweep(game, new int[0], Math.min(MAX_SETTLED_CELLS, cells), Math.min(MAX_CELLS_OF_BLOCK, cells));
    }

    /** The words that hold the fillings of this number of cells. */
    private static int words(int cells) {
        return 1 << cells - CELLS_IN_WORD;
    }

    /** The table of what each value of 8 bits of a position adds to the number of a board. */
    private static int[] numbers(int[] order) {
        int[] numbers = new int[Integer.BYTES << BITS_OF_CHUNK];
        for (int bit = 0; bit < order.length; bit++) {
            int inChunk = order[bit] % BITS_OF_CHUNK;
            numbers[order[bit] / BITS_OF_CHUNK << BITS_OF_CHUNK | 1 << inChunk] = 1 << bit;
        }
        for (int i = 0; i < numbers.length; i++) {
            int value = i & (1 << BITS_OF_CHUNK) - 1;
            if ((value & value - 1) != 0) {
                numbers[i] = numbers[i & i - 1] | numbers[i & ~value | value & -value];
            }
        }
        return numbers;
    }

    /** The number of the board on which these cells are taken. */
    final int number(long taken) {
        if (numbers.length == 0) {
            return (int) taken;
        }
        return numbers[(int) taken & 0xFF]
                | numbers[0x100 | (int) (taken >>> 8) & 0xFF]
                | numbers[0x200 | (int) (taken >>> 16) & 0xFF]
                | numbers[0x300 | (int) (taken >>> 24) & 0xFF];
    }

    /** The index in the table of the first word with this player to move. */
    final int offset(int player) {
        return player << cells - CELLS_IN_WORD;
    }

    /** The player to move after this one; the same if both have the same tiles. */
    final int after(int player) {
        return covers.length - 1 - player;
    }

    final long positions() {
        return (long) covers.length << cells;
    }

    final long[] newTable() {
        return new long[covers.length << cells - CELLS_IN_WORD];
    }

    /** The number of parts of the table, at most 64. */
    final int parts() {
        return 1 << partCells;
    }

    /** The maximum number of independent parts: those with half of the cells taken in which parts differ. */
    final int partsAtOnce() {
        int count = 0;
        for (int part = 0; part < parts(); part++) {
            count += Integer.bitCount(part) == partCells / 2 ? 1 : 0;
        }
        return count;
    }

    /** Fills a part of a table, after those that it depends on. */
    final void fill(long[] won, int part) {
        int words = words(cells - partCells);
        fill(won, part * words, (part + 1) * words);
    }

    /** Fills a range of words, for each player to move. */
    void fill(long[] won, int from, int to) {
        long[][] wins = new long[covers.length][]; // won boards of a block, for each player to move
        for (int player = 0; player < wins.length; player++) {
            wins[player] = new long[blockWords]; // one by one: an array of arrays takes longer to make
        }
        long[] next = new long[blockWords]; // the boards that a tile leads to
        for (int block = to - blockWords; block >= from; block -= blockWords) {
            for (int player = 0; player < wins.length; player++) {
                covers[player].start(wins[player], won, block, offset(after(player)), next);
            }
            fillRows(wins, 0, blockWords, next);
            for (int player = 0; player < wins.length; player++) {
                System.arraycopy(wins[player], 0, won, offset(player) + block, blockWords);
            }
        }
    }

    /** Adds the wins of the tiles within a block, in this number of words. */
    private void fillRows(long[][] wins, int from, int words, long[] next) {
        if (words == rowWords) {
            if (tilesInRow != null) {
                tilesInRow.settle(wins, from);
            }
            return;
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

    /**
     * Whether the player to move wins.
     *
     * @param won a full table
     * @param firstMoves whether it is the first player; true if it makes no difference
     */
    final boolean isWon(long[] won, long taken, boolean firstMoves) {
        int number = number(taken);
        return (won[(number >>> CELLS_IN_WORD) + (firstMoves ? 0 : offset(1))] >>> number & 1) != 0;
    }
}
