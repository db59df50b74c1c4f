package dev.solvable.runtime.partizan;

import dev.solvable.runtime.MaskKey;
import dev.solvable.runtime.Progress;

/**
 * An {@link OutcomeSearch} that shares its work with those of other threads. The depth of a state counts the cells that
 * are out of play, and tells who moves: a player may pass on a path.
 */
final class ParallelOutcomeSearch extends OutcomeSearch {
    private final int cells;

    /** Threads share states with fewer cells out of play than this. */
    private final int splitDepth;

    /** The surpluses of the path's states, see {@link SettledCells}, by depth. */
    private final byte[] surpluses;

    /** Whether another thread has found that the player to move in a state up the path wins. */
    private boolean overtakingWin;

    /** A search, as an {@link OutcomeSearch} that shares states in which fewer cells than these are out of play. */
    ParallelOutcomeSearch(
            Progress progress,
            OutcomeTranspositionTable table,
            TileReach first,
            TileReach second,
            MaskKey keys,
            int cells,
            int splitDepth) {
        super(progress, table, first, second, keys, cells, 2 * cells + 2);
        this.cells = cells;
        this.splitDepth = splitDepth;
        this.surpluses = new byte[2 * cells + 2];
    }

    @Override
    boolean isShared(long free) {
        return cells - Long.bitCount(free) < splitDepth;
    }

    private int depth(long free, boolean first) {
        return 2 * (cells - Long.bitCount(free)) + (first ? 0 : 1);
    }

    /** The same, in a state that other threads may settle first. */
    @Override
    boolean winsBySearch(long free, long key, int surplus, boolean first, int ply, int lead) {
        if (!isShared(free)) {
            return super.winsBySearch(free, key, surplus, first, ply, lead);
        }
        int depth = depth(free, first);
        surpluses[depth] = (byte) surplus;
        enter(depth, key);
        try {
            return super.winsBySearch(free, key, surplus, first, ply, lead);
        } catch (Overtaken e) {
            if (!isOvertakenAt(depth)) {
                throw e;
            }
            return overtakingWin;
        } finally {
            leave(depth);
        }
    }

    @Override
    protected boolean isSettled(int depth, long key) {
        int known = table.lookUp(key, surpluses[depth], depth % 2 == 0);
        overtakingWin = known == OutcomeTranspositionTable.WON;
        return known != OutcomeTranspositionTable.UNKNOWN;
    }

    /** The same; a move that another thread is searching is put off, but for the first. */
    @Override
    boolean winsByOpenMoves(long free, boolean first, int ply, int from, int to) {
        if (!isShared(free)) {
            return super.winsByOpenMoves(free, first, ply, from, to);
        }
        PutOffMoves turn = new PutOffMoves(depth(free, first));
        return winsByTurns(turn, first, ply, from, to)
                || turn.goesRoundAgain() && winsByTurns(turn, first, ply, from, to);
    }

    private boolean winsByTurns(PutOffMoves turn, boolean first, int ply, int from, int to) {
        for (int i = from; i < to; i++) {
            if (isTurnOf(depth(children[i], !first), childKeys[i], turn) && winsByOpenMove(i, first, ply)) {
                return true;
            }
        }
        return false;
    }
}
