package dev.solvable.processor;

import com.google.auto.service.AutoService;
import com.palantir.javapoet.JavaFile;
import dev.solvable.Expectation;
import dev.solvable.processor.declaration.Annotations;
import dev.solvable.processor.declaration.DeclarationReader;
import dev.solvable.processor.declaration.DeclarationReader.Reading;
import dev.solvable.processor.declaration.DeclarationText;
import dev.solvable.processor.declaration.GameDeclaration;
import dev.solvable.processor.declaration.GameType;
import dev.solvable.processor.declaration.TypeReader;
import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.processor.game.Doubts;
import dev.solvable.processor.game.Game;
import dev.solvable.processor.game.GameChecker;
import dev.solvable.processor.game.board.Symmetries;
import dev.solvable.processor.plan.Planner;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.proof.Proof;
import dev.solvable.processor.proof.Proof.Ply;
import dev.solvable.processor.render.SolverWriter;
import dev.solvable.processor.render.SourceLines;
import dev.solvable.processor.render.StubWriter;
import dev.solvable.processor.report.Report;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.FilerException;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;

/**
 * Writes a solver for every type with {@code @SolvableGame}. This class only routes: it collects the types of a round,
 * has their annotations read, checked, planned and rendered, and prints the problems.
 */
@AutoService(Processor.class)
public final class SolvableGameProcessor extends AbstractProcessor {
    /** The qualified names of types that cannot be read yet; elements do not live longer than a round. */
    private final Set<String> deferred = new TreeSet<>();

    @SuppressWarnings("NullAway.Init") // the compiler calls init before anything else
    private Reporter reporter;

    /** The qualified names of solvers that were written in this compilation. */
    private final Set<String> written = new HashSet<>();

    /** The options, read with the first game, which gets the problems with them. */
    private Optional<Options> options = Optional.empty();

    private Optional<SourceTrees> trees = Optional.empty();

    /** Called by the service loader. */
    public SolvableGameProcessor() {}

    @Override
    public synchronized void init(ProcessingEnvironment environment) {
        super.init(environment);
        trees = SourceTrees.of(environment);
        reporter = new Reporter(environment.getMessager(), trees);
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Annotations.supported();
    }

    @Override
    public Set<String> getSupportedOptions() {
        return Options.names();
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        OrphanAnnotations.report(annotations, round, reporter);
        Collection<TypeElement> games = gamesOf(annotations, round);
        SolverNames names = SolverNames.of(games, elements());
        for (TypeElement game : games) {
            try {
                process(game, names, round.processingOver());
            } catch (RuntimeException | StackOverflowError crash) {
                reportCrash(crash, game, names);
            } catch (NoClassDefFoundError | IncompatibleClassChangeError missing) {
                Problems problems = new Problems();
                problems.add(Message.PROCESSOR_PATH, Place.ofType(), String.valueOf(missing.getMessage()));
                reporter.report(problems, game);
            }
        }
        return true;
    }

    /** The games of this round and those deferred by the last one, in the order of their names. */
    private Collection<TypeElement> gamesOf(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        SortedMap<String, TypeElement> games = new TreeMap<>();
        for (String name : deferred) {
            TypeElement game = elements().getTypeElement(name);
            if (game != null) {
                games.put(name, game);
            }
        }
        deferred.clear();
        for (TypeElement annotation : annotations) {
            if (annotation.getQualifiedName().contentEquals(Annotations.PACKAGE + Annotations.GAME)) {
                for (TypeElement game : ElementFilter.typesIn(round.getElementsAnnotatedWith(annotation))) {
                    games.put(TypeReader.type(game, elements()).qualifiedName(), game);
                }
            }
        }
        return games.values();
    }

    private void process(TypeElement element, SolverNames names, boolean lastRound) {
        GameType type = TypeReader.type(element, elements());
        Problems problems = new Problems();
        names.check(type, problems);
        NameCheck.check(element, type.name(), elements(), problems);
        RuntimeCheck.check(element, processingEnv, problems);
        Reading reading = DeclarationReader.read(element, elements(), problems);
        if (!reading.isFinal() && !lastRound && !problems.hasErrors()) {
            deferred.add(type.qualifiedName());
            return;
        }
        Optional<Game> game = reading.declaration().flatMap(declared -> game(declared, problems));
        if (names.writes(type)) {
            Options read = options.orElseGet(() -> Options.of(processingEnv.getOptions(), problems));
            options = Optional.of(read);
            Optional<SolverPlan> plan = game.flatMap(checked -> plan(checked, read, problems));
            JavaFile file = plan.map(made -> SolverWriter.write(made, element, elements(), isAuxiliary(element)))
                    .orElseGet(() -> stub(type, element));
            write(file, type, problems);
            if (read.report()) {
                plan.ifPresent(made -> writeReport(made, read, element, problems));
            }
        }
        reporter.report(problems, element);
    }

    /** The declared game, with notes on what was probably not meant; empty if the declaration has errors. */
    private static Optional<Game> game(GameDeclaration declaration, Problems problems) {
        Optional<Game> game = GameChecker.check(declaration, problems);
        game.ifPresent(checked -> Doubts.add(declaration, checked, problems));
        return game;
    }

    /** The plan of a game; empty if its result is not the expected one. */
    private Optional<SolverPlan> plan(Game game, Options options, Problems problems) {
        Symmetries symmetries = game.symmetries();
        Expectation proved = Proof.of(game, symmetries, options.proofBudget(), problems);
        return problems.hasErrors()
                ? Optional.empty()
                : Optional.of(Planner.plan(game, symmetries, proved, options.preferences()));
    }

    private boolean isAuxiliary(TypeElement element) {
        return trees.filter(javac -> javac.isAuxiliary(element)).isPresent();
    }

    private JavaFile stub(GameType type, TypeElement element) {
        return StubWriter.write(type, element, elements());
    }

    private void write(JavaFile file, GameType type, Problems problems) {
        String name = type.qualifiedSolverName();
        try {
            Element[] origins = file.typeSpec().originatingElements().toArray(new Element[0]);
            JavaFileObject source = processingEnv.getFiler().createSourceFile(name, origins);
            written.add(name);
            String text = SourceLines.in(file.toString()); // written at once: writing word by word is slower
            try (Writer writer = source.openWriter()) {
                writer.write(text);
            }
        } catch (FilerException taken) {
            // Only types of ours can be seen here: SolverNames refuses all others.
            boolean earlier = !written.contains(name) && elements().getTypeElement(name) != null;
            Message message = earlier ? Message.SOLVER_AMONG_SOURCES : Message.NAME_TAKEN;
            problems.add(message, Place.ofType(), type.name(), type.solverName());
        } catch (IOException failure) {
            problems.add(Message.WRITE_FAILED, Place.ofType(), "solver", type.name(), failure, "sources");
        }
    }

    /** Writes the page about a game beside the class of its solver, under the same name. */
    private void writeReport(SolverPlan plan, Options options, TypeElement origin, Problems problems) {
        List<Ply> play = plan.proved() == Expectation.UNSTATED
                ? List.of()
                : Proof.perfectPlay(plan.game(), plan.symmetries(), options.proofBudget());
        String page = Report.page(plan, DeclarationText.of(origin, elements()), play);
        GameType game = plan.game().type();
        try (OutputStream file = processingEnv
                .getFiler()
                .createResource(
                        // One originating element, so that incremental builds know which file belongs to which game.
                        StandardLocation.CLASS_OUTPUT, game.packageName(), game.solverName() + ".html", origin)
                .openOutputStream()) {
            file.write(page.getBytes(StandardCharsets.UTF_8));
        } catch (IOException failure) {
            problems.add(Message.WRITE_FAILED, Place.ofType(), "report", game.name(), failure, "classes");
        }
    }

    /** A crash is an error of this game alone. A stub is written, unless a file was written before the crash. */
    private void reportCrash(Throwable crash, TypeElement element, SolverNames names) {
        StringWriter trace = new StringWriter();
        crash.printStackTrace(new PrintWriter(trace));
        Problems problems = new Problems();
        problems.add(Message.INTERNAL_ERROR, Place.ofType(), trace.toString().stripTrailing());
        reporter.report(problems, element);
        try {
            GameType type = TypeReader.type(element, elements());
            if (names.writes(type)) {
                write(stub(type, element), type, new Problems());
            }
        } catch (RuntimeException again) {
            // The crash is reported; without a stub the compiler just prints more errors.
            return;
        }
    }

    private Elements elements() {
        return processingEnv.getElementUtils();
    }
}
