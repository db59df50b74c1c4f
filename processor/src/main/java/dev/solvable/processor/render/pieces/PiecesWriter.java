package dev.solvable.processor.render.pieces;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.plan.EnginePlan;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.frame.SolverFrame;
import dev.solvable.runtime.pieces.PiecesSolver;

/** Writes the solver of a game of pieces that stand and move. */
public final class PiecesWriter implements Section {
    private final SolverPlan plan;
    private final EnginePlan.PieceAnalysis solving;

    /** The writer of a planned solver. */
    public PiecesWriter(SolverPlan plan, EnginePlan.PieceAnalysis solving) {
        this.plan = plan;
        this.solving = solving;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        PieceContext context = PieceContext.of(plan, solving);
        SolverFrame frame = new SolverFrame(plan);
        frame.beginUnder(type, PiecesSolver.class);
        new PieceConstants(context).addTo(type);
        frame.addConstructorsUnder(type, CodeBlock.of("GAME"));
        new MovesWriter(context).addTo(type);
        new EndsWriter(context).addTo(type);
        new ImagesWriter(context).addTo(type);
    }
}
