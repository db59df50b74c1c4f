package dev.solvable.processor.plan;

import dev.solvable.processor.game.Choice;
import dev.solvable.processor.game.Encoding;
import dev.solvable.processor.game.Expectation;
import dev.solvable.processor.game.Game;
import dev.solvable.processor.game.MarkRules;
import dev.solvable.processor.game.Symmetries;
import dev.solvable.processor.game.TileRules;
import dev.solvable.processor.game.TileShapes;
import java.util.List;
import java.util.Optional;

/**
 * What the compiler decided about a game's solver, and why.
 *
 * @param game the game
 * @param symmetries the symmetries of the game
 * @param encoding how a position becomes a {@code long}: {@link Encoding#BITMASK} or {@link Encoding#TERNARY}
 * @param form what a position holds while the solver works on it
 * @param layout which bit of a mask belongs to which cell
 * @param engine how the game is solved
 * @param nimbers how Grundy values are found
 * @param shapes where Grundy values are sums over regions of a tile game, and where its boards are swept 64 at a time:
 *     what is known of its shapes; empty elsewhere and where a mask does not hold the rectangle around the board
 * @param folds whether the search takes symmetric positions for one
 * @param states the fillings of the board, times the sides that may be to move where a filling does not say;
 *     {@link Long#MAX_VALUE} where a {@code long} cannot hold the number
 * @param tableEntries the positions in the table; 0 where there is none
 * @param searchEntries the entries of the search's cache, and of that of Grundy values; 0 where nothing is searched
 * @param packedEntry how an entry of the search's cache is packed into a {@code long}; empty where it is not
 * @param sharedCells threads share the search of states in which fewer cells than these are taken; 0 where they share
 *     none
 * @param memory what the tables and caches take at most
 * @param proved the result that the compiler proved
 * @param reasons why so, a sentence each, in the order in which a reader asks
 */
public record SolverPlan(
        Game game,
        Symmetries symmetries,
        Encoding encoding,
        Form form,
        Layout layout,
        Engine engine,
        Nimbers nimbers,
        Optional<TileShapes> shapes,
        boolean folds,
        long states,
        int tableEntries,
        int searchEntries,
        Optional<PackedEntry> packedEntry,
        int sharedCells,
        Memory memory,
        Expectation proved,
        List<String> reasons) {
    /** A table with fewer entries is filled sooner than threads start. */
    private static final int LEAST_SHARED = 1 << 20;

    /** An entry of the cache of outcomes does not hold the whole key; with fewer entries keys could be mistaken. */
    static final int LEAST_OUTCOME_ENTRIES = 1 << 10;

    /** Copies the list. */
    public SolverPlan {
        reasons = List.copyOf(reasons);
    }

    /** The entries of the cache of outcomes that goes with a search's cache of so many, which may be fewer. */
    static int outcomeEntries(long searchEntries) {
        return (int) Math.max(LEAST_OUTCOME_ENTRIES, searchEntries);
    }

    /** The entries of the cache of outcomes of an {@link Engine#OUTCOME_SEARCH}. */
    public int outcomeEntries() {
        return outcomeEntries(searchEntries);
    }

    /** The shapes of the game's lines; empty where it has none, or where shapes do not pay. */
    public List<LineShape> lineShapes() {
        return game.rules() instanceof MarkRules marks ? LineShape.of(marks.lines(), game.board(), layout) : List.of();
    }

    /** The entries of the largest table or cache. */
    public int cacheEntries() {
        return Math.max(tableEntries, searchEntries);
    }

    /** Whether several threads can share the work on one question, and gain by it. */
    public boolean usesThreads() {
        return (engine == Engine.WORD_SWEEP && tableEntries >= LEAST_SHARED) || sharesSearches();
    }

    /** Whether several threads can share a search. */
    public boolean sharesSearches() {
        return sharedCells > 0;
    }

    /** Whether both players have the same moves in every position, so that nimbers exist. */
    public boolean impartial() {
        return impartial(game);
    }

    /** Whether positions are numbers in base 3 outside the solver and something else inside. */
    public boolean translates() {
        return encoding == Encoding.TERNARY && form != Form.BASE_3;
    }

    /** Whether a search takes states for one whose runs of free cells in a row differ in their order alone. */
    public boolean ordersRuns() {
        return folds && shapes.filter(TileShapes::runs).isPresent();
    }

    /** The least number of cells that a move fills. */
    public int leastFilled() {
        return leastFilled(game);
    }

    static int leastFilled(Game game) {
        return game.rules() instanceof TileRules tiles
                ? tiles.tiles().stream()
                        .mapToInt(tile -> Long.bitCount(tile.cells()))
                        .min()
                        .orElseThrow()
                : 1;
    }

    static boolean impartial(Game game) {
        if (game.rules() instanceof MarkRules marks) {
            return marks.choice() != Choice.OWN;
        }
        return !(game.rules() instanceof TileRules tiles) || !tiles.partizan();
    }
}
