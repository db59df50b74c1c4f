package dev.solvable.processor.render.pieces;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.pieces.PiecePotential;
import dev.solvable.processor.plan.PiecePlan;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.frame.SolverFrame;
import dev.solvable.runtime.forward.ForwardSearchEngine;
import dev.solvable.runtime.game.pieces.PiecesRules;
import dev.solvable.runtime.retrograde.RetrogradeEngine;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Writes the solver of a game of pieces that stand and move. */
public final class PiecesWriter implements Section {
    private final SolverPlan plan;
    private final PiecePlan solving;
    private final Optional<PiecePotential> potential;
    private final CodeBlock engine;

    private PiecesWriter(SolverPlan plan, PiecePlan solving, Optional<PiecePotential> potential, CodeBlock engine) {
        this.plan = plan;
        this.solving = solving;
        this.potential = potential;
        this.engine = engine;
    }

    /** The writer of a solver that analyses the game as a whole. */
    public static PiecesWriter analysis(SolverPlan plan, PiecePlan.Analysis solving) {
        CodeBlock engine = CodeBlock.of("new $T(RULES, threads)", RetrogradeEngine.class);
        return new PiecesWriter(plan, solving, Optional.empty(), engine);
    }

    /** The writer of a solver that searches from the position that is asked about. */
    public static PiecesWriter search(SolverPlan plan, PiecePlan.Search solving) {
        CodeBlock engine = CodeBlock.of("new $T(RULES, PLAN.entries(), threads)", ForwardSearchEngine.class);
        return new PiecesWriter(plan, solving, Optional.of(solving.potential()), engine);
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        PieceContext context = PieceContext.of(plan, solving);
        SolverFrame frame = new SolverFrame(plan);
        frame.begin(type);
        new PieceConstants(context).addTo(type);
        type.addField(FieldSpec.builder(PiecesRules.class, "RULES", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc("The rules: where pieces go, and what ends the game.")
                .initializer("$L", rules(context))
                .build());
        frame.addConstructors(type, engine);
    }

    private TypeSpec rules(PieceContext context) {
        TypeSpec.Builder rules = TypeSpec.anonymousClassBuilder("GAME").superclass(PiecesRules.class);
        MovesWriter.addTo(rules, context);
        new EndsWriter(context).addTo(rules);
        potential.ifPresent(proof -> {
            new WinsWriter(context).addTo(rules);
            new PotentialWriter(context, proof).addTo(rules);
        });
        return rules.build();
    }
}
