package dev.solvable.processor.render.tiles;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.Algorithm;
import dev.solvable.Ending;
import dev.solvable.processor.game.tiles.DeclaredTiles;
import dev.solvable.processor.plan.EnginePlan.NimberMethod;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.plan.SweepOrder;
import dev.solvable.processor.plan.TilePlan;
import dev.solvable.processor.render.code.Literals;
import dev.solvable.processor.render.code.Masks;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.frame.SolverFrame;
import dev.solvable.processor.render.frame.StateKeys;
import dev.solvable.runtime.game.tiles.TakenGame;
import dev.solvable.runtime.game.tiles.TakenRules;
import dev.solvable.runtime.partizan.CountedOutcomes;
import dev.solvable.runtime.search.tiles.OutcomeEngine;
import dev.solvable.runtime.search.tiles.TileNimberSearch;
import dev.solvable.runtime.search.tiles.TileSearchEngine;
import dev.solvable.runtime.source.TakenTable;
import dev.solvable.runtime.sums.TileSums;
import dev.solvable.runtime.sweep.tiles.NimberTable;
import dev.solvable.runtime.sweep.tiles.WordOutcomes;
import dev.solvable.runtime.sweep.tiles.WordSweep;
import java.util.Arrays;
import java.util.StringJoiner;

/** Writes the solver of a game of tiles: all placements, the rules, and the expression that makes the engine. */
public final class TilesWriter {
    /** Makes the table of Grundy values for an engine whose moves take cells. */
    static final CodeBlock NIMBER_TABLE = CodeBlock.of("new $T(engine.rules(), engine.work())", NimberTable.class);

    private final SolverPlan plan;
    private final TilePlan solving;
    private final DeclaredTiles rules;
    private final SolverFrame frame;

    /** The entries of the table of distances, and of that of regions if there is one; an expression. */
    private final String entries;

    public TilesWriter(SolverPlan plan, TilePlan solving) {
        this.plan = plan;
        this.solving = solving;
        this.rules = solving.rules();
        this.frame = new SolverFrame(plan);
        this.entries = solving.engine() == Algorithm.WORD_SWEEP ? "TABLE_ENTRIES" : "PLAN.entries()";
    }

    /** Adds the body of the solver. */
    public void addTo(TypeSpec.Builder type) {
        frame.begin(type);
        addGame(type);
        switch (solving.engine()) {
            case SWEEP -> addTable(type);
            case WORD_SWEEP -> addWordSweep(type);
            case SUMS -> addSums(type);
            case OUTCOME_SEARCH -> addOutcomeSearch(type);
            case SEARCH -> addSearch(type);
            default -> throw new IllegalStateException("no writer for " + solving);
        }
    }

    private void addTable(TypeSpec.Builder type) {
        CodeBlock engine = CodeBlock.of("new $T($L, 0, threads)", TakenTable.class, takenRules(type));
        addConstructors(type, TakenTable.class, engine);
    }

    private void addOutcomeSearch(TypeSpec.Builder type) {
        CodeBlock taken = takenRules(type);
        CodeBlock sizes = frame.addSearchSizes(type);
        CodeBlock outcomes = CodeBlock.of("new $T($L, $L, threads)", CountedOutcomes.class, taken, sizes);
        addConstructors(type, OutcomeEngine.class, engineOf(outcomes));
    }

    private void addSearch(TypeSpec.Builder type) {
        CodeBlock taken = takenRules(type);
        CodeBlock sizes = frame.addSearchSizes(type);
        CodeBlock engine = CodeBlock.of("new $T($L, $L, threads)", TileSearchEngine.class, taken, sizes);
        addConstructors(type, TileSearchEngine.class, engine);
    }

    /** Adds the constants of the game, with the placements. */
    private void addGame(TypeSpec.Builder type) {
        new Masks(plan.game().board(), plan.code())
                .addArray(
                        type,
                        "TILES",
                        "Every placement of a tile, with the cells that it covers; a move is an index into this array.",
                        Arrays.stream(rules.game().fills()).boxed().toList());
        if (rules.partizan()) {
            type.addField(Methods.constant(
                    "String",
                    "PLAYERS",
                    "Who may lay each of the tiles: 1 the first player, 2 the second, * both.",
                    runs(rules.game().players())));
        }
        type.addField(Methods.constant(TakenGame.class, "GAME")
                .addJavadoc(
                        "The characters of a taken and of a free cell, and the result for a player who cannot move.")
                .initializer(
                        "new $T($S, BOARD, \"$L\", $T.$L, TILES, $L)",
                        TakenGame.class,
                        plan.game().type().name(),
                        Literals.inString(rules.game().marks()),
                        Ending.class,
                        plan.game().noMoves(),
                        rules.partizan() ? "PLAYERS" : "\"\"")
                .build());
    }

    /** A text as the sum of its runs of equal characters. */
    private static String runs(String text) {
        StringJoiner runs = new StringJoiner(" + ");
        for (int begin = 0, end = 0; begin < text.length(); begin = end) {
            while (end < text.length() && text.charAt(end) == text.charAt(begin)) {
                end++;
            }
            runs.add("\"" + text.charAt(begin) + "\".repeat(" + (end - begin) + ")");
        }
        return runs.toString();
    }

    /** The expression that makes the rules; adds the constant that their canonical keys need. */
    private CodeBlock takenRules(TypeSpec.Builder type) {
        return CodeBlock.of(
                "new $T(GAME, PLAN.encoding(), $L)",
                TakenRules.class,
                new StateKeys(plan, plan.symmetries().images()).ofTaken(type));
    }

    /** The expression that makes the engine that searches distances within outcomes. */
    private CodeBlock engineOf(CodeBlock outcomes) {
        return CodeBlock.of("new $T($L, $L)", OutcomeEngine.class, outcomes, entries);
    }

    /** Adds a sweep over boards, 64 to a {@code long}, with the order of the cells in its index. */
    private void addWordSweep(TypeSpec.Builder type) {
        solving.order().ifPresent(order -> addOrder(type, order));
        CodeBlock sweep = solving.order()
                .map(order -> CodeBlock.of(
                        "$T.ofRows(GAME, TABLE_ORDER, $L, $L)", WordSweep.class, order.rowCells(), order.blockCells()))
                .orElseGet(() -> CodeBlock.of("$T.ofBlocks(GAME)", WordSweep.class));
        type.addField(Methods.constant(WordSweep.class, "SWEEP")
                .addJavadoc("The moves of the sweep, for 64 boards at a time.")
                .initializer(sweep)
                .build());
        CodeBlock taken = takenRules(type);
        type.addField(Methods.constant(
                "int",
                "TABLE_ENTRIES",
                solving.nimbers() == NimberMethod.SUMS
                        ? "The entries of the tables of distances and of regions."
                        : "The entries of the table of distances.",
                Literals.literal(solving.cacheEntries())));
        CodeBlock outcomes = CodeBlock.of("new $T($L, SWEEP, threads)", WordOutcomes.class, taken);
        addConstructors(type, OutcomeEngine.class, engineOf(outcomes));
    }

    private static void addOrder(TypeSpec.Builder type, SweepOrder order) {
        type.addField(Methods.constant(int[].class, "TABLE_ORDER")
                .addJavadoc("""
                        The order of the cells in the index of a board. No tile fits within the first $L, so boards that differ
                        in these alone do not lead to each other: they form a row. The first $L form a block.
                        """, order.rowCells(), order.blockCells())
                .initializer(Literals.array(order.cells()))
                .build());
    }

    /** Adds sums, which find both outcomes and Grundy values. */
    private void addSums(TypeSpec.Builder type) {
        CodeBlock taken = takenRules(type);
        CodeBlock shapes = new RegionsWriter(plan).shapes(type);
        CodeBlock sums = CodeBlock.of("new $T($L, $L, $L, threads)", TileSums.class, taken, shapes, entries);
        if (plan.impartial()) {
            frame.addConstructorsOfSums(type, sums);
        } else {
            frame.addConstructors(type, engineOf(sums));
        }
    }

    /** Adds the constructors of a solver, with the object that finds Grundy values besides this engine, if any. */
    private void addConstructors(TypeSpec.Builder type, Class<?> engineType, CodeBlock engine) {
        switch (solving.nimbers()) {
            case NONE -> frame.addConstructors(type, engine);
            case TABLE -> frame.addConstructors(type, engineType, engine, NIMBER_TABLE);
            case SEARCH ->
                frame.addConstructors(type, engineType, engine, CodeBlock.of("new $T(engine)", TileNimberSearch.class));
            case SUMS -> {
                CodeBlock shapes = new RegionsWriter(plan).shapes(type);
                CodeBlock sums =
                        CodeBlock.of("new $T(engine.rules(), engine.work(), $L, $L)", TileSums.class, shapes, entries);
                frame.addConstructors(type, engineType, engine, sums);
            }
        }
    }
}
