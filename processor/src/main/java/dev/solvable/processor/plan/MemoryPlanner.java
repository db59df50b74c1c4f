package dev.solvable.processor.plan;

import dev.solvable.Algorithm;
import dev.solvable.Player;
import dev.solvable.processor.game.Game;
import dev.solvable.processor.game.tiles.Tile;
import dev.solvable.processor.game.tiles.TileRules;
import dev.solvable.runtime.partizan.OutcomeTranspositionTable;
import dev.solvable.runtime.points.PointsSearchEngine;
import dev.solvable.runtime.search.SearchTables;
import dev.solvable.runtime.sums.RegionSums;
import dev.solvable.runtime.transposition.BoundsTranspositionTable;
import dev.solvable.runtime.transposition.FactTable;
import dev.solvable.runtime.transposition.PackedTranspositionTable;
import dev.solvable.runtime.transposition.TwoWayTranspositionTable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntToLongFunction;

/** Adds up what an engine takes: its tables and caches, and the places for the moves that a search has yet to try. */
final class MemoryPlanner {
    /** A search for threats keeps this for a move: two numbers and six masks. */
    private static final int BYTES_OF_THREAT = 2 * Integer.BYTES + 6 * Long.BYTES;

    /** Threads that share a search for scores keep this for a depth: a window and the state on the way. */
    private static final int BYTES_OF_SHARED = 2 * Integer.BYTES + Long.BYTES;

    /** A search of outcomes keeps this for a move: two masks, a number and a small one. */
    private static final int BYTES_OF_TRIED = 2 * Long.BYTES + Integer.BYTES + Byte.BYTES;

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

    /** The bits of a key at most; 0 where nothing is searched by threads together. */
    private final int keyBits;

    /** The highest score. */
    private final int won;

    private final List<Memory.Store> stores = new ArrayList<>();
    private long bytesOfHelper;

    private MemoryPlanner(Game game, EnginePlan solving, Form form, Layout layout) {
        this.game = game;
        this.solving = solving;
        this.form = form;
        this.layout = layout;
        this.tableEntries = solving.tableEntries();
        this.cacheEntries = solving.cacheEntries();
        this.packed = solving.splitDepth() > 0 && solving.engine() != Algorithm.OUTCOME_SEARCH;
        this.cells = game.board().cells();
        this.keyBits = packed ? form.keyBits(layout) : 0;
        this.won = game.board().cells() + 1;
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
            case SWEEP -> {
                add("the table of scores", tableEntries, tableEntries);
                if (solving instanceof MarksPlan.PointsSweep && form != Form.TAKEN) {
                    add("the lines in each set of cells while it is filled", 1L << cells, 1L << cells);
                }
            }
            case WORD_SWEEP ->
                add("the table of outcomes", tableEntries, Math.max(Long.BYTES, tableEntries / Byte.SIZE));
            case OUTCOME_SEARCH -> {
                int outcomes = ((TilePlan.Outcomes) solving).outcomeEntries();
                add("the cache of outcomes", outcomes, OutcomeTranspositionTable.bytes(outcomes));
                long tried = 2 * (cells + 1) * tiles() * BYTES_OF_TRIED;
                long shared = 2 * (cells + 1) * Long.BYTES; // the states on the way, for either player to move
                addPlaces(tried + cells * BYTES_OF_COUNTED_CELL + shared);
            }
            case THREAT_SEARCH -> {
                add("the cache of scores", cacheEntries, bytesOfScores(TwoWayTranspositionTable::growingBytes));
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
        if (game.rules().partizan() && solving.engine() != Algorithm.SWEEP) {
            game.tiles().ifPresent(tiles -> add("the tiles of each player", 0, tilesOfPlayers(tiles) * Long.BYTES));
        }
        if (!isSource()) {
            return new Memory(stores, 0, Math.toIntExact(bytesOfHelper));
        }
        int orders = game.rules().impartial() ? 1 : 2; // one for each player's moves
        add("the order of moves", 0, orders * (cells + 1) * (Integer.BYTES + Long.BYTES));
        return new Memory(
                stores,
                BYTES_OF_ROW
                        + (solving.nimbers() == Nimbers.SUMS
                                ? Math.toIntExact(RegionSums.bytesOfLeavings((int) cells))
                                : 0),
                0);
    }

    /** Whether sums are searched by proof numbers where regions are large, and there may be such regions. */
    static boolean usesProofNumbers(Game game, EnginePlan solving) {
        if (solving.nimbers() != Nimbers.SUMS) {
            return false;
        }
        // How many moves a source has it tells when it is called, and whether they lie in a line.
        int moves = game.tiles()
                .map(tiles -> tiles.tiles().stream().map(Tile::cells).distinct().count())
                .orElse((long) Integer.MAX_VALUE)
                .intValue();
        boolean isLine = game.tiles().isPresent()
                && (game.board().rows() == 1 || game.board().columns() == 1);
        return RegionSums.proves(solving.cacheEntries(), moves, isLine);
    }

    /** Each thread has places of its own. */
    private void addPlaces(long bytes) {
        add("lists of moves", 0, bytes);
        bytesOfHelper += bytes;
    }

    /** Each thread has a small cache of its own where the one that they share is much larger. */
    private void addShallow() {
        int entries = packed ? SearchTables.shallowEntries(cacheEntries, keyBits, won) : 0;
        if (entries > 0) {
            long bytes = PackedTranspositionTable.bytes(entries, keyBits, won);
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
        return solving instanceof SourcePlan;
    }

    private long tiles() {
        return game.tiles().map(tiles -> tiles.tiles().size()).orElse(0);
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
        if (solving instanceof MarksPlan.PointsSearch) {
            int lines = game.rules().lineMasks().size();
            long bytes = PointsSearchEngine.bytes(cacheEntries, form.keyBits(layout), lines);
            add("the cache of scores", cacheEntries, bytes);
            return;
        }
        boolean outcomesAreElsewhere = solving.engine() != Algorithm.SWEEP && solving.engine() != Algorithm.SEARCH;
        add(
                "the cache of scores",
                outcomesAreElsewhere ? " once a distance is asked for" : "",
                cacheEntries,
                isSource()
                        ? FactTable.growingBytes(cacheEntries)
                        : bytesOfScores(BoundsTranspositionTable::growingBytes));
    }

    /** What the cache of the search for scores takes, given what a table of one thread takes. */
    private long bytesOfScores(IntToLongFunction ofOneThread) {
        return packed
                ? PackedTranspositionTable.bytes(cacheEntries, keyBits, won)
                : ofOneThread.applyAsLong(cacheEntries);
    }

    private void addNimbers() {
        switch (solving.nimbers()) {
            case NONE -> {}
            case TABLE -> add("the table of Grundy values", ASKED, tableEntries, tableEntries);
            case SEARCH ->
                add("the cache of Grundy values", ASKED, cacheEntries, (long) cacheEntries * (Long.BYTES + Byte.BYTES));
            case SUMS -> {
                String when = solving.engine() == Algorithm.SUMS ? "" : ASKED;
                add("the cache of regions", when, cacheEntries, FactTable.growingBytes(cacheEntries));
                if (usesProofNumbers(game, solving)) {
                    long proofs = RegionSums.proofEntries(cacheEntries);
                    add("the cache of proof numbers", when, proofs, RegionSums.bytesOfProofs(cacheEntries));
                }
                if (!isSource()) {
                    long plies = cells / game.rules().leastFilled();
                    add("lists of their moves", when, 0, RegionSums.bytesOfLeavings((int) (plies * tiles())));
                }
            }
        }
    }
}
