package dev.solvable.benchmarks.contest;

import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.benchmarks.games.Game;
import dev.solvable.benchmarks.interpreter.Interpreter;
import dev.solvable.benchmarks.interpreter.Rules;
import dev.solvable.benchmarks.textbook.Textbook;
import java.util.function.Supplier;

/** The attempts at one question about one position. */
final class Attempts {
    private Attempts() {}

    /** A new generated solver, asked once. */
    static Supplier<Attempt> generated(Game game, Question question, int threads) {
        return () -> new FreshProgram<>(
                () -> game.solvers().apply(threads),
                solver -> question.ask(solver, game.position(solver)),
                Attempts::swept);
    }

    /** A solver that sweeps has evaluated all positions; one that searches does not count them. */
    private static long swept(Solver solver) {
        return solver.facts().solvedBy().sweeps() ? solver.facts().states() : 0;
    }

    /** A new interpreter of the rules, asked once. */
    static Supplier<Attempt> interpreter(Game game, Question question) {
        return () -> {
            Rules rules = game.interpreted();
            String board = game.board();
            Player toMove = game.toMove();
            return new FreshProgram<>(
                    () -> new Interpreter(rules),
                    interpreter -> question.ask(interpreter, interpreter.parse(board, toMove)),
                    Interpreter::positions);
        };
    }

    /** A new textbook program, asked for the outcome of its empty board. */
    static Supplier<Attempt> textbook(Supplier<Textbook> program) {
        return () -> new FreshProgram<>(program, book -> book.outcome().toString(), Textbook::positions);
    }
}
