package dev.solvable.processor.render;

import dev.solvable.processor.plan.EnginePlan;
import dev.solvable.processor.plan.MarksPlan;
import dev.solvable.processor.plan.PiecePlan;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.plan.SourcePlan;
import dev.solvable.processor.plan.TilePlan;
import dev.solvable.processor.render.code.CallWarnings;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.marks.MarksWriter;
import dev.solvable.processor.render.pieces.PiecesWriter;
import dev.solvable.processor.render.programmed.ProgrammedWriter;
import dev.solvable.processor.render.tiles.SourceWriter;
import dev.solvable.processor.render.tiles.TilesWriter;

/**
 * The class that assembles a solver, for each kind of rules.
 *
 * @param plan the whole plan
 * @param warnings what calls of the declaration's methods are warned about
 */
record EngineWriters(SolverPlan plan, CallWarnings warnings) implements EnginePlan.Visitor<Section> {
    @Override
    public Section marks(MarksPlan solving) {
        return new MarksWriter(plan, solving, warnings);
    }

    @Override
    public Section tiles(TilePlan solving) {
        return new TilesWriter(plan, solving);
    }

    @Override
    public Section source(SourcePlan solving) {
        return new SourceWriter(plan, solving, warnings);
    }

    @Override
    public Section pieces(PiecePlan solving) {
        return new PiecesWriter(plan, solving);
    }

    @Override
    public Section programmed(EnginePlan.Programmed solving) {
        return new ProgrammedWriter(plan, warnings);
    }
}
