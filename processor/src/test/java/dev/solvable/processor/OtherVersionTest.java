package dev.solvable.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static com.google.testing.compile.Compiler.javac;
import static com.google.testing.compile.JavaFileObjects.forSourceLines;
import static com.google.testing.compile.JavaFileObjects.forSourceString;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Annotations of another version than the processor. */
class OtherVersionTest {
    @Test
    void anotherVersionOfTheAnnotationsIsNamed() {
        Compilation compilation = javac().withProcessors(new SolvableGameProcessor())
                .compile(
                        forSourceLines(
                                "dev.solvable.Marks",
                                "package dev.solvable;",
                                "public @interface Marks {",
                                "    char first() default 'x';",
                                "    char second() default 'o';",
                                "    char empty() default '.';",
                                "    boolean invisible() default false;",
                                "}"),
                        forSourceLines(
                                "Game",
                                "import dev.solvable.*;",
                                "@SolvableGame(cells = 3)",
                                "@Marks(",
                                "    invisible = true)",
                                "class Game {}"));
        assertThat(compilation)
                .hadErrorContaining(
                        "[Solvable:VersionMismatch] this version of the processor does not know invisible of"
                                + " @Marks; use solvable-annotations and solvable-processor of the same version.")
                .inFile(forSourceString("Game", ""))
                .onLine(4);
    }

    /** Compiles a game with these annotations, beside an enum of another version, which has these constants. */
    private static Compilation withConstants(String type, String constants, String... annotations) {
        return javac().withProcessors(new SolvableGameProcessor())
                .compile(
                        forSourceLines(
                                "dev.solvable." + type,
                                "package dev.solvable;",
                                "public enum " + type + " { " + constants + " }"),
                        forSourceString(
                                "Game",
                                "import dev.solvable.*;\n" + String.join("\n", annotations) + "\nclass Game {}"));
    }

    /** An enum of another version has a constant more, which one of the annotations is given. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Choice | OWN, ANY, SHARED, NEITHER | @Marks(choice = Choice.NEITHER)",
                "Player | FIRST, SECOND, EITHER, THIRD | @Tiles(\"##\") @Tiles(value = \"#\", by = Player.THIRD)",
                "Player | FIRST, SECOND, EITHER, THIRD | @Marks @Lines(length = 2, by = Player.THIRD)",
                "Ending | WINS, LOSES, DRAWS, SCORES, TAKES, PASSES | @Marks @NoMoves(Ending.PASSES)",
                "Direction | NORTH, EAST, SOUTH, WEST, UP | @Pieces(value = \"X.o\", forward = {Direction.EAST,"
                        + " Direction.UP}) @Move(way = \"W\")",
                "Onto | EMPTY, ENEMY, EITHER, SELF | @Pieces(\"X.o\") @Move(way = \"W\", onto = Onto.SELF)",
            })
    void anUnknownConstantIsAnotherVersions(String type, String constants, String annotations) {
        String constant = constants.substring(constants.lastIndexOf(' ') + 1);
        Compilation compilation = withConstants(
                type,
                constants,
                "@SolvableGame(cells = 3)",
                annotations.replace(type + "." + constant, "\n" + type + "." + constant));
        assertThat(compilation).hadErrorCount(1);
        assertThat(compilation)
                .hadErrorContaining("[Solvable:VersionMismatch] this version of the processor does not know " + type
                        + "." + constant)
                .inFile(forSourceString("Game", ""))
                .onLine(4);
    }

    @ParameterizedTest
    @CsvSource({"Encoding, AUTO BITMASK TERNARY QUATERNARY, encoding", "Expectation, UNSTATED NOBODY_KNOWS, expect"})
    void anUnknownConstantOfTheGameIsAnotherVersions(String type, String constants, String element) {
        String constant = constants.substring(constants.lastIndexOf(' ') + 1);
        Compilation compilation = withConstants(
                type,
                constants.replace(" ", ", "),
                "@SolvableGame(cells = 3, " + element + " = " + type + "." + constant + ") @Marks");
        assertThat(compilation).hadErrorCount(1);
        assertThat(compilation)
                .hadErrorContaining("[Solvable:VersionMismatch] this version of the processor does not know " + type
                        + "." + constant);
    }
}
