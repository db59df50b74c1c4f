package dev.solvable.processor;

import static com.google.testing.compile.Compiler.javac;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.net.MalformedURLException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/** The sample games mean what they say, so the compiler has nothing to say of them. */
class SampleGamesTest {
    private static final Path FOLDER = Path.of("../sample-app/src/main/java/dev/solvable/sample/games");

    @Test
    void theCompilerIsSilent() throws IOException {
        List<JavaFileObject> games = new ArrayList<>();
        try (Stream<Path> files = Files.list(FOLDER)) {
            for (Path file : files.sorted().toList()) {
                if (Files.readString(file).contains("\n@SolvableGame")) {
                    games.add(source(file));
                }
            }
        }
        assertThat(games).hasSizeGreaterThan(10);
        Compilation compilation = javac().withProcessors(new SolvableGameProcessor())
                .withOptions("-Xlint:all", "-Werror")
                .compile(games);
        assertThat(compilation.diagnostics()).isEmpty();
    }

    private static JavaFileObject source(Path file) throws MalformedURLException {
        return JavaFileObjects.forResource(file.toUri().toURL());
    }
}
