package dev.solvable.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** BLOCKGAME on random boards, against plain search over strings. */
class BlockGameCommandTest {
    private static final int SEED = 5;

    /**
     * A domino and an L-tromino in all their turns: for each cell of a tile its row and column from the tile's first.
     */
    private static final int[][][] TILES = {
        {{0, 0}, {0, 1}},
        {{0, 0}, {1, 0}},
        {{0, 0}, {0, 1}, {1, 0}},
        {{0, 0}, {0, 1}, {1, 1}},
        {{0, 0}, {1, 0}, {1, 1}},
        {{0, 0}, {1, 0}, {1, -1}},
    };

    private final Map<String, Boolean> wins = new HashMap<>();

    @Test
    void randomBoardsHaveTheirAnswers() {
        Random random = new Random(SEED);
        StringBuilder input = new StringBuilder("500\n");
        StringBuilder answers = new StringBuilder();
        for (int i = 0; i < 500; i++) {
            // Half full or more: plain search has no time for emptier boards.
            String board = randomBoard(random, random.nextInt(13));
            input.append(board.replaceAll(".{5}", "$0\n"));
            answers.append(wins(board) ? "WINNING\n" : "LOSING\n");
        }

        assertThat(Run.on(input.toString(), "blockgame"))
                .as("seed %s", SEED)
                .isEqualTo(new Run(0, answers.toString(), ""));
    }

    @Test
    void aFullBoardIsLost() {
        assertThat(Run.on("1\n" + "#####\n".repeat(5), "blockgame")).isEqualTo(new Run(0, "LOSING\n", ""));
    }

    private static String randomBoard(Random random, int free) {
        char[] board = "#".repeat(25).toCharArray();
        for (int i = 0; i < free; i++) {
            board[random.nextInt(25)] = '.';
        }
        return new String(board);
    }

    private boolean wins(String board) {
        Boolean known = wins.get(board);
        if (known == null) {
            known = someMoveWins(board);
            wins.put(board, known);
        }
        return known;
    }

    private boolean someMoveWins(String board) {
        for (int cell = 0; cell < 25; cell++) {
            for (int[][] tile : TILES) {
                String next = covered(board, tile, cell / 5, cell % 5);
                if (!next.equals(board) && !wins(next)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The board with the tile at a row and column, or the same board where it does not fit. */
    private static String covered(String board, int[][] tile, int row, int column) {
        char[] next = board.toCharArray();
        for (int[] offset : tile) {
            int r = row + offset[0];
            int c = column + offset[1];
            if (r < 0 || r > 4 || c < 0 || c > 4 || next[5 * r + c] == '#') {
                return board;
            }
            next[5 * r + c] = '#';
        }
        return new String(next);
    }
}
