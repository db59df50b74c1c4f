package dev.solvable.runtime;

/** The rules of games whose moves methods of the declaration give. */
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
    protected final int moveCount() {
        return moves.count();
    }

    @Override
    protected final boolean fits(long position, int move) {
        boolean isMovers = side == 0 || moves.isFirsts(move) == firstMoves(position);
        return isMovers && (position & moves.required(move)) == 0;
    }

    @Override
    protected final long after(long position, int move) {
        return (position | moves.filled(move)) ^ side;
    }

    @Override
    protected final long cellsOf(int move) {
        return moves.filled(move);
    }

    @Override
    protected final boolean firstMoves(long position) {
        return (position & side) == 0;
    }

    @Override
    public final boolean isReachable(long position) {
        check(position);
        return game.isPartizan()
                ? new AlternatingPlay(this, moves, position).exists()
                : new OrderedCover(this, moves.first, position).exists();
    }
}
