package dev.solvable.runtime.search;

import dev.solvable.Outcome;
import dev.solvable.SolveListener;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.TileGame;
import dev.solvable.runtime.TileSolver;
import org.jspecify.annotations.Nullable;

/** A game of tiles of which the engine finds the outcomes without scores: distances are searched within them. */
@ForGeneratedCode
public abstract class TileDistanceSolver extends TileSolver {
    /** The tiles that each player may lay. */
    protected final PlayersTiles playersTiles;

    /** The keys of masks of taken cells. */
    protected final MaskKey keys;

    /** Where the thread that searches counts states. */
    @SuppressWarnings("this-escape") // kept by what is made here, not called
    protected final Progress progress = new Progress(this);

    /** The entries of the table of distances. */
    protected final int entries;

    /** Made at the first question for a distance. */
    private @Nullable TileSearch distances;

    /**
     * A solver that has solved nothing yet.
     *
     * @param game what the game declares
     * @param plan what the compiler chose
     * @param threads how many threads may work at once on one question
     * @param keys the keys of masks of taken cells
     * @param entries the entries of the table of distances
     */
    protected TileDistanceSolver(TileGame game, Plan plan, int threads, MaskKey keys, int entries) {
        super(game, plan, threads);
        this.playersTiles = PlayersTiles.of(game);
        this.keys = keys;
        this.entries = entries;
    }

    /** Gets ready to tell outcomes, before each question: an engine that finds all at once takes a turn for that. */
    protected void prepareOutcomes() {}

    /**
     * Whether the player to move wins; asked in the turn to solve.
     *
     * @param firstMoves whether the first player is to move; it makes no difference where both can cover the same cells
     */
    protected abstract boolean isWon(long taken, boolean firstMoves);

    /** Whether {@link #isWon} is a look-up in a table, sooner done than a key is found. */
    protected abstract boolean looksOutcomesUp();

    @Override
    protected Outcome outcomeOf(long position) {
        check(position);
        prepareOutcomes();
        enterOrCancel();
        try {
            return isWon(taken(position), firstMoves(position)) ? Outcome.WIN : Outcome.LOSS;
        } finally {
            leave();
        }
    }

    @Override
    protected final long canonicalTaken(long taken) {
        return keys.image(taken);
    }

    @Override
    protected final int score(long position, int alpha, int beta) {
        check(position);
        prepareOutcomes();
        enterOrCancel();
        try {
            return distances().search(taken(position), firstMoves(position) ? 0 : 1, alpha, beta);
        } finally {
            leave();
        }
    }

    private TileSearch distances() {
        TileSearch search = distances;
        if (search == null) {
            TranspositionTable table;
            try {
                table = BoundsTranspositionTable.growing(entries, won);
            } catch (OutOfMemoryError e) {
                throw noRoomToGrow("cache", BoundsTranspositionTable.bytes(entries), e);
            }
            ToldOutcomes outcomes = new ToldOutcomes(game, looksOutcomesUp()) {
                @Override
                boolean isWon(long taken, boolean firstMoves) {
                    return TileDistanceSolver.this.isWon(taken, firstMoves);
                }
            };
            search = new TileSearch(game, playersTiles, keys, outcomes, progress, SearchTables.of(table), 0);
            distances = search;
        }
        return search;
    }

    @Override
    public void solve(long number, SolveListener listener) throws InterruptedException {
        solveBySearch(number, listener, progress);
    }
}
