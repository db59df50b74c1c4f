package dev.solvable.runtime;

import dev.solvable.Player;
import java.util.Objects;

/** The rules of games whose moves a method of the declaration gives. A position is the mask of the taken cells. */
@ForGeneratedCode
public abstract class SourceSolver extends TakenSolver {
    /** What the game declares. */
    protected final SourceGame game;

    /** The moves. */
    protected final MoveRows rows;

    /**
     * A solver that has solved nothing yet.
     *
     * @param game what the game declares
     * @param plan what the compiler chose
     * @param threads how many threads may work at once on one question
     * @throws IllegalStateException where these are no moves of the board
     */
    protected SourceSolver(SourceGame game, Plan plan, int threads) {
        super(game, plan, threads);
        this.game = game;
        this.rows = MoveRows.of(game.method(), game.rows(), board);
    }

    @Override
    protected final void check(long position) {
        if ((position & ~full) != 0) {
            throw noPosition(position);
        }
    }

    @Override
    protected final int moveCount() {
        return rows.count();
    }

    @Override
    protected final boolean fits(long position, int move) {
        return (position & rows.required(move)) == 0;
    }

    @Override
    protected final long after(long position, int move) {
        return position | rows.filled(move);
    }

    @Override
    protected final long cellsOf(int move) {
        return rows.filled(move);
    }

    @Override
    public final Player toMove(long position) {
        check(position);
        return Player.EITHER;
    }

    @Override
    public final boolean isReachable(long position) {
        check(position);
        return new OrderedCover(this, rows, position).exists();
    }

    @Override
    public final long parse(String text) {
        return read(text);
    }

    @Override
    public final long parse(String text, Player toMove) {
        Objects.requireNonNull(toMove);
        return parse(text); // the moves are the same whoever is to move
    }
}
