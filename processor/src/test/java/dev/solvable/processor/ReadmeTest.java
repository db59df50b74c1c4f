package dev.solvable.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static com.google.testing.compile.Compiler.javac;
import static com.google.testing.compile.JavaFileObjects.forSourceString;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import dev.solvable.Board;
import dev.solvable.ImpartialSolver;
import dev.solvable.Lines;
import dev.solvable.Marks;
import dev.solvable.NoMoves;
import dev.solvable.SolvableGame;
import dev.solvable.Solver;
import dev.solvable.Tiles;
import dev.solvable.processor.diagnostic.Message;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What the README and the pages in docs say of annotations, messages and options is so, and their Java does what they
 * say.
 */
class ReadmeTest {
    private static final String README = read("README.md");

    private static final Pattern FENCED = Pattern.compile("^```(\\w+)\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);

    private static final Pattern TYPE = Pattern.compile("^(?:final )?class (\\w+)", Pattern.MULTILINE);

    /** A whole declaration within a line. */
    private static final Pattern DECLARATION = Pattern.compile("`(@SolvableGame\\([^`]+)`");

    private static final Pattern IN_BACKTICKS = Pattern.compile("`([^`]+)`");

    /** What stands between fences, and in which language. */
    private record Block(String language, String text) {
        boolean isGame() {
            return language.equals("java") && text.contains("@SolvableGame");
        }

        boolean isProgram() {
            return language.equals("java") && text.contains("void main(");
        }

        JavaFileObject source() {
            Matcher type = TYPE.matcher(text);
            assertThat(type.find()).as(text).isTrue();
            return text.startsWith("package example;\n")
                    ? forSourceString("example." + type.group(1), text)
                    : forSourceString(type.group(1), "import dev.solvable.*;\n" + text);
        }
    }

    private static String read(String page) {
        try {
            return Files.readString(Path.of("..", page)).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Block> blocks(String page) {
        return FENCED.matcher(page)
                .results()
                .map(block -> new Block(block.group(1), block.group(2)))
                .toList();
    }

    /** The text from a heading of a page to the next one. */
    private static String section(String page, String heading) {
        String text = read(page);
        Matcher start = Pattern.compile("^#+ " + Pattern.quote(heading) + "\n", Pattern.MULTILINE)
                .matcher(text);
        assertThat(start.find()).as(heading).isTrue();
        int end = text.indexOf("\n## ", start.end());
        return text.substring(start.start(), end < 0 ? text.length() : end);
    }

    private static Compilation compile(JavaFileObject... sources) {
        return javac().withProcessors(new SolvableGameProcessor())
                .withOptions("-Xlint:all", "-Werror")
                .compile(sources);
    }

    @Test
    void theGamesCompileOrFailAsShown() throws IOException {
        int games = 0;
        for (Path page : Pages.all()) {
            List<Block> blocks = blocks(Files.readString(page).replace("\r\n", "\n"));
            for (int i = 0; i < blocks.size(); i++) {
                Block block = blocks.get(i);
                if (!block.isGame() || block.isProgram()) {
                    continue;
                }
                games++;
                Compilation compilation = compile(block.source());
                if (i + 1 < blocks.size() && blocks.get(i + 1).text().contains(" error: ")) {
                    assertThat(compilation).failed();
                    String shown = blocks.get(i + 1).text().strip().replaceFirst("^.* error: ", "");
                    assertThat(compilation.errors())
                            .extracting(error -> error.getMessage(null))
                            .containsExactly(shown);
                } else {
                    assertThat(compilation).succeededWithoutWarnings();
                    assertThat(compilation.diagnostics()).isEmpty();
                }
            }
        }
        assertThat(games).isGreaterThanOrEqualTo(6);
    }

    static List<String> declarationsInTables() {
        return DECLARATION
                .matcher(README)
                .results()
                .map(declaration -> declaration.group(1))
                .toList();
    }

    @Test
    void theTableOfGamesHasWholeDeclarations() {
        assertThat(declarationsInTables()).hasSizeGreaterThanOrEqualTo(6);
    }

    @ParameterizedTest
    @MethodSource("declarationsInTables")
    void aDeclarationInTheTableCompiles(String declaration) {
        Compilation compilation =
                compile(forSourceString("Game", "import dev.solvable.*;\n" + declaration + "\nfinal class Game {}"));
        assertThat(compilation).succeededWithoutWarnings();
        assertThat(compilation.diagnostics()).isEmpty();
    }

    @Test
    void theReadmeIsShort() {
        assertThat(README.lines()).hasSizeLessThanOrEqualTo(250);
    }

    @Test
    void theBuildsNameThisVersion() throws IOException {
        String parent = Files.readString(Path.of("../pom.xml"));
        Matcher version = Pattern.compile("<artifactId>solvable-parent</artifactId>\\s*<version>([^<]+)")
                .matcher(parent);
        Matcher compiler =
                Pattern.compile("<maven-compiler-plugin.version>([^<]+)").matcher(parent);
        assertThat(version.find() && compiler.find()).isTrue();

        assertThat(README.split("(?s)<artifactId>solvable-(runtime|processor)</artifactId>\\s*<version>"
                        + Pattern.quote(version.group(1)) + "<"))
                .as("a dependency and a processor path")
                .hasSize(3);
        assertThat(README)
                .containsPattern("<artifactId>maven-compiler-plugin</artifactId>\\s*<version>"
                        + Pattern.quote(compiler.group(1)) + "<")
                .contains("'dev.solvable:solvable-runtime:" + version.group(1) + "'")
                .contains("'dev.solvable:solvable-processor:" + version.group(1) + "'");
    }

    @Tag("slow")
    @Test
    void theProgramPrintsWhatIsShown(@TempDir Path folder) throws Exception {
        List<Block> blocks = blocks(README);
        int at = blocks.indexOf(
                blocks.stream().filter(Block::isProgram).findFirst().orElseThrow());
        Compilation compilation =
                compile(blocks.get(at - 1).source(), blocks.get(at).source());
        assertThat(compilation).succeededWithoutWarnings();
        for (JavaFileObject file : compilation.generatedFiles()) {
            if (file.getKind() == JavaFileObject.Kind.CLASS) {
                String name = file.getName().replaceFirst("^/?" + StandardLocation.CLASS_OUTPUT + "/", "");
                try (InputStream bytes = file.openInputStream()) {
                    Files.copy(bytes, folder.resolve(name));
                }
            }
        }

        assertThat(run(folder, "Hint")).isEqualTo(blocks.get(at + 1).text());
    }

    private static String run(Path folder, String type) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-classpath",
                        folder + File.pathSeparator + System.getProperty("java.class.path"),
                        type)
                .redirectErrorStream(true)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(printed).isZero();
        return printed.replace("\r\n", "\n");
    }

    @Test
    void everyMessageIsListedOnceAndNothingElse() {
        List<String> listed = new ArrayList<>();
        for (String line : section("docs/messages.md", "Messages").lines().toList()) {
            if (line.startsWith("| `")) {
                IN_BACKTICKS
                        .matcher(line.split("\\|")[1])
                        .results()
                        .map(id -> id.group(1))
                        .forEach(listed::add);
            }
        }
        assertThat(listed)
                .as("messages in the tables of docs/messages.md")
                .containsExactlyInAnyOrderElementsOf(
                        Arrays.stream(Message.values()).map(Message::id).toList());
    }

    @Test
    void everyOptionIsListedAndNothingElse() {
        assertThat(Pattern.compile("-A(solvable\\.\\w+)")
                        .matcher(section("docs/declaring.md", "Processor options"))
                        .results()
                        .map(option -> option.group(1)))
                .containsExactlyInAnyOrderElementsOf(Options.names());
    }

    @ParameterizedTest
    @ValueSource(classes = {SolvableGame.class, Board.class, Marks.class, Tiles.class, Lines.class, NoMoves.class})
    void everyElementIsInTheTable(Class<?> annotation) {
        String table = section("docs/declaring.md", "Declaring a game");
        String rows = table.substring(table.indexOf("| `@" + annotation.getSimpleName() + "` |"));
        int end = rows.indexOf("\n| `@");
        String own = end < 0 ? rows : rows.substring(0, end);
        for (Method element : annotation.getDeclaredMethods()) {
            assertThat(own).containsPattern("[` ]" + element.getName() + "( = [^`]+)?`");
        }
    }

    static Stream<Method> methodsOfSolvers() {
        return Stream.of(Solver.class, ImpartialSolver.class).flatMap(type -> Arrays.stream(type.getDeclaredMethods()));
    }

    @ParameterizedTest
    @MethodSource("methodsOfSolvers")
    void everyMethodIsInTheTable(Method method) {
        String parameters = String.join(
                ", ",
                Arrays.stream(method.getParameterTypes())
                        .map(Class::getSimpleName)
                        .toList());
        assertThat(IN_BACKTICKS
                        .matcher(section("docs/solver-api.md", "The solver"))
                        .results()
                        .map(MatchResult::group))
                .anySatisfy(code -> assertThat(code).contains(method.getName() + "(" + parameters + ")"));
    }
}
