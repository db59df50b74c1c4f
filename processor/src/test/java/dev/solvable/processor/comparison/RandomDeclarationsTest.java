package dev.solvable.processor.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.processor.SolvableGameProcessor;
import dev.solvable.processor.reference.Declaration;
import dev.solvable.processor.reference.RandomDeclarations;
import dev.solvable.processor.reference.RandomDeclarations.Vocabulary;
import dev.solvable.processor.reference.WrongDeclarations;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A fuzzer for the compiler: random declarations are compiled and compared with the interpreter, random wrong ones are
 * refused.
 *
 * <p>{@code -Dsolvable.fuzz.declarations=1000 -Dsolvable.fuzz.wrong=200 -Dsolvable.fuzz.seed=7} runs as many from that
 * seed on; the declaration that a failure names comes back alone with its own seed and {@code declarations=1}.
 */
@Tag("slow")
class RandomDeclarationsTest {
    /** How many declarations are compiled together: javac starts slowly. */
    private static final int TOGETHER = 40;

    private static final int COUNT = Integer.getInteger("solvable.fuzz.declarations", 60);
    private static final int WRONG = Integer.getInteger("solvable.fuzz.wrong", 60);
    private static final long SEED = Long.getLong("solvable.fuzz.seed", 2026);
    private static final Vocabulary VOCABULARY =
            Vocabulary.valueOf(System.getProperty("solvable.fuzz.vocabulary", "WHOLE"));

    @Test
    void randomDeclarationsAreSolvedRight() {
        long positions = 0;
        for (long from = SEED; from < SEED + COUNT; from += TOGETHER) {
            List<Declaration> games = new ArrayList<>();
            for (long seed = from; seed < Math.min(from + TOGETHER, SEED + COUNT); seed++) {
                games.add(RandomDeclarations.of("Random" + seed, seed, VOCABULARY));
            }
            GameCompiler.Compilation compilation = compile(games);
            for (int i = 0; i < games.size(); i++) {
                positions += compare(games.get(i), compilation, from + i);
            }
        }
        System.out.printf("fuzz: %d declarations from seed %d, %d positions compared%n", COUNT, SEED, positions);
        assertThat(positions).isPositive();
    }

    /** Where compiling together fails, the one to blame is found by compiling alone. */
    private static GameCompiler.Compilation compile(List<Declaration> games) {
        try {
            return GameCompiler.compile(games);
        } catch (AssertionError together) {
            games.forEach(game -> GameCompiler.compile(List.of(game))); // its name has its seed
            throw together;
        }
    }

    private static long compare(Declaration game, GameCompiler.Compilation compilation, long seed) {
        try {
            return SolverComparison.compare(game, compilation.solver(game), seed);
        } catch (AssertionError e) {
            throw new AssertionError("seed " + seed + ": " + e.getMessage(), e);
        } catch (RuntimeException | StackOverflowError e) {
            throw new AssertionError("seed " + seed + ": " + e + "\n" + game.source(), e);
        }
    }

    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    void randomWrongDeclarationsEndInDiagnostics() {
        for (long seed = SEED; seed < SEED + WRONG; seed++) {
            WrongDeclarations.Wrong wrong = WrongDeclarations.of("Wrong", seed, VOCABULARY);
            GameCompiler.Compilation compilation =
                    GameCompiler.compile(Map.of("Wrong", wrong.source()), List.of(new SolvableGameProcessor()));
            String story =
                    "seed %d, %s:%n%s%n%s".formatted(seed, wrong.fault(), wrong.source(), compilation.messages());
            assertThat(compilation.success()).as(story).isFalse();
            assertThat(compilation.diagnostics())
                    .as(story)
                    .allSatisfy(diagnostic ->
                            assertThat(diagnostic.getMessage(null)).startsWith("[Solvable:"))
                    .noneSatisfy(diagnostic ->
                            assertThat(diagnostic.getMessage(null)).contains("InternalError"));
            assertThat(compilation.classes()).as(story).isEmpty();
            StubCheck.assertRefuses(wrong, compilation, story);
        }
        System.out.printf("fuzz: %d wrong declarations from seed %d%n", WRONG, SEED);
    }
}
