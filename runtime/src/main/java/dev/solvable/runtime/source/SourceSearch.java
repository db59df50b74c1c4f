package dev.solvable.runtime.source;

import dev.solvable.runtime.Progress;
import dev.solvable.runtime.Scores;
import dev.solvable.runtime.game.tiles.MoveRows;
import dev.solvable.runtime.game.tiles.SourceMoves;
import dev.solvable.runtime.game.tiles.TakenRules;
import dev.solvable.runtime.transposition.BoundsTranspositionTable;
import dev.solvable.runtime.transposition.FactTable;

/**
 * The search of games with a move source: fail-soft negamax with alpha-beta (Knuth and Moore 1975) and a transposition
 * table that starts small. The number of reachable states depends on the moves, not on the size of the board.
 *
 * <p>States are those of {@link SourceMoves}: the free cells that some possible move needs, and the side to move if it
 * makes a difference.
 */
class SourceSearch {
    final SourceMoves moves;
    private final Progress progress;
    private final int won;
    private final int noMoves;

    /** Whether every ending is a draw, so that both players prefer the soonest. */
    private final boolean alwaysDrawn;

    /** The {@link #staticBounds()}, kept here as every searched state reads them. */
    private final long staticBounds;

    final BoundsTranspositionTable table;

    /** A search with an empty table of at most this number of entries. */
    SourceSearch(Progress progress, SourceMoves moves, TakenRules rules, int entries) {
        this.moves = moves;
        this.progress = progress;
        this.won = rules.cells + 1;
        this.noMoves = rules.noMovesScore();
        this.alwaysDrawn = rules.alwaysDrawn();
        try {
            this.table = new BoundsTranspositionTable(entries, won);
        } catch (OutOfMemoryError e) {
            throw progress.turn().noRoomToGrow("cache", FactTable.bytes(entries), e);
        }
        this.staticBounds = staticBounds();
    }

    /**
     * Bounds on the score of any state that has a move. If a player without a move loses, the best score is a win in
     * one ply, the worst a loss in two plies. If that player wins, the best is a win in two plies, the worst a loss in
     * one ply.
     */
    private long staticBounds() {
        if (alwaysDrawn) {
            return table.bounds(-won, won - 1);
        }
        return noMoves < 0 ? table.bounds(2 - won, won - 1) : table.bounds(1 - won, won - 2);
    }

    /** Bounds on the score of a state that has a move and is not in the table. */
    long firstBounds(long state) {
        return staticBounds;
    }

    /** The score of a state: exact between alpha and beta, an upper bound up to alpha, a lower bound from beta on. */
    final int search(long state, int alpha, int beta) {
        if (moves.isOver(state)) {
            return noMoves;
        }
        long known = table.lookUp(state);
        if (known == 0) {
            known = firstBounds(state);
        }
        int lower = table.lower(known);
        int upper = table.upper(known);
        if (lower >= beta || lower == upper) {
            return lower;
        }
        if (upper <= alpha) {
            return upper;
        }
        progress.count();
        int from = Math.max(alpha, lower);
        int to = Math.min(beta, upper);
        int best = -won - 1;
        MoveRows rows = moves.rowsAt(state);
        long free = moves.freeIn(state);
        for (long cells = free; cells != 0; cells &= cells - 1) {
            int cell = Long.numberOfTrailingZeros(cells);
            int end = rows.firstMoves[cell + 1];
            for (int move = rows.firstMoves[cell]; move < end; move++) {
                if ((rows.needs[move] & ~free) != 0) {
                    continue;
                }
                int score = scoreOf(moves.stateAfter(state, rows.fills[move]), Math.max(from, best), to);
                if (score > best) {
                    best = score;
                    if (best >= to) {
                        table.remember(state, best, upper, 0);
                        return best;
                    }
                }
            }
        }
        table.remember(state, best > from ? best : lower, best, 0);
        return best;
    }

    /** The score of a move for the player who makes it, given the state after it. */
    private int scoreOf(long left, int alpha, int beta) {
        return alwaysDrawn
                ? search(left, alpha + 1, beta + 1) - 1
                : Scores.before(search(left, Scores.after(beta), Scores.after(alpha)));
    }
}
