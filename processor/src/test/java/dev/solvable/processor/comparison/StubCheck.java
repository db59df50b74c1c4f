package dev.solvable.processor.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.solvable.Solver;
import dev.solvable.processor.reference.WrongDeclarations;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/** What was generated for a wrong declaration has a solver's shape and answers nothing. */
public final class StubCheck {
    private StubCheck() {}

    public static void assertRefuses(
            WrongDeclarations.Wrong wrong, GameCompiler.Compilation compilation, String story) {
        Map<String, String> sources = new TreeMap<>();
        compilation.sources().forEach((name, text) -> sources.put(name.substring(name.lastIndexOf('.') + 1), text));
        if (!sources.containsKey("WrongSolver")) {
            return;
        }
        sources.put("Wrong", wrong.source());
        GameCompiler.Compilation stub = GameCompiler.compile(sources, List.of(new NoProcessor()));
        if (!stub.success()) {
            throw new AssertionError("the stub does not compile: " + stub.messages() + story);
        }
        Throwable refusal = catchThrowable(() -> {
            Solver solver = stub.solver("Wrong");
            solver.outcome(solver.initial());
        });
        assertThat(refusal).as(story).isNotNull();
    }

    /** Claims everything and does nothing, so that no annotation is left unclaimed. */
    @SupportedAnnotationTypes("*")
    private static final class NoProcessor extends AbstractProcessor {
        @Override
        public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
            return true;
        }

        @Override
        public SourceVersion getSupportedSourceVersion() {
            return SourceVersion.latestSupported();
        }
    }
}
