package dev.solvable.benchmarks.textbook;

import dev.solvable.Outcome;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** Connect Four on small boards: recursion over a board of characters, with the board's text as the key of a map. */
public final class TextbookConnectFour implements Textbook {
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    private final int columns;
    private final int rows;
    /** Column by column, from the bottom up. */
    private final char[] board;

    private final int[] heights;
    private final Map<String, Integer> memo = new HashMap<>();

    public TextbookConnectFour(int columns, int rows) {
        this.columns = columns;
        this.rows = rows;
        board = new char[columns * rows];
        Arrays.fill(board, '.');
        heights = new int[columns];
    }

    @Override
    public Outcome outcome() {
        int value = value('x');
        return value > 0 ? Outcome.WIN : value < 0 ? Outcome.LOSS : Outcome.DRAW;
    }

    private int value(char mark) {
        String key = String.valueOf(board);
        Integer known = memo.get(key);
        if (known != null) {
            return known;
        }
        int best = -2;
        for (int column = 0; column < columns && best < 1; column++) {
            int row = heights[column];
            if (row < rows) {
                board[column * rows + row] = mark;
                heights[column]++;
                best = Math.max(best, connects(column, row, mark) ? 1 : -value(mark == 'x' ? 'o' : 'x'));
                heights[column]--;
                board[column * rows + row] = '.';
            }
        }
        int value = best == -2 ? 0 : best;
        memo.put(key, value);
        return value;
    }

    private boolean connects(int column, int row, char mark) {
        for (int[] direction : DIRECTIONS) {
            int run = 1
                    + run(column, row, direction[0], direction[1], mark)
                    + run(column, row, -direction[0], -direction[1], mark);
            if (run >= 4) {
                return true;
            }
        }
        return false;
    }

    private int run(int column, int row, int right, int up, char mark) {
        int length = 0;
        int x = column + right;
        int y = row + up;
        while (x >= 0 && x < columns && y >= 0 && y < rows && board[x * rows + y] == mark) {
            length++;
            x += right;
            y += up;
        }
        return length;
    }

    @Override
    public long positions() {
        return memo.size();
    }
}
