package dev.solvable.processor.render.sweep;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.tiles.TileRules;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.plan.TilePlan;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.frame.SolverFrame;
import dev.solvable.processor.render.frame.TileParts;
import dev.solvable.runtime.source.TakenTable;
import dev.solvable.runtime.sweep.tiles.NimberTable;

/** Writes the solver of a game of tiles with a table of all scores: the tiles are all that it needs. */
public final class TileTableWriter implements Section {
    private final SolverPlan plan;
    private final TileRules rules;

    /** The writer of a planned solver. */
    public TileTableWriter(SolverPlan plan, TilePlan.Sweep solving) {
        this.plan = plan;
        this.rules = solving.rules();
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        SolverFrame frame = new SolverFrame(plan);
        TileParts parts = new TileParts(plan, rules);
        frame.begin(type);
        parts.addGame(type);
        CodeBlock engine = CodeBlock.of("new $T($L, 0, threads)", TakenTable.class, parts.rules(type));
        if (plan.impartial()) {
            CodeBlock nimbers = CodeBlock.of("new $T(engine.rules(), engine.turn())", NimberTable.class);
            frame.addConstructors(type, TakenTable.class, engine, nimbers);
        } else {
            frame.addConstructors(type, engine);
        }
    }
}
