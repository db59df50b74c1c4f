package dev.solvable.sample;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Algorithm;
import dev.solvable.Solver;
import dev.solvable.sample.games.GameCatalog;
import dev.solvable.sample.games.GameSources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What {@code docs/architecture.md} says of packages, engines, classes and generated members is so. */
class ArchitectureTest {
    private static final Pattern IN_BACKTICKS = Pattern.compile("`([^`]+)`");

    private static final String RUNTIME = "dev.solvable.runtime";

    /** A row about an engine: what solves which game, what is generated for it, and what it runs on. */
    record Row(Algorithm engine, String game, List<String> members, List<String> classes) {
        Solver solver() {
            return GameCatalog.find(game).orElseThrow();
        }

        @Override
        public String toString() {
            return engine + ": " + game;
        }
    }

    private static List<String> lines() throws IOException {
        return Files.readAllLines(Path.of("../docs/architecture.md"));
    }

    static List<Row> rows() throws IOException {
        return lines().stream()
                .filter(line -> line.matches("\\| `[A-Z_]+` \\|.*"))
                .map(line -> line.split(" \\| ?"))
                .map(cells -> new Row(
                        Algorithm.valueOf(names(cells[0]).get(0)),
                        names(cells[1]).get(0),
                        names(cells[2]),
                        names(cells[3])))
                .toList();
    }

    private static List<String> names(String text) {
        return IN_BACKTICKS
                .matcher(text)
                .results()
                .map(name -> name.group(1))
                .toList();
    }

    @Test
    void everyEngineIsThere() throws IOException {
        assertThat(rows().stream().map(Row::engine).distinct()).containsExactly(Algorithm.values());
    }

    @ParameterizedTest
    @MethodSource("rows")
    void theGameIsSolvedSoByTheClassesThatAreNamed(Row row) throws ClassNotFoundException {
        assertThat(row.solver().facts().solvedBy()).isEqualTo(row.engine());
        Set<String> found = new TreeSet<>();
        for (String name : row.classes()) {
            found.add(Class.forName(RUNTIME + "." + name).getName());
        }
        assertThat(found).contains(row.solver().getClass().getSuperclass().getName());
    }

    @ParameterizedTest
    @MethodSource("rows")
    void theMembersThatAreNamedAreGenerated(Row row) {
        Set<String> declared = Stream.of(
                        Arrays.stream(row.solver().getClass().getDeclaredMethods())
                                .map(method -> method.getName()),
                        Arrays.stream(row.solver().getClass().getDeclaredFields())
                                .map(field -> field.getName()))
                .flatMap(name -> name)
                .collect(Collectors.toSet());
        assertThat(row.members()).isNotEmpty();
        assertThat(declared).containsAll(row.members());
        assertThat(GameSources.solver(row.solver()).orElseThrow()).contains(row.members());
    }

    @ParameterizedTest
    @MethodSource("folders")
    void everyPackageIsThere(Path folder) throws IOException {
        List<String> said = lines().stream()
                .filter(line -> line.startsWith("| `"))
                .map(line -> names(line).get(0))
                .toList();
        try (Stream<Path> packages = Files.list(folder)) {
            assertThat(said)
                    .containsAll(packages.filter(Files::isDirectory)
                            .map(name -> name.getFileName().toString())
                            .toList());
        }
    }

    static Stream<Path> folders() {
        return Stream.of(
                Path.of("../processor/src/main/java/dev/solvable/processor"),
                Path.of("../processor/src/main/java/dev/solvable/processor/render"),
                Path.of("../runtime/src/main/java/dev/solvable/runtime"));
    }

    /** Classes that are named in the text lie where it says. */
    @Test
    void everyFileThatIsLinkedIsThere() throws IOException {
        assertThat(Pattern.compile("\\]\\(([^)#]+)\\)")
                        .matcher(String.join("\n", lines()))
                        .results()
                        .map((MatchResult link) -> Path.of("../docs").resolve(link.group(1))))
                .isNotEmpty()
                .allMatch(Files::exists);
    }
}
