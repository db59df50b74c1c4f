package dev.solvable.processor.plan;

import dev.solvable.Algorithm;
import dev.solvable.Choice;
import dev.solvable.Encoding;
import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.processor.game.Game;
import dev.solvable.processor.game.MarkRules;
import dev.solvable.processor.game.MoveSourceRules;
import dev.solvable.processor.game.PieceRules;
import dev.solvable.processor.game.ProgrammedRules;
import dev.solvable.processor.game.StateSpace;
import dev.solvable.processor.game.Symmetries;
import dev.solvable.processor.game.Tile;
import dev.solvable.processor.game.TileRules;
import dev.solvable.processor.game.TileShapes;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Chooses form, engine and sizes for a game. */
public final class Planner {
    /** The most entries of a cache that nobody chose. */
    static final int DEFAULT_CACHE_ENTRIES = 1 << 22;

    /**
     * The search for a distance looks up outcomes, so it sees few of the positions: a cache for one of 16 holds them,
     * and a larger one would ask for memory that is not used.
     */
    private static final int SEARCHED_IN_WORDS = 4;

    /** Up to so many cells a table of Grundy values takes less code and hardly more time than sums. */
    private static final int MAX_CELLS_WITH_NIMBERS = 12;

    private static final int MIN_CACHE_ENTRIES = 16;

    /** A table is filled in place of a search as soon as one of so many positions would be searched. */
    static final int POSITIONS_TO_A_SEARCHED = 16;

    /** The largest group of symmetries that a search tries at every position: that of the square. */
    static final int MAX_FOLDED = 8;

    /**
     * With no more free cells than these one thread searches a state: a million fillings, or little of them is seen.
     */
    private static final int CELLS_OF_ONE = 20;

    /** The same where a cell can be filled in two ways, and nothing but the window cuts the search short. */
    private static final int CELLS_OF_ONE_SEARCH_OF_MARKS = 12;

    private final Game game;
    private final Symmetries symmetries;
    private final Expectation proved;
    private final Preferences preferences;
    private final int cells;
    private final Layout layout;
    private final BigInteger states;
    private final Tables tables;

    private Planner(Game game, Symmetries symmetries, Expectation proved, Preferences preferences) {
        this.game = game;
        this.symmetries = symmetries;
        this.proved = proved;
        this.preferences = preferences.prefers(Algorithm.THREAT_SEARCH) && !winsByOwnLines(game)
                ? new Preferences(preferences.mayFold(), Optional.empty()) // a wish for a search would forbid a table
                : preferences;
        this.cells = game.board().cells();
        this.layout = Layout.of(game);
        this.states = StateSpace.size(game);
        this.tables = new Tables(game, layout, states, this.preferences);
    }

    /**
     * The plan for a game.
     *
     * @param proved the result that the compiler proved, {@link Expectation#UNSTATED} where it proved none
     */
    public static SolverPlan plan(Game game, Symmetries symmetries, Expectation proved, Preferences preferences) {
        if (game.rules() instanceof PieceRules) {
            return PiecePlanner.plan(game, symmetries, proved, preferences);
        }
        return new Planner(game, symmetries, proved, preferences).plan();
    }

    private SolverPlan plan() {
        Form form = tables.form();
        EnginePlan solving = solving(engine(form), form);
        Encoding encoding =
                form == Form.BASE_3 || game.encoding() == Encoding.TERNARY ? Encoding.TERNARY : Encoding.BITMASK;
        Reasons reasons = new Reasons(game, states, preferences);
        reasons.addEncoding(form, encoding);
        reasons.addEngine(solving);
        if (solving.nimbers() == Nimbers.SUMS) {
            reasons.addSums(solving);
        }
        if (solving.folds()) {
            reasons.addFolding(solving.shapes());
        }
        return new SolverPlan(
                game,
                symmetries,
                encoding,
                form,
                layout,
                solving,
                states.min(BigInteger.valueOf(Long.MAX_VALUE)).longValueExact(),
                MemoryPlanner.of(game, solving, form, layout),
                proved,
                reasons.sentences());
    }

    /** What the engine has to know. */
    private EnginePlan solving(Algorithm engine, Form form) {
        int cacheEntries = cacheEntries(engine);
        boolean folds = preferences.mayFold() && foldingPays();
        Nimbers nimbers = nimbers(engine);
        int sharedCells = sharedCells(engine, form, cacheEntries);
        return switch (engine) {
            case SWEEP -> {
                int entries = tables.positions(form).intValueExact();
                // How far play leads only the moves of a source can tell: a search goes before the table, of at most so
                // many states as take a small part of the time that the table takes.
                if (game.rules() instanceof MoveSourceRules source) {
                    yield new SourcePlan.Sweep(
                            source, entries, Math.max(1, entries / POSITIONS_TO_A_SEARCHED), nimbers);
                }
                yield game.rules() instanceof MarkRules marks
                        ? new MarksPlan.Sweep(marks, entries, nimbers, rows(marks, entries))
                        : new TilePlan.Sweep((TileRules) game.rules(), entries, nimbers);
            }
            case WORD_SWEEP ->
                new TilePlan.Words(
                        (TileRules) game.rules(),
                        tables.positions(form).intValueExact(),
                        cacheEntries,
                        nimbers,
                        folds,
                        fallsApart() ? shapes() : Optional.empty(),
                        SweepOrder.of(game.board(), tileMasks()));
            case SUMS ->
                game.rules() instanceof MoveSourceRules source
                        ? new SourcePlan.Sums(source, cacheEntries)
                        : new TilePlan.Sums((TileRules) game.rules(), cacheEntries, folds, shapes());
            case RETROGRADE -> new EnginePlan.Programmed();
            case OUTCOME_SEARCH -> new TilePlan.Outcomes((TileRules) game.rules(), cacheEntries, folds, sharedCells);
            case SEARCH -> search(cacheEntries, nimbers, folds, sharedCells);
            case THREAT_SEARCH -> new MarksPlan.Threats((MarkRules) game.rules(), cacheEntries, folds, sharedCells);
        };
    }

    private EnginePlan search(int cacheEntries, Nimbers nimbers, boolean folds, int sharedCells) {
        if (game.rules() instanceof MoveSourceRules source) {
            return new SourcePlan.Search(source, cacheEntries, nimbers);
        }
        if (game.rules() instanceof MarkRules marks) {
            return new MarksPlan.Search(marks, cacheEntries, nimbers, folds, sharedCells);
        }
        Optional<TileShapes> shapes = nimbers == Nimbers.SUMS ? shapes() : Optional.empty();
        return new TilePlan.Search((TileRules) game.rules(), cacheEntries, nimbers, folds, shapes, sharedCells);
    }

    /** Rows pay where the table is large, and where symmetries or numbers of marks that make no sense spare work. */
    private Optional<SweepRows> rows(MarkRules marks, int entries) {
        return entries > MarksPlan.Sweep.MAX_PLAIN && marks.choice() != Choice.SHARED
                ? Optional.of(SweepRows.of(layout, symmetries))
                : Optional.empty();
    }

    private Algorithm engine(Form form) {
        return preferences.engine().filter(engine -> canSolve(engine, form)).orElseGet(() -> bestEngine(form));
    }

    private Algorithm bestEngine(Form form) {
        return Stream.of(
                        Algorithm.RETROGRADE,
                        Algorithm.WORD_SWEEP,
                        Algorithm.SWEEP,
                        Algorithm.SUMS,
                        Algorithm.OUTCOME_SEARCH,
                        Algorithm.THREAT_SEARCH)
                .filter(engine -> canSolve(engine, form))
                .findFirst()
                .orElse(Algorithm.SEARCH);
    }

    private boolean canSolve(Algorithm engine, Form form) {
        return switch (engine) {
            case SWEEP -> !endless() && tables.holds(form);
            case WORD_SWEEP ->
                game.rules() instanceof TileRules && game.noMoves() != Ending.DRAWS && tables.holdsInWords(form);
            case SUMS -> !endless() && (fallsApart() || hasTilesOfBothAlike()) && game.noMoves() == Ending.LOSES;
            case OUTCOME_SEARCH ->
                game.rules() instanceof TileRules
                        && SolverPlan.partizan(game)
                        && game.noMoves() == Ending.LOSES
                        && (game.cacheEntries() == 0 || game.cacheEntries() >= TilePlan.Outcomes.MIN_OUTCOME_ENTRIES);
            case SEARCH -> !endless();
            case RETROGRADE -> endless();
            case THREAT_SEARCH -> winsByOwnLines(game);
        };
    }

    /** Whether play may return to a position. */
    private boolean endless() {
        return game.rules() instanceof ProgrammedRules;
    }

    /** Whether a line of own marks wins, and nothing else does. */
    private static boolean winsByOwnLines(Game game) {
        return game.rules() instanceof MarkRules marks
                && marks.choice() == Choice.OWN
                && !marks.lines().masks().isEmpty()
                && marks.lines().completes() == Ending.WINS
                && game.noMoves() == Ending.DRAWS;
    }

    /**
     * Whether regions of free cells are games of their own: both players have the same moves, and lines end nothing.
     */
    private boolean fallsApart() {
        return !(game.rules() instanceof MarkRules) && !SolverPlan.partizan(game);
    }

    private Nimbers nimbers(Algorithm engine) {
        if (!SolverPlan.impartial(game)) {
            return Nimbers.NONE;
        }
        if (engine == Algorithm.SWEEP || (engine == Algorithm.WORD_SWEEP && cells <= MAX_CELLS_WITH_NIMBERS)) {
            return Nimbers.TABLE;
        }
        boolean sums = game.rules() instanceof MoveSourceRules || !preferences.prefers(Algorithm.SEARCH);
        return fallsApart() && sums ? Nimbers.SUMS : Nimbers.SEARCH;
    }

    private List<Long> tileMasks() {
        return ((TileRules) game.rules())
                .tiles().stream().map(Tile::cells).distinct().toList();
    }

    private Optional<TileShapes> shapes() {
        return game.rules() instanceof TileRules tiles
                ? TileShapes.of(game.board(), tiles).map(shapes -> preferences.mayFold() ? shapes : shapes.unmoved())
                : Optional.empty();
    }

    private int cacheEntries(Algorithm engine) {
        if (game.cacheEntries() > 0) {
            return game.cacheEntries();
        }
        BigInteger searched = engine == Algorithm.WORD_SWEEP
                ? states.shiftRight(SEARCHED_IN_WORDS).max(BigInteger.valueOf(MIN_CACHE_ENTRIES))
                : states;
        return searched.min(BigInteger.valueOf(DEFAULT_CACHE_ENTRIES)).intValueExact();
    }

    /** A larger group takes longer to go through at every position than it saves. */
    private boolean foldingPays() {
        return symmetries.order() > 1 && symmetries.order() <= MAX_FOLDED;
    }

    /**
     * Threads share the search of states in which fewer cells than these are taken; 0 for none. Where few are free one
     * thread is sooner done than the others are looked at. A search that was asked for is shared on small boards, too,
     * but none whose table they cannot share.
     */
    private int sharedCells(Algorithm engine, Form form, int cacheEntries) {
        return switch (engine) {
            case SWEEP, WORD_SWEEP, SUMS, RETROGRADE -> 0;
            case OUTCOME_SEARCH -> Math.max(1, cells - CELLS_OF_ONE);
            case SEARCH, THREAT_SEARCH -> {
                if (game.rules() instanceof MoveSourceRules || !PackedEntry.fits(form, layout, cacheEntries)) {
                    yield 0;
                }
                boolean twoKinds = form != Form.TAKEN && form != Form.TAKEN_AND_SIDE;
                boolean ofMarks = engine == Algorithm.SEARCH && twoKinds;
                yield Math.max(
                        preferences.prefers(engine) ? 1 : 0,
                        cells - (ofMarks ? CELLS_OF_ONE_SEARCH_OF_MARKS : CELLS_OF_ONE));
            }
        };
    }

    /** Whether the players have tiles of their own, and yet the same moves: an impartial game but for its positions. */
    private boolean hasTilesOfBothAlike() {
        return game.rules() instanceof TileRules tiles && tiles.partizan() && tiles.sameForBoth();
    }
}
