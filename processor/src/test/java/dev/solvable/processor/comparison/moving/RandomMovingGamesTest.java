package dev.solvable.processor.comparison.moving;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Solver;
import dev.solvable.processor.SolvableGameProcessor;
import dev.solvable.processor.comparison.GameCompiler;
import dev.solvable.processor.comparison.StubCheck;
import dev.solvable.processor.reference.WrongDeclarations;
import dev.solvable.processor.reference.moving.MovingGame;
import dev.solvable.processor.reference.moving.RandomMovingGames;
import dev.solvable.processor.reference.moving.WrongMovingGames;
import dev.solvable.runtime.retrograde.RetrogradeEngine;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A fuzzer for the compiler: random declarations of moving pieces are compiled and compared with the interpreter,
 * random wrong ones are refused.
 *
 * <p>The interpreter folds no images into one, and each position that can be reached is asked about, its images among
 * them: that compares solvers with and without symmetry. They work with one to three threads in turn.
 *
 * <p>{@code -Dsolvable.fuzz.declarations=1000 -Dsolvable.fuzz.seed=7} runs as many from that seed on; the declaration
 * that a failure names comes back alone with its own seed and {@code declarations=1}.
 */
@Tag("slow")
class RandomMovingGamesTest {
    /** How many declarations are compiled together: javac starts slowly. */
    private static final int TOGETHER = 40;

    private static final int COUNT = Integer.getInteger("solvable.fuzz.declarations", 60);
    private static final int MANY = 1000;

    /** Each fault once. */
    private static final int WRONG = Integer.getInteger("solvable.fuzz.wrong", WrongMovingGames.count());

    private static final int MOST_THREADS = 3;
    private static final long SEED = Long.getLong("solvable.fuzz.seed", 2026);

    @Test
    void randomMovingGamesAreSolvedRight() {
        assertThat(compare(SEED, COUNT)).isPositive();
    }

    @Test
    @Tag("nightly")
    void manyRandomMovingGamesAreSolvedRight() {
        assertThat(compare(SEED + COUNT, MANY)).isPositive();
    }

    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    void wrongMovingGamesEndInDiagnostics() {
        long from = SEED - SEED % WrongMovingGames.count();
        for (long seed = from; seed < from + WRONG; seed++) {
            assertRefused(WrongMovingGames.of("Wrong", seed), seed);
        }
        System.out.printf("fuzz: %d wrong declarations of moving pieces from seed %d%n", WRONG, from);
    }

    private static void assertRefused(WrongDeclarations.Wrong wrong, long seed) {
        GameCompiler.Compilation compilation =
                GameCompiler.compile(Map.of("Wrong", wrong.source()), List.of(new SolvableGameProcessor()));
        String story = "seed %d, %s:%n%s%n%s".formatted(seed, wrong.fault(), wrong.source(), compilation.messages());
        assertThat(compilation.success()).as(story).isFalse();
        assertThat(compilation.diagnostics())
                .as(story)
                .allSatisfy(
                        diagnostic -> assertThat(diagnostic.getMessage(null)).startsWith("[Solvable:"))
                .noneSatisfy(
                        diagnostic -> assertThat(diagnostic.getMessage(null)).contains("InternalError"));
        assertThat(compilation.classes()).as(story).isEmpty();
        StubCheck.assertRefuses(wrong, compilation, story);
    }

    private static long compare(long first, int count) {
        long positions = 0;
        int byRank = 0;
        for (long from = first; from < first + count; from += TOGETHER) {
            List<MovingGame> games = new ArrayList<>();
            for (long seed = from; seed < Math.min(from + TOGETHER, first + count); seed++) {
                games.add(RandomMovingGames.of("Moving" + seed, seed));
            }
            GameCompiler.Compilation compilation = compile(games);
            for (int i = 0; i < games.size(); i++) {
                positions += compare(games.get(i), compilation, from + i);
                byRank += isByRank(compilation.solver(games.get(i).name(), 1)) ? 1 : 0;
            }
        }
        System.out.printf(
                "fuzz: %d declarations of moving pieces from seed %d, %d by rank, %d positions compared%n",
                count, first, byRank, positions);
        if (count >= TOGETHER) { // either way of analysis
            assertThat(byRank).isBetween(1, count - 1);
        }
        return positions;
    }

    private static boolean isByRank(Solver solver) {
        return RetrogradeEngine.of(solver)
                .flatMap(engine -> engine.rules().ranks())
                .isPresent();
    }

    /** Where compiling together fails, the one to blame is found by compiling alone. */
    private static GameCompiler.Compilation compile(List<MovingGame> games) {
        try {
            return GameCompiler.compileMoving(games);
        } catch (AssertionError together) {
            games.forEach(game -> GameCompiler.compileMoving(List.of(game))); // its name has its seed
            throw together;
        }
    }

    private static long compare(MovingGame game, GameCompiler.Compilation compilation, long seed) {
        int threads = 1 + (int) (seed % MOST_THREADS);
        try {
            return MovingComparison.compare(game, compilation.solver(game.name(), threads), seed);
        } catch (AssertionError e) {
            throw new AssertionError("seed " + seed + ", " + threads + " threads: " + e.getMessage(), e);
        } catch (RuntimeException | StackOverflowError e) {
            throw new AssertionError("seed " + seed + ", " + threads + " threads: " + e + "\n" + game.source(), e);
        }
    }
}
