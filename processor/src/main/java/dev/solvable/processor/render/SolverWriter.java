package dev.solvable.processor.render;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.declaration.GameType;
import dev.solvable.processor.game.Choice;
import dev.solvable.processor.game.MarkRules;
import dev.solvable.processor.game.MoveSourceRules;
import dev.solvable.processor.game.Rules;
import dev.solvable.processor.game.TileRules;
import dev.solvable.processor.plan.Engine;
import dev.solvable.processor.plan.EnginePlan;
import dev.solvable.processor.plan.Form;
import dev.solvable.processor.plan.Nimbers;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.answer.MovesSection;
import dev.solvable.processor.render.answer.Scores;
import dev.solvable.processor.render.answer.Solving;
import dev.solvable.processor.render.code.Api;
import dev.solvable.processor.render.code.CallWarnings;
import dev.solvable.processor.render.code.JavaLang;
import dev.solvable.processor.render.code.Masks;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.frame.SolverFrame;
import dev.solvable.processor.render.partizan.OutcomeSearch;
import dev.solvable.processor.render.position.CellsOfBits;
import dev.solvable.processor.render.position.GuardedBits;
import dev.solvable.processor.render.position.LinesSection;
import dev.solvable.processor.render.position.MarkMoves;
import dev.solvable.processor.render.position.MarksPosition;
import dev.solvable.processor.render.position.MoveCode;
import dev.solvable.processor.render.position.Reachability;
import dev.solvable.processor.render.position.SharedPosition;
import dev.solvable.processor.render.position.SourceMoves;
import dev.solvable.processor.render.position.TakenPosition;
import dev.solvable.processor.render.position.TileMoves;
import dev.solvable.processor.render.position.Translation;
import dev.solvable.processor.render.position.WinCheckSection;
import dev.solvable.processor.render.search.GrowingCache;
import dev.solvable.processor.render.search.MarksSearchWriter;
import dev.solvable.processor.render.search.SearchSection;
import dev.solvable.processor.render.search.SourceSearch;
import dev.solvable.processor.render.search.ThreatsSection;
import dev.solvable.processor.render.search.TileSearchWriter;
import dev.solvable.processor.render.source.SourceWriter;
import dev.solvable.processor.render.state.AnyState;
import dev.solvable.processor.render.state.MarkCode;
import dev.solvable.processor.render.state.OwnState;
import dev.solvable.processor.render.state.PartizanState;
import dev.solvable.processor.render.state.SharedState;
import dev.solvable.processor.render.state.StateCode;
import dev.solvable.processor.render.state.TileState;
import dev.solvable.processor.render.sums.NimSums;
import dev.solvable.processor.render.sums.Regions;
import dev.solvable.processor.render.sums.SourceRegions;
import dev.solvable.processor.render.sums.SumTileSearchWriter;
import dev.solvable.processor.render.sums.TileRegions;
import dev.solvable.processor.render.sums.TileSumWriter;
import dev.solvable.processor.render.sweep.DownwardSweep;
import dev.solvable.processor.render.sweep.MarksTableWriter;
import dev.solvable.processor.render.sweep.SweepSection;
import dev.solvable.processor.render.sweep.WordSweepWriter;
import dev.solvable.processor.render.text.FormatSection;
import dev.solvable.processor.render.text.ParseSection;
import dev.solvable.processor.render.threat.ThreatSearchWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
        Optional<Section> engine = engine(plan, warnings);
        if (engine.isPresent()) {
            engine.get().addTo(type);
        } else {
            addAll(type, plan, warnings);
        }
        return JavaFile.builder(game.packageName(), type.build())
                .indent("    ")
                .skipJavaLangImports(shadowed.isEmpty())
                .build();
    }

    /** The writer of the plan's engine; empty for those that are not yet classes of the runtime. */
    private static Optional<Section> engine(SolverPlan plan, CallWarnings warnings) {
        if (plan.game().rules() instanceof MoveSourceRules source) {
            return Optional.of(new SourceWriter(plan, source, warnings));
        }
        if (plan.solving() instanceof EnginePlan.MarksSweep sweep) {
            return Optional.of(new MarksTableWriter(plan, sweep, (MarkRules) plan.game().rules(), warnings));
        }
        if (plan.solving() instanceof EnginePlan.WordSweep solving) {
            return Optional.of(new WordSweepWriter(plan, solving, (TileRules) plan.game().rules()));
        }
        return switch (plan.engine()) {
            case SWEEP, WORD_SWEEP, OUTCOME_SEARCH -> Optional.empty();
            case SUMS -> Optional.of(new TileSumWriter(plan, (TileRules) plan.game().rules()));
            case SEARCH -> Optional.of(plainSearch(plan, warnings));
            case THREAT_SEARCH ->
                Optional.of(new ThreatSearchWriter(plan, (MarkRules) plan.game().rules()));
        };
    }

    private static Section plainSearch(SolverPlan plan, CallWarnings warnings) {
        if (plan.game().rules() instanceof MarkRules marks) {
            return new MarksSearchWriter(plan, marks, warnings);
        }
        TileRules tiles = (TileRules) plan.game().rules();
        return plan.nimbers() == Nimbers.SUMS
                ? new SumTileSearchWriter(plan, tiles)
                : new TileSearchWriter(plan, tiles);
    }

    private static void addAll(TypeSpec.Builder type, SolverPlan plan, CallWarnings warnings) {
        type.addSuperinterface(plan.impartial() ? Api.IMPARTIAL_SOLVER : Api.SOLVER);
        MoveCode moves = moves(plan);
        new Constructors(plan, moves, warnings).addTo(type);
        for (Section section : sections(plan, moves, warnings)) {
            section.addTo(type);
        }
    }

    /** The methods of the declaration that its solver calls. */
    private static List<String> calledMethods(Rules rules) {
        if (rules instanceof MoveSourceRules source) {
            return List.of(source.method());
        }
        return rules instanceof MarkRules marks && marks.hasWinCheck() ? List.of(marks.winCheck()) : List.of();
    }

    private static MoveCode moves(SolverPlan plan) {
        Rules rules = plan.game().rules();
        if (rules instanceof MarkRules marks) {
            return new MarkMoves(plan, marks);
        }
        return rules instanceof TileRules tiles
                ? new TileMoves(plan, tiles, masks(plan))
                : new SourceMoves(plan, (MoveSourceRules) rules);
    }

    private static Masks masks(SolverPlan plan) {
        return new Masks(plan.game().board(), plan.layout());
    }

    private static StateCode state(SolverPlan plan) {
        if (plan.game().rules() instanceof MarkRules marks) {
            return switch (marks.choice()) {
                case OWN -> new OwnState(plan, marks);
                case ANY -> new AnyState(plan, marks);
                case SHARED -> new SharedState(plan, marks);
            };
        }
        return plan.form() == Form.TAKEN_AND_SIDE
                ? new PartizanState(TakenPosition.hasSideBit(plan))
                : new TileState(plan.game().rules() instanceof MoveSourceRules);
    }

    /** The sections in the order in which a reader asks. */
    private static List<Section> sections(SolverPlan plan, MoveCode moves, CallWarnings warnings) {
        Translation translation = new Translation(plan);
        StateCode state = state(plan);
        Scores scores = new Scores(plan, translation);
        List<Section> sections = new ArrayList<>();
        sections.add(new FactsSection(plan, masks(plan), moves));
        sections.add(translation);
        addPosition(sections, plan, translation, moves, warnings);
        sections.add(new MovesSection(moves, scores, translation));
        sections.add(scores);
        sections.add(new Solving(plan));
        addEngine(sections, plan, state, scores, translation);
        sections.add(Reachability.of(plan, translation));
        sections.add(new ParseSection(plan, translation));
        sections.add(new FormatSection(plan, translation, moves));
        return sections;
    }

    private static void addPosition(
            List<Section> sections, SolverPlan plan, Translation translation, MoveCode moves, CallWarnings warnings) {
        if (!(plan.game().rules() instanceof MarkRules rules)) {
            sections.add(new TakenPosition(plan, translation, moves));
            return;
        }
        boolean hasLines = !rules.lines().masks().isEmpty();
        if (rules.gravity()) {
            sections.add(new GuardedBits(plan, masks(plan)));
            if (hasLines || rules.hasWinCheck()) {
                sections.add(new CellsOfBits());
            }
        }
        sections.add(
                rules.choice() == Choice.SHARED
                        ? new SharedPosition(plan, rules, translation)
                        : new MarksPosition(plan, rules, translation));
        if (hasLines) {
            boolean checksMoves = checksMoves(plan, rules);
            sections.add(new LinesSection(plan, rules.lines(), masks(plan), checksMoves));
        }
        if (rules.hasWinCheck()) {
            sections.add(new WinCheckSection(plan, rules, warnings));
        }
    }

    /** Whether the solver asks of single moves which lines they complete. */
    private static boolean checksMoves(SolverPlan plan, MarkRules rules) {
        return switch (plan.engine()) {
            case SEARCH -> true;
            case SWEEP, WORD_SWEEP, SUMS, OUTCOME_SEARCH, THREAT_SEARCH -> false;
        };
    }

    private static void addEngine(
            List<Section> sections, SolverPlan plan, StateCode state, Scores scores, Translation translation) {
        if (plan.engine() == Engine.SWEEP) {
            sections.add(new SweepSection(plan, state, translation, new DownwardSweep(plan, state, scores)));
            if (plan.searchEntries() > 0) {
                addSourceSearch(sections, plan, scores, translation);
            }
            return;
        }
        if (plan.engine() == Engine.OUTCOME_SEARCH) {
            sections.add(new OutcomeSearch(plan, (TileRules) plan.game().rules(), state, masks(plan)));
        }
        if (plan.game().rules() instanceof MarkRules marks
                && marks.choice() == Choice.OWN
                && !marks.lines().masks().isEmpty()) {
            sections.add(new ThreatsSection(plan, marks.lines(), new MarkCode(plan, marks)));
        }
        if (plan.game().rules() instanceof MoveSourceRules) {
            addSourceSearch(sections, plan, scores, translation);
            return;
        }
        sections.add(new SearchSection(plan, state, scores, translation, endingWins(plan)));
        if (plan.nimbers() == Nimbers.SUMS) {
            sections.add(new NimSums(plan, regions(plan), translation));
            sections.add(new GrowingCache(plan.game()));
        }
    }

    private static void addSourceSearch(
            List<Section> sections, SolverPlan plan, Scores scores, Translation translation) {
        sections.add(new SourceSearch(plan, scores, translation));
        if (plan.nimbers() == Nimbers.SUMS) {
            sections.add(new NimSums(plan, regions(plan), translation));
        }
        sections.add(new GrowingCache(plan.game()));
    }

    private static Regions regions(SolverPlan plan) {
        return plan.game().rules() instanceof TileRules ? new TileRegions(plan) : new SourceRegions();
    }

    private static boolean endingWins(SolverPlan plan) {
        return plan.game().rules() instanceof MarkRules marks && new MarkCode(plan, marks).lineWins();
    }
}
