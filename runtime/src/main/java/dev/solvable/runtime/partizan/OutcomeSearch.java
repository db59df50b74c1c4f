package dev.solvable.runtime.partizan;

import dev.solvable.runtime.MaskKey;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.search.ParallelSearch;

/**
 * The search of one thread for the outcome alone of a game in which each player has tiles and who cannot move loses. A
 * state is the set of the free cells that somebody can still cover: what differs only in other cells is one state. A
 * {@link CountingProof} ends most lines of play; the table holds the outcomes of the others.
 */
class OutcomeSearch extends ParallelSearch {
    /** A player to move with a smaller lead is not expected to win. */
    private static final int NEAR = -4;

    /** The most moves that are tried by counting before any is searched. */
    private static final int MAX_COUNTED = 6;

    /** After this many moves, one that falls short by a move ends the tries by counting. */
    private static final int MIN_COUNTED = 3;

    final OutcomeTranspositionTable table;
    private final TileReach firstTiles;
    private final TileReach secondTiles;
    private final CountingProof firstProof;
    private final CountingProof secondProof;
    private final SettledCells settled;

    /** The most moves that a player has in a position. */
    private final int maxMoves;

    /** The states after the moves that are being tried, as many places for each ply, best first. */
    final long[] children;

    /** Their keys in the table. */
    final long[] childKeys;

    /** Their surpluses, see {@link SettledCells}. */
    final byte[] childSurpluses;

    /** How good the moves look; then the leads of the other player after them. */
    final int[] ratings;

    /**
     * A search.
     *
     * @param table the table, which the threads of a team share
     * @param keys the keys of masks of cells
     * @param cells the number of cells
     * @param depths how many depths a path has; 0 where threads do not share the search
     */
    OutcomeSearch(
            Progress progress,
            OutcomeTranspositionTable table,
            TileReach first,
            TileReach second,
            MaskKey keys,
            int cells,
            int depths) {
        super(progress, depths, 0);
        this.table = table;
        this.firstTiles = first;
        this.secondTiles = second;
        this.firstProof = new CountingProof(first, second);
        this.secondProof = new CountingProof(second, first);
        this.settled = new SettledCells(first, second, keys);
        this.maxMoves = Math.max(1, Math.max(first.tiles.length, second.tiles.length));
        this.children = new long[2 * (cells + 1) * maxMoves]; // a ply may be passed before each move
        this.childKeys = new long[children.length];
        this.childSurpluses = new byte[children.length];
        this.ratings = new int[children.length];
    }

    /**
     * The bytes of the lists of one thread, at most.
     *
     * @param moves the moves of both players
     */
    static long bytesOfLists(int cells, int moves) {
        long places = 2 * (cells + 1L) * moves;
        long path = 2 * (cells + 1L) * Long.BYTES; // for either player to move
        return places * (2 * Long.BYTES + Integer.BYTES + Byte.BYTES) + CountingProof.bytes(cells) + path;
    }

    /** Whether threads share the work on a state. */
    boolean isShared(long free) {
        return false;
    }

    @Override
    protected boolean isSettled(int depth, long key) {
        return false; // no other thread searches
    }

    /** The cells that somebody can still cover. */
    final long usable(long free) {
        return firstTiles.reach(free) | secondTiles.reach(free);
    }

    /**
     * By how many moves a player has the last one, be it that player who begins or the other; 0 or less for not shown.
     */
    final int lead(long free, boolean first, boolean begins) {
        return (first ? firstProof : secondProof).lead(free, begins);
    }

    /** What the table knows of a state with a player to move. */
    private int lookUp(long free, boolean first) {
        settled.settle(free);
        return table.lookUp(settled.key, settled.surplus, first);
    }

    /** Whether the player to move wins where counting does not show that the other one does. */
    final boolean wins(long free, boolean first, int ply) {
        int lead = lead(free, first, true);
        if (lead > 0) {
            return true;
        }
        int known = lookUp(free, first);
        return known != OutcomeTranspositionTable.UNKNOWN
                ? known == OutcomeTranspositionTable.WON
                : wins(free, settled.key, settled.surplus, first, ply, lead);
    }

    /** The same where neither counting nor the table tells, with the lead of the player to move. */
    private boolean wins(long free, long key, int surplus, boolean first, int ply, int lead) {
        countState();
        long before = states();
        boolean wins = winsBySearch(free, key, surplus, first, ply, lead);
        table.remember(key, surplus, first, wins, states() - before);
        return wins;
    }

    /** Whether some move wins in a state with this key and surplus. */
    boolean winsBySearch(long free, long key, int surplus, boolean first, int ply, int lead) {
        return winsByMove(free, first, ply, lead) || winsBySafeTile(free, first, ply);
    }

    /**
     * Whether a move wins that takes a cell which the other player could cover. If some move does, then almost always
     * the one that looks best: it is searched at once, and of the others first those are left out after which counting
     * is enough for the other player.
     */
    final boolean winsByMove(long free, boolean first, int ply, int lead) {
        int from = ply * maxMoves;
        int to = listChildren(free, first, from, lead >= NEAR);
        if (lead >= NEAR && from < to) {
            if (winsByCount(first, from, to) || !wins(children[from], !first, ply + 1)) {
                return true;
            }
            from++;
        }
        int open = listOpen(!first, from, to);
        for (int i = from; i < open; i++) { // the table is asked about all at once, as its memory answers late
            if (table.lookUp(childKeys[i], childSurpluses[i], !first) == OutcomeTranspositionTable.LOST) {
                return true;
            }
        }
        return winsByOpenMoves(free, first, ply, from, open);
    }

    /** Whether one of the moves wins that are listed for a ply, after which counting does not tell. */
    boolean winsByOpenMoves(long free, boolean first, int ply, int from, int to) {
        for (int i = from; i < to; i++) {
            if (winsByOpenMove(i, first, ply)) {
                return true;
            }
        }
        return false;
    }

    /** Whether one of them wins. */
    final boolean winsByOpenMove(int i, boolean first, int ply) {
        int known = table.lookUp(childKeys[i], childSurpluses[i], !first);
        return known == OutcomeTranspositionTable.UNKNOWN
                ? !wins(children[i], childKeys[i], childSurpluses[i], !first, ply + 1, ratings[i])
                : known == OutcomeTranspositionTable.LOST;
    }

    /** Whether counting is enough after one of the moves that look best. */
    private boolean winsByCount(boolean first, int from, int to) {
        int end = Math.min(to, from + MAX_COUNTED);
        for (int i = from; i < end; i++) {
            int lead = lead(children[i], first, false);
            if (lead > 0) {
                return true;
            }
            if (lead < 0 && i >= from + MIN_COUNTED - 1) {
                return false;
            }
        }
        return false;
    }

    /**
     * Keeps the states in which counting does not show that a player, who is to move there, wins; returns where their
     * list ends.
     */
    private int listOpen(boolean first, int from, int to) {
        int open = from;
        for (int i = from; i < to; i++) {
            int lead = lead(children[i], first, true);
            if (lead <= 0) {
                children[open] = children[i];
                settled.settle(children[i]);
                childKeys[open] = settled.key;
                childSurpluses[open] = (byte) settled.surplus;
                ratings[open] = lead;
                open++;
            }
        }
        return open;
    }

    /**
     * Whether a safe tile wins, one that the other player cannot touch, where no other move does. Laying it only spends
     * a move in hand, so it wins only where the other player would lose even if it were that player's turn. Mostly that
     * player would not lose, and no tile needs to be tried.
     */
    final boolean winsBySafeTile(long free, boolean first, int ply) {
        TileReach own = first ? firstTiles : secondTiles;
        TileReach other = first ? secondTiles : firstTiles;
        long safeCells = free & ~other.reach(free);
        if (own.reach(safeCells) == 0 || winsToMove(free, !first, ply + 1)) {
            return false;
        }
        for (long tile : own.tiles) {
            if ((tile & ~safeCells) == 0) {
                long child = usable(free & ~tile);
                if (lead(child, first, false) > 0 || !wins(child, !first, ply + 1)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether a player wins who gets the turn of the other one, by a move to cells that the other one could cover. */
    private boolean winsToMove(long free, boolean first, int ply) {
        int known = lookUp(free, first);
        if (known != OutcomeTranspositionTable.UNKNOWN) {
            return known == OutcomeTranspositionTable.WON;
        }
        long key = settled.key;
        int surplus = settled.surplus;
        int lead = lead(free, first, true);
        long before = states();
        if (lead <= 0 && !winsByMove(free, first, ply, lead)) {
            return false; // by such a move: a safe tile was not tried
        }
        table.remember(key, surplus, first, true, states() - before);
        return true;
    }

    /**
     * Lists the states after moves that take a cell of the other player's; where it matters those to be tried by
     * counting first, the best of them before the others; returns where the list ends.
     */
    private int listChildren(long free, boolean first, int from, boolean ordered) {
        long reach = (first ? secondTiles : firstTiles).reach(free);
        int to = from;
        for (long tile : (first ? firstTiles : secondTiles).tiles) {
            if ((tile & ~free) == 0 && (tile & reach) != 0) {
                long firstReach = firstTiles.reach(free & ~tile);
                long secondReach = secondTiles.reach(free & ~tile);
                children[to] = firstReach | secondReach;
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
        long child = children[last];
        int at = last;
        if (last >= from + MAX_COUNTED) {
            at = from + MAX_COUNTED - 1;
            if (ratings[at] >= rating) {
                return;
            }
            children[last] = children[at];
        }
        for (; at > from && ratings[at - 1] < rating; at--) {
            ratings[at] = ratings[at - 1];
            children[at] = children[at - 1];
        }
        ratings[at] = rating;
        children[at] = child;
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
