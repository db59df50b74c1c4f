package dev.solvable.runtime.partizan;

/**
 * The moves that an {@link OutcomeSearch} is trying, at each ply of a line of play: the states after them, and what it
 * knows of these.
 */
final class OutcomeMoves {
    /** The most moves of a list that are sorted. */
    static final int MAX_SORTED = 6;

    private final TileReach firstTiles;
    private final TileReach secondTiles;

    /** The most moves that a player has in a position: as many places has each ply. */
    private final int most;

    /** The states after the moves, best first. */
    final long[] states;

    /** Their keys in the table. */
    final long[] keys;

    /** Their surpluses, see {@link SettledCells}. */
    final byte[] surpluses;

    /** How good the moves look; then the leads of the other player after them. */
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

    /** A ply may be passed before each move. */
    private static int plies(int cells) {
        return 2 * (cells + 1);
    }

    /** The bytes of the lists for these moves. */
    static long bytes(int cells, int moves) {
        return (2L * Long.BYTES + Integer.BYTES + Byte.BYTES) * plies(cells) * moves;
    }

    /** Where the list for a ply begins. */
    int first(int ply) {
        return ply * most;
    }

    /**
     * Lists the states after moves that take a cell of the other player's; where it matters those to be tried by
     * counting first, the best of them before the others; returns where the list ends.
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
     * How much more room the first player has than the second, safe room counted twice: of states that are won at all
     * almost all are won by the move that leaves its player the most.
     */
    private int rating(long firstReach, long secondReach) {
        long free = firstReach | secondReach;
        return firstTiles.room(free, firstReach & ~secondReach) - secondTiles.room(free, secondReach & ~firstReach);
    }
}
