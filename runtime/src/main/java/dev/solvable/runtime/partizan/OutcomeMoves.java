package dev.solvable.runtime.partizan;

/**
 * The move lists of an {@link OutcomeSearch}, one for each ply of a line of play: the states after the moves, and what
 * is known of them.
 */
final class OutcomeMoves {
    /** The maximum number of moves of a list that are sorted. */
    static final int MAX_SORTED = 6;

    private final TileReach firstTiles;
    private final TileReach secondTiles;

    /** The maximum number of moves in a position, and the places of each ply's list. */
    private final int most;

    /** The states after the moves, best first. */
    final long[] states;

    final long[] keys;

    /** Their surpluses, see {@link SettledCells}. */
    final byte[] surpluses;

    /** While moves are listed, their estimated quality; later the lead of the other player after each. */
    final int[] ratings;

    OutcomeMoves(TileReach first, TileReach second, int cells) {
        this.firstTiles = first;
        this.secondTiles = second;
        this.most = Math.max(1, Math.max(first.tiles.length, second.tiles.length));
        this.states = new long[plies(cells) * most];
        this.keys = new long[states.length];
        this.surpluses = new byte[states.length];
        this.ratings = new int[states.length];
    }

    /** An upper bound on the plies of a play in which each move may follow a pass. */
    private static int plies(int cells) {
        return 2 * (cells + 1);
    }

    static long bytes(int cells, int moves) {
        return (2L * Long.BYTES + Integer.BYTES + Byte.BYTES) * plies(cells) * moves;
    }

    /** Where the list for a ply begins. */
    int first(int ply) {
        return ply * most;
    }

    /**
     * Lists the states after moves that cover a cell within the other player's reach; if {@code ordered}, the best
     * {@link #MAX_SORTED} come first, best first. Returns the end of the list.
     */
    int list(long free, boolean first, int from, boolean ordered) {
        long reach = (first ? secondTiles : firstTiles).reach(free);
        int to = from;
        for (long tile : (first ? firstTiles : secondTiles).tiles) {
            if ((tile & ~free) == 0 && (tile & reach) != 0) {
                long firstReach = firstTiles.reach(free & ~tile);
                long secondReach = secondTiles.reach(free & ~tile);
                states[to] = firstReach | secondReach;
                if (ordered) {
                    int rating = rating(firstReach, secondReach);
                    order(from, to, first ? rating : -rating);
                }
                to++;
            }
        }
        return to;
    }

    /** Moves the last state of a list to its place among the best. */
    private void order(int from, int last, int rating) {
        long child = states[last];
        int at = last;
        if (last >= from + MAX_SORTED) {
            at = from + MAX_SORTED - 1;
            if (ratings[at] >= rating) {
                return;
            }
            states[last] = states[at];
        }
        for (; at > from && ratings[at - 1] < rating; at--) {
            ratings[at] = ratings[at - 1];
            states[at] = states[at - 1];
        }
        ratings[at] = rating;
        states[at] = child;
    }

    /**
     * How much more room the first player has than the second; safe room counts twice. In almost all won states, the
     * move that leaves its player the most room wins.
     */
    private int rating(long firstReach, long secondReach) {
        long free = firstReach | secondReach;
        return firstTiles.room(free, firstReach & ~secondReach) - secondTiles.room(free, secondReach & ~firstReach);
    }
}
