package dev.solvable.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Algorithm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code docs/architecture.md} says of packages, engines, classes and generated members is so. */
class ArchitectureTest {
    private static final Path PAGE = Path.of("../docs/architecture.md");

    private static final Pattern IN_BACKTICKS = Pattern.compile("`([^`]+)`");

    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#]+)\\)");

    /** A row about an engine: a source that it solves, what is generated there, and what that runs on. */
    record Row(Algorithm engine, Path source, List<String> members, List<String> classes) {
        static Row of(String line) {
            String[] cells = line.substring(2).split(" \\| ");
            return new Row(
                    Algorithm.valueOf(names(cells[0]).get(0)),
                    links(cells[1]).findFirst().orElseThrow(),
                    names(cells[2]),
                    names(cells[3]));
        }

        @Override
        public String toString() {
            return engine + ", " + source.getFileName();
        }
    }

    private static List<String> lines() throws IOException {
        return Files.readAllLines(PAGE);
    }

    private static List<String> names(String text) {
        return IN_BACKTICKS.matcher(text).results().map(name -> name.group(1)).toList();
    }

    private static Stream<Path> links(String text) {
        return LINK.matcher(text).results().map(link -> PAGE.resolveSibling(link.group(1)));
    }

    static List<Row> rows() throws IOException {
        return lines().stream()
                .filter(line -> line.matches("\\| `[A-Z_]+` \\|.*"))
                .map(Row::of)
                .toList();
    }

    @Test
    void everyEngineIsThere() throws IOException {
        assertThat(rows().stream().map(Row::engine).distinct())
                .as("engines in the table of %s, in the order of Algorithm", PAGE)
                .containsExactly(Algorithm.values());
    }

    @ParameterizedTest
    @MethodSource("rows")
    void theSourceNamesTheEngine(Row row) throws IOException, ClassNotFoundException {
        String source = Files.readString(row.source());
        List<String> algorithms = new ArrayList<>();
        for (String name : row.classes()) {
            Class<?> named = Class.forName("dev.solvable.runtime." + name);
            String type = named.getSimpleName();
            if (source.contains(" extends " + type + " ") || source.contains("new " + type + "(")) {
                algorithms.addAll(algorithms(named));
            }
        }
        assertThat(algorithms).contains(row.engine().name());
    }

    /** The algorithms that a class of the runtime, or the class that it extends, says to be its own. */
    private static List<String> algorithms(Class<?> type) throws IOException {
        Path source = Path.of("../runtime/src/main/java", type.getName().replace('.', '/') + ".java");
        if (!Files.exists(source)) {
            return List.of();
        }
        List<String> said = Pattern.compile("Algorithm\\.([A-Z_]+)")
                .matcher(Files.readString(source))
                .results()
                .map(found -> found.group(1))
                .toList();
        return said.isEmpty() && type.getSuperclass() != null ? algorithms(type.getSuperclass()) : said;
    }

    @ParameterizedTest
    @MethodSource("rows")
    void theMembersThatAreNamedAreGenerated(Row row) throws IOException {
        String source = Files.readString(row.source());
        assertThat(row.members())
                .isNotEmpty()
                .allMatch(member -> Pattern.compile(
                                "^ {4,12}\\w.*\\b" + Pattern.quote(member) + "( =|\\()", Pattern.MULTILINE)
                        .matcher(source)
                        .find());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "src/main/java/dev/solvable/processor",
                "src/main/java/dev/solvable/processor/render",
                "../runtime/src/main/java/dev/solvable/runtime"
            })
    void everyPackageIsThere(Path folder) throws IOException {
        List<String> said = lines().stream()
                .filter(line -> line.startsWith("| `"))
                .flatMap(line -> names(line.split(" \\| ")[0]).stream())
                .toList();
        try (Stream<Path> packages = Files.list(folder)) {
            assertThat(said)
                    .as("packages in the tables of %s, of those in %s", PAGE, folder)
                    .containsAll(packages.filter(Files::isDirectory)
                            .map(name -> name.getFileName().toString())
                            .toList());
        }
    }

    @Test
    void everyFileThatIsLinkedIsThere() throws IOException {
        assertThat(links(String.join("\n", lines()))).isNotEmpty().allMatch(Files::exists);
    }
}
