package dev.solvable.runtime;

import dev.solvable.Solver;
import java.util.Optional;

/**
 * Checks in a unit test what the compiler cannot: that the method with {@link dev.solvable.WinCheck} keeps to its
 * contract, on which the answers of a solver depend.
 *
 * <pre>{@code
 * @Test
 * void theWinCheckIsMonotone() {
 *     RulesCheck.of(new HexSolver()).samples(10_000).run();
 * }
 * }</pre>
 *
 * <p>The method is asked about random fillings of the board, those among them that no play leads to. It has to give the
 * same answer to the same question; to go on saying that a player has won when this player gets more cells or the other
 * one fewer; and in no position that play can lead to may both have won. The fillings follow from a seed, so that a
 * failure comes again until it is mended.
 *
 * <p>A solver looks at a few fillings itself before its first answer, and refuses to give one, with an
 * {@link IllegalStateException}, where it sees such a contradiction.
 */
public final class RulesCheck {
    private final MarksSolver solver;
    private final int samples;
    private final long seed;

    private RulesCheck(MarksSolver solver, int samples, long seed) {
        this.solver = solver;
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
        if (solver instanceof MarksSolver marks && marks.hasWinCheck()) {
            return new RulesCheck(marks, 1_000, 1);
        }
        throw new IllegalArgumentException("there is nothing to check: "
                + solver.getClass().getSimpleName() + " is not the generated solver of a game with a @WinCheck");
    }

    /**
     * The same with another number of samples. A sample is one random play and, for each player, one row of fillings
     * from a board full of the other player's marks to one full of own marks.
     *
     * @param number at least 1
     * @throws IllegalArgumentException where it is less
     */
    public RulesCheck samples(int number) {
        if (number < 1) {
            throw new IllegalArgumentException("at least 1 sample is needed, not " + number);
        }
        return new RulesCheck(solver, number, seed);
    }

    /** The same with other fillings: those of a seed, which may be any number. */
    public RulesCheck seed(long number) {
        return new RulesCheck(solver, samples, number);
    }

    /**
     * Asks the win check. It solves nothing.
     *
     * @throws AssertionError where the method breaks its contract, with the fillings that show it
     */
    public void run() {
        WinCheckTrial trial = new WinCheckTrial(solver, seed);
        for (int sample = 1; sample <= samples; sample++) {
            Optional<String> wrong = trial.sample();
            if (wrong.isPresent()) {
                throw new AssertionError(wrong.get() + "\n(sample " + sample + " of seed " + seed + ")");
            }
        }
    }
}
