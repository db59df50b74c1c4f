package dev.solvable.runtime.search;

import dev.solvable.Outcome;
import dev.solvable.SolveListener;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.TakenRules;
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

    private final int distanceEntries;

    /** Made at the first question for a distance. */
    private @Nullable TileSearch distances;

    /**
     * A solver that has solved nothing yet.
     *
     * @param name the game's name, nested names joined with a dot
     * @param board its board
     * @param rules what the game declares; it has no draws
     * @param tiles every placement of a tile
     * @param players who may lay each of them: 1 the first player, 2 the second, * both; empty where all are both
     *     players'
     * @param ternary whether callers have numbers in base 3 for positions
     * @param keys the keys of masks of taken cells
     * @param distanceEntries the entries of the table of distances
     * @param threads how many threads may work at once on one question
     */
    protected TileDistanceSolver(
            String name,
            Board board,
            TakenRules rules,
            long[] tiles,
            String players,
            boolean ternary,
            MaskKey keys,
            int distanceEntries,
            int threads) {
        super(name, board, rules, tiles, players, ternary, threads);
        this.playersTiles = PlayersTiles.of(board, tiles, players, side);
        this.keys = keys;
        this.distanceEntries = distanceEntries;
    }

    /** Gets ready to tell outcomes, in the turn of no thread: an engine that finds all at once does so. */
    protected void prepareOutcomes() {}

    /**
     * Whether the player to move wins; asked in the turn to solve.
     *
     * @param firstMoves whether the first player is to move; true where both have the same tiles
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
                table = new BoundsTranspositionTable(distanceEntries, won);
            } catch (OutOfMemoryError e) {
                throw noRoom("cache", BoundsTranspositionTable.bytes(distanceEntries), e);
            }
            ToldOutcomes outcomes = new ToldOutcomes(cells, rules, minTile(tiles), looksOutcomesUp()) {
                @Override
                protected boolean isWon(long taken, boolean firstMoves) {
                    return TileDistanceSolver.this.isWon(taken, firstMoves);
                }
            };
            search = new TileSearch(board, rules, playersTiles, keys, outcomes, progress, table, 0);
            distances = search;
        }
        return search;
    }

    private static int minTile(long[] tiles) {
        int min = Long.SIZE;
        for (long tile : tiles) {
            min = Math.min(min, Long.bitCount(tile));
        }
        return min;
    }

    @Override
    public void solve(long number, SolveListener listener) throws InterruptedException {
        solveBySearch(number, listener, progress);
    }
}
