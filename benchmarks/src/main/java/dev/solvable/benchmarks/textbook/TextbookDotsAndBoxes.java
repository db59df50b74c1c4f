package dev.solvable.benchmarks.textbook;

import dev.solvable.Outcome;
import java.util.HashMap;
import java.util.Map;

/** Dots and boxes on boards of fewer than 64 edges: a bit mask of the drawn edges, with a map as the memo. */
public final class TextbookDotsAndBoxes implements Textbook {
    private final int edges;

    /** The four edges of each box. */
    private final long[] boxes;

    private final Map<Long, Integer> memo = new HashMap<>();

    /** A board of rows and columns of boxes. Edges are numbered line by line, the horizontal ones of a line first. */
    public TextbookDotsAndBoxes(int rows, int columns) {
        int line = 2 * columns + 1;
        this.edges = rows * line + columns;
        this.boxes = new long[rows * columns];
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                int top = row * line + column;
                int left = top + columns;
                boxes[row * columns + column] = 1L << top | 1L << left | 1L << left + 1 | 1L << top + line;
            }
        }
    }

    @Override
    public Outcome outcome() {
        int score = score(0);
        return score > 0 ? Outcome.WIN : score < 0 ? Outcome.LOSS : Outcome.DRAW;
    }

    /** The number of boxes that the player to move still gets, less those of the other player. */
    public int score(long drawn) {
        if (drawn == (1L << edges) - 1) {
            return 0;
        }
        Integer known = memo.get(drawn);
        if (known != null) {
            return known;
        }
        int best = Integer.MIN_VALUE;
        for (int edge = 0; edge < edges; edge++) {
            long after = drawn | 1L << edge;
            if (after != drawn) {
                int gain = completed(after) - completed(drawn);
                best = Math.max(best, gain > 0 ? gain + score(after) : -score(after));
            }
        }
        memo.put(drawn, best);
        return best;
    }

    private int completed(long drawn) {
        int count = 0;
        for (long box : boxes) {
            count += (drawn & box) == box ? 1 : 0;
        }
        return count;
    }

    @Override
    public long positions() {
        return memo.size();
    }
}
