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
 * give the same answer to the same question; no position may have more moves than {@code mostMoves()}; {@code parse}
 * has to read back what {@code format} wrote; {@code canonical} has to lead to a position that it leaves alone, whose
 * moves lead where those of the first one do, images being one.
 *
 * <p>A win check is asked about random fillings of the board, those among them that no play leads to. It has to give
 * the same answer to the same question; to go on saying that a player has won when this player gets more cells or the
 * other one fewer; and in no position that play can lead to may both have won. The fillings follow from a seed, so that
 * a failure comes again until it is mended.
 *
 * <p>A solver looks at a few fillings itself before its first answer, and refuses to give one, with an
 * {@link IllegalStateException}, where it sees such a contradiction.
 */
public final class RulesCheck {
    /** Looks for something wrong, a sample at a time. */
    public interface Trial {
        /** What is wrong as far as one more sample shows. */
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
     * @throws IllegalArgumentException where the game has none: the compiler has checked all its rules
     */
    public static RulesCheck of(Solver solver) {
        if (solver instanceof SolverShell shell && shell.rules().trial(1).isPresent()) {
            return new RulesCheck(number -> shell.rules().trial(number).orElseThrow(), 1_000, 1);
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
     * win check is one random play and, for each player, one row of fillings from a board full of the other player's
     * marks to one full of own marks.
     *
     * @param number at least 1
     * @throws IllegalArgumentException where it is less
     */
    public RulesCheck samples(int number) {
        if (number < 1) {
            throw new IllegalArgumentException("at least 1 sample is needed, not " + number);
        }
        return new RulesCheck(trials, number, seed);
    }

    /** The same with other fillings: those of a seed, which may be any number. */
    public RulesCheck seed(long number) {
        return new RulesCheck(trials, samples, number);
    }

    /**
     * Asks the rules. It solves nothing.
     *
     * @throws AssertionError where they break their contract, with the positions that show it
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
