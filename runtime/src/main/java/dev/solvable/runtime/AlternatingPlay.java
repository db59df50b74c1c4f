package dev.solvable.runtime;

/**
 * Whether two players who move in turn, each with moves of a move source, can take exactly some cells, the target. Play
 * goes forward, no position twice, as long as moves that fill nothing else may still fill all that is open.
 */
final class AlternatingPlay {
    private final GameSolver solver;
    private final SourceMoves moves;
    private final long target;

    /** The player who is to move in the end. */
    private final long sideAtEnd;

    /** The positions from which play does not lead to the target. */
    private final RefutedPositions refuted = new RefutedPositions();

    /**
     * A search that has not begun.
     *
     * @param position the target, and who is to move there
     */
    AlternatingPlay(GameSolver solver, SourceMoves moves, long position) {
        this.solver = solver;
        this.moves = moves;
        this.target = position & ~moves.side;
        this.sideAtEnd = position & moves.side;
    }

    /**
     * Whether play from the start leads to the target.
     *
     * @throws java.util.concurrent.CancellationException where the thread is interrupted
     */
    boolean exists() {
        return exists(0, 0);
    }

    private boolean exists(long taken, long side) {
        if (taken == target) {
            return side == sideAtEnd; // every move takes more
        }
        if (refuted.contains(taken | side)) {
            return false;
        }
        solver.checkInterrupt();
        if ((target & ~taken & ~fillable(moves.first, taken) & ~fillable(moves.second, taken)) == 0) {
            MoveRows rows = moves.rowsAt(side);
            for (int move = 0; move < rows.count(); move++) {
                if (fits(rows, move, taken) && exists(taken | rows.filled(move), side ^ moves.side)) {
                    return true;
                }
            }
        }
        refuted.add(taken | side);
        return false;
    }

    /** The cells that moves of a player which are still possible fill. */
    private long fillable(MoveRows rows, long taken) {
        long fillable = 0;
        for (int move = 0; move < rows.count(); move++) {
            fillable |= fits(rows, move, taken) ? rows.filled(move) : 0;
        }
        return fillable;
    }

    /** Whether a move can be made and fills nothing outside the target. */
    private boolean fits(MoveRows rows, int move, long taken) {
        return (rows.required(move) & taken) == 0 && (rows.filled(move) & ~target) == 0;
    }
}
