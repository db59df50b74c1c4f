package dev.solvable.processor.plan;

import dev.solvable.Algorithm;
import dev.solvable.Choice;
import dev.solvable.Ending;
import dev.solvable.Expectation;
import dev.solvable.processor.game.Game;
import dev.solvable.processor.game.RulesVisitor;
import dev.solvable.processor.game.board.DeclaredRules;
import dev.solvable.processor.game.board.Symmetries;
import dev.solvable.processor.game.marks.DeclaredMarks;
import dev.solvable.processor.game.pieces.DeclaredPieces;
import dev.solvable.processor.game.program.DeclaredProgram;
import dev.solvable.processor.game.tiles.DeclaredMoveSource;
import dev.solvable.processor.game.tiles.DeclaredTiles;
import dev.solvable.processor.game.tiles.TileShapes;
import dev.solvable.processor.plan.EnginePlan.NimberMethod;
import dev.solvable.runtime.partizan.OutcomeTranspositionTable;
import dev.solvable.runtime.transposition.PackedTranspositionTable;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Chooses the form, the engine and the sizes of tables for a game. */
public final class Planner {
    /** The most entries of a cache whose size is not declared. */
    static final int DEFAULT_CACHE_ENTRIES = 1 << 22;

    /** The same for a search for points, which revisits most positions: 512 MB once a question searches that many. */
    private static final int SCORED_CACHE_ENTRIES = 1 << 26;

    /**
     * The search for a distance looks up outcomes, so it sees few of the positions: a cache for one in 16 positions is
     * enough, and a larger one would waste memory.
     */
    private static final int SEARCHED_IN_WORDS = 4;

    /** The most cells for which a table of Grundy values takes less code and hardly more time than sums. */
    private static final int MAX_CELLS_WITH_NIMBERS = 12;

    private static final int MIN_CACHE_ENTRIES = 16;

    /** A table is filled once searches have visited one in this many positions. */
    static final int POSITIONS_TO_A_SEARCHED = 16;

    /** Tables of at most this many positions are filled one position at a time, not in rows. */
    private static final int MAX_PLAIN = 100_000;

    /** The split depth: states with at most this many free cells are searched by a single thread. */
    private static final int CELLS_OF_ONE = 20;

    /** The same if a cell can be filled in two ways, and only the search window prunes. */
    private static final int CELLS_OF_ONE_SEARCH_OF_MARKS = 12;

    private final Game game;
    private final Symmetries symmetries;
    private final Expectation proved;
    private final Preferences preferences;
    private final int cells;
    private final BigInteger states;
    private final Tables tables;

    private Planner(Game game, Symmetries symmetries, Expectation proved, Preferences preferences) {
        this.game = game;
        this.symmetries = symmetries;
        this.proved = proved;
        this.preferences = preferences.prefers(Algorithm.THREAT_SEARCH) && !searchesThreats(game)
                ? new Preferences(preferences.mayFold(), Optional.empty()) // a preferred search would forbid a table
                : preferences;
        this.cells = game.board().cells();
        this.states = game.states();
        this.tables = new Tables(game, states, this.preferences);
    }

    /**
     * The plan for a game.
     *
     * @param proved the result that the compiler proved, {@link Expectation#UNSTATED} where it proved none
     */
    public static SolverPlan plan(Game game, Symmetries symmetries, Expectation proved, Preferences preferences) {
        return game.pieces()
                .map(pieces -> PiecePlanner.plan(game, pieces, symmetries, proved, preferences))
                .orElseGet(() -> new Planner(game, symmetries, proved, preferences).plan());
    }

    private SolverPlan plan() {
        EnginePlan solving = solving(preferences.engine().filter(this::canSolve).orElseGet(this::bestEngine));
        return new SolverPlan(
                game,
                symmetries,
                tables.form,
                solving,
                bounded(states),
                proved,
                new Reasons(game, states, preferences).sentences(tables, solving));
    }

    /** The number; {@link Long#MAX_VALUE} where a {@code long} cannot hold it. */
    static long bounded(BigInteger number) {
        return number.min(BigInteger.valueOf(Long.MAX_VALUE)).longValueExact();
    }

    private EnginePlan solving(Algorithm engine) {
        int cacheEntries = cacheEntries(engine);
        NimberMethod nimbers = nimbers(engine);
        boolean tabulates = engine == Algorithm.SWEEP || engine == Algorithm.WORD_SWEEP;
        int tableEntries = tabulates ? tables.positions().intValueExact() : 0;
        int splitDepth = splitDepth(engine, cacheEntries);
        return game.accept(new RulesVisitor<>() {
            @Override
            public EnginePlan marks(DeclaredMarks marks) {
                boolean sweeps = engine == Algorithm.SWEEP;
                int searched =
                        marks.scores() ? cacheEntries(game, bounded(states), SCORED_CACHE_ENTRIES) : cacheEntries;
                return new MarksPlan(
                        marks,
                        engine,
                        tableEntries,
                        sweeps ? 0 : searched,
                        nimbers,
                        sweeps ? List.of() : images(marks),
                        sweeps ? rows(marks, tableEntries) : Optional.empty(),
                        splitDepth);
            }

            @Override
            public EnginePlan tiles(DeclaredTiles tiles) {
                boolean searches = engine != Algorithm.SWEEP;
                boolean inWords = engine == Algorithm.WORD_SWEEP;
                boolean usesShapes = inWords ? tiles.impartial() : nimbers == NimberMethod.SUMS;
                return new TilePlan(
                        tiles,
                        engine,
                        tableEntries,
                        searches ? cacheEntries : 0,
                        nimbers,
                        searches && preferences.mayFold() && symmetries.foldingPays(),
                        usesShapes ? shapes(tiles) : Optional.empty(),
                        inWords ? order(tiles) : Optional.empty(),
                        splitDepth);
            }

            @Override
            public EnginePlan source(DeclaredMoveSource source) {
                // Only the move source determines how many positions play reaches. So questions are searched first, up
                // to a number of states that takes a small part of the time of filling the table.
                int searched =
                        engine == Algorithm.SWEEP ? Math.max(1, tableEntries / POSITIONS_TO_A_SEARCHED) : cacheEntries;
                return new SourcePlan(source, engine, tableEntries, searched, nimbers);
            }

            @Override
            public EnginePlan program(DeclaredProgram program) {
                return new EnginePlan.Programmed(program, engine == Algorithm.SEARCH ? cacheEntries : 0);
            }

            @Override
            public EnginePlan pieces(DeclaredPieces pieces) {
                throw noPlan(pieces, engine); // PiecePlanner plans them
            }
        });
    }

    static IllegalStateException noPlan(DeclaredRules rules, Algorithm engine) {
        return new IllegalStateException("no plan for " + rules.getClass().getSimpleName() + " by " + engine);
    }

    /** The symmetries that a search folds. */
    private List<int[]> images(DeclaredMarks marks) {
        if (!preferences.mayFold()) {
            return List.of();
        }
        return marks.scores() ? marks.images(symmetries) : symmetries.foldingPays() ? symmetries.images() : List.of();
    }

    /** Rows pay if the table is large, and symmetries or impossible numbers of marks save work. */
    private Optional<SweepRows> rows(DeclaredMarks marks, int entries) {
        return entries > MAX_PLAIN && marks.choice() != Choice.SHARED && !marks.scores()
                ? Optional.of(SweepRows.of(
                        game.board(), tables.form.code(game.board()).marksFall(), symmetries))
                : Optional.empty();
    }

    private Algorithm bestEngine() {
        return Stream.of(
                        Algorithm.RETROGRADE,
                        Algorithm.WORD_SWEEP,
                        Algorithm.SWEEP,
                        Algorithm.SUMS,
                        Algorithm.OUTCOME_SEARCH,
                        Algorithm.THREAT_SEARCH)
                .filter(this::canSolve)
                .findFirst()
                .orElse(Algorithm.SEARCH);
    }

    private boolean canSolve(Algorithm engine) {
        return game.rules().engines().contains(engine)
                && switch (engine) {
                    case SWEEP -> tables.holds();
                    case WORD_SWEEP -> game.noMoves() != Ending.DRAWS && tables.holdsInWords();
                    case SUMS -> game.noMoves() == Ending.LOSES;
                    case OUTCOME_SEARCH ->
                        game.noMoves() == Ending.LOSES
                                && (game.cacheEntries() == 0
                                        || game.cacheEntries() >= OutcomeTranspositionTable.MIN_ENTRIES);
                    case SEARCH, RETROGRADE -> true;
                    case THREAT_SEARCH -> searchesThreats(game);
                };
    }

    /** Whether completing a line of one's own marks is the only way to win. */
    private static boolean searchesThreats(Game game) {
        return game.rules().engines().contains(Algorithm.THREAT_SEARCH) && game.noMoves() == Ending.DRAWS;
    }

    private NimberMethod nimbers(Algorithm engine) {
        if (engine == Algorithm.SUMS) {
            return NimberMethod.SUMS;
        }
        if (!game.rules().impartial()) {
            return NimberMethod.NONE;
        }
        if (engine == Algorithm.SWEEP || (engine == Algorithm.WORD_SWEEP && cells <= MAX_CELLS_WITH_NIMBERS)) {
            return NimberMethod.TABLE;
        }
        boolean sums = game.tiles().isEmpty() || !preferences.prefers(Algorithm.SEARCH);
        return game.marks().isEmpty() && sums ? NimberMethod.SUMS : NimberMethod.SEARCH;
    }

    private Optional<SweepOrder> order(DeclaredTiles tiles) {
        return SweepOrder.of(
                game.board(),
                Arrays.stream(tiles.game().fills()).distinct().boxed().toList());
    }

    private Optional<TileShapes> shapes(DeclaredTiles tiles) {
        return TileShapes.of(game.board(), tiles).map(shapes -> preferences.mayFold() ? shapes : shapes.unmoved());
    }

    private int cacheEntries(Algorithm engine) {
        BigInteger searched = engine == Algorithm.WORD_SWEEP
                ? states.shiftRight(SEARCHED_IN_WORDS).max(BigInteger.valueOf(MIN_CACHE_ENTRIES))
                : states;
        return cacheEntries(game, bounded(searched), DEFAULT_CACHE_ENTRIES);
    }

    /** The declared entries of a cache; if none are, one for each position up to a maximum. */
    static int cacheEntries(Game game, long positions, int most) {
        return game.cacheEntries() > 0 ? game.cacheEntries() : (int) Math.min(most, positions);
    }

    /**
     * The split depth in taken cells; 0 if threads share no states. Where few cells are free, sharing costs more than
     * it saves. A search that was asked for is shared on small boards, too. Searches whose table cannot be shared are
     * not shared.
     */
    private int splitDepth(Algorithm engine, int cacheEntries) {
        return switch (engine) {
            case OUTCOME_SEARCH -> Math.max(1, cells - CELLS_OF_ONE);
            case SEARCH, THREAT_SEARCH -> {
                if (game.marks().filter(DeclaredMarks::scores).isPresent()
                        || (game.marks().isEmpty() && game.tiles().isEmpty())
                        || !PackedTranspositionTable.fits(cacheEntries, tables.form.keyBits(game.board()), cells + 1)) {
                    yield 0;
                }
                boolean twoKinds = tables.form != Form.TAKEN && tables.form != Form.TAKEN_AND_SIDE;
                boolean ofMarks = engine == Algorithm.SEARCH && twoKinds;
                yield Math.max(
                        preferences.prefers(engine) ? 1 : 0,
                        cells - (ofMarks ? CELLS_OF_ONE_SEARCH_OF_MARKS : CELLS_OF_ONE));
            }
            default -> 0;
        };
    }
}
