package dev.solvable.processor.render;

import dev.solvable.processor.plan.EnginePlan;
import dev.solvable.processor.plan.MarksPlan;
import dev.solvable.processor.plan.PiecePlan;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.plan.SourcePlan;
import dev.solvable.processor.plan.TilePlan;
import dev.solvable.processor.render.code.CallWarnings;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.partizan.OutcomeSearchWriter;
import dev.solvable.processor.render.pieces.PiecesWriter;
import dev.solvable.processor.render.programmed.ProgrammedWriter;
import dev.solvable.processor.render.search.MarksSearchWriter;
import dev.solvable.processor.render.search.PointsSearchWriter;
import dev.solvable.processor.render.search.TileSearchWriter;
import dev.solvable.processor.render.source.SourceWriter;
import dev.solvable.processor.render.sums.TileSumWriter;
import dev.solvable.processor.render.sweep.MarksTableWriter;
import dev.solvable.processor.render.sweep.PointsTableWriter;
import dev.solvable.processor.render.sweep.TileTableWriter;
import dev.solvable.processor.render.sweep.WordSweepWriter;
import dev.solvable.processor.render.threat.ThreatSearchWriter;

/**
 * The class that assembles a solver, for each plan of an engine.
 *
 * @param plan the whole plan
 * @param warnings what calls of the declaration's methods are warned about
 */
record EngineWriters(SolverPlan plan, CallWarnings warnings) implements EnginePlan.Visitor<Section> {
    @Override
    public Section marksSweep(MarksPlan.Sweep solving) {
        return new MarksTableWriter(plan, solving, warnings);
    }

    @Override
    public Section pointsSweep(MarksPlan.PointsSweep solving) {
        return new PointsTableWriter(plan, solving);
    }

    @Override
    public Section pointsSearch(MarksPlan.PointsSearch solving) {
        return new PointsSearchWriter(plan, solving);
    }

    @Override
    public Section tileSweep(TilePlan.Sweep solving) {
        return new TileTableWriter(plan, solving);
    }

    @Override
    public Section sourceSweep(SourcePlan.Sweep solving) {
        return SourceWriter.sweep(plan, solving, warnings);
    }

    @Override
    public Section wordSweep(TilePlan.Words solving) {
        return new WordSweepWriter(plan, solving);
    }

    @Override
    public Section tileSums(TilePlan.Sums solving) {
        return new TileSumWriter(plan, solving);
    }

    @Override
    public Section sourceSums(SourcePlan.Sums solving) {
        return SourceWriter.sums(plan, solving, warnings);
    }

    @Override
    public Section outcomeSearch(TilePlan.Outcomes solving) {
        return new OutcomeSearchWriter(plan, solving);
    }

    @Override
    public Section marksSearch(MarksPlan.Search solving) {
        return new MarksSearchWriter(plan, solving, warnings);
    }

    @Override
    public Section tileSearch(TilePlan.Search solving) {
        return new TileSearchWriter(plan, solving);
    }

    @Override
    public Section sourceSearch(SourcePlan.Search solving) {
        return SourceWriter.search(plan, solving, warnings);
    }

    @Override
    public Section programmed(EnginePlan.Programmed solving) {
        return new ProgrammedWriter(plan, warnings);
    }

    @Override
    public Section pieceAnalysis(PiecePlan.Analysis solving) {
        return PiecesWriter.analysis(plan, solving);
    }

    @Override
    public Section pieceSearch(PiecePlan.Search solving) {
        return PiecesWriter.search(plan, solving);
    }

    @Override
    public Section threatSearch(MarksPlan.Threats solving) {
        return new ThreatSearchWriter(plan, solving);
    }
}
