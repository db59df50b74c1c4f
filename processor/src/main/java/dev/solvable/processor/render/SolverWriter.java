package dev.solvable.processor.render;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.declaration.GameType;
import dev.solvable.processor.game.MarkRules;
import dev.solvable.processor.plan.Engine;
import dev.solvable.processor.plan.SolverPlan;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/** Writes the solver of a planned game: one section after the other, each from a class of its own. */
public final class SolverWriter {
    /** The name that generated classes bear as their generator. */
    static final String GENERATOR = "dev.solvable.processor.SolvableGameProcessor";

    private SolverWriter() {}

    /** The source of a game's solver, with the declaration as its originating element. */
    public static JavaFile write(SolverPlan plan, TypeElement origin) {
        GameType game = plan.game().type();
        TypeSpec.Builder type = TypeSpec.classBuilder(game.solverName())
                .addJavadoc(new ClassComment(plan).code(ClassName.get(origin)))
                .addAnnotation(AnnotationSpec.builder(Api.GENERATED)
                        .addMember("value", "$S", GENERATOR)
                        .build())
                .addModifiers(Modifier.FINAL)
                .addSuperinterface(plan.impartial() ? Api.IMPARTIAL_SOLVER : Api.SOLVER)
                .addOriginatingElement(origin);
        MethodSpec.Builder constructor = MethodSpec.constructorBuilder()
                .addJavadoc("A solver that has solved nothing yet; it does at the first question.");
        if (game.isPublic()) {
            type.addModifiers(Modifier.PUBLIC);
            constructor.addModifiers(Modifier.PUBLIC);
        }
        type.addMethod(constructor.build());
        for (Section section : sections(plan)) {
            section.addTo(type);
        }
        return JavaFile.builder(game.packageName(), type.build())
                .indent("    ")
                .skipJavaLangImports(true)
                .build();
    }

    private static List<Section> sections(SolverPlan plan) {
        Masks masks = new Masks(plan.game().board());
        List<Section> sections = new ArrayList<>();
        sections.add(new FactsSection(plan, masks));
        StateCode state;
        if (plan.game().rules() instanceof MarkRules marks) {
            state = new OwnMarksState(plan, marks);
            sections.add(new MarksPosition(plan, marks));
            if (!marks.lines().masks().isEmpty()) {
                sections.add(new LinesSection(plan.game().board(), marks.lines(), masks));
            }
        } else {
            state = new TakenState();
            sections.add(new TakenPosition(plan));
        }
        Scores scores = new Scores(plan, state);
        sections.add(new MovesSection(plan, masks, scores));
        sections.add(scores);
        sections.add(new Solving(plan));
        sections.add(
                plan.engine() == Engine.SWEEP
                        ? new SweepSection(plan, state, scores)
                        : new SearchSection(plan, state, scores));
        sections.add(new ReachabilitySection(plan));
        sections.add(new TextSection(plan));
        return sections;
    }
}
