package dev.solvable.processor.generated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.processor.SolvableGameProcessor;
import dev.solvable.processor.comparison.GameCompiler;
import dev.solvable.processor.comparison.GameCompiler.Compilation;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A declaration of every kind that gets code of its own, the smallest and the largest of each: what is true of all
 * their solvers is true of generated solvers.
 */
public final class EveryKind {
    public static final String PACKAGE = "games";

    private static final String DOUBT =
            "\\[Solvable:(NothingWins|LineOfOneCell|FullBoardWins|TileTwice|MoreOfAKind|TilesForBoth"
                    + "|TilesOfOnePlayer|NoPromotion)\\]";

    private EveryKind() {}

    /** The sources by the simple names of their classes. */
    public static Map<String, String> sources() {
        Sources sources = new Sources();
        DeclaredMarks.addTo(sources);
        DeclaredTiles.addTo(sources);
        DeclaredPieces.addTo(sources);
        Map<String, String> all = sources.byName();
        all.putAll(DeclaredPrograms.sources());
        return all;
    }

    /** All of them, compiled once for all tests of a JVM. */
    public static Compilation compiled() {
        assertThat(Compiled.ALL.success()).as(Compiled.ALL.messages()).isTrue();
        return Compiled.ALL;
    }

    /** Compiles all when it is first used. */
    private static final class Compiled {
        static final Compilation ALL = GameCompiler.compile(sources(), List.of(new SolvableGameProcessor()));
    }

    /** Some of them, for tests that take their time with each. */
    public static Map<String, String> sources(String... names) {
        Map<String, String> chosen = new LinkedHashMap<>();
        Map<String, String> all = sources();
        for (String name : names) {
            chosen.put(name, all.get(name));
        }
        return chosen;
    }

    /** What a compiler said of them, without the notes on games whose author would be asked whether they are meant. */
    public static String withoutDoubts(String said) {
        return said.replaceAll("(?m)^\\S+: Note: " + DOUBT + ".*\\R.*\\R.*\\^\\R", "")
                .replaceAll("(?m)^-+\\R\\d+\\. INFO in .*\\R.*\\R.*\\^\\R" + DOUBT + ".*\\R", "")
                .replaceAll("^-+\\R\\d+ problems \\(\\d+ infos\\)\\R$", "");
    }
}
