package dev.solvable.runtime.game.tiles;

import dev.solvable.Ending;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.Rules;
import java.util.Arrays;
import java.util.function.Supplier;

/**
 * The declaration of a game in which moves take cells, and no cell is freed. A move needs some free cells and fills
 * some cells; a tile is a move that needs the cells that it fills.
 *
 * @param name the game's name, nested names joined with a dot
 * @param board its board
 * @param marks the characters of a taken and of a free cell
 * @param noMoves the result for the player to move in a position without moves
 * @param needs for each move the cells that must be free
 * @param fills for each move the cells that it fills; some may be taken before. The same array as the needs if moves
 *     are tiles
 * @param players the player of each move: 1 the first player, 2 the second, * both; empty if all moves are both
 *     players'
 */
@SuppressWarnings("ArrayRecordComponent") // games are not compared
public record TakenGame(
        String name, Board board, String marks, Ending noMoves, long[] needs, long[] fills, String players) {
    /** The characters of a game whose moves come from methods: it declares none. */
    private static final String SOURCE_MARKS = "#.";

    /** A game of tiles: each covers free cells. */
    public TakenGame(String name, Board board, String marks, Ending noMoves, long[] tiles, String players) {
        this(name, board, marks, noMoves, tiles, tiles, players);
    }

    /**
     * A game in which a method gives the moves of both players.
     *
     * @param method the method's name with that of the game, as messages have it: {@code Chomp.bites()}
     * @param source the method: for each move the cells that it needs, and those that it fills
     * @throws IllegalStateException if a row is no move of the board, with the row and the reason, or if the method
     *     recurses without end
     */
    public static TakenGame ofRows(String name, Board board, Ending noMoves, String method, Supplier<long[][]> source) {
        long[][] rows = rows(method, source, board);
        return new TakenGame(name, board, SOURCE_MARKS, noMoves, column(rows, 0), column(rows, 1), "");
    }

    /**
     * The same with a method for each player. The moves of the first player have the first numbers.
     *
     * @throws IllegalStateException if a row is no move of the board, with the row and the reason, or if a method
     *     recurses without end
     */
    public static TakenGame ofRows(
            String name,
            Board board,
            Ending noMoves,
            String firstMethod,
            Supplier<long[][]> firstSource,
            String secondMethod,
            Supplier<long[][]> secondSource) {
        long[][] first = rows(firstMethod, firstSource, board);
        long[][] second = rows(secondMethod, secondSource, board);
        long[][] rows = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, rows, first.length, second.length);
        String players = "1".repeat(first.length) + "2".repeat(second.length);
        return new TakenGame(name, board, SOURCE_MARKS, noMoves, column(rows, 0), column(rows, 1), players);
    }

    private static long[] column(long[][] rows, int column) {
        long[] all = new long[rows.length];
        for (int row = 0; row < rows.length; row++) {
            all[row] = rows[row][column];
        }
        return all;
    }

    private static long[][] rows(String method, Supplier<long[][]> source, Board board) {
        long[][] rows = Rules.called(method, source);
        if (rows == null) {
            throw new IllegalStateException(method + " gives null, not the rows of the moves");
        }
        for (int row = 0; row < rows.length; row++) {
            check(method, row, rows[row], board);
        }
        return rows;
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

    /** Whether the players have moves of their own, so that a position needs a side to move. */
    public boolean isPartizan() {
        return !players.isEmpty();
    }

    /** Whether each move needs the cells that it fills. */
    public boolean hasTiles() {
        return needs == fills;
    }

    /**
     * The bit of a position in which the second player is to move; 0 if the number of tiles tells it, or it makes no
     * difference.
     */
    public long side() {
        return isPartizan() && board.cells() < Long.SIZE ? 1L << board.cells() : 0;
    }

    /** The cells that the moves of a player fill, in the order of moves; player is 1 or 2. */
    public long[] fillsOf(char player) {
        return of(player, fills);
    }

    /** The cells that the moves of a player need, in the order of moves; player is 1 or 2. */
    public long[] needsOf(char player) {
        return of(player, needs);
    }

    private long[] of(char player, long[] masks) {
        if (!isPartizan()) {
            return masks;
        }
        long[] own = new long[masks.length];
        int count = 0;
        for (int move = 0; move < masks.length; move++) {
            if (players.charAt(move) == player || players.charAt(move) == '*') {
                own[count] = masks[move];
                count++;
            }
        }
        return Arrays.copyOf(own, count);
    }

    /** The least number of cells that a tile covers. */
    public int minTile() {
        int min = Long.SIZE;
        for (long tile : fills) {
            min = Math.min(min, Long.bitCount(tile));
        }
        return min;
    }
}
