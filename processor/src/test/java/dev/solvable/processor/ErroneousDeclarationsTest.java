package dev.solvable.processor;

import static com.google.testing.compile.Compiler.javac;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import dev.solvable.processor.ErroneousSource.Expectation;
import dev.solvable.processor.diagnostic.Message;
import java.io.IOException;
import java.net.MalformedURLException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every message, with its kind, its line and its text, under two compilers. */
@Tag("slow")
class ErroneousDeclarationsTest {
    /**
     * Messages that no declaration in a file of its own can bring about; {@link ProcessorTest},
     * {@link RuntimeCheckTest}, {@link WrittenFilesTest}, {@link OptionsTest} and {@link PackagedProcessorIT} do.
     */
    private static final Set<String> ELSEWHERE = Set.of(
            Message.INTERNAL_ERROR.id(),
            Message.WRITE_FAILED.id(),
            Message.SOLVER_AMONG_SOURCES.id(),
            Message.VERSION_MISMATCH.id(),
            Message.RUNTIME_MISSING.id(),
            Message.RUNTIME_VERSION.id(),
            Message.JAVA_RELEASE.id(),
            Message.PROCESSOR_PATH.id(),
            Message.UNKNOWN_OPTION.id(),
            Message.BAD_OPTION.id());

    static List<ErroneousSource> sources() throws IOException {
        return ErroneousSource.all();
    }

    @ParameterizedTest
    @MethodSource("sources")
    void javacSaysExactlyWhatIsExpected(ErroneousSource source) throws MalformedURLException {
        // Attribution goes on after errors, so that a solver that is missing anywhere would be seen.
        Compilation compilation = javac().withProcessors(new SolvableGameProcessor())
                .withOptions("-Xlint:all", "-XDshould-stop.ifError=FLOW")
                .compile(com.google.testing.compile.JavaFileObjects.forResource(
                        source.file().toUri().toURL()));
        List<Expectation> said = compilation.diagnostics().stream()
                .map(ErroneousDeclarationsTest::expectation)
                .sorted(Expectation.ORDER)
                .toList();
        assertThat(said)
                .containsExactlyElementsOf(
                        source.expectations().stream().sorted(Expectation.ORDER).toList());
    }

    private static Expectation expectation(Diagnostic<? extends JavaFileObject> diagnostic) {
        return new Expectation(
                diagnostic.getKind().name(), diagnostic.getLineNumber(), diagnostic.getMessage(Locale.ROOT));
    }

    @ParameterizedTest
    @MethodSource("sources")
    void eclipseSaysWhatIsExpected(ErroneousSource source, @TempDir Path output) {
        List<Expectation> said = Eclipse.compile(source.file(), output).stream()
                .sorted(Expectation.ORDER)
                .toList();
        List<Expectation> expected = source.expectations();
        assertThat(said.stream().map(Expectation::anywhere))
                .containsExactlyInAnyOrderElementsOf(
                        expected.stream().map(Expectation::anywhere).toList());
        // Eclipse cannot point into an array; it shows the annotation, which must be the one above the value.
        assertThat(said).allMatch(problem -> expected.contains(problem) || source.startsAnnotation(problem.line()));
    }

    @Test
    void everyMessageHasAnExample() throws IOException {
        Set<String> shown = ErroneousSource.all().stream()
                .flatMap(ErroneousSource::messageIds)
                .collect(Collectors.toSet());
        assertThat(Stream.concat(shown.stream(), ELSEWHERE.stream()))
                .as("messages with an example among the erroneous sources, or tested elsewhere")
                .containsExactlyInAnyOrderElementsOf(
                        ErroneousSource.allMessageIds().toList());
    }
}
