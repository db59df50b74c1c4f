package dev.solvable.processor.render;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.declaration.GameType;
import dev.solvable.processor.game.MarkRules;
import dev.solvable.processor.game.MoveSourceRules;
import dev.solvable.processor.game.PieceRules;
import dev.solvable.processor.game.ProgrammedRules;
import dev.solvable.processor.game.Rules;
import dev.solvable.processor.game.TileRules;
import dev.solvable.processor.plan.EnginePlan;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Api;
import dev.solvable.processor.render.code.CallWarnings;
import dev.solvable.processor.render.code.JavaLang;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.frame.SolverFrame;
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
import java.util.List;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Writes the solver of a planned game: one section after the other, each from a class of its own. */
public final class SolverWriter {
    /** The name that generated classes bear as their generator. */
    static final String GENERATOR = "dev.solvable.processor.SolvableGameProcessor";

    /** The version of the runtime that solvers are written for. */
    public static final int RUNTIME_VERSION = SolverFrame.RUNTIME_VERSION;

    private SolverWriter() {}

    /**
     * The source of a game's solver, with the declaration as its originating element.
     *
     * @param auxiliary whether the declaration is a top-level type, or stands in one, in a file of another name
     */
    public static JavaFile write(SolverPlan plan, TypeElement origin, Elements elements, boolean auxiliary) {
        GameType game = plan.game().type();
        List<ClassName> shadowed = JavaLang.shadowed(origin, elements);
        TypeSpec.Builder type = TypeSpec.classBuilder(game.solverName())
                .addJavadoc(new ClassComment(plan, shadowed).code())
                .addAnnotation(AnnotationSpec.builder(Api.GENERATED)
                        .addMember("value", "$S", GENERATOR)
                        .build())
                .addModifiers(Modifier.FINAL)
                .addOriginatingElement(origin);
        if (game.isPublic()) {
            type.addModifiers(Modifier.PUBLIC);
        }
        CallWarnings warnings =
                CallWarnings.of(origin, calledMethods(plan.game().rules()), auxiliary, elements);
        engine(plan, warnings).addTo(type);
        return JavaFile.builder(game.packageName(), type.build())
                .indent("    ")
                .skipJavaLangImports(shadowed.isEmpty())
                .build();
    }

    /** The methods of the declaration that its solver calls. */
    private static List<String> calledMethods(Rules rules) {
        if (rules instanceof ProgrammedRules) {
            return List.of("<init>");
        }
        if (rules instanceof MoveSourceRules source) {
            return source.methods();
        }
        return rules instanceof MarkRules marks && marks.hasWinCheck() ? List.of(marks.winCheck()) : List.of();
    }

    /** The writer of the plan's engine. */
    private static Section engine(SolverPlan plan, CallWarnings warnings) {
        Rules rules = plan.game().rules();
        if (rules instanceof ProgrammedRules) {
            return new ProgrammedWriter(plan, warnings);
        }
        if (rules instanceof MoveSourceRules source) {
            return new SourceWriter(plan, source, warnings);
        }
        if (rules instanceof PieceRules pieces) {
            return new PiecesWriter(plan, pieces);
        }
        return rules instanceof MarkRules marks ? ofMarks(plan, marks, warnings) : ofTiles(plan, (TileRules) rules);
    }

    private static Section ofMarks(SolverPlan plan, MarkRules rules, CallWarnings warnings) {
        return switch (plan.engine()) {
            case SWEEP -> new MarksTableWriter(plan, (EnginePlan.MarksSweep) plan.solving(), rules, warnings);
            case THREAT_SEARCH -> new ThreatSearchWriter(plan, rules);
            case SEARCH -> new MarksSearchWriter(plan, rules, warnings);
            case WORD_SWEEP, SUMS, OUTCOME_SEARCH, RETROGRADE -> throw new IllegalStateException("no engine for marks");
        };
    }

    private static Section ofTiles(SolverPlan plan, TileRules rules) {
        return switch (plan.engine()) {
            case SWEEP -> new TileTableWriter(plan, rules);
            case WORD_SWEEP -> new WordSweepWriter(plan, (EnginePlan.WordSweep) plan.solving(), rules);
            case SUMS -> new TileSumWriter(plan, rules);
            case OUTCOME_SEARCH -> new OutcomeSearchWriter(plan, rules);
            case SEARCH -> new TileSearchWriter(plan, rules);
            case THREAT_SEARCH, RETROGRADE -> throw new IllegalStateException("no engine for tiles");
        };
    }
}
