package dev.solvable.processor.generated.code;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Outcome;
import dev.solvable.Solver;
import dev.solvable.processor.SolvableGameProcessor;
import dev.solvable.processor.comparison.GameCompiler;
import dev.solvable.processor.comparison.GameCompiler.Compilation;
import dev.solvable.processor.generated.EveryKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Solvers compile whatever the game, its package and the other types of its package are called. */
@Tag("slow")
class NamesTest {
    /** Types of the API that declarations name. */
    private static final Pattern NAMED = Pattern.compile(
            "(?<![\\w.])(SolvableGame|Board|Marks|Tiles|Lines|NoMoves|MoveSource|WinCheck|Encoding|Choice|Player|Ending)\\b");

    private static final List<String> KINDS = List.of(
            "TicTacToe",
            "Masks",
            "Hole",
            "Patterns13",
            "Wild",
            "WildSearched",
            "Notakto",
            "FallingOwnSwept",
            "FallingOwnTernary40",
            "FallingSharedSearched",
            "BlockGame",
            "WordSweptRow",
            "Cram64",
            "CramTernary",
            "Domineering",
            "DomineeringSearched",
            "DomineeringTernary",
            "Domineering63",
            "Domineering64",
            "FullInitialisers",
            "Chomp",
            "PairedMoves",
            "Checked",
            "CheckedSearched",
            "CheckedFalling");

    /** What generated code names of {@code java.lang}, and more. */
    private static final List<String> JAVA_LANG = List.of(
            "Boolean",
            "Byte",
            "Character",
            "Error",
            "Exception",
            "IllegalArgumentException",
            "IllegalStateException",
            "Integer",
            "InterruptedException",
            "Iterable",
            "Long",
            "Math",
            "Object",
            "OutOfMemoryError",
            "Override",
            "Runnable",
            "RuntimeException",
            "Short",
            "String",
            "StringBuilder",
            "SuppressWarnings",
            "System",
            "Thread",
            "Throwable",
            "UnsupportedOperationException");

    /** What generated code names of other packages. */
    private static final List<String> IMPORTED = List.of(
            "Arrays",
            "Cache",
            "Callable",
            "CancellationException",
            "Encoding",
            "ExecutionException",
            "ExecutorService",
            "Executors",
            "Expectation",
            "Future",
            "GameFacts",
            "Generated",
            "HashSet",
            "ImpartialSolver",
            "IntStream",
            "List",
            "Locale",
            "LongStream",
            "Objects",
            "Outcome",
            "Player",
            "ReentrantLock",
            "Set",
            "SolveListener",
            "Solver");

    /** A declaration that names the API by its package, so that it compiles whatever else has such names. */
    private static String qualified(String kind) {
        String source = EveryKind.sources().get(kind).replace("import dev.solvable.*;", "");
        return NAMED.matcher(source).replaceAll("dev.solvable.$1");
    }

    private static Compilation compile(Map<String, String> sources) {
        Compilation compilation = GameCompiler.compile(sources, List.of(new SolvableGameProcessor()));
        assertThat(compilation.success()).as(compilation.messages()).isTrue();
        assertThat(compilation.messages()).isEmpty();
        return compilation;
    }

    @Test
    void aPackageMayHaveTypesOfAnyName() {
        Map<String, String> sources = new TreeMap<>();
        KINDS.forEach(kind -> sources.put(kind, qualified(kind)));
        List<String> names = new ArrayList<>(JAVA_LANG);
        names.addAll(IMPORTED);
        names.forEach(name -> sources.put(name, "package games;\n\nfinal class " + name + " {}\n"));
        Solver solver = compile(sources).solver("TicTacToe");
        assertThat(solver.outcome(solver.initial())).isEqualTo(Outcome.DRAW);
    }

    @Test
    void withoutSuchTypesNothingOfJavaLangIsImported() {
        assertThat(compile(EveryKind.sources("TicTacToe", "Chomp")).sources().values())
                .noneMatch(source -> source.contains("import java.lang."));
    }

    @ParameterizedTest
    @ValueSource(strings = {"TicTacToe", "BlockGame", "Domineering", "Chomp", "CheckedFalling"})
    void aGameMayHaveTheNameOfWhatItsSolverNeeds(String kind) {
        Map<String, String> sources = new TreeMap<>();
        List<String> names = new ArrayList<>(JAVA_LANG);
        names.addAll(IMPORTED);
        names.addAll(List.of("Board", "Lines", "Marks", "Tiles", "SolvableGame", "MoveSource"));
        for (String name : names) {
            String game = qualified(kind).replaceAll("(class|private) " + kind + "\\b", "$1 " + name);
            // Every game in a package of its own would do as well, but here each shadows for the others too.
            sources.put(name, game);
        }
        compile(sources);
    }

    @Test
    void aDeclarationWithErrorsHasAStubAllTheSame() {
        Map<String, String> sources = new TreeMap<>();
        sources.put("Game", qualified("TicTacToe").replace("TicTacToe", "Game").replace("cells = 9", "cells = 8"));
        List<String> names = new ArrayList<>(JAVA_LANG);
        names.addAll(IMPORTED);
        names.forEach(name -> sources.put(name, "package games;\n\nfinal class " + name + " {}\n"));
        Compilation compilation = GameCompiler.compile(sources, List.of(new SolvableGameProcessor()));
        assertThat(compilation.messages().lines()).singleElement().asString().contains("[Solvable:CellsMismatch]");
    }

    @Test
    void aPackageMayHaveAnyName() {
        for (String name : List.of("a$b.c_d", "spiele.größe", "java_.lang", "\u6e38\u620f")) {
            Map<String, String> sources = new TreeMap<>();
            for (String kind : List.of("TicTacToe", "Chomp", "Checked")) {
                sources.put(kind, EveryKind.sources().get(kind).replace("package games;", "package " + name + ";"));
            }
            assertThat(compile(sources).sources()).hasSize(3);
        }
    }

    @Test
    void theUnnamedPackageHasSolversToo() {
        Map<String, String> sources = new TreeMap<>();
        for (String kind : KINDS) {
            sources.put(kind, EveryKind.sources().get(kind).replace("package games;", ""));
        }
        assertThat(compile(sources).sources()).containsKey("TicTacToeSolver");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Cram_8x8", "_1", "A__", "Cram_8.Inner_9"})
    void whatFollowsALineBelowMayBeNoName(String name) {
        String[] names = name.split("\\.");
        String game = EveryKind.sources().get("Cram64").replace("Cram64", names[names.length - 1]);
        String source = names.length == 1
                ? game
                : game.replaceFirst("@SolvableGame", "public interface " + names[0] + " {\n@SolvableGame") + "}";
        assertThat(compile(Map.of(names[0], source)).sources()).hasSize(1);
    }

    @Test
    void aNameMayHaveDollarsAndLettersOfAnyLanguage() {
        Map<String, String> sources = new TreeMap<>();
        for (String name : List.of("Tic$Tac", "$", "$L", "_x", "K\u00e4se", "\u03a9", "\u56f2\u7881")) {
            for (String kind : List.of("TicTacToe", "Chomp", "Checked", "Domineering", "CheckedFalling")) {
                String source = EveryKind.sources()
                        .get(kind)
                        .replaceAll("\\b(bites|won)\\b", "my\\$$1\\$T")
                        .replace(kind, name + kind);
                sources.put(name + kind, source);
            }
        }
        assertThat(compile(sources).sources()).hasSameSizeAs(sources.keySet());
    }

    /** Nested in types that have the names of what the solver needs, and that have methods. */
    @Test
    void aGameMayBeNestedAnywhere() {
        Map<String, String> sources = new TreeMap<>();
        StringBuilder body = new StringBuilder();
        for (String kind : List.of("TicTacToe", "Chomp", "Checked", "Domineering")) {
            String source = EveryKind.sources().get(kind);
            body.append(source.substring(source.indexOf("@SolvableGame")).replace("final class", "static final class"));
        }
        for (String name : List.of("Games", "Solver", "Outcome", "Math", "List")) {
            String nested = NAMED.matcher(body).replaceAll("dev.solvable.$1");
            sources.put(
                    name,
                    "package games;\n\npublic final class " + name + " {\n    private " + name
                            + "() {}\n\n    public interface Inner {\n"
                            + nested.replace("public static final class", "final class")
                            + "    }\n}\n");
        }
        assertThat(compile(sources).sources())
                .containsKeys("games.Games_Inner_TicTacToeSolver", "games.Math_Inner_ChompSolver");
    }
}
