package dev.solvable.benchmarks.textbook;

import dev.solvable.Outcome;
import java.util.Arrays;

/**
 * Tic-tac-toe on n by n with n in a row, up to n = 4: recursion over a board of characters, with the board's base-3
 * number as the index in an int array.
 */
public final class TextbookTicTacToe implements Textbook {
    private static final int UNKNOWN = -2;

    private final int side;
    private final char[][] board;
    private final int[] cache;

    public TextbookTicTacToe(int side) {
        this.side = side;
        board = new char[side][side];
        for (char[] row : board) {
            Arrays.fill(row, '.');
        }
        int boards = 1;
        for (int cell = 0; cell < side * side; cell++) {
            boards *= 3;
        }
        cache = new int[boards];
        Arrays.fill(cache, UNKNOWN);
    }

    @Override
    public Outcome outcome() {
        return toOutcome(canWin('x'));
    }

    /** The outcome of a board of {@code x}, {@code o} and {@code .}, row by row; x moves first. */
    public Outcome outcome(String cells) {
        int marks = 0;
        for (int cell = 0; cell < side * side; cell++) {
            board[cell / side][cell % side] = cells.charAt(cell);
            marks += cells.charAt(cell) == '.' ? 0 : 1;
        }
        return toOutcome(canWin(marks % 2 == 0 ? 'x' : 'o'));
    }

    private static Outcome toOutcome(int value) {
        return value > 0 ? Outcome.WIN : value < 0 ? Outcome.LOSS : Outcome.DRAW;
    }

    /** 1, 0 or -1 for a win, a draw or a loss of the player of this mark, who is to move. */
    private int canWin(char mark) {
        char other = mark == 'x' ? 'o' : 'x';
        if (hasLine(other)) {
            return -1;
        }
        int index = index();
        if (cache[index] != UNKNOWN) {
            return cache[index];
        }
        int worst = 2;
        for (int y = 0; y < side; y++) {
            for (int x = 0; x < side; x++) {
                if (board[y][x] == '.') {
                    board[y][x] = mark;
                    worst = Math.min(worst, canWin(other));
                    board[y][x] = '.';
                }
            }
        }
        int value = worst == 2 ? 0 : -worst;
        cache[index] = value;
        return value;
    }

    private int index() {
        int index = 0;
        for (char[] row : board) {
            for (char cell : row) {
                index = index * 3 + (cell == 'x' ? 1 : cell == 'o' ? 2 : 0);
            }
        }
        return index;
    }

    private boolean hasLine(char mark) {
        boolean diagonal = true;
        boolean antidiagonal = true;
        for (int i = 0; i < side; i++) {
            boolean row = true;
            boolean column = true;
            for (int j = 0; j < side; j++) {
                row &= board[i][j] == mark;
                column &= board[j][i] == mark;
            }
            if (row || column) {
                return true;
            }
            diagonal &= board[i][i] == mark;
            antidiagonal &= board[i][side - 1 - i] == mark;
        }
        return diagonal || antidiagonal;
    }

    @Override
    public long positions() {
        return Arrays.stream(cache).filter(value -> value != UNKNOWN).count();
    }
}
