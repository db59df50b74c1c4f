package dev.solvable.processor.render.sweep;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.tiles.TileRules;
import dev.solvable.processor.plan.NimberMethod;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.plan.SweepOrder;
import dev.solvable.processor.plan.TilePlan;
import dev.solvable.processor.render.code.Literals;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.frame.SolverFrame;
import dev.solvable.processor.render.frame.TileParts;
import dev.solvable.processor.render.sums.RegionsWriter;
import dev.solvable.runtime.search.tiles.OutcomeEngine;
import dev.solvable.runtime.sweep.tiles.NimberTable;
import dev.solvable.runtime.sweep.tiles.WordOutcomes;
import dev.solvable.runtime.sweep.tiles.WordSweep;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/**
 * Writes the solver of a game of tiles whose outcomes are found as a whole, 64 boards to a {@code long}: the tiles, and
 * in which order the cells number the boards.
 */
public final class WordSweepWriter implements Section {
    private final SolverPlan plan;
    private final TilePlan.Words solving;
    private final TileRules rules;

    /** The writer of a planned solver. */
    public WordSweepWriter(SolverPlan plan, TilePlan.Words solving) {
        this.plan = plan;
        this.solving = solving;
        this.rules = solving.rules();
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        SolverFrame frame = new SolverFrame(plan);
        TileParts parts = new TileParts(plan, rules);
        frame.begin(type);
        parts.addGame(type);
        addSweep(type);
        CodeBlock gameRules = parts.rules(type);
        type.addField(Methods.constant(
                "int",
                "TABLE_ENTRIES",
                solving.nimbers() == NimberMethod.SUMS
                        ? "The entries of the tables of distances and of regions."
                        : "The entries of the table of distances.",
                Literals.literal(solving.cacheEntries())));
        CodeBlock engine = CodeBlock.of(
                "new $T(new $T($L,$WSWEEP, threads),$WTABLE_ENTRIES)",
                OutcomeEngine.class,
                WordOutcomes.class,
                gameRules);
        switch (solving.nimbers()) {
            case NONE -> frame.addConstructors(type, engine);
            case TABLE ->
                frame.addConstructors(
                        type,
                        OutcomeEngine.class,
                        engine,
                        CodeBlock.of("new $T(engine.rules(), engine.turn())", NimberTable.class));
            case SUMS ->
                frame.addConstructors(type, OutcomeEngine.class, engine, new RegionsWriter(plan).besideEngine(type));
            case SEARCH -> throw new IllegalStateException("tiles fall apart");
        }
    }

    private void addSweep(TypeSpec.Builder type) {
        if (solving.order().isEmpty()) {
            addSweep(type, CodeBlock.of("$T.ofBlocks(GAME)", WordSweep.class));
            return;
        }
        SweepOrder order = solving.order().get();
        String cells = order.cells().stream().map(String::valueOf).collect(Collectors.joining(", "));
        type.addField(FieldSpec.builder(int[].class, "TABLE_ORDER", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc("""
                        The order of the cells in the index of a board. No tile fits within the first $L, so boards that differ
                        in these alone do not lead to each other: they form a row. The first $L form a block.
                        """, order.rowCells(), order.blockCells())
                .initializer("{$L}", cells)
                .build());
        addSweep(
                type,
                CodeBlock.of(
                        "$T.ofRows(GAME, TABLE_ORDER, $L, $L)", WordSweep.class, order.rowCells(), order.blockCells()));
    }

    private static void addSweep(TypeSpec.Builder type, CodeBlock initializer) {
        type.addField(FieldSpec.builder(WordSweep.class, "SWEEP", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc("The moves of the sweep, for 64 boards at a time.")
                .initializer(initializer)
                .build());
    }
}
