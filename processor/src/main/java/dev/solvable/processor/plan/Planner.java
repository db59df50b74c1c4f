package dev.solvable.processor.plan;

import dev.solvable.processor.game.Choice;
import dev.solvable.processor.game.Encoding;
import dev.solvable.processor.game.Ending;
import dev.solvable.processor.game.Expectation;
import dev.solvable.processor.game.Game;
import dev.solvable.processor.game.MarkRules;
import dev.solvable.processor.game.StateSpace;
import dev.solvable.processor.game.Symmetries;
import dev.solvable.processor.game.TileRules;
import dev.solvable.processor.game.TileShapes;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Chooses form, engine and sizes for a game. */
public final class Planner {
    /** The largest table that a solver makes unasked: so many positions at a byte each. */
    static final long MOST_SWEPT = 1L << 26;

    /** The same where a win check of the declaration, which may take long, has to be called for each. */
    static final long MOST_SWEPT_WITH_CHECK = 1L << 21;

    /** The cells whose fillings share a word of such a table. */
    static final int CELLS_IN_WORD = 6;

    /** From so many cells on a table of bits, filled 64 at a time, beats one of bytes. */
    static final int LEAST_CELLS_IN_WORDS = 13;

    /** A table of so many cells takes 128 MB. */
    static final int MOST_CELLS_IN_WORDS = 30;

    /** The most entries of a cache that nobody chose. */
    static final int DEFAULT_CACHE_ENTRIES = 1 << 22;

    /** The most cells of which a {@code long} can hold two masks. */
    static final int MOST_CELLS_OF_TWO_MASKS = 32;

    /** The largest group of symmetries that a search tries at every position: that of the square. */
    static final int MOST_FOLDED = 8;

    private final Game game;
    private final Symmetries symmetries;
    private final Expectation proved;
    private final Preferences preferences;
    private final int cells;
    private final Layout layout;
    private final BigInteger states;

    private Planner(Game game, Symmetries symmetries, Expectation proved, Preferences preferences) {
        this.game = game;
        this.symmetries = symmetries;
        this.proved = proved;
        this.preferences = preferences;
        this.cells = game.board().cells();
        this.layout = Layout.of(game);
        this.states = StateSpace.size(game);
    }

    /**
     * The plan for a game.
     *
     * @param proved the result that the compiler proved, {@link Expectation#UNSTATED} where it proved none
     */
    public static SolverPlan plan(Game game, Symmetries symmetries, Expectation proved, Preferences preferences) {
        return new Planner(game, symmetries, proved, preferences).plan();
    }

    private SolverPlan plan() {
        Form form = form();
        Engine engine = engine(form);
        Encoding encoding =
                form == Form.BASE_3 || game.encoding() == Encoding.TERNARY ? Encoding.TERNARY : Encoding.BITMASK;
        boolean tabulates = engine == Engine.SWEEP || engine == Engine.WORD_SWEEP;
        int tableEntries = tabulates ? positions(form).intValueExact() : 0;
        int searchEntries = engine == Engine.SWEEP ? 0 : searchEntries();
        boolean folds = engine != Engine.SWEEP && preferences.mayFold() && foldingPays();
        Nimbers nimbers = nimbers(engine);
        List<String> reasons = new ArrayList<>();
        reasons.add(encodingReason(form, encoding));
        reasons.add(engineReason(engine));
        if (isPreferred(engine)) {
            reasons.add("This engine is the one that the processor was asked for.");
        }
        Optional<TileShapes> shapes = nimbers == Nimbers.SUMS ? shapes() : Optional.empty();
        if (nimbers == Nimbers.SUMS) {
            reasons.add(sumsReason(engine, shapes));
        }
        if (folds) {
            reasons.add(
                    shapes.filter(TileShapes::runs).isPresent()
                            ? "Positions whose runs of free cells differ in their order alone are searched once."
                            : "Positions that are turned or mirrored images of each other are searched once.");
        }
        return new SolverPlan(
                game,
                symmetries,
                encoding,
                form,
                layout,
                engine,
                nimbers,
                shapes,
                folds,
                states.min(BigInteger.valueOf(Long.MAX_VALUE)).longValueExact(),
                tableEntries,
                searchEntries,
                bytes(engine, nimbers, tableEntries, searchEntries),
                proved,
                reasons);
    }

    private Engine engine(Form form) {
        return preferences.engine().filter(engine -> canSolve(engine, form)).orElseGet(() -> bestEngine(form));
    }

    private Engine bestEngine(Form form) {
        if (cells >= LEAST_CELLS_IN_WORDS && canSolve(Engine.WORD_SWEEP, form)) {
            return Engine.WORD_SWEEP;
        }
        return Stream.of(Engine.SWEEP, Engine.SUMS, Engine.OUTCOME_SEARCH, Engine.THREAT_SEARCH)
                .filter(engine -> canSolve(engine, form))
                .findFirst()
                .orElse(Engine.SEARCH);
    }

    private boolean canSolve(Engine engine, Form form) {
        return switch (engine) {
            case SWEEP -> mayTabulate() && positions(form).compareTo(mostSwept()) <= 0;
            case WORD_SWEEP ->
                mayTabulate()
                        && game.rules() instanceof TileRules
                        && form == Form.TAKEN
                        && game.noMoves() == Ending.LOSES
                        && cells > CELLS_IN_WORD
                        && cells <= MOST_CELLS_IN_WORDS;
            case SUMS -> fallsApart() && game.noMoves() == Ending.LOSES;
            case OUTCOME_SEARCH -> isPartizan() && game.noMoves() == Ending.LOSES;
            case SEARCH -> true;
            case THREAT_SEARCH ->
                game.rules() instanceof MarkRules marks
                        && marks.choice() == Choice.OWN
                        && !marks.lines().masks().isEmpty()
                        && marks.lines().completes() == Ending.WINS
                        && game.noMoves() == Ending.DRAWS;
        };
    }

    /**
     * Whether regions of free cells are games of their own: both players have the same moves, and lines end nothing.
     */
    private boolean fallsApart() {
        return !(game.rules() instanceof MarkRules) && !isPartizan();
    }

    private Nimbers nimbers(Engine engine) {
        if (!SolverPlan.impartial(game)) {
            return Nimbers.NONE;
        }
        if (engine == Engine.SWEEP) {
            return Nimbers.TABLE;
        }
        return fallsApart() && !isPreferred(Engine.SEARCH) ? Nimbers.SUMS : Nimbers.SEARCH;
    }

    private Optional<TileShapes> shapes() {
        return game.rules() instanceof TileRules tiles
                ? TileShapes.of(game.board(), tiles).map(shapes -> preferences.mayFold() ? shapes : shapes.unmoved())
                : Optional.empty();
    }

    private boolean isPreferred(Engine engine) {
        return preferences.engine().filter(engine::equals).isPresent();
    }

    private int searchEntries() {
        return game.cacheEntries() > 0
                ? game.cacheEntries()
                : states.min(BigInteger.valueOf(DEFAULT_CACHE_ENTRIES)).intValueExact();
    }

    private static long bytes(Engine engine, Nimbers nimbers, long tableEntries, long searchEntries) {
        long scoreEntry = Long.BYTES + Character.BYTES;
        long nimberEntry = switch (nimbers) {
            case NONE, TABLE -> 0;
            case SEARCH -> Long.BYTES + Byte.BYTES;
            case SUMS -> Long.BYTES + Character.BYTES;
        };
        long search = searchEntries * (scoreEntry + nimberEntry);
        return switch (engine) {
            case SWEEP -> tableEntries * (nimbers == Nimbers.TABLE ? 2 : 1);
            case WORD_SWEEP -> tableEntries / Byte.SIZE + search;
            case SUMS, SEARCH -> search;
            case OUTCOME_SEARCH -> search + (long) SolverPlan.outcomeEntries(searchEntries) * Long.BYTES;
            case THREAT_SEARCH -> searchEntries * 2 * Long.BYTES;
        };
    }

    private String engineReason(Engine engine) {
        return switch (engine) {
            case SWEEP ->
                String.format(
                        Locale.ROOT,
                        "All %,d positions fit in a table, so the game is solved as a whole, end of the game first.",
                        states);
            case WORD_SWEEP ->
                String.format(
                        Locale.ROOT,
                        "The outcomes of all %,d positions fit in a table of a bit each, so they are found as a whole, 64 at a"
                                + " time, end of the game first; distances are searched.",
                        states);
            case OUTCOME_SEARCH ->
                searchReason()
                        + " The outcome is searched first: who cannot move loses, so it is enough to count how many tiles each"
                        + " player can lay for sure and how many at most.";
            case SUMS, SEARCH -> searchReason();
            case THREAT_SEARCH ->
                searchReason() + " Forced replies are played at once, and nobody hands over a win in one.";
        };
    }

    /** A larger group takes longer to go through at every position than it saves. */
    private boolean foldingPays() {
        return symmetries.order() > 1 && symmetries.order() <= MOST_FOLDED;
    }

    private boolean mayTabulate() {
        return game.cacheEntries() == 0 && !isPreferred(Engine.SEARCH) && !isPreferred(Engine.THREAT_SEARCH);
    }

    private BigInteger mostSwept() {
        boolean checked = game.rules() instanceof MarkRules marks && marks.hasWinCheck();
        return BigInteger.valueOf(checked ? MOST_SWEPT_WITH_CHECK : MOST_SWEPT);
    }

    private boolean isPartizan() {
        return game.rules() instanceof TileRules tiles && tiles.partizan();
    }

    private Form form() {
        if (!(game.rules() instanceof MarkRules marks)) {
            return isPartizan() ? Form.TAKEN_AND_SIDE : Form.TAKEN;
        }
        if (marks.gravity()) {
            return Form.GUARDED;
        }
        if (marks.choice() == Choice.SHARED) {
            return Form.TAKEN;
        }
        return switch (game.encoding()) {
            case BITMASK -> Form.TWO_MASKS;
            case TERNARY -> Form.BASE_3;
            case AUTO -> {
                boolean swept = mayTabulate() && states.compareTo(mostSwept()) <= 0;
                yield swept || cells > MOST_CELLS_OF_TWO_MASKS ? Form.BASE_3 : Form.TWO_MASKS;
            }
        };
    }

    /** How many entries a table has that a position of this form indexes. */
    private BigInteger positions(Form form) {
        return switch (form) {
            case TAKEN, TAKEN_AND_SIDE -> states;
            case TWO_MASKS -> BigInteger.TWO.pow(2 * cells);
            case BASE_3 -> states;
            case GUARDED -> BigInteger.TWO.pow(layout.length());
        };
    }

    private String encodingReason(Form form, Encoding encoding) {
        String asked = game.encoding() == Encoding.AUTO ? "" : ", as the declaration asks";
        if (encoding == Encoding.TERNARY) {
            return "A position is a number in base 3, a digit a cell: 0 empty, 1 first player, 2 second player" + asked
                    + ".";
        }
        return switch (form) {
            case TAKEN -> "A position is the mask of the taken cells, cell i as bit i" + asked + ".";
            case TAKEN_AND_SIDE ->
                cells == Long.SIZE
                        ? "A position is the mask of the taken cells; whose turn it is follows from the number of tiles."
                        : "A position is the mask of the taken cells, cell i as bit i, and bit " + cells
                                + " for the side: 0 for the first player, 1 for the second.";
            case TWO_MASKS ->
                "A position is two masks of " + cells
                        + " bits: the first player's marks below, the second player's above" + asked + ".";
            case GUARDED ->
                "A position has a run of bits for each column from the bottom up: the first player's marks, and a guard"
                        + " bit above the highest mark.";
            case BASE_3 -> throw new IllegalStateException("base 3 is the ternary encoding");
        };
    }

    private static String sumsReason(Engine engine, Optional<TileShapes> shapes) {
        String alike = shapes.isEmpty()
                ? "."
                : shapes.get().motions().size() == 1
                        ? "; it is found once wherever the region lies."
                        : "; it is found once wherever the region lies and however it is turned or mirrored.";
        return "Free cells that no move joins are independent games: the Grundy value is the nim-sum of those of the regions, each"
                + " found from what moves leave of the region" + alike
                + (engine == Engine.SUMS ? " The player to move loses where it is 0." : "");
    }

    private String searchReason() {
        String size = String.format(Locale.ROOT, "%,d positions", states);
        if (isPreferred(Engine.SEARCH) || isPreferred(Engine.THREAT_SEARCH) || isPreferred(Engine.SUMS)) {
            return "The " + size + " are searched as they are asked about.";
        }
        return game.cacheEntries() > 0
                ? "The declaration asks for a cache of "
                        + String.format(Locale.ROOT, "%,d", game.cacheEntries())
                        + " entries, so the " + size + " are searched, not tabulated."
                : "The " + size + " are too many for a table, so they are searched as they are asked about.";
    }
}
