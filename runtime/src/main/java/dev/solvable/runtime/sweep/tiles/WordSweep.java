package dev.solvable.runtime.sweep.tiles;

import dev.solvable.Ending;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.game.tiles.TakenGame;

/**
 * How the outcomes of all boards of a tile game are found, 64 boards at a time, fullest boards first. A {@code long}
 * holds, as bit b of word w, whether the board is won whose number is 64 w + b. Where the players have different tiles,
 * the words of the boards with the first player to move are followed by those with the second one.
 *
 * <p>The table is filled a part at a time. The boards of a part have the same uppermost cells taken. No tile frees a
 * cell, so parts with the same number of these taken do not depend on each other, and threads can share them.
 */
@ForGeneratedCode
public abstract class WordSweep {
    /** The cells whose 64 fillings share a word. */
    public static final int CELLS_IN_WORD = 6;

    /** Enough parts to share, and to look at the interrupt status now and then, but not too small ones. */
    private static final int MAX_CELLS_OF_PART = 6;

    private static final int BITS_OF_CHUNK = 8;

    private final int cells;
    private final int players;
    private final int partCells;

    /**
     * What every 8 bits of a position add to the board's number, 256 for the lowest 8, 256 for the next; empty where
     * cells have the bits of their own numbers.
     */
    private final int[] numbers;

    WordSweep(int cells, int players, int blockCells, int[] numbers) {
        this.cells = cells;
        this.players = players;
        this.partCells = Math.min(MAX_CELLS_OF_PART, cells - blockCells);
        this.numbers = numbers;
    }

    /**
     * A sweep of rows. No board of a row leads to another board of it.
     *
     * @param game what the game declares; it has no draws
     * @param order the cells by their bit in the number of a board
     * @param rowCells how many of them, the first, vary within a row: no tile fits within these
     * @param blockCells how many of them vary within a block
     */
    public static WordSweep ofRows(TakenGame game, int[] order, int rowCells, int blockCells) {
        return new WordRowSweep(tilesOfPlayers(game), order, rowCells, blockCells, isMisere(game));
    }

    /**
     * A sweep of blocks: where too few cells could make a row, boards are numbered by their taken cells.
     *
     * @param game what the game declares; it has no draws, and at least 7 cells
     */
    public static WordSweep ofBlocks(TakenGame game) {
        return new WordBlockSweep(tilesOfPlayers(game), game.board().cells(), isMisere(game));
    }

    private static boolean isMisere(TakenGame game) {
        return game.noMoves() == Ending.WINS;
    }

    /** The tiles of each player that has words in the table: those of both where these are the same. */
    private static long[][] tilesOfPlayers(TakenGame game) {
        return game.isPartizan() ? new long[][] {game.fillsOf('1'), game.fillsOf('2')} : new long[][] {game.fills()};
    }

    /** The words that hold the fillings of this number of cells. */
    static int words(int cells) {
        return 1 << cells - CELLS_IN_WORD;
    }

    /** What each value of each 8 bits of a position adds to the number of a board. */
    static int[] numbers(int[] order) {
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

    /** Where in the table the words of the boards begin that this player is to move on. */
    final int offset(int player) {
        return player << cells - CELLS_IN_WORD;
    }

    /** The player to move after this one; the same where both have the same tiles. */
    final int after(int player) {
        return players - 1 - player;
    }

    /** How many positions the table knows. */
    final long positions() {
        return (long) players << cells;
    }

    /** A table with nothing in it. */
    final long[] newTable() {
        return new long[players << cells - CELLS_IN_WORD];
    }

    /** How many parts the table is filled in, at most 64. */
    final int parts() {
        return 1 << partCells;
    }

    /** How many of them never wait for each other: those with half of the cells taken by which parts differ. */
    final int partsAtOnce() {
        int count = 0;
        for (int part = 0; part < parts(); part++) {
            count += Integer.bitCount(part) == partCells / 2 ? 1 : 0;
        }
        return count;
    }

    /** Fills a part of a table, those that it leads to being filled. */
    final void fill(long[] won, int part) {
        int words = words(cells - partCells);
        fill(won, part * words, (part + 1) * words);
    }

    /**
     * Takes the boards on which tiles fit out of those without a move.
     *
     * @param covered the cells that the tiles cover outside a word
     * @param movable the boards of a word on which one of them fits, as far as the cells of a word tell
     */
    static void takeMoves(long[] moveless, int covered, long movable) {
        // Adding 1 with the covered cells set counts through the words that leave them free.
        for (int word = 0; word < moveless.length; word = (word | covered) + 1 & ~covered) {
            moveless[word] &= ~movable;
        }
    }

    /** Fills the words from one on and before another, for each player to move. */
    abstract void fill(long[] won, int from, int to);

    /**
     * Whether the player to move wins.
     *
     * @param won a full table
     * @param firstMoves whether it is the first player; true where it makes no difference
     */
    final boolean isWon(long[] won, long taken, boolean firstMoves) {
        int number = number(taken);
        return (won[(number >>> CELLS_IN_WORD) + (firstMoves ? 0 : offset(1))] >>> number & 1) != 0;
    }
}
