package dev.solvable.tool.web;

import dev.solvable.GameFacts;
import dev.solvable.Solver;
import dev.solvable.table.SolvedTable;
import dev.solvable.table.TableException;
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
 * Where the questions about one game are answered: by one thread, because a solver works on one at a time. Questions
 * take {@linkplain Turns turns} with it, and no request waits for longer than a moment. Answers are kept for a while.
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
     * The queue of a game; its tables are made at the first question and dropped after a while without any, or earlier
     * where another game needs the room.
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

    /** What is known of the game before anything is solved; a solver was made before. */
    GameFacts facts() {
        return solver.facts();
    }

    /** Asks the rules what needs no solving. */
    <T> T ask(RulesThreads.Call<T> call) throws Problem, InterruptedException {
        return rules.call(call);
    }

    /** A puzzle of the game; its solver is asked in a thread of the rules, and given up where that takes long. */
    Optional<Puzzle> puzzle(long seed) throws Problem, InterruptedException {
        Solver asked = solver();
        if (!(asked instanceof SolvedTable)) {
            heap.check(facts());
            heap.book(this);
        }
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
     * What is known of a position within a moment: an {@link Analysis}, or else the question, still {@link Pending}.
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
            if (e.getCause() instanceof TableException damaged) {
                throw Problem.unavailable(String.valueOf(damaged.getMessage()));
            }
            throw rules.failing(Objects.requireNonNullElse(e.getCause(), e));
        }
    }

    /** When a question was asked last, as of {@link System#nanoTime()}. */
    long lastAsked() {
        return turns.lastAsked();
    }

    /** Whether the game has tables in the memory, or may have. */
    boolean holdsTables() {
        return solver.hasTables();
    }

    /** The memory of the tables is the game's from now on. */
    void tablesAreBooked() {
        solver.tablesAreBooked();
    }

    /** Drops the tables where nothing is being solved; returns whether there were any to drop. */
    boolean dropIdleTables() {
        return turns.dropIdleTables();
    }

    /** Called now and then: ends the current question's turn where it is time. */
    void review() {
        turns.review();
    }

    /** Lets the threads end; nothing is asked any more. */
    void close() {
        rules.close();
        turns.close();
    }

    /** The question about a position; a new one where no client waits for it yet. */
    private Question question(long position) throws Problem, InterruptedException {
        while (true) {
            Question known = turns.find(position);
            if (known != null) {
                return known;
            }
            Solver asked = solver();
            if (!(asked instanceof SolvedTable)) {
                heap.check(facts());
            }
            // It asks the rules for the moves: not with the lock held.
            Question made = rules.call(() -> new Question(asked, position));
            if (turns.add(made)) {
                return made;
            }
        }
    }

    /** Where there is too little memory, tables of other games go until there is enough. */
    private Analysis valued(Question question) throws Problem, InterruptedException {
        if (!(question.solver instanceof SolvedTable)) {
            heap.book(this);
        }
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
