package dev.solvable.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static com.google.testing.compile.Compiler.javac;
import static com.google.testing.compile.JavaFileObjects.forSourceString;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The examples in the Javadoc of the annotations are games that compile. */
@Tag("slow")
class JavadocExamplesTest {
    private static final Path ANNOTATIONS = Path.of("../annotations/src/main/java/dev/solvable");

    private static final Pattern EXAMPLE = Pattern.compile("<pre>\\{@code\n(.*?) +\\* }</pre>", Pattern.DOTALL);

    private static final Pattern TYPE = Pattern.compile("^(?:final )?class (\\w+)", Pattern.MULTILINE);

    /** An example, and the annotation that shows it. */
    record Example(String annotation, String code) {
        String type() {
            Matcher type = TYPE.matcher(code);
            assertThat(type.find()).as(code).isTrue();
            return type.group(1);
        }

        @Override
        public String toString() {
            return annotation + ": " + type();
        }
    }

    static List<Example> examples() throws IOException {
        List<Example> examples = new ArrayList<>();
        for (Path file : annotations()) {
            Matcher example = EXAMPLE.matcher(Files.readString(file));
            while (example.find()) {
                String code = example.group(1)
                        .lines()
                        .map(line -> line.replaceFirst("^ +\\* ?", ""))
                        .collect(Collectors.joining("\n"));
                examples.add(new Example(name(file), code));
            }
        }
        return examples;
    }

    /** The source files of what people write: the annotations, and the interface of rules that are a program. */
    private static List<Path> annotations() throws IOException {
        List<Path> files = new ArrayList<>();
        try (Stream<Path> all = Files.list(ANNOTATIONS)) {
            for (Path file : all.sorted().toList()) {
                boolean isAnnotation = Files.readString(file).contains("public @interface ")
                        && !name(file).equals("Generated");
                if (isAnnotation || name(file).equals("GameRules")) {
                    files.add(file);
                }
            }
        }
        return files;
    }

    private static String name(Path file) {
        return file.getFileName().toString().replace(".java", "");
    }

    @Test
    void everyAnnotationHasAnExample() throws IOException {
        Set<String> shown = examples().stream().map(Example::annotation).collect(Collectors.toCollection(TreeSet::new));
        assertThat(shown)
                .containsExactlyElementsOf(
                        annotations().stream().map(JavadocExamplesTest::name).toList());
    }

    @ParameterizedTest
    @MethodSource("examples")
    void anExampleCompiles(Example example) {
        Compilation compilation = javac().withProcessors(new SolvableGameProcessor())
                .withOptions("-Xlint:all", "-Werror")
                .compile(forSourceString(example.type(), "import dev.solvable.*;\n" + example.code()));
        assertThat(compilation).succeededWithoutWarnings();
        assertThat(compilation.diagnostics()).isEmpty();
        assertThat(compilation).generatedSourceFile(example.type() + "Solver").isNotNull();
    }
}
