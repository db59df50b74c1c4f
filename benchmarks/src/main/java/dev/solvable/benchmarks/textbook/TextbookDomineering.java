package dev.solvable.benchmarks.textbook;

import dev.solvable.Outcome;
import java.util.HashMap;
import java.util.Map;

/** Domineering on boards of fewer than 64 cells: a bit mask and the side to move, with a map as the memo. */
public final class TextbookDomineering implements Textbook {
    private final int rows;
    private final int columns;
    private final Map<Long, Boolean> memo = new HashMap<>();

    public TextbookDomineering(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
    }

    @Override
    public Outcome outcome() {
        return canWin(0, true) ? Outcome.WIN : Outcome.LOSS;
    }

    private boolean canWin(long board, boolean upright) {
        long key = upright ? board : ~board;
        Boolean known = memo.get(key);
        if (known != null) {
            return known;
        }
        int down = upright ? 1 : 0;
        int across = 1 - down;
        boolean wins = false;
        for (int row = 0; row < rows - down && !wins; row++) {
            for (int column = 0; column < columns - across && !wins; column++) {
                long domino = cell(row, column) | cell(row + down, column + across);
                wins = (board & domino) == 0 && !canWin(board | domino, !upright);
            }
        }
        memo.put(key, wins);
        return wins;
    }

    private long cell(int row, int column) {
        return 1L << (row * columns + column);
    }

    @Override
    public long positions() {
        return memo.size();
    }
}
