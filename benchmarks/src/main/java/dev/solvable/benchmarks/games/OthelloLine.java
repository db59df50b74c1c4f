package dev.solvable.benchmarks.games;

import java.util.ArrayList;
import java.util.List;

/**
 * A game of perfect play on 6x6 from the start, by J. Feinstein ("Perfect play in 6x6 Othello from two alternative
 * starting positions", 1993; the squares b2 to g7 of the full board are a1 to f6 here).
 */
final class OthelloLine {
    /** The first player's discs at the end, less the second player's: 16 to 20. */
    static final int RESULT = -4;

    /** The number of the move that fills each cell; 0 for the initial discs. */
    private static final int[][] MOVES = {
        {28, 9, 8, 7, 31, 32},
        {22, 14, 1, 4, 17, 16},
        {27, 13, 0, 0, 6, 15},
        {19, 2, 0, 0, 5, 12},
        {24, 23, 3, 10, 26, 29},
        {21, 18, 20, 11, 25, 30},
    };

    private OthelloLine() {}

    /**
     * The positions from the start to the end.
     *
     * @throws IllegalStateException if a move does not fit the rules
     */
    static List<Long> positions() {
        OthelloBoards rules = new OthelloBoards.Side6();
        List<Long> positions = new ArrayList<>(List.of(rules.start()));
        long[] successors = new long[rules.mostMoves()];
        for (int ply = 1; ply <= rules.mostMoves(); ply++) {
            long position = positions.get(ply - 1);
            int count = rules.successors(position, successors);
            for (int move = 0; move < count; move++) {
                if (rules.moveName(position, successors[move]).equals(cell(ply))) {
                    positions.add(successors[move]);
                }
            }
            if (positions.size() != ply + 1) {
                throw new IllegalStateException("there is no move " + cell(ply) + " on\n" + rules.format(position));
            }
        }
        return positions;
    }

    /** The cell that a move fills. */
    private static String cell(int move) {
        for (int row = 0; row < MOVES.length; row++) {
            for (int column = 0; column < MOVES.length; column++) {
                if (MOVES[row][column] == move) {
                    return (char) ('a' + column) + String.valueOf(row + 1);
                }
            }
        }
        throw new IllegalArgumentException("move " + move);
    }
}
