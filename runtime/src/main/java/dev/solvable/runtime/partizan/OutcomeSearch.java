package dev.solvable.runtime.partizan;

import dev.solvable.runtime.MaskKey;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.search.ParallelSearch;
import org.jspecify.annotations.Nullable;

/**
 * The search of one thread for the outcome alone of a game in which each player has tiles and who cannot move loses. A
 * state is the set of the free cells that somebody can still cover: what differs only in other cells is one state. A
 * {@link CountingProof} ends most lines of play; the table holds the outcomes of the others.
 *
 * <p>The depth of a state counts the cells that are out of play, and tells who moves: a player may pass on a path.
 */
final class OutcomeSearch extends ParallelSearch {
    /** A player to move with a smaller lead is not expected to win. */
    private static final int NEAR = -4;

    /** After this many moves, one that falls short by a move ends the tries by counting. */
    private static final int MIN_COUNTED = 3;

    private final OutcomeTranspositionTable table;
    private final TileReach firstTiles;
    private final TileReach secondTiles;
    private final CountingProof firstProof;
    private final CountingProof secondProof;
    private final SettledCells settled;
    private final int cells;

    /** Threads share states with fewer cells out of play than this; 0 where there is one thread. */
    private final int splitDepth;

    /** The moves that are being tried. */
    private final OutcomeMoves moves;

    /** The surpluses of the path's states, by depth. */
    private final byte[] surpluses;

    /** Whether another thread has found that the player to move in a state up the path wins. */
    private boolean overtakingWin;

    /**
     * A search.
     *
     * @param table the table, which the threads of a team share
     * @param keys the keys of masks of cells
     * @param cells the number of cells
     * @param splitDepth threads share states with fewer cells out of play than this; 0 where there is one thread
     */
    OutcomeSearch(
            Progress progress,
            OutcomeTranspositionTable table,
            TileReach first,
            TileReach second,
            MaskKey keys,
            int cells,
            int splitDepth) {
        super(progress, 2 * cells + 2, 0);
        this.table = table;
        this.firstTiles = first;
        this.secondTiles = second;
        this.firstProof = new CountingProof(first, second);
        this.secondProof = new CountingProof(second, first);
        this.settled = new SettledCells(first, second, keys);
        this.cells = cells;
        this.splitDepth = splitDepth;
        this.moves = new OutcomeMoves(first, second, cells);
        this.surpluses = new byte[2 * cells + 2];
    }

    /**
     * The bytes of the lists of one thread, at most.
     *
     * @param moves the moves of both players
     */
    static long bytesOfLists(int cells, int moves) {
        long path = 2 * (cells + 1L) * Long.BYTES; // for either player to move
        return OutcomeMoves.bytes(cells, moves) + CountingProof.bytes(cells) + path;
    }

    /** Whether threads share the work on a state. */
    boolean isShared(long free) {
        return cells - Long.bitCount(free) < splitDepth;
    }

    private int depth(long free, boolean first) {
        return 2 * (cells - Long.bitCount(free)) + (first ? 0 : 1);
    }

    @Override
    protected boolean isSettled(int depth, long key) {
        int known = table.lookUp(key, surpluses[depth], depth % 2 == 0);
        overtakingWin = known == OutcomeTranspositionTable.WON;
        return known != OutcomeTranspositionTable.UNKNOWN;
    }

    /** The cells that somebody can still cover. */
    long usable(long free) {
        return firstTiles.reach(free) | secondTiles.reach(free);
    }

    /**
     * By how many moves a player has the last one, be it that player who begins or the other; 0 or less for not shown.
     */
    int lead(long free, boolean first, boolean begins) {
        return (first ? firstProof : secondProof).lead(free, begins);
    }

    /** What the table knows of a state with a player to move. */
    private int lookUp(long free, boolean first) {
        settled.settle(free);
        return table.lookUp(settled.key, settled.surplus, first);
    }

    /** Whether the player to move wins where counting does not show that the other one does. */
    boolean wins(long free, boolean first, int ply) {
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
        boolean wins = isShared(free)
                ? winsTogether(free, key, surplus, first, ply, lead)
                : winsBySearch(free, first, ply, lead);
        table.remember(key, surplus, first, wins, states() - before);
        return wins;
    }

    /** Whether some move wins in a state that other threads may settle first. */
    private boolean winsTogether(long free, long key, int surplus, boolean first, int ply, int lead) {
        int depth = depth(free, first);
        surpluses[depth] = (byte) surplus;
        enter(depth, key);
        try {
            return winsBySearch(free, first, ply, lead);
        } catch (Overtaken e) {
            if (!isOvertakenAt(depth)) {
                throw e;
            }
            return overtakingWin;
        } finally {
            leave(depth);
        }
    }

    private boolean winsBySearch(long free, boolean first, int ply, int lead) {
        return winsByMove(free, first, ply, lead) || winsBySafeTile(free, first, ply);
    }

    /**
     * Whether a move wins that takes a cell which the other player could cover. If some move does, then almost always
     * the one that looks best: it is searched at once, and of the others first those are left out after which counting
     * is enough for the other player.
     */
    private boolean winsByMove(long free, boolean first, int ply, int lead) {
        int from = moves.first(ply);
        int to = moves.list(free, first, from, lead >= NEAR);
        if (lead >= NEAR && from < to) {
            if (winsByCount(first, from, to) || !wins(moves.states[from], !first, ply + 1)) {
                return true;
            }
            from++;
        }
        int open = listOpen(!first, from, to);
        for (int i = from; i < open; i++) { // the table is asked about all at once, as its memory answers late
            if (table.lookUp(moves.keys[i], moves.surpluses[i], !first) == OutcomeTranspositionTable.LOST) {
                return true;
            }
        }
        if (!isShared(free)) {
            return winsByOpenMoves(first, ply, from, open, null);
        }
        PutOffMoves turn = new PutOffMoves(depth(free, first));
        return winsByOpenMoves(first, ply, from, open, turn)
                || turn.goesRoundAgain() && winsByOpenMoves(first, ply, from, open, turn);
    }

    /**
     * Whether one of the moves wins that are listed for a ply, after which counting does not tell.
     *
     * @param turn tells whether it is the turn of each where threads share the work on them; null where they do not
     */
    private boolean winsByOpenMoves(boolean first, int ply, int from, int to, @Nullable PutOffMoves turn) {
        for (int i = from; i < to; i++) {
            boolean isNext = turn == null || isTurnOf(depth(moves.states[i], !first), moves.keys[i], turn);
            if (isNext && winsByOpenMove(i, first, ply)) {
                return true;
            }
        }
        return false;
    }

    /** Whether one of them wins. */
    private boolean winsByOpenMove(int i, boolean first, int ply) {
        int known = table.lookUp(moves.keys[i], moves.surpluses[i], !first);
        return known == OutcomeTranspositionTable.UNKNOWN
                ? !wins(moves.states[i], moves.keys[i], moves.surpluses[i], !first, ply + 1, moves.ratings[i])
                : known == OutcomeTranspositionTable.LOST;
    }

    /** Whether counting is enough after one of the moves that look best. */
    private boolean winsByCount(boolean first, int from, int to) {
        int end = Math.min(to, from + OutcomeMoves.MAX_SORTED);
        for (int i = from; i < end; i++) {
            int lead = lead(moves.states[i], first, false);
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
            int lead = lead(moves.states[i], first, true);
            if (lead <= 0) {
                moves.states[open] = moves.states[i];
                settled.settle(moves.states[i]);
                moves.keys[open] = settled.key;
                moves.surpluses[open] = (byte) settled.surplus;
                moves.ratings[open] = lead;
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
    private boolean winsBySafeTile(long free, boolean first, int ply) {
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
}
