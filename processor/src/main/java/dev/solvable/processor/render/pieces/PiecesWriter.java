package dev.solvable.processor.render.pieces;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.plan.PiecePlan;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Masks;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.frame.SolverFrame;
import dev.solvable.runtime.forward.ForwardSearchEngine;
import dev.solvable.runtime.game.pieces.PiecesRules;
import dev.solvable.runtime.retrograde.RetrogradeEngine;

/** Writes the solver of a game of pieces that stand and move. */
public final class PiecesWriter {
    private PiecesWriter() {}

    /** Adds the body of the solver. */
    public static void addTo(TypeSpec.Builder type, SolverPlan plan, PiecePlan solving) {
        Masks masks = new Masks(plan.game().board(), plan.code());
        PieceContext context = new PieceContext(plan, solving.rules(), solving, masks);
        SolverFrame frame = new SolverFrame(plan);
        frame.begin(type);
        new PieceConstants(context).addTo(type);
        type.addField(Methods.constant(PiecesRules.class, "RULES")
                .addJavadoc("The rules: where pieces go, and what ends the game.")
                .initializer("$L", rules(context))
                .build());
        frame.addConstructors(
                type,
                solving instanceof PiecePlan.Search
                        ? CodeBlock.of("new $T(RULES, PLAN.entries(), threads)", ForwardSearchEngine.class)
                        : CodeBlock.of("new $T(RULES, threads)", RetrogradeEngine.class));
    }

    private static TypeSpec rules(PieceContext context) {
        TypeSpec.Builder rules = TypeSpec.anonymousClassBuilder("GAME").superclass(PiecesRules.class);
        MovesWriter.addTo(rules, context);
        new EndsWriter(context).addTo(rules);
        if (context.solving() instanceof PiecePlan.Search search) {
            new WinsWriter(context).addTo(rules);
            new PotentialWriter(context, search.potential()).addTo(rules);
        }
        return rules.build();
    }
}
