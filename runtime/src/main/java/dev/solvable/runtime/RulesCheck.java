package dev.solvable.runtime;

import dev.solvable.GameRules;
import dev.solvable.Solver;
import java.util.Optional;
import java.util.function.LongFunction;

/**
 * Checks in a unit test what the compiler cannot: that the method with {@link dev.solvable.WinCheck}, or a class that
 * implements {@link GameRules}, keeps to its contract, on which the answers of a solver depend.
 *
 * <pre>{@code
 * @Test
 * void theWinCheckIsMonotone() {
 *     RulesCheck.of(new HexSolver()).samples(10_000).run();
 * }
 * }</pre>
 *
 * <p>Rules that are a program, {@code RulesCheck.of(new Race())}, are played at random from their start. They have to
 * give the same answer to the same question. No position may have more moves than {@code mostMoves()}. {@code parse}
 * has to read back what {@code format} wrote. {@code canonical} has to be idempotent, and moves of a position and of
 * its canonical position have to lead to images of each other.
 *
 * <p>A win check is asked about random fillings of the board, reachable or not. It has to give the same answer to the
 * same question. A player who has won has to stay the winner with more own cells or fewer of the other player's. In no
 * reachable position may both players have won. The fillings follow from a seed, so that a failure can be repeated.
 *
 * <p>A solver tries a few fillings itself before its first answer. If it finds such a contradiction, it throws an
 * {@link IllegalStateException} instead of an answer.
 */
public final class RulesCheck {
    /** Looks for faults, one sample at a time. */
    public interface Trial {
        /** The fault that one more sample shows, if any. */
        Optional<String> sample();
    }

    private final LongFunction<Trial> trials;
    private final int samples;
    private final long seed;

    private RulesCheck(LongFunction<Trial> trials, int samples, long seed) {
        this.trials = trials;
        this.samples = samples;
        this.seed = seed;
    }

    /**
     * A check of 1,000 samples from the seed 1.
     *
     * @param solver the generated solver of a game with a win check
     * @throws IllegalArgumentException if the game has none: the compiler has checked all its rules
     */
    public static RulesCheck of(Solver solver) {
        if (solver instanceof SolverShell shell
                && shell.engine().rules().trial(1).isPresent()) {
            return new RulesCheck(number -> shell.engine().rules().trial(number).orElseThrow(), 1_000, 1);
        }
        throw new IllegalArgumentException("there is nothing to check: "
                + solver.getClass().getSimpleName() + " is not the generated solver of a game with a @WinCheck");
    }

    /**
     * A check of 1,000 plays from the seed 1.
     *
     * @param rules the rules of a game as a program
     */
    public static RulesCheck of(GameRules rules) {
        return new RulesCheck(number -> new ProgramTrial(rules, number), 1_000, 1);
    }

    /**
     * The same with another number of samples. A sample of rules that are a program is one random play. A sample of a
     * win check is one random play and, for each player, one row of fillings. This row leads from a board full of the
     * other player's marks to one full of own marks.
     *
     * @param number at least 1
     * @throws IllegalArgumentException if it is less
     */
    public RulesCheck samples(int number) {
        if (number < 1) {
            throw new IllegalArgumentException("at least 1 sample is needed, not " + number);
        }
        return new RulesCheck(trials, number, seed);
    }

    /** The same with the fillings of another seed, which may be any number. */
    public RulesCheck seed(long number) {
        return new RulesCheck(trials, samples, number);
    }

    /**
     * Asks the rules. It solves nothing.
     *
     * @throws AssertionError if they break their contract, with the positions that show it
     */
    public void run() {
        Trial trial = trials.apply(seed);
        for (int sample = 1; sample <= samples; sample++) {
            Optional<String> wrong = trial.sample();
            if (wrong.isPresent()) {
                throw new AssertionError(wrong.get() + "\n(sample " + sample + " of seed " + seed + ")");
            }
        }
    }
}
