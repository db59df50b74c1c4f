package dev.solvable.processor.plan;

import dev.solvable.Algorithm;
import dev.solvable.Player;
import dev.solvable.processor.game.Game;
import dev.solvable.processor.game.MoveSourceRules;
import dev.solvable.processor.game.TileRules;
import java.util.ArrayList;
import java.util.List;

/** Adds up what an engine takes: its tables and caches, and the places for the moves that a search has yet to try. */
final class MemoryPlanner {
    /** A search for threats keeps this for a move: two numbers and six masks. */
    private static final int BYTES_OF_THREAT = 2 * Integer.BYTES + 6 * Long.BYTES;

    /** Threads that share a search for scores keep this for a depth: a window and the state on the way. */
    private static final int BYTES_OF_SHARED = 2 * Integer.BYTES + Long.BYTES;

    /** A search of outcomes keeps this for a move: two masks, a number and a small one. */
    private static final int BYTES_OF_TRIED = 2 * Long.BYTES + Integer.BYTES + Byte.BYTES;

    /** A search of regions keeps this for a move: a mask, its name, its proof numbers, and its size. */
    private static final int BYTES_OF_LEAVING = 3 * Long.BYTES + Integer.BYTES;

    /** A search of regions keeps proof numbers for one in so many of the regions of its cache. */
    private static final int REGIONS_TO_A_PROOF = 8;

    /** A key, and two numbers. */
    private static final int BYTES_OF_PROOF = 2 * Long.BYTES;

    /** The proofs by counting have a few arrays of twice as many masks as there are cells. */
    private static final int BYTES_OF_COUNTED_CELL = 16 * Long.BYTES;

    /** Two masks of a move in the order of rows, and the same two in that of cells. */
    private static final int BYTES_OF_ROW = 4 * Long.BYTES;

    /** An analysis keeps this for a position at most: itself, its place, its value, and room to grow of each. */
    private static final int BYTES_OF_POSITION = 30;

    /** Its table has many blocks, none of which is ever empty. */
    private static final int BYTES_OF_BLOCKS = 1 << 17;

    private static final String ASKED = " once a Grundy value is asked for";

    private final Game game;
    private final EnginePlan solving;
    private final Form form;
    private final Layout layout;
    private final long tableEntries;
    private final int cacheEntries;

    /** Whether threads may share the table of scores, so that an entry is one {@code long}. */
    private final boolean packed;

    private final long cells;
    private final List<Memory.Store> stores = new ArrayList<>();
    private long bytesOfHelper;

    private MemoryPlanner(Game game, EnginePlan solving, Form form, Layout layout) {
        this.game = game;
        this.solving = solving;
        this.form = form;
        this.layout = layout;
        this.tableEntries = solving.tableEntries();
        this.cacheEntries = solving.cacheEntries();
        this.packed = solving.sharedCells() > 0 && solving.engine() != Algorithm.OUTCOME_SEARCH;
        this.cells = game.board().cells();
    }

    /**
     * The memory of a solver.
     *
     * @param form what a position holds
     * @param layout which bit of a mask belongs to which cell
     */
    static Memory of(Game game, EnginePlan solving, Form form, Layout layout) {
        return new MemoryPlanner(game, solving, form, layout).memory();
    }

    private Memory memory() {
        switch (solving.engine()) {
            case SWEEP -> add("the table of scores", tableEntries, tableEntries);
            case WORD_SWEEP ->
                add("the table of outcomes", tableEntries, Math.max(Long.BYTES, tableEntries / Byte.SIZE));
            case OUTCOME_SEARCH -> {
                long outcomes = ((TilePlan.Outcomes) solving).outcomeEntries();
                long first = TilePlan.Outcomes.MIN_OUTCOME_ENTRIES;
                add("the cache of outcomes", outcomes, CacheSizes.bytesOfStages(outcomes, Long.BYTES, first));
                long tried = 2 * (cells + 1) * tiles() * BYTES_OF_TRIED;
                long shared = 2 * (cells + 1) * Long.BYTES; // the states on the way, for either player to move
                addPlaces(tried + cells * BYTES_OF_COUNTED_CELL + shared);
            }
            case THREAT_SEARCH -> {
                add("the cache of scores", cacheEntries, bytesOfScores(2 * Long.BYTES));
                addShallow();
                long moves = layout.inColumns() ? layout.columns().size() : cells;
                addPlaces((cells + 1) * (Integer.BYTES + moves * BYTES_OF_THREAT) + line());
            }
            case RETROGRADE -> {
                if (solving instanceof EnginePlan.PieceAnalysis analysis) {
                    long most = Math.min(analysis.positions(), Long.MAX_VALUE / BYTES_OF_POSITION - BYTES_OF_BLOCKS);
                    add("the table of positions", most, most * BYTES_OF_POSITION + BYTES_OF_BLOCKS);
                }
            }
            case SUMS, SEARCH -> {}
        }
        addScores();
        if (solving.engine() == Algorithm.SEARCH && packed) {
            addShallow();
            add("the line of play", 0, line());
            bytesOfHelper += line();
        }
        addNimbers();
        if (game.rules() instanceof TileRules tiles && tiles.partizan() && solving.engine() != Algorithm.SWEEP) {
            add("the tiles of each player", 0, tilesOfPlayers(tiles) * Long.BYTES);
        }
        if (!isSource()) {
            return new Memory(stores, 0, Math.toIntExact(bytesOfHelper));
        }
        int orders = SolverPlan.impartial(game) ? 1 : 2; // one for each player's moves
        add("the order of moves", 0, orders * (cells + 1) * (Integer.BYTES + Long.BYTES));
        return new Memory(
                stores,
                BYTES_OF_ROW + (solving.nimbers() == Nimbers.SUMS ? Math.toIntExact(cells * BYTES_OF_LEAVING) : 0),
                0);
    }

    /** Each thread has places of its own. */
    private void addPlaces(long bytes) {
        add("places for moves", 0, bytes);
        bytesOfHelper += bytes;
    }

    /** Each thread has a small cache of its own where the one that they share is much larger. */
    private void addShallow() {
        int entries = packed ? PackedEntry.shallowEntries(form, layout, cacheEntries) : 0;
        if (entries > 0) {
            long bytes = bytesOfPacked(entries);
            add("the cache of states near the end", entries, bytes);
            bytesOfHelper += bytes;
        }
    }

    /** What a thread keeps of the states on the way, for the others to see. */
    private long line() {
        return packed ? (cells + 1) * BYTES_OF_SHARED + Long.BYTES : 0; // and the array of the team
    }

    private void add(String name, long entries, long bytes) {
        add(name, "", entries, bytes);
    }

    private void add(String name, String when, long entries, long bytes) {
        stores.add(new Memory.Store(name, when, entries, bytes));
    }

    private boolean isSource() {
        return game.rules() instanceof MoveSourceRules;
    }

    private long tiles() {
        return game.rules() instanceof TileRules tiles ? tiles.tiles().size() : 0;
    }

    /** The tiles that each player may lay, those of both players twice. */
    private static long tilesOfPlayers(TileRules tiles) {
        return tiles.tiles().stream()
                .mapToInt(tile -> tile.by() == Player.EITHER ? 2 : 1)
                .sum();
    }

    /** The cache of the search for scores, which some engines need for distances only. */
    private void addScores() {
        if (cacheEntries == 0 || solving.engine() == Algorithm.THREAT_SEARCH) {
            return;
        }
        boolean outcomesAreElsewhere = solving.engine() != Algorithm.SWEEP && solving.engine() != Algorithm.SEARCH;
        add(
                "the cache of scores",
                outcomesAreElsewhere ? " once a distance is asked for" : "",
                cacheEntries,
                isSource()
                        ? CacheSizes.bytes(cacheEntries, CacheSizes.BYTES_OF_ENTRY)
                        : bytesOfScores(CacheSizes.BYTES_OF_ENTRY));
    }

    /** What the cache of the search for scores takes, given what an entry does where it is not packed. */
    private long bytesOfScores(int bytesOfEntry) {
        return packed
                ? bytesOfPacked(cacheEntries)
                : CacheSizes.bytesOfStages(cacheEntries, bytesOfEntry, CacheSizes.FIRST_STAGE);
    }

    private long bytesOfPacked(int entries) {
        return CacheSizes.bytesOfStages(entries, Long.BYTES, PackedEntry.firstEntries(form, layout, entries));
    }

    private void addNimbers() {
        switch (solving.nimbers()) {
            case NONE -> {}
            case TABLE -> add("the table of Grundy values", ASKED, tableEntries, tableEntries);
            case SEARCH ->
                add("the cache of Grundy values", ASKED, cacheEntries, (long) cacheEntries * (Long.BYTES + Byte.BYTES));
            case SUMS -> {
                String when = solving.engine() == Algorithm.SUMS ? "" : ASKED;
                add(
                        "the cache of regions",
                        when,
                        cacheEntries,
                        CacheSizes.bytes(cacheEntries, CacheSizes.BYTES_OF_ENTRY));
                if (ProofNumbers.serve(game, solving)) {
                    long proofs = cacheEntries / REGIONS_TO_A_PROOF;
                    add("the cache of proof numbers", when, proofs, CacheSizes.bytes(proofs, BYTES_OF_PROOF));
                }
                if (!isSource()) {
                    long plies = cells / SolverPlan.leastFilled(game);
                    add("places for their moves", when, 0, plies * tiles() * BYTES_OF_LEAVING);
                }
            }
        }
    }
}
