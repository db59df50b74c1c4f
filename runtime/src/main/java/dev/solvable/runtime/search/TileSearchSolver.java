package dev.solvable.runtime.search;

import dev.solvable.Algorithm;
import dev.solvable.SolveListener;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Plan;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.TileGame;
import dev.solvable.runtime.TileSolver;
import org.jspecify.annotations.Nullable;

/** Solves games of tiles by a plain search from the position that is asked about. */
@ForGeneratedCode
public abstract class TileSearchSolver extends TileSolver {
    /** The keys of masks of taken cells. */
    protected final MaskKey keys;

    /** The entries of the transposition table that threads share. */
    protected final int entries;

    /** Where the thread that asks counts states. */
    @SuppressWarnings("this-escape") // kept by what is made here, not called
    protected final Progress progress = new Progress(this);

    private final int sharedCells;

    /** Made at the first question. */
    private @Nullable SearchTeam team;

    /**
     * A solver that has solved nothing yet.
     *
     * @param game what the game declares
     * @param plan what the compiler chose
     * @param threads how many threads may work at once on one question
     * @param keys the keys of masks of taken cells
     * @param entries the entries of the transposition table that threads share
     * @param sharedCells threads share the work on states in which fewer cells than these are taken; 0 where they share
     *     none
     */
    protected TileSearchSolver(TileGame game, Plan plan, int threads, MaskKey keys, int entries, int sharedCells) {
        super(game, plan, AbdadaTeam.members(threads, sharedCells));
        this.keys = keys;
        this.entries = entries;
        this.sharedCells = sharedCells;
    }

    @Override
    protected final Algorithm algorithm() {
        return Algorithm.SEARCH;
    }

    @Override
    protected final long canonicalTaken(long taken) {
        return keys.image(taken);
    }

    @Override
    protected final int score(long position, int alpha, int beta) {
        check(position);
        enterOrCancel();
        try {
            if (team == null) {
                team = newTeam();
            }
            return team.search(taken(position), firstMoves(position) ? 0 : 1, alpha, beta);
        } finally {
            leave();
        }
    }

    private SearchTeam newTeam() {
        PlayersTiles playersTiles = PlayersTiles.of(game);
        SearchTeam.Searches searches = new SearchTeam.Searches() {
            @Override
            public AlphaBetaSearch newSearch(Progress counted, SearchTables tables, int shared) {
                return new TileSearch(game, playersTiles, keys, null, counted, tables, shared);
            }
        };
        int keyBits = game.isPartizan() ? Math.min(Long.SIZE, cells + 1) : cells;
        return new SearchTeam(this, searches, progress, entries, keyBits, cells, threads, sharedCells);
    }

    @Override
    public final void solve(SolveListener listener) throws InterruptedException {
        nothingToSolve(listener);
    }

    @Override
    public final void solve(long number, SolveListener listener) throws InterruptedException {
        solveBySearch(number, listener, progress);
    }
}
