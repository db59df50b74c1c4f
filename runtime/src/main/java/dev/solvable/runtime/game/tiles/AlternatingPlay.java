package dev.solvable.runtime.game.tiles;

import dev.solvable.runtime.Turn;
import dev.solvable.runtime.transposition.FactTable;

/**
 * Whether alternating players, each with moves of a move source, can take exactly some cells, the target. A memoized
 * search from the start, pruned if the moves within the target cannot fill all of its open cells.
 */
final class AlternatingPlay {
    private final String name;
    private final SourceMoves moves;
    private final long target;
    private final long sideAtEnd;

    /** The transposition table: positions from which play does not lead to the target. */
    private final FactTable refuted = FactTable.upToShareOfHeap();

    /**
     * A search that has not begun.
     *
     * @param position the target, and the side to move there
     */
    AlternatingPlay(TakenGame game, long position) {
        this.name = game.name();
        this.moves = new SourceMoves(game);
        this.target = position & ~moves.side;
        this.sideAtEnd = position & moves.side;
    }

    /**
     * Whether play from the start leads to the target.
     *
     * @throws java.util.concurrent.CancellationException if the thread is interrupted
     */
    boolean exists() {
        return exists(0, 0);
    }

    private boolean exists(long taken, long side) {
        if (taken == target) {
            return side == sideAtEnd; // every further move would take more
        }
        if (refuted.get(taken | side) != 0) {
            return false;
        }
        Turn.checkInterrupt(name);
        if ((target & ~taken & ~fillable(moves.first, taken) & ~fillable(moves.second, taken)) == 0) {
            MoveRows rows = moves.rowsAt(side);
            for (int move = 0; move < rows.count(); move++) {
                if (fits(rows, move, taken) && exists(taken | rows.fills[move], side ^ moves.side)) {
                    return true;
                }
            }
        }
        refuted.put(taken | side, 1);
        return false;
    }

    /** The cells that the possible moves of a player fill. */
    private long fillable(MoveRows rows, long taken) {
        long fillable = 0;
        for (int move = 0; move < rows.count(); move++) {
            fillable |= fits(rows, move, taken) ? rows.fills[move] : 0;
        }
        return fillable;
    }

    /** Whether a move can be made and fills nothing outside the target. */
    private boolean fits(MoveRows rows, int move, long taken) {
        return (rows.needs[move] & taken) == 0 && (rows.fills[move] & ~target) == 0;
    }
}
