package dev.solvable.processor.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A fuzzer for the compiler: random declarations of moving pieces are compiled and compared with the interpreter.
 *
 * <p>{@code -Dsolvable.fuzz.declarations=1000 -Dsolvable.fuzz.seed=7} runs as many from that seed on; the declaration
 * that a failure names comes back alone with its own seed and {@code declarations=1}.
 */
class RandomMovingGamesTest {
    /** How many declarations are compiled together: javac starts slowly. */
    private static final int TOGETHER = 40;

    private static final int COUNT = Integer.getInteger("solvable.fuzz.declarations", 60);
    private static final int MANY = 1000;
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

    private static long compare(long first, int count) {
        long positions = 0;
        for (long from = first; from < first + count; from += TOGETHER) {
            List<MovingGame> games = new ArrayList<>();
            for (long seed = from; seed < Math.min(from + TOGETHER, first + count); seed++) {
                games.add(RandomMovingGames.of("Moving" + seed, seed));
            }
            GameCompiler.Compilation compilation = compile(games);
            for (int i = 0; i < games.size(); i++) {
                positions += compare(games.get(i), compilation, from + i);
            }
        }
        System.out.printf(
                "fuzz: %d declarations of moving pieces from seed %d, %d positions compared%n", count, first, positions);
        return positions;
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
