package dev.solvable.runtime.search;

/**
 * Which cells have turned out well for each player in the search so far, better than those that were tried before them
 * (Schaeffer 1983, The History Heuristic): it orders moves that are alike otherwise.
 */
final class HistoryHeuristic {
    /** A cell that has turned out well so many times more than not ranks one higher. */
    private static final int SCALE = 2_000;

    /** Beyond this all counts are halved, so that what was long ago counts less. */
    private static final int MAX_COUNT = 1 << 16;

    /** By the parity of the marks on the board, then by cell. */
    private final int[] counts = new int[2 * Long.SIZE];

    /** How much higher a cell ranks than one of which nothing is known, in a state with so many marks. */
    int rank(int marks, long cell) {
        return counts[index(marks, cell)] / SCALE;
    }

    /** A move was better than some that were tried before it. */
    void succeeded(int marks, long cell, int before) {
        add(index(marks, cell), before);
    }

    /** A move was tried before a better one. */
    void failed(int marks, long cell) {
        add(index(marks, cell), -1);
    }

    private static int index(int marks, long cell) {
        return (marks & 1) * Long.SIZE + Long.numberOfTrailingZeros(cell);
    }

    private void add(int index, int count) {
        counts[index] += count;
        if (Math.abs(counts[index]) > MAX_COUNT) {
            for (int i = 0; i < counts.length; i++) {
                counts[i] /= 2;
            }
        }
    }
}
