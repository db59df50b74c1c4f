package dev.solvable.runtime;

import dev.solvable.Player;
import java.util.Objects;

/**
 * The rules of games whose moves methods of the declaration give. A position is the mask of the taken cells; where each
 * player has moves of their own, the bit above the cells is set when the second player is to move.
 */
@ForGeneratedCode
public abstract class SourceSolver extends TakenSolver {
    /** What the game declares. */
    protected final SourceGame game;

    /** The moves. */
    protected final SourceMoves moves;

    /**
     * A solver that has solved nothing yet.
     *
     * @param game what the game declares
     * @param plan what the compiler chose
     * @param threads how many threads may work at once on one question
     * @throws IllegalStateException where these are no moves of the board
     */
    protected SourceSolver(SourceGame game, Plan plan, int threads) {
        this(game.withoutRows(), SourceMoves.of(game), plan, threads);
    }

    private SourceSolver(SourceGame game, SourceMoves moves, Plan plan, int threads) {
        super(game, plan, threads);
        this.game = game;
        this.moves = moves;
    }

    @Override
    protected final void check(long position) {
        if ((position & ~(full | moves.side)) != 0) {
            throw noPosition(position);
        }
    }

    @Override
    protected final int moveCount() {
        return moves.count();
    }

    @Override
    protected final boolean fits(long position, int move) {
        boolean isMovers = moves.side == 0 || moves.isFirsts(move) == firstMoves(position);
        return isMovers && (position & moves.required(move)) == 0;
    }

    @Override
    protected final long after(long position, int move) {
        return (position | moves.filled(move)) ^ moves.side;
    }

    @Override
    protected final long cellsOf(int move) {
        return moves.filled(move);
    }

    /** Whether the first player is to move; always, where it makes no difference. */
    private boolean firstMoves(long position) {
        return (position & moves.side) == 0;
    }

    @Override
    public final Player toMove(long position) {
        check(position);
        return !game.isPartizan() ? Player.EITHER : firstMoves(position) ? Player.FIRST : Player.SECOND;
    }

    @Override
    public final boolean isReachable(long position) {
        check(position);
        return game.isPartizan()
                ? new AlternatingPlay(this, moves, position).exists()
                : new OrderedCover(this, moves.first, position).exists();
    }

    @Override
    public final long parse(String text) {
        if (game.isPartizan()) {
            throw sideIsMissing();
        }
        return read(text);
    }

    @Override
    public final long parse(String text, Player toMove) {
        if (game.isPartizan()) {
            return read(text) | (isFirst(toMove) ? 0 : moves.side);
        }
        Objects.requireNonNull(toMove);
        return parse(text); // the moves are the same whoever is to move
    }
}
