package dev.solvable.tool.web;

import dev.solvable.GameFacts;
import dev.solvable.Solver;
import dev.solvable.table.SolvedTable;
import dev.solvable.tool.analysis.Analysis;
import dev.solvable.tool.puzzles.Puzzle;
import dev.solvable.tool.puzzles.PuzzleFinder;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/**
 * Answers the questions about one game in one thread, because a solver works on one question at a time. Questions take
 * {@linkplain Turns turns}, and no request waits for longer than a moment. Answers are cached.
 */
final class SolveQueue {
    private final String game;
    private final Patience patience;
    private final SharedHeap heap;
    private final RulesThreads rules;
    private final HeldSolver solver;
    private final Turns turns;
    private final KeptAnswers answers = new KeptAnswers();

    /**
     * The queue of a game. Its tables are allocated at the first question, and dropped after a while without questions
     * or when another game needs the memory.
     */
    SolveQueue(String game, Supplier<Solver> solvers, Patience patience, SharedHeap heap) {
        this.game = game;
        this.patience = patience;
        this.heap = heap;
        this.rules = new RulesThreads("the rules of " + game, RulesThreads.LIMIT);
        this.solver = new HeldSolver(game, solvers, rules);
        this.turns = new Turns(game, solver, patience, this::valued);
    }

    /** The name under which the game is offered. */
    String game() {
        return game;
    }

    /** The game's solver, for what needs no solving. */
    Solver solver() throws Problem, InterruptedException {
        return solver.get();
    }

    /** The facts of the game; a solver must have been created before. */
    GameFacts facts() {
        return solver.facts();
    }

    /** Calls the rules for a question that needs no solving. */
    <T> T ask(RulesThreads.Call<T> call) throws Problem, InterruptedException {
        return rules.call(call);
    }

    /** A puzzle of the game, found in a thread of the rules, with a time limit. */
    Optional<Puzzle> puzzle(long seed) throws Problem, InterruptedException {
        Solver asked = solver();
        check(asked);
        book(asked);
        String late = "no puzzle of " + game + " was found within " + RulesThreads.LIMIT.toSeconds()
                + " s: its solver may have other questions to answer first";
        return rules.call(
                () -> {
                    try {
                        return PuzzleFinder.any(asked, seed);
                    } catch (InterruptedException e) {
                        throw Problem.unavailable(late);
                    }
                },
                late);
    }

    /**
     * Answers within a moment: the {@link Analysis} of a position or, if it is not solved yet, what is {@link Pending}.
     */
    Object ask(long position) throws Problem, InterruptedException {
        Analysis known = answers.get(position);
        if (known != null) {
            return known;
        }
        Question question = question(position);
        Duration wait =
                turns.isBusy(question) ? Duration.ZERO : patience.answer().minus(question.age());
        try {
            return question.answer.get(Math.max(0, wait.toMillis()), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            return rules.call(question::pending);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Problem problem) {
                throw problem;
            }
            if (e.getCause() instanceof OutOfMemoryError) {
                throw heap.refusal(this);
            }
            throw rules.failing(Objects.requireNonNullElse(e.getCause(), e));
        }
    }

    /** When a question was asked last, as of {@link System#nanoTime()}. */
    long lastAsked() {
        return turns.lastAsked();
    }

    /** Whether the game has, or may have, tables in memory. */
    boolean holdsTables() {
        return solver.hasTables();
    }

    /** Marks the memory of the tables as booked. */
    void tablesAreBooked() {
        solver.tablesAreBooked();
    }

    /** Drops the tables if nothing is being solved; returns whether there were any to drop. */
    boolean dropIdleTables() {
        return turns.dropIdleTables();
    }

    /** Called periodically: ends the current question's turn if its time is up. */
    void review() {
        turns.review();
    }

    /** Ends all solves; no more are begun. */
    void close() {
        turns.close();
    }

    /** The question about a position, created if no client waits for it yet. */
    private Question question(long position) throws Problem, InterruptedException {
        while (true) {
            Question known = turns.find(position);
            if (known != null) {
                return known;
            }
            Solver asked = solver();
            check(asked);
            // Not with the lock held, because it asks the rules for the moves.
            Question made = rules.call(() -> new Question(asked, position));
            if (turns.add(made)) {
                return made;
            }
        }
    }

    /** Refuses a game that this heap cannot hold; even a partial table may have the answer. */
    private void check(Solver asked) throws Problem {
        if (!(asked instanceof SolvedTable)) {
            heap.check(facts());
        }
    }

    /** Books the memory for solving; a partial table leaves most positions to the solver. */
    private void book(Solver asked) {
        if (!(asked instanceof SolvedTable table) || table.header().isPartial()) {
            heap.book(this);
        }
    }

    /** Values the position; when out of memory, drops tables of other games until there is enough. */
    private Analysis valued(Question question) throws Problem, InterruptedException {
        book(question.solver);
        while (true) {
            try {
                Analysis answer = question.valuation.run(question::progressed);
                answers.keep(question.position, answer);
                return answer;
            } catch (OutOfMemoryError e) {
                if (!heap.makeRoom(this)) {
                    throw e;
                }
            }
        }
    }
}
