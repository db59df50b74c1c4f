package dev.solvable.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static com.google.testing.compile.Compiler.javac;
import static com.google.testing.compile.JavaFileObjects.forSourceLines;
import static com.google.testing.compile.JavaFileObjects.forSourceString;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the entry does: types of every kind, rounds, and what other processors and the compiler say. */
class ProcessorTest {
    private static Compilation compile(JavaFileObject... sources) {
        return javac().withProcessors(new SolvableGameProcessor())
                .withOptions("-Xlint:all", "-Werror")
                .compile(sources);
    }

    private static String generated(Compilation compilation, String name) throws IOException {
        return compilation
                .generatedSourceFile(name)
                .orElseThrow()
                .getCharContent(true)
                .toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {"class", "final class", "public class", "abstract class", "interface", "record"})
    void classesInterfacesAndRecordsDeclareGames(String kind) {
        String body = kind.equals("record") ? "() {}" : " {}";
        Compilation compilation = compile(forSourceLines(
                "games.Game",
                "package games;",
                "@dev.solvable.SolvableGame(cells = 3)",
                "@dev.solvable.Marks",
                kind + " Game" + body));
        assertThat(compilation).succeededWithoutWarnings();
        assertThat(compilation).generatedSourceFile("games.GameSolver").isNotNull();
    }

    @Test
    void aSolverIsPublicWhereTheTypeAndAllAroundItAre() throws IOException {
        Compilation compilation = compile(forSourceLines(
                "games.Games",
                "package games;",
                "import dev.solvable.*;",
                "public interface Games {",
                "    @SolvableGame(cells = 3) @Tiles(\"##\") class Open {}",
                "    class Around {",
                "        @SolvableGame(cells = 3) @Tiles(\"##\") static class Hidden {}",
                "    }",
                "}"));
        assertThat(compilation).succeededWithoutWarnings();
        assertThat(generated(compilation, "games.Games_OpenSolver")).contains("public final class Games_OpenSolver");
        assertThat(generated(compilation, "games.Games_Around_HiddenSolver"))
                .contains("\nfinal class Games_Around_HiddenSolver");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "@MoveSource static Missing[] moves() { return null; }",
                "@MoveSource static long[][] moves() throws Missing { return null; }",
                "@MoveSource static java.util.List<Missing> moves() { return null; }",
            })
    void aMethodOfUnknownTypesIsLeftToTheCompiler(String method) {
        Compilation compilation = javac().withProcessors(new SolvableGameProcessor())
                .withOptions("-XDshould-stop.ifError=FLOW")
                .compile(forSourceString(
                        "Game", "import dev.solvable.*; @SolvableGame(cells = 9) class Game { " + method + " }"));
        assertThat(compilation).failed();
        assertThat(compilation.errors()).hasSize(1);
        assertThat(compilation.errors().toString()).doesNotContain("[Solvable:");
    }

    @Test
    void annotationsOnTypesAreNoPartOfASignature() {
        Compilation compilation = compile(
                forSourceString(
                        "Fresh",
                        "@java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE_USE) @interface Fresh {}"),
                forSourceString(
                        "Game",
                        "import dev.solvable.*; @SolvableGame(cells = 9) @Marks class Game {"
                                + " @WinCheck static @Fresh boolean won(@Fresh long own, long other,"
                                + " final @Fresh Player owner) { return false; } }"));
        assertThat(compilation).succeededWithoutWarnings();
    }

    @Test
    void constantsMayComeFromAnotherProcessor() throws IOException {
        JavaFileObject game = forSourceLines(
                "Game",
                "@dev.solvable.SolvableGame(cells = Sizes.CELLS)",
                "@dev.solvable.Tiles({Sizes.TILE, \"###\"})",
                "class Game { GameSolver solver = new GameSolver(); }");
        Compilation compilation = javac()
                // Ours claims its annotations; after that javac would not ask one that asks for all.
                .withProcessors(
                        new OneSourceProcessor(
                                "Sizes",
                                "class Sizes { static final int CELLS = 9; static final String TILE = \"##\"; }"),
                        new SolvableGameProcessor())
                .compile(game);
        assertThat(compilation).succeeded();
        assertThat(generated(compilation, "GameSolver")).doesNotContain("has errors");
    }

    /** A processor that the Eclipse compiler finds by its name. */
    public static final class SizesProcessor extends OneSourceProcessor {
        public SizesProcessor() {
            super("Sizes", "interface Sizes { int CELLS = 9; }");
        }
    }

    @Test
    void nestedTypesWithDollarsAreDeferredByTheEclipseCompiler(@TempDir Path folder) throws IOException {
        Path game = Files.writeString(
                folder.resolve("Games.java"),
                "@dev.solvable.SolvableGame(cells = Sizes.CELLS) @dev.solvable.Tiles(\"##\") class Top {}\n"
                        + "interface Games { @dev.solvable.SolvableGame(cells = Sizes.CELLS) @dev.solvable.Marks"
                        + " @dev.solvable.Lines(length = 3) class A$b {} }\n");
        String processors = SizesProcessor.class.getName() + "," + SolvableGameProcessor.class.getName();
        assertThat(Eclipse.warnings("-warn:none", List.of(game), folder, "-processor", processors))
                .isEmpty();
        assertThat(folder.resolve("TopSolver.class")).exists();
        assertThat(folder.resolve("Games_A$bSolver.class")).exists();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "@SolvableGame(cells = Missing.CELLS) @Marks",
                "@SolvableGame(cells = \"nine\") @Marks",
                "@SolvableGame @Marks",
                "@SolvableGame(cells = 9) @Board(rows = 3) @Marks",
                "@SolvableGame(cells = 9) @Tiles(Missing.TILE)",
                "@SolvableGame(cells = 9) @Tiles({\"##\", Missing.TILE})",
                "@SolvableGame(cells = 9) @Tiles(3)",
                "@SolvableGame(cells = 9) @Marks @NoMoves(Ending.NOBODY)",
                "@SolvableGame(cells = 9) @Marks @NoMoves(null)",
                "@SolvableGame(cells = 9) @Marks(choice = 3)",
                "@SolvableGame(cells = 9) @Marks(first = \"x\")",
                "@SolvableGame(cells = 9) @Marks @Lines(length = three())",
                "@SolvableGame(cells = 9, cells = 9) @Marks",
            })
    void whatTheCompilerRefusesByItselfNeverCrashes(String annotations) {
        Compilation compilation = javac().withProcessors(new SolvableGameProcessor())
                .withOptions("-XDshould-stop.ifError=FLOW")
                .compile(forSourceString(
                        "Game",
                        "import dev.solvable.*; " + annotations + " class Game { static int three() { return 3; } }"));
        assertThat(compilation).failed();
        assertThat(compilation.errors().toString()).doesNotContain("[Solvable:");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "@SolvableGame(cells = 9) @Tiles({\"##\", #\"x\"})",
                "@SolvableGame(cells = 9) @Tiles(\"##\") @Tiles({\"#\", #\"x\"})",
                "@SolvableGame(cells = 9) @Tiles(\"##\") @Tiles(rotate = false, value = #\"x\")",
                "@SolvableGame(cells = 9) @Tiles(\"##\") @Tiles(#{})",
                "@SolvableGame(cells = 9) @Tiles(\"##\") @Tiles.List(@Tiles(#{}))",
                "@SolvableGame(cells = #0) @Marks",
                "@SolvableGame(cells = 9) @Marks #@Lines",
                "@SolvableGame(cells = 9) @Marks @Lines(patterns = {\"1\", #\"9\"})",
            })
    void errorsPointAtTheVeryValue(String marked) {
        int column = marked.lastIndexOf(" #") >= 0 ? marked.lastIndexOf(" #") + 1 : marked.lastIndexOf("(#") + 1;
        String annotations = marked.substring(0, column) + marked.substring(column + 1);
        Compilation compilation = javac().withProcessors(new SolvableGameProcessor())
                .compile(forSourceLines("Game", "import dev.solvable.*;", annotations, "class Game {}"));
        assertThat(compilation).hadErrorCount(1);
        assertThat(compilation.errors().get(0).getLineNumber()).isEqualTo(2);
        assertThat(compilation.errors().get(0).getColumnNumber()).isEqualTo(column + 1);
    }

    @Test
    void aTypeAddedInALaterRoundMeetsTheNamesOfTheEarlierOnes() {
        AbstractProcessor later = new AbstractProcessor() {
            private boolean done;

            @Override
            public Set<String> getSupportedAnnotationTypes() {
                return Set.of("*");
            }

            @Override
            public SourceVersion getSupportedSourceVersion() {
                return SourceVersion.latestSupported();
            }

            @Override
            public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
                if (!done) {
                    done = true;
                    try (Writer writer =
                            processingEnv.getFiler().createSourceFile("A_B").openWriter()) {
                        writer.write("@dev.solvable.SolvableGame(cells = 3) @dev.solvable.Marks class A_B {}");
                    } catch (IOException failure) {
                        throw new IllegalStateException(failure);
                    }
                }
                return false;
            }
        };
        Compilation compilation = javac().withProcessors(later, new SolvableGameProcessor())
                .compile(forSourceString(
                        "A",
                        "class A { @dev.solvable.SolvableGame(cells = 3) @dev.solvable.Marks static class B {} }"));
        assertThat(compilation.errors().stream().map(error -> error.getMessage(Locale.ROOT)))
                .containsExactly(
                        "[Solvable:NameTaken] the solver of A_B is to be called A_BSolver, and there is another"
                                + " type of that name; rename that type or the game.");
    }

    /** A game that its solver need not name has a solver there, too. */
    @Test
    @EnabledForJreRange(minVersion = 25)
    void aCompactSourceFileHidesAGameWhoseMethodsAreCalled() {
        Compilation compilation = javac().withProcessors(new SolvableGameProcessor())
                .compile(forSourceLines(
                        "Compact",
                        "import dev.solvable.*;",
                        "void main() {}",
                        "@SolvableGame(cells = 3) @Tiles(\"##\") static class Tiling {}",
                        "@SolvableGame(cells = 3) static class Moves {",
                        "    @MoveSource static long[][] rows() { return new long[][] {{1, 1}}; }",
                        "}",
                        "@SolvableGame(cells = 3) static abstract class Program implements GameRules {}"));
        assertThat(compilation.errors().stream().map(error -> error.getMessage(Locale.ROOT)))
                .containsExactlyInAnyOrder(
                        "[Solvable:NameHidden] the solver of Compact.Moves cannot refer to it, as a compact source file"
                                + " hides its types; move it to another file.",
                        "[Solvable:NameHidden] the solver of Compact.Program cannot refer to it, as a compact source"
                                + " file hides its types; move it to another file.",
                        "[Solvable:RulesAbstract] Compact.Program implements GameRules and is abstract, so the solver"
                                + " cannot make an object of it; remove the modifier abstract.");
    }
}
