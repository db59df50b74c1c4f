package dev.solvable.benchmarks.contest;

import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.benchmarks.games.Game;
import dev.solvable.benchmarks.interpreter.Interpreter;
import dev.solvable.benchmarks.interpreter.Rules;
import dev.solvable.benchmarks.textbook.Textbook;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The attempts at one question about one position. */
final class Attempts {
    private Attempts() {}

    /** A new generated solver, asked once. */
    static Supplier<Attempt> generated(Game game, Question question, int threads) {
        return () -> new Generated(game, question, threads);
    }

    /** A new interpreter of the rules, asked once. */
    static Supplier<Attempt> interpreter(Game game, Question question) {
        return () -> new Interpreted(game, question);
    }

    /** A new textbook program, asked for the outcome of its empty board. */
    static Supplier<Attempt> textbook(Supplier<Textbook> program) {
        return () -> new ByTheBook(program);
    }

    private static final class Generated implements Attempt {
        private final Game game;
        private final Question question;
        private final int threads;
        private @Nullable Solver solver;
        private String answer = "";

        Generated(Game game, Question question, int threads) {
            this.game = game;
            this.question = question;
            this.threads = threads;
        }

        @Override
        public void run() {
            Solver fresh = game.solvers().apply(threads);
            answer = question.ask(fresh, game.position(fresh));
            solver = fresh;
        }

        @Override
        public String answer() {
            return answer;
        }

        @Override
        public long positions() {
            if (solver == null || !solver.facts().solvedBy().sweeps()) {
                return 0;
            }
            return solver.facts().states();
        }
    }

    private static final class Interpreted implements Attempt {
        private final Rules rules;
        private final Question question;
        private final String board;
        private final Player toMove;
        private @Nullable Interpreter interpreter;
        private String answer = "";

        Interpreted(Game game, Question question) {
            rules = game.interpreted();
            this.question = question;
            board = game.board();
            toMove = game.toMove();
        }

        @Override
        public void run() {
            Interpreter fresh = new Interpreter(rules);
            answer = question.ask(fresh, fresh.parse(board, toMove));
            interpreter = fresh;
        }

        @Override
        public String answer() {
            return answer;
        }

        @Override
        public long positions() {
            return interpreter == null ? 0 : interpreter.positions();
        }
    }

    private static final class ByTheBook implements Attempt {
        private final Supplier<Textbook> programs;
        private @Nullable Textbook program;
        private String answer = "";

        ByTheBook(Supplier<Textbook> programs) {
            this.programs = programs;
        }

        @Override
        public void run() {
            Textbook fresh = programs.get();
            answer = fresh.outcome().toString();
            program = fresh;
        }

        @Override
        public String answer() {
            return answer;
        }

        @Override
        public long positions() {
            return program == null ? 0 : program.positions();
        }
    }
}
