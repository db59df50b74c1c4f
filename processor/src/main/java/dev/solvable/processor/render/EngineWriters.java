package dev.solvable.processor.render;

import dev.solvable.processor.plan.EnginePlan;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.CallWarnings;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.partizan.OutcomeSearchWriter;
import dev.solvable.processor.render.pieces.PiecesWriter;
import dev.solvable.processor.render.programmed.ProgrammedWriter;
import dev.solvable.processor.render.search.MarksSearchWriter;
import dev.solvable.processor.render.search.TileSearchWriter;
import dev.solvable.processor.render.source.SourceWriter;
import dev.solvable.processor.render.sums.TileSumWriter;
import dev.solvable.processor.render.sweep.MarksTableWriter;
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
    public Section marksSweep(EnginePlan.MarksSweep solving) {
        return new MarksTableWriter(plan, solving, warnings);
    }

    @Override
    public Section tileSweep(EnginePlan.TileSweep solving) {
        return new TileTableWriter(plan, solving);
    }

    @Override
    public Section sourceSweep(EnginePlan.SourceSweep solving) {
        return SourceWriter.sweep(plan, solving, warnings);
    }

    @Override
    public Section wordSweep(EnginePlan.WordSweep solving) {
        return new WordSweepWriter(plan, solving);
    }

    @Override
    public Section tileSums(EnginePlan.TileSums solving) {
        return new TileSumWriter(plan, solving);
    }

    @Override
    public Section sourceSums(EnginePlan.SourceSums solving) {
        return SourceWriter.sums(plan, solving, warnings);
    }

    @Override
    public Section outcomeSearch(EnginePlan.OutcomeSearch solving) {
        return new OutcomeSearchWriter(plan, solving);
    }

    @Override
    public Section marksSearch(EnginePlan.MarksSearch solving) {
        return new MarksSearchWriter(plan, solving, warnings);
    }

    @Override
    public Section tileSearch(EnginePlan.TileSearch solving) {
        return new TileSearchWriter(plan, solving);
    }

    @Override
    public Section sourceSearch(EnginePlan.SourceSearch solving) {
        return SourceWriter.search(plan, solving, warnings);
    }

    @Override
    public Section programmed(EnginePlan.Programmed solving) {
        return new ProgrammedWriter(plan, warnings);
    }

    @Override
    public Section pieceAnalysis(EnginePlan.PieceAnalysis solving) {
        return new PiecesWriter(plan, solving);
    }

    @Override
    public Section threatSearch(EnginePlan.ThreatSearch solving) {
        return new ThreatSearchWriter(plan, solving);
    }
}
