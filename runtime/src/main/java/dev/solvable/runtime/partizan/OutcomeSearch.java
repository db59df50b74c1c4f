package dev.solvable.runtime.partizan;

import dev.solvable.runtime.MaskKey;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.search.ParallelSearch;
import org.jspecify.annotations.Nullable;

/**
 * One thread's search for outcomes, without distances, of games under normal play in which each player has their own
 * tiles. A state is the set of free cells that some player can still cover; positions that differ only in other cells
 * share a state. A {@link CountingProof} ends most lines of play; the table holds the outcomes of the others.
 *
 * <p>The depth of a state encodes the cells out of play and the player to move, as a path may contain passes.
 */
final class OutcomeSearch extends ParallelSearch {
    /** If the player to move has a smaller lead, moves are not ordered, as most likely none wins. */
    private static final int NEAR = -4;

    /** The number of moves after which a negative lead ends the tries by counting. */
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

    private final OutcomeMoves moves;

    /** The surpluses of the states on the path, by depth. */
    private final byte[] surpluses;

    /** Whether another thread has found that the player to move in a state up the path wins. */
    private boolean overtakingWin;

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

    /** An upper bound on the bytes of one thread's lists, given the number of moves of both players. */
    static long bytesOfLists(int cells, int moves) {
        long path = 2 * (cells + 1L) * Long.BYTES; // for either player to move
        return OutcomeMoves.bytes(cells, moves) + CountingProof.bytes(cells) + path;
    }

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

    /** The cells that at least one player can still cover. */
    long usable(long free) {
        return firstTiles.reach(free) | secondTiles.reach(free);
    }

    /** A player's lead in moves, see {@link CountingProof#lead}. A positive lead proves that the player moves last. */
    int lead(long free, boolean first, boolean begins) {
        return (first ? firstProof : secondProof).lead(free, begins);
    }

    /** What the table knows of a state with a player to move. */
    private int lookUp(long free, boolean first) {
        settled.settle(free);
        return table.lookUp(settled.key, settled.surplus, first);
    }

    /** Whether the player to move wins a state in which counting does not prove that the other player does. */
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

    /** Whether the player to move, who has this lead, wins; neither counting nor the table tells. */
    private boolean wins(long free, long key, int surplus, boolean first, int ply, int lead) {
        countState();
        long before = states();
        boolean wins = isShared(free)
                ? winsTogether(free, key, surplus, first, ply, lead)
                : winsBySearch(free, first, ply, lead);
        table.remember(key, surplus, first, wins, states() - before);
        return wins;
    }

    /** Whether some move wins in a state whose outcome another thread may find first. */
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
     * Whether some move wins that covers a cell within the other player's reach. If some move wins, the one rated best
     * almost always does, so it is searched first. Then moves that counting refutes are dropped.
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
        for (int i = from; i < open; i++) { // all look-ups in one loop, as memory latency is high
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
     * Whether one of the listed moves wins that counting did not decide.
     *
     * @param turn decides which moves a thread searches now; null if threads do not share the state
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

    /** Whether one listed move wins, by the table or a search. */
    private boolean winsByOpenMove(int i, boolean first, int ply) {
        int known = table.lookUp(moves.keys[i], moves.surpluses[i], !first);
        return known == OutcomeTranspositionTable.UNKNOWN
                ? !wins(moves.states[i], moves.keys[i], moves.surpluses[i], !first, ply + 1, moves.ratings[i])
                : known == OutcomeTranspositionTable.LOST;
    }

    /** Whether counting proves that one of the moves rated best wins. */
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
     * Keeps the listed states in which counting does not prove a win of this player, who is to move there. Returns the
     * end of their list.
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
     * Whether a safe tile wins in a state where no other move does. The other player cannot touch a safe tile. Laying
     * it only spends a move in hand, so it wins only if the other player, to move in this state, would lose. Usually
     * that player would win, and no tile needs to be tried.
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

    /** Whether a player, to move in place of the other, wins by a move that covers a cell within the other's reach. */
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
            return false; // not remembered, as no safe tile was tried
        }
        table.remember(key, surplus, first, true, states() - before);
        return true;
    }
}
