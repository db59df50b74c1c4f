package dev.solvable.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static com.google.testing.compile.Compiler.javac;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import dev.solvable.ImpartialSolver;
import dev.solvable.Solver;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashSet;
import java.util.Set;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Taking symmetric positions for one changes no answer. */
class FoldingTest {
    private static Solver solver(String declaration, boolean folds) throws Exception {
        Compilation compilation = javac().withProcessors(new SolvableGameProcessor())
                .withOptions("-Xlint:all", "-Werror", "-Asolvable.foldSymmetries=" + folds)
                .compile(JavaFileObjects.forSourceString(
                        "Game", "import dev.solvable.*;\n" + declaration + "\npublic final class Game {}"));
        assertThat(compilation.errors()).isEmpty();
        String source = compilation
                .generatedSourceFile("GameSolver")
                .orElseThrow()
                .getCharContent(true)
                .toString();
        boolean doesFold = source.contains("CanonicalKey") || source.contains("long mirrored(long position)");
        assertThat(doesFold).as(source).isEqualTo(folds);
        return (Solver) new Classes(compilation)
                .loadClass("GameSolver")
                .getDeclaredConstructor()
                .newInstance();
    }

    /** The classes of a compilation. */
    private static final class Classes extends ClassLoader {
        private final Compilation compilation;

        Classes(Compilation compilation) {
            super(FoldingTest.class.getClassLoader());
            this.compilation = compilation;
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            for (JavaFileObject file : compilation.generatedFiles()) {
                if (file.getName().endsWith("/" + name + ".class")) {
                    try (InputStream in = file.openInputStream()) {
                        byte[] bytes = in.readAllBytes();
                        return defineClass(name, bytes, 0, bytes.length);
                    } catch (IOException e) {
                        throw new ClassNotFoundException(name, e);
                    }
                }
            }
            throw new ClassNotFoundException(name);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "@SolvableGame(cells = 9, cacheEntries = 1000) @Board(rows = 3, columns = 3) @Marks @Lines(length = 3)",
                "@SolvableGame(cells = 9, cacheEntries = 50, encoding = Encoding.TERNARY) @Board(rows = 3, columns = 3)"
                        + " @Marks @Lines(length = 3, completes = Ending.LOSES)",
                "@SolvableGame(cells = 6, cacheEntries = 1000) @Board(rows = 2, columns = 3) @Marks(choice = Choice.ANY)"
                        + " @Lines(length = 3)",
                "@SolvableGame(cells = 12, cacheEntries = 1000) @Board(rows = 4, columns = 3)"
                        + " @Marks(choice = Choice.SHARED) @Lines(length = 3) @NoMoves(Ending.WINS)",
                "@SolvableGame(cells = 12, cacheEntries = 5000) @Board(rows = 3, columns = 4) @Marks(gravity = true)"
                        + " @Lines(length = 3)",
                "@SolvableGame(cells = 12, cacheEntries = 1000) @Board(rows = 4, columns = 4, map = {\"....\", \".  .\","
                        + " \".  .\", \"....\"}) @Tiles({\"##\", \"##/#.\"})",
                "@SolvableGame(cells = 12, cacheEntries = 1000) @Board(rows = 3, columns = 4)"
                        + " @Tiles(value = \"##\", rotate = false, by = Player.FIRST)"
                        + " @Tiles(value = \"#/#\", rotate = false, by = Player.SECOND)"
            })
    void changesNoAnswer(String declaration) throws Exception {
        Solver plain = solver(declaration, false);
        Solver folding = solver(declaration, true);
        Set<Long> seen = new HashSet<>();
        compare(plain, folding, plain.initial(), seen);
        assertThat(seen).hasSizeGreaterThan(50);
    }

    @Test
    void aLargeGroupOfSymmetriesIsNotTriedAtEveryPosition() {
        Compilation compilation = javac().withProcessors(new SolvableGameProcessor())
                .compile(JavaFileObjects.forSourceLines(
                        "Game",
                        "import dev.solvable.*;",
                        "@SolvableGame(cells = 6, cacheEntries = 100)",
                        "@Marks",
                        "@Lines(patterns = {\"0 1 3\", \"0 2 4\", \"1 2 5\", \"3 4 5\"}, completes = Ending.LOSES)",
                        "public final class Game {}"));
        assertThat(compilation)
                .generatedSourceFile("GameSolver")
                .contentsAsUtf8String()
                .doesNotContain("CanonicalKey");
        assertThat(compilation)
                .generatedSourceFile("GameSolver")
                .contentsAsUtf8String()
                .contains(" 24, 729L, ");
    }

    private static void compare(Solver plain, Solver folding, long position, Set<Long> seen) {
        if (!seen.add(position)) {
            return;
        }
        String board = plain.format(position);
        assertThat(folding.outcome(position)).as(board).isEqualTo(plain.outcome(position));
        assertThat(folding.distance(position)).as(board).isEqualTo(plain.distance(position));
        assertThat(folding.bestMove(position)).as(board).isEqualTo(plain.bestMove(position));
        if (plain instanceof ImpartialSolver impartial) {
            assertThat(((ImpartialSolver) folding).nimber(position)).as(board).isEqualTo(impartial.nimber(position));
        }
        for (int move : plain.moves(position)) {
            compare(plain, folding, plain.play(position, move), seen);
        }
    }
}
