package dev.solvable.processor.generated.code;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Outcome;
import dev.solvable.Solver;
import dev.solvable.processor.Eclipse;
import dev.solvable.processor.SolvableGameProcessor;
import dev.solvable.processor.comparison.GameCompiler;
import dev.solvable.processor.comparison.GameCompiler.Compilation;
import dev.solvable.processor.generated.EveryKind;
import dev.solvable.runtime.game.marks.MarksRules;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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

    /** The Eclipse compiler writes a dot for each dollar in the qualified name of a nested type. */
    @Test
    void nestedNamesMayHaveDollarsUnderTheEclipseCompiler(@TempDir Path folder) throws IOException {
        StringBuilder body = new StringBuilder();
        for (String kind : List.of("Cram64", "Chomp")) {
            String source = EveryKind.sources().get(kind);
            body.append(source.substring(source.indexOf("@SolvableGame")).replace(kind, kind + "$1"));
        }
        String nested = NAMED.matcher(body).replaceAll("dev.solvable.$1");
        Path written = Files.writeString(
                folder.resolve("Board$Games.java"), "package games;\n\ninterface Board$Games {\n" + nested + "}\n");
        assertThat(Eclipse.warnings("-warn:none", List.of(written), folder)).isEmpty();
        assertThat(folder.resolve("games/Board$Games_Cram64$1Solver.class")).exists();
        assertThat(folder.resolve("games/Board$Games_Chomp$1Solver.class")).exists();
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

    /** What a variable is called where the solver calls its game may be no name of a game. */
    @ParameterizedTest
    @ValueSource(strings = {"Checked", "CheckedMasks", "CheckedSearched", "CheckedFalling", "Chomp", "PairedMoves"})
    void aGameWithTheNameOfAVariableOfItsSolverIsRefused(String kind) {
        Map<String, String> sources = new TreeMap<>();
        String game = qualified(kind);
        for (String name : namesOfVariables(compile(Map.of(kind, game)), kind)) {
            sources.put(name, game.replaceAll("(class|private) " + kind + "\\b", "$1 " + name));
        }
        int all = sources.size();
        String refused = GameCompiler.compile(sources, List.of(new SolvableGameProcessor()))
                .messages();
        sources.keySet()
                .removeIf(name ->
                        refused.contains("[Solvable:NameHidden] the solver of " + name + " cannot refer to it, as "
                                + name + " is also a variable of the solver; rename " + name + "."));
        assertThat(sources).hasSizeBetween(all - 17, all - 1);
        compile(sources);
    }

    /** All words of a solver's code that are not written as types are, and the fields that it inherits. */
    private static Set<String> namesOfVariables(Compilation compilation, String kind) {
        String code = compilation.sources().get("games." + kind + "Solver").replaceAll("(?s)/\\*.*?\\*/|//.*?\\R", "");
        Set<String> names = Pattern.compile("\\b([A-Z_]+|[a-z]\\w*)\\b")
                .matcher(code)
                .results()
                .map(MatchResult::group)
                .filter(SourceVersion::isName)
                .filter(name -> !name.equals("dev"))
                .collect(Collectors.toCollection(TreeSet::new));
        for (Class<?> start : List.of(compilation.solver(kind).getClass(), MarksRules.class)) {
            for (Class<?> type = start; type != null; type = type.getSuperclass()) {
                Stream.of(type.getDeclaredFields()).map(Field::getName).forEach(names::add);
            }
        }
        return names;
    }

    @Test
    void aPackageWithTheNameOfAVariableIsRefusedOnlyWhereItMustBeWritten() {
        String game = qualified("Checked").replace("package games", "package own.games");
        compile(Map.of("Checked", game));
        Map<String, String> source = Map.of("Long", game.replaceAll("(class|private) Checked", "$1 Long"));
        assertThat(GameCompiler.compile(source, List.of(new SolvableGameProcessor()))
                        .messages())
                .contains("[Solvable:NameHidden]", "as own is also a variable of the solver; rename own.");
    }

    /** An object is made of such a game, and only a type can be meant there. */
    @Test
    void aProgramMayHaveTheNameOfAVariable() {
        String program = EveryKind.sources().get("Race").replace("Race", "GAME");
        String nested = program.replaceFirst("@SolvableGame", "enum Kind {\nGAME;\n@SolvableGame")
                .replace("final class GAME", "static final class GAME");
        compile(Map.of("GAME", program));
        compile(Map.of("Kind", nested + "}"));
    }
}
