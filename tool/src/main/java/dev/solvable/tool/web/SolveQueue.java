package dev.solvable.tool.web;

import dev.solvable.GameFacts;
import dev.solvable.Solver;
import dev.solvable.table.SolvedTable;
import dev.solvable.table.TableException;
import dev.solvable.tool.analysis.Analysis;
import dev.solvable.tool.puzzles.Puzzle;
import dev.solvable.tool.puzzles.PuzzleFinder;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Where the questions about one game are answered: by one thread, because a solver works on one at a time. A question
 * that takes long does not keep the others waiting for ever, they take turns; one that no client waits for any more is
 * dropped; and no request waits for longer than a moment. Answers are kept for a while.
 */
final class SolveQueue {
    /** An interrupted solve that goes on for longer than this is given up. */
    private static final Duration LAST_WAIT = Duration.ofSeconds(30);

    /** After this many solves that never end the game is not solved any more. */
    private static final int MOST_ABANDONED = 2;

    private static final Duration IDLE = Duration.ofMinutes(10);

    private final String game;
    private final Supplier<Solver> solvers;
    private final Patience patience;
    private final SharedHeap heap;
    private final RulesThreads rules;
    private volatile @Nullable GameFacts facts;

    // All below is guarded by this.
    private @Nullable Solver solver;
    private @Nullable Thread worker;
    private @Nullable Question current;
    private boolean closed;
    private long lastAsked = System.nanoTime();
    private boolean hasTables;
    private final ArrayDeque<Question> waiting = new ArrayDeque<>();
    private final KeptAnswers answers = new KeptAnswers();
    private int abandoned;

    /**
     * The queue of a game; its tables are made at the first question and dropped after a while without any, or earlier
     * where another game needs the room.
     */
    SolveQueue(String game, Supplier<Solver> solvers, Patience patience, SharedHeap heap) {
        this.game = game;
        this.solvers = solvers;
        this.patience = patience;
        this.heap = heap;
        this.rules = new RulesThreads("the rules of " + game, RulesThreads.LIMIT);
    }

    /** The name under which the game is offered. */
    String game() {
        return game;
    }

    /** The game's solver, for what needs no solving. */
    Solver solver() throws Problem, InterruptedException {
        synchronized (this) {
            if (solver != null) {
                return solver;
            }
        }
        // A user's constructor, which may take long: not with the lock held.
        Solver made = rules.call(() -> {
            Solver fresh = solvers.get();
            facts = fresh.facts();
            return fresh;
        });
        synchronized (this) {
            if (solver == null) {
                solver = made;
            }
            return solver;
        }
    }

    /** What is known of the game before anything is solved; a solver was made before. */
    GameFacts facts() {
        return Objects.requireNonNull(facts, game);
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
        Analysis known = known(position);
        if (known != null) {
            return known;
        }
        Question question = question(position);
        Duration wait = isBusy(question) ? Duration.ZERO : patience.answer().minus(question.age());
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
    synchronized long lastAsked() {
        return lastAsked;
    }

    /** Whether the game has tables in the memory, or may have. */
    synchronized boolean holdsTables() {
        return hasTables;
    }

    /** Drops the tables where nothing is being solved; returns whether there were any to drop. */
    synchronized boolean dropIdleTables() {
        boolean drops = hasTables && current == null && waiting.isEmpty();
        if (drops) {
            dropTables();
        }
        return drops;
    }

    private void dropTables() {
        solver = null;
        hasTables = false;
    }

    /** Called now and then: ends the current question's turn where it is time. */
    synchronized void review() {
        Question question = current;
        if (question == null || worker == null || !shouldYield(question)) {
            return;
        }
        if (question.interruptedFor().compareTo(LAST_WAIT) > 0) {
            abandon(question);
        } else {
            question.interrupted();
            worker.interrupt();
        }
    }

    /** Gives up a solve that does not end when it is interrupted; its thread cannot be stopped. */
    private void abandon(Question question) {
        abandoned++;
        worker = null;
        current = null;
        dropTables();
        Problem problem = notStopping();
        question.answer.completeExceptionally(problem);
        waiting.forEach(other -> other.answer.completeExceptionally(problem));
        waiting.clear();
    }

    private Problem notStopping() {
        return Problem.unavailable("a solve of " + game + " did not stop when it was interrupted and was given up");
    }

    /** The memory of the tables is the game's from now on. */
    synchronized void tablesAreBooked() {
        hasTables = true;
    }

    /** Lets the thread end; nothing is asked any more. */
    synchronized void close() {
        closed = true;
        waiting.clear();
        rules.close();
        if (worker != null) {
            worker.interrupt();
        }
    }

    private synchronized @Nullable Analysis known(long position) {
        return answers.get(position);
    }

    private boolean shouldYield(Question question) {
        if (question.solvesTheGame()) {
            // Interrupted, it would be for nothing; and whoever waits waits for just this.
            return waiting.isEmpty() && isDropped(question);
        }
        return isDropped(question) || (!waiting.isEmpty() && question.hadItsTurn(patience.turn()));
    }

    private boolean isDropped(Question question) {
        Duration limit = waiting.isEmpty() ? patience.alone() : patience.behindOthers();
        return question.unasked().compareTo(limit) > 0;
    }

    /** Whether another question is at it for so long that waiting for this one is in vain. */
    private synchronized boolean isBusy(Question question) {
        Question now = current;
        return now != null && now != question && now.turn().compareTo(patience.answer()) > 0;
    }

    /** The question about a position; a new one where no client waits for it yet. */
    private Question question(long position) throws Problem, InterruptedException {
        while (true) {
            Question known = find(position);
            if (known != null) {
                return known;
            }
            Solver asked = solver();
            if (!(asked instanceof SolvedTable)) {
                heap.check(facts());
            }
            // It asks the rules for the moves: not with the lock held.
            Question made = rules.call(() -> new Question(asked, position));
            if (add(made, asked)) {
                return made;
            }
        }
    }

    private synchronized @Nullable Question find(long position) {
        lastAsked = System.nanoTime();
        Question found = current != null && current.position == position
                ? current
                : waiting.stream()
                        .filter(question -> question.position == position)
                        .findFirst()
                        .orElse(null);
        if (found != null) {
            found.asked();
        }
        return found;
    }

    /** Adds a question; returns false where another request asked the same, or the solver was dropped meanwhile. */
    private synchronized boolean add(Question question, Solver asked) throws Problem {
        if (asked != solver || find(question.position) != null) {
            return false;
        }
        if (abandoned >= MOST_ABANDONED) {
            throw notStopping();
        }
        if (waiting.size() >= patience.waiting()) {
            throw Problem.tooManyQuestions("too many positions of " + game + " are being solved; ask again later");
        }
        employ();
        waiting.add(question);
        notifyAll();
        return true;
    }

    /** Has a thread, if there is none. */
    private void employ() {
        if (worker == null) {
            Thread thread = Daemons.named("solving " + game).newThread(this::work);
            thread.start(); // where this fails there is still none
            worker = thread;
        }
    }

    private void work() {
        while (isEmployed()) {
            Daemons.survive(this::workOnNext); // a method, so that no variable here keeps tables that are dropped
        }
    }

    /** Whether the current thread is the game's: not if it was abandoned or had nothing to do for long. */
    private synchronized boolean isEmployed() {
        return worker == Thread.currentThread();
    }

    /** Gives a question its turn. */
    private void workOnNext() {
        Question question = next();
        if (question == null) {
            return;
        }
        Analysis answer = null;
        Throwable failure = null;
        try {
            answer = valued(question);
        } catch (InterruptedException e) {
            // Its turn is over: it waits for another one, or is dropped.
        } catch (Throwable e) {
            failure = e;
        }
        finish(question, answer, failure);
    }

    /** Where there is too little memory, tables of other games go until there is enough. */
    private Analysis valued(Question question) throws Problem, InterruptedException {
        if (!(question.solver instanceof SolvedTable)) {
            heap.book(this);
        }
        while (true) {
            try {
                return question.valuation.run(question::progressed);
            } catch (OutOfMemoryError e) {
                if (!heap.makeRoom(this)) {
                    throw e;
                }
            }
        }
    }

    /** The next question that anybody still asks about; null where there was none for long. */
    private synchronized @Nullable Question next() {
        long end = System.nanoTime() + IDLE.toNanos();
        while (true) {
            for (Iterator<Question> i = waiting.iterator(); i.hasNext(); ) {
                Question question = i.next();
                i.remove();
                if (!isDropped(question)) {
                    question.turnBegins();
                    current = question;
                    return question;
                }
                question.answer.cancel(false);
            }
            long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
            if (left <= 0 || closed) {
                worker = null;
                dropTables();
                return null;
            }
            try {
                wait(left);
            } catch (InterruptedException e) {
                // A late end of a turn that had ended.
            }
        }
    }

    private synchronized void finish(Question question, @Nullable Analysis answer, @Nullable Throwable failure) {
        if (current != question) {
            return; // it was given up
        }
        current = null;
        Thread.interrupted(); // it was meant for this question
        if (answer != null) {
            question.answer.complete(answer);
            answers.keep(question.position, answer);
        } else if (failure != null) {
            question.answer.completeExceptionally(failure);
            if (failure instanceof OutOfMemoryError) {
                dropTables();
                // The others hold the same solver with its tables.
                waiting.forEach(other -> other.answer.completeExceptionally(failure));
                waiting.clear();
            }
        } else if (!closed) {
            waiting.add(question);
        }
    }
}
