package dev.solvable.processor.generated.code;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.ImpartialSolver;
import dev.solvable.Solver;
import dev.solvable.processor.SolvableGameProcessor;
import dev.solvable.processor.comparison.GameCompiler;
import dev.solvable.processor.comparison.GameCompiler.Compilation;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What a source has is what its solver runs: each method of it writes its name down when it is called, and a question
 * of each kind to a new solver calls them all.
 */
@Tag("slow")
class UsedMembersTest {
    private static final String TIC_TAC_TOE =
            "@SolvableGame(cells = 9) @Board(rows = 3, columns = 3) @Marks @Lines(length = 3)";
    private static final String CONNECT_FOUR =
            "@SolvableGame(cells = 42) @Board(rows = 6, columns = 7) @Marks(gravity = true) @Lines(length = 4)";
    private static final String CRAM = "@SolvableGame(cells = 25) @Board(rows = 5, columns = 5) @Tiles(\"##\")";

    private static final Pattern METHOD = Pattern.compile(
            "(?m)^(?: {4}){1,3}(?:(?:public|protected|private|static) )+[A-Za-z\\[\\]]+ (\\w+)\\([^;{]*\\) \\{$");
    private static final Pattern CONSTANT =
            Pattern.compile("(?m)^(?: {4}){1,3}private static final [A-Za-z\\[\\]]+ (\\w+)\\b");

    private static final String CALLS = """
            package games;

            /** The methods that were called. */
            public final class Calls {
                public static final java.util.Set<String> NAMES = new java.util.TreeSet<>();
            }
            """;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                TIC_TAC_TOE + " | .........",
                CONNECT_FOUR + " | .................o......x...xoxooxooxxxoox",
                CRAM + " | #........................"
            })
    void everyMemberIsPartOfTheSolution(String declaration, String board) throws ReflectiveOperationException {
        String game = "package games;\nimport dev.solvable.*;\n" + declaration + "\npublic final class Game {}\n";
        String source = GameCompiler.compile(Map.of("Game", game), List.of(new SolvableGameProcessor()))
                .sources()
                .get("games.GameSolver");
        Compilation counting =
                GameCompiler.compile(Map.of("Game", game, "GameSolver", counting(source), "Calls", CALLS), List.of());
        assertThat(counting.success()).as(counting.messages()).isTrue();

        Solver solver = counting.solver("Game");
        long position = solver.parse(board);
        assertThat(solver.outcome(position)).isNotNull();
        assertThat(solver.distance(position)).isPositive();
        assertThat(solver.facts().name()).isEqualTo("Game");
        if (solver instanceof ImpartialSolver impartial) {
            assertThat(impartial.nimber(position)).isNotNegative();
        }

        assertThat(called(solver)).containsAll(methods(source));
        assertThat(constants(source))
                .allSatisfy(constant -> assertThat(source.split("\\b" + constant + "\\b", -1))
                        .as("uses of " + constant)
                        .hasSizeGreaterThan(2));
    }

    /** The source with a first statement in each method that writes its name down. */
    private static String counting(String source) {
        return METHOD.matcher(source).replaceAll("$0\n        Calls.NAMES.add(\"$1\");");
    }

    private static Set<String> methods(String source) {
        return found(METHOD, source);
    }

    private static Set<String> constants(String source) {
        return found(CONSTANT, source);
    }

    private static Set<String> found(Pattern pattern, String source) {
        Set<String> names = new TreeSet<>();
        Matcher matcher = pattern.matcher(source);
        while (matcher.find()) {
            names.add(matcher.group(1));
        }
        assertThat(names).as("what the pattern finds").isNotEmpty();
        return names;
    }

    private static Set<Object> called(Solver solver) throws ReflectiveOperationException {
        return new HashSet<>(
                (Set<?>) Class.forName("games.Calls", true, solver.getClass().getClassLoader())
                        .getField("NAMES")
                        .get(null));
    }
}
