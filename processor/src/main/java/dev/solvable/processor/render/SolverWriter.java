package dev.solvable.processor.render;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.Generated;
import dev.solvable.processor.declaration.GameType;
import dev.solvable.processor.plan.EnginePlan;
import dev.solvable.processor.plan.MarksPlan;
import dev.solvable.processor.plan.PiecePlan;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.plan.SourcePlan;
import dev.solvable.processor.plan.TilePlan;
import dev.solvable.processor.render.code.CallWarnings;
import dev.solvable.processor.render.code.JavaLang;
import dev.solvable.processor.render.marks.MarksWriter;
import dev.solvable.processor.render.pieces.PiecesWriter;
import dev.solvable.processor.render.tiles.SourceWriter;
import dev.solvable.processor.render.tiles.TilesWriter;
import java.util.List;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Writes the solver of a planned game section by section, each by a class of its own. */
public final class SolverWriter {
    /** The generator's name in generated classes. */
    private static final String GENERATOR = "dev.solvable.processor.SolvableGameProcessor";

    private SolverWriter() {}

    /**
     * The source of a game's solver, with the declaration as its originating element.
     *
     * @param auxiliary whether the declaration's top-level type is in a file of another name
     */
    public static JavaFile write(SolverPlan plan, TypeElement origin, Elements elements, boolean auxiliary) {
        GameType game = plan.game().type();
        List<ClassName> shadowed = JavaLang.shadowed(origin, elements);
        TypeSpec.Builder type = begin(game, origin).addJavadoc(new ClassComment(plan, shadowed).code());
        CallWarnings warnings = CallWarnings.of(origin, plan.game().rules().calledMethods(), auxiliary, elements);
        addBody(type, plan, warnings);
        return file(game, type, shadowed);
    }

    /** Begins the class of a solver. */
    static TypeSpec.Builder begin(GameType game, TypeElement origin) {
        TypeSpec.Builder type = TypeSpec.classBuilder(game.solverName())
                .addAnnotation(AnnotationSpec.builder(Generated.class)
                        .addMember("value", "$S", GENERATOR)
                        .build())
                .addModifiers(Modifier.FINAL)
                .addOriginatingElement(origin);
        return game.isPublic() ? type.addModifiers(Modifier.PUBLIC) : type;
    }

    /**
     * The source of a solver.
     *
     * @param shadowed types of {@code java.lang} whose simple names the package has, too, so that they are imported
     */
    static JavaFile file(GameType game, TypeSpec.Builder type, List<ClassName> shadowed) {
        return JavaFile.builder(game.packageName(), type.build())
                .indent("    ")
                .skipJavaLangImports(shadowed.isEmpty())
                .build();
    }

    /**
     * Adds the body of a solver by the writer for its kind of rules.
     *
     * @param warnings the warnings that calls of the declaration's methods cause
     */
    private static void addBody(TypeSpec.Builder type, SolverPlan plan, CallWarnings warnings) {
        EnginePlan solving = plan.solving();
        if (solving instanceof MarksPlan marks) {
            new MarksWriter(plan, marks, warnings).addTo(type);
        } else if (solving instanceof TilePlan tiles) {
            new TilesWriter(plan, tiles).addTo(type);
        } else if (solving instanceof SourcePlan source) {
            new SourceWriter(plan, source, warnings).addTo(type);
        } else if (solving instanceof PiecePlan pieces) {
            PiecesWriter.addTo(type, plan, pieces);
        } else if (solving instanceof EnginePlan.Programmed) {
            ProgrammedWriter.addTo(type, plan, warnings);
        } else {
            throw new IllegalStateException("no writer for " + solving);
        }
    }
}
