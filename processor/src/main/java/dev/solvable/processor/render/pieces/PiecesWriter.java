package dev.solvable.processor.render.pieces;

import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.PieceRules;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.RuntimeTypes;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.frame.SolverFrame;

/** Writes the solver of a game of pieces that stand and move. */
public final class PiecesWriter implements Section {
    private final SolverPlan plan;
    private final PieceRules rules;

    /** The writer of a planned solver. */
    public PiecesWriter(SolverPlan plan, PieceRules rules) {
        this.plan = plan;
        this.rules = rules;
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        PieceContext context = PieceContext.of(plan, rules);
        SolverFrame frame = new SolverFrame(plan);
        frame.begin(type, RuntimeTypes.of("pieces", "PiecesSolver"));
        new PieceConstants(context).addTo(type);
        frame.addConstructors(type, SolverFrame.GAME);
        new MovesWriter(context).addTo(type);
        new EndsWriter(context).addTo(type);
        new ImagesWriter(context).addTo(type);
    }
}
