package dev.solvable.benchmarks.contest;

import dev.solvable.Outcome;
import dev.solvable.Solver;
import dev.solvable.benchmarks.games.Game;
import dev.solvable.benchmarks.interpreter.Interpreter;
import dev.solvable.benchmarks.interpreter.Rules;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * An attempt at every position of a game. The compared answers are the outcomes of positions from random play, which
 * are looked up after the measured time.
 */
abstract class WholeGame implements Attempt {
    private static final int SAMPLES = 1_000;
    private static final long SEED = 11;

    final Game game;

    private WholeGame(Game game) {
        this.game = game;
    }

    /** A new generated solver, which solves the game as a whole. */
    static Supplier<Attempt> generated(Game game) {
        return () -> new Generated(game);
    }

    /** A new interpreter, which evaluates one position after the other. */
    static Supplier<Attempt> interpreter(Game game) {
        return () -> new Interpreted(game);
    }

    /** A hash of the outcomes of positions, asked of one program. */
    final String answers(Function<Sample, Outcome> outcomes) {
        Solver rules = game.solver();
        Random random = new Random(SEED);
        int hash = 0;
        for (int i = 0; i < SAMPLES; i++) {
            long position = rules.initial();
            for (int plies = random.nextInt(rules.facts().cells()); plies > 0; plies--) {
                int[] moves = rules.moves(position);
                position = moves.length == 0 ? position : rules.play(position, moves[random.nextInt(moves.length)]);
            }
            hash = 31 * hash
                    + outcomes.apply(new Sample(rules, position)).name().hashCode();
        }
        return SAMPLES + " positions, " + Integer.toHexString(hash);
    }

    /** A position of a solver. */
    record Sample(Solver rules, long position) {}

    private static final class Generated extends WholeGame {
        private @Nullable Solver solver;

        Generated(Game game) {
            super(game);
        }

        @Override
        public void run() throws InterruptedException {
            Solver fresh = game.solver();
            fresh.solve((done, total) -> {});
            solver = fresh;
        }

        @Override
        public String answer() {
            Solver solved = solver;
            if (solved == null) {
                throw new IllegalStateException("nothing is solved yet");
            }
            return answers(sample -> solved.outcome(sample.position()));
        }

        @Override
        public long positions() {
            return solver == null ? 0 : solver.facts().states();
        }
    }

    private static final class Interpreted extends WholeGame {
        private final Rules rules;
        private final int cells;
        private @Nullable Interpreter interpreter;

        Interpreted(Game game) {
            super(game);
            rules = game.interpreted();
            cells = game.solver().facts().cells();
        }

        @Override
        public void run() {
            Interpreter fresh = new Interpreter(rules);
            fresh.solve(cells);
            interpreter = fresh;
        }

        @Override
        public String answer() {
            Interpreter solved = interpreter;
            if (solved == null) {
                throw new IllegalStateException("nothing is solved yet");
            }
            return answers(sample -> {
                Solver texts = sample.rules();
                return solved.outcome(solved.parse(texts.format(sample.position()), texts.toMove(sample.position())));
            });
        }

        @Override
        public long positions() {
            return interpreter == null ? 0 : interpreter.positions();
        }
    }
}
