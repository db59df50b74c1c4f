package dev.solvable.runtime.search;

import dev.solvable.SolveListener;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.TakenRules;
import dev.solvable.runtime.TileSolver;
import org.jspecify.annotations.Nullable;

/** Solves games of tiles by a plain search from the position that is asked about. */
@ForGeneratedCode
public abstract class TileSearchSolver extends TileSolver {
    /** The keys of masks of taken cells. */
    protected final MaskKey keys;

    /** The entries of the transposition table. */
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
     * @param name the game's name, nested names joined with a dot
     * @param board its board
     * @param rules what the game declares
     * @param tiles every placement of a tile
     * @param players who may lay each of them: 1 the first player, 2 the second, * both; empty where all are both
     *     players'
     * @param ternary whether callers have numbers in base 3 for positions
     * @param threads how many threads may work at once on one question
     * @param keys the keys of masks of taken cells
     * @param entries the entries of the transposition table
     * @param sharedCells threads share the work on states in which fewer cells than these are taken; 0 where they share
     *     none
     */
    protected TileSearchSolver(
            String name,
            Board board,
            TakenRules rules,
            long[] tiles,
            String players,
            boolean ternary,
            int threads,
            MaskKey keys,
            int entries,
            int sharedCells) {
        super(name, board, rules, tiles, players, ternary, threads);
        this.keys = keys;
        this.entries = entries;
        this.sharedCells = sharedCells;
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
        PlayersTiles playersTiles = PlayersTiles.of(board, tiles, players, side);
        SearchTeam.Searches searches = new SearchTeam.Searches() {
            @Override
            public AlphaBetaSearch newSearch(Progress counted, TranspositionTable table, int shared) {
                return new TileSearch(board, rules, playersTiles, keys, null, counted, table, shared);
            }
        };
        int keyBits = isPartizan() ? Math.min(Long.SIZE, cells + 1) : cells;
        return new SearchTeam(this, searches, progress, entries, keyBits, won, threads, sharedCells);
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
