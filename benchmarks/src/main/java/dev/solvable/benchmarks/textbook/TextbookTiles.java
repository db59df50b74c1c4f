package dev.solvable.benchmarks.textbook;

import dev.solvable.Outcome;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * BLOCKGAME, Cram and similar games on boards of up to 30 cells: the board as a bit mask, a list of all placements, and
 * recursion with the mask as the index in a byte array.
 */
public final class TextbookTiles implements Textbook {
    /** A domino, as rows and columns of its cells. */
    private static final int[][] DOMINO = {{0, 0}, {0, 1}};

    /** Three cells around a corner. */
    private static final int[][] CORNER = {{0, 0}, {0, 1}, {1, 0}};

    private static final byte UNKNOWN = -1;

    private final int rows;
    private final int columns;
    private final int cells;
    private final int[] moves;
    private final byte[] cache;

    private TextbookTiles(int columns, int cells, int[][]... tiles) {
        this.columns = columns;
        this.cells = cells;
        rows = (cells + columns - 1) / columns;
        List<Integer> placements = new ArrayList<>();
        for (int[][] tile : tiles) {
            for (int turn = 0; turn < 4; turn++) {
                for (int cell = 0; cell < cells; cell++) {
                    int mask = place(tile, turn, cell / columns, cell % columns);
                    if (mask != 0 && !placements.contains(mask)) {
                        placements.add(mask);
                    }
                }
            }
        }
        moves = placements.stream().mapToInt(mask -> mask).toArray();
        cache = new byte[1 << cells];
        Arrays.fill(cache, UNKNOWN);
    }

    /** BLOCKGAME: dominoes and corners on a board of a number of cells, filled row by row. */
    public static TextbookTiles blockGame(int columns, int cells) {
        return new TextbookTiles(columns, cells, DOMINO, CORNER);
    }

    /** Cram: dominoes. */
    public static TextbookTiles cram(int columns, int rows) {
        return new TextbookTiles(columns, columns * rows, DOMINO);
    }

    /** The mask of a tile after a number of quarter turns, laid at a cell; 0 if it does not fit. */
    private int place(int[][] tile, int turns, int row, int column) {
        int mask = 0;
        for (int[] cell : tile) {
            int y = cell[0];
            int x = cell[1];
            for (int turn = 0; turn < turns; turn++) {
                int before = y;
                y = x;
                x = -before;
            }
            y += row;
            x += column;
            if (y < 0 || y >= rows || x < 0 || x >= columns || y * columns + x >= cells) {
                return 0;
            }
            mask |= 1 << (y * columns + x);
        }
        return mask;
    }

    /** Whether the player to move wins on a board with these cells taken. */
    public boolean canWin(int board) {
        if (cache[board] != UNKNOWN) {
            return cache[board] == 1;
        }
        boolean wins = false;
        for (int move : moves) {
            if ((board & move) == 0 && !canWin(board | move)) {
                wins = true;
                break;
            }
        }
        cache[board] = (byte) (wins ? 1 : 0);
        return wins;
    }

    /** Solves every board. */
    public void solveAll() {
        for (int board = cache.length - 1; board >= 0; board--) {
            canWin(board);
        }
    }

    @Override
    public Outcome outcome() {
        return canWin(0) ? Outcome.WIN : Outcome.LOSS;
    }

    @Override
    public long positions() {
        long known = 0;
        for (byte value : cache) {
            known += value == UNKNOWN ? 0 : 1;
        }
        return known;
    }
}
