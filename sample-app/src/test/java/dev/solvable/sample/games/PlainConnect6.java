package dev.solvable.sample.games;

import java.util.Arrays;

/** Two stones a turn on four by four once more, by recursion over all boards as numbers of base three. */
final class PlainConnect6 {
    private static final int CELLS = 16;

    private static final int UNKNOWN = 2;

    private final byte[] values = new byte[43_046_721];

    PlainConnect6() {
        Arrays.fill(values, (byte) UNKNOWN);
    }

    /** 1 where the first player wins, -1 where the second does, 0 for a draw. */
    int valueForFirst(String board) {
        return value(board.toCharArray(), (int)
                board.chars().filter(cell -> cell != '.').count());
    }

    private int value(char[] board, int stones) {
        int code = 0;
        for (char cell : board) {
            code = 3 * code + ".xo".indexOf(cell);
        }
        if (values[code] == UNKNOWN) {
            values[code] = (byte) found(board, stones);
        }
        return values[code];
    }

    private int found(char[] board, int stones) {
        for (char stone : new char[] {'x', 'o'}) {
            if (hasFour(board, stone)) {
                return stone == 'x' ? 1 : -1;
            }
        }
        if (stones == CELLS) {
            return 0;
        }
        char mover = "xooxxooxxooxxoox".charAt(stones);
        int wanted = mover == 'x' ? 1 : -1;
        int best = -wanted;
        for (int cell = 0; cell < CELLS && best != wanted; cell++) {
            if (board[cell] == '.') {
                board[cell] = mover;
                int after = value(board, stones + 1);
                board[cell] = '.';
                best = wanted > 0 ? Math.max(best, after) : Math.min(best, after);
            }
        }
        return best;
    }

    private static boolean hasFour(char[] board, char stone) {
        int falling = 0;
        int rising = 0;
        for (int line = 0; line < 4; line++) {
            int row = 0;
            int column = 0;
            for (int at = 0; at < 4; at++) {
                row += board[4 * line + at] == stone ? 1 : 0;
                column += board[4 * at + line] == stone ? 1 : 0;
            }
            if (row == 4 || column == 4) {
                return true;
            }
            falling += board[5 * line] == stone ? 1 : 0;
            rising += board[3 * line + 3] == stone ? 1 : 0;
        }
        return falling == 4 || rising == 4;
    }
}
