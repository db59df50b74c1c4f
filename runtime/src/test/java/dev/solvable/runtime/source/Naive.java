package dev.solvable.runtime.source;

import dev.solvable.Ending;

/** What every position of a small game with a move source is worth, straight from the definitions. */
final class Naive {
    /** The Grundy value of each position. */
    final int[] nimbers;

    /** Whether the player to move wins. */
    final boolean[] wins;

    /** The plies to the end. */
    final int[] distances;

    /** Whether play from the start leads there. */
    final boolean[] reachable;

    Naive(int cells, long[][] rows, Ending noMoves) {
        int positions = 1 << cells;
        nimbers = new int[positions];
        wins = new boolean[positions];
        distances = new int[positions];
        reachable = new boolean[positions];
        for (int position = positions - 1; position >= 0; position--) {
            evaluate(position, rows, noMoves);
        }
        reachable[0] = true;
        for (int position = 0; position < positions; position++) {
            for (long[] row : rows) {
                if (reachable[position] && (position & row[0]) == 0) {
                    reachable[(int) (position | row[1])] = true;
                }
            }
        }
    }

    private void evaluate(int position, long[][] rows, Ending noMoves) {
        long seen = 0;
        int soonest = Integer.MAX_VALUE;
        int latest = -1;
        for (long[] row : rows) {
            if ((position & row[0]) != 0) {
                continue;
            }
            int next = (int) (position | row[1]);
            seen |= 1L << nimbers[next];
            latest = Math.max(latest, distances[next]);
            if (!wins[next]) {
                soonest = Math.min(soonest, distances[next]);
            }
        }
        nimbers[position] = Long.numberOfTrailingZeros(~seen);
        wins[position] = noMoves != Ending.DRAWS && (latest < 0 ? noMoves == Ending.WINS : soonest < Integer.MAX_VALUE);
        distances[position] = latest < 0 ? 0 : 1 + Math.min(soonest, latest);
        if (latest >= 0 && soonest < Integer.MAX_VALUE) {
            distances[position] = 1 + soonest;
        }
    }
}
