package dev.solvable.runtime;

/**
 * The moves of a move source: as the declaration's method gives them, and in an order that serves a search, in which a
 * taken cell rules out all moves that start with it.
 */
@ForGeneratedCode
public final class MoveRows {
    /** For each move the cells that must be empty. */
    private final long[] required;

    /** For each move the cells that it fills; some may be taken before. */
    private final long[] filled;

    /** The cells that must be empty for each move, in the order of the first of these cells. */
    public final long[] needs;

    /** The cells that each move fills, in the same order. */
    public final long[] fills;

    /**
     * For each cell where in {@link #needs} the moves begin of whose needed cells it is the first; they end where those
     * of the next begin.
     */
    public final int[] firstMoves;

    /** The cells that some move needs. */
    private final long everNeeded;

    /** Whether every move needs a single cell. */
    private final boolean needsOneEach;

    private MoveRows(long[][] rows, int cells) {
        required = new long[rows.length];
        filled = new long[rows.length];
        firstMoves = new int[cells + 1];
        long needed = 0;
        boolean oneEach = true;
        for (int row = 0; row < rows.length; row++) {
            required[row] = rows[row][0];
            filled[row] = rows[row][1];
            firstMoves[Long.numberOfTrailingZeros(required[row]) + 1]++;
            needed |= required[row];
            oneEach &= Long.bitCount(required[row]) == 1;
        }
        everNeeded = needed;
        needsOneEach = oneEach;
        for (int cell = 0; cell < cells; cell++) {
            firstMoves[cell + 1] += firstMoves[cell];
        }
        needs = new long[rows.length];
        fills = new long[rows.length];
        int[] places = firstMoves.clone();
        for (int row = 0; row < rows.length; row++) {
            int place = places[Long.numberOfTrailingZeros(required[row])]++;
            needs[place] = required[row];
            fills[place] = filled[row];
        }
    }

    /**
     * The moves that a method of the declaration gives.
     *
     * @param method its name with that of the game, as messages have it: {@code Chomp.bites()}
     * @param rows what it gives
     * @throws IllegalStateException where these are no moves of the board, saying which row and why
     */
    static MoveRows of(String method, long[][] rows, Board board) {
        if (rows == null) {
            throw new IllegalStateException(method + " gives null, not the rows of the moves");
        }
        for (int row = 0; row < rows.length; row++) {
            check(method, row, rows[row], board);
        }
        return new MoveRows(rows, board.cells());
    }

    private static void check(String method, int number, long[] row, Board board) {
        if (row == null || row.length != 2) {
            throw new IllegalStateException("row " + number + " of " + method + " is not two numbers,"
                    + " the mask of the cells that must be empty and the mask of those to fill");
        }
        if (((row[0] | row[1]) & ~board.mask()) != 0) {
            throw new IllegalStateException("row " + number + " of " + method + " names cells outside the board,"
                    + " of which the last is bit " + (board.cells() - 1));
        }
        if ((row[0] & row[1]) == 0) {
            throw new IllegalStateException("row " + number + " of " + method + " fills no cell that must be empty,"
                    + " and nothing ever empties a cell; one at least must be in both masks");
        }
    }

    /**
     * What to throw where the method of a declaration does not end because it makes the solver that asks it.
     *
     * @param method its name with that of the game
     */
    public static IllegalStateException endless(String method, StackOverflowError cause) {
        return new IllegalStateException(
                method + " calls itself without end; it must not make or ask the game's solver", cause);
    }

    /** Those of the free cells that a move needs which is still possible; the others are as good as taken. */
    public long needed(long free) {
        if (needsOneEach) {
            return free & everNeeded;
        }
        long needed = 0;
        for (long cells = free; cells != 0; cells &= cells - 1) {
            int cell = Long.numberOfTrailingZeros(cells);
            for (int move = firstMoves[cell]; move < firstMoves[cell + 1]; move++) {
                if ((needs[move] & ~free) == 0) {
                    needed |= needs[move];
                }
            }
        }
        return needed;
    }

    /** The number of moves. */
    public int count() {
        return required.length;
    }

    /** The cells that must be empty for a move. */
    long required(int move) {
        return required[move];
    }

    /** The cells that a move fills. */
    long filled(int move) {
        return filled[move];
    }
}
