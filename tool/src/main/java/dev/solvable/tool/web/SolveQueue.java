package dev.solvable.tool.web;

import dev.solvable.Solver;
import dev.solvable.table.TableException;
import dev.solvable.tool.analysis.Analysis;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Where the questions about one game are answered: by one thread, because a solver works on one at a time. A question
 * that takes long does not keep the others waiting for ever, they take turns; one that nobody asks about any more is
 * dropped; and no request waits for longer than a moment. Answers are kept for a while.
 */
final class SolveQueue {
    /** How many moves the kept answers have in all: a few megabytes a game. */
    private static final int MAX_MOVES_KEPT = 20_000;

    private static final Duration IDLE = Duration.ofMinutes(10);

    private final String game;
    private final Supplier<Solver> solvers;
    private final Patience patience;
    private final SharedHeap heap;

    // All below is guarded by this.
    private @Nullable Solver solver;
    private @Nullable Thread worker;
    private @Nullable Question current;
    private boolean closed;
    private long lastAsked = System.nanoTime();
    private boolean hasTables;
    private final ArrayDeque<Question> waiting = new ArrayDeque<>();
    private final Map<Long, Analysis> answers = new LinkedHashMap<>(16, 0.75f, true);
    private int movesKept;

    /**
     * The queue of a game; its tables are made at the first question and dropped after a while without any, or earlier
     * where another game needs the room.
     */
    SolveQueue(String game, Supplier<Solver> solvers, Patience patience, SharedHeap heap) {
        this.game = game;
        this.solvers = solvers;
        this.patience = patience;
        this.heap = heap;
    }

    /** The name under which the game is offered. */
    String game() {
        return game;
    }

    /** The game's solver, for what needs no solving. */
    synchronized Solver solver() {
        Solver known = solver;
        if (known == null) {
            known = solvers.get();
            solver = known;
        }
        return known;
    }

    /**
     * What is known of a position within a moment: an {@link Analysis}, or else the question, still {@link Pending}.
     */
    Object ask(long position) throws Problem, InterruptedException {
        Question question;
        Duration wait;
        synchronized (this) {
            Analysis known = answers.get(position);
            if (known != null) {
                return known;
            }
            question = question(position);
            wait = isBusy(question) ? Duration.ZERO : patience.answer().minus(question.age());
        }
        try {
            return question.answer.get(Math.max(0, wait.toMillis()), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            return question.pending();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof OutOfMemoryError) {
                throw heap.refusal(this);
            }
            if (e.getCause() instanceof TableException damaged) {
                throw Problem.unavailable(String.valueOf(damaged.getMessage()));
            }
            throw new IllegalStateException(e);
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
        if (question != null && worker != null && shouldYield(question)) {
            worker.interrupt();
        }
    }

    /** Lets the thread end; nothing is asked any more. */
    synchronized void close() {
        closed = true;
        waiting.clear();
        if (worker != null) {
            worker.interrupt();
        }
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
    private boolean isBusy(Question question) {
        Question now = current;
        return now != null && now != question && now.turn().compareTo(patience.answer()) > 0;
    }

    private Question question(long position) throws Problem {
        lastAsked = System.nanoTime();
        Question known = find(position).orElse(null);
        if (known == null) {
            if (waiting.size() >= patience.waiting()) {
                throw Problem.tooManyQuestions("too many positions of " + game + " are being solved; ask again later");
            }
            known = new Question(solver(), position);
            waiting.add(known);
            employ();
        }
        known.asked();
        return known;
    }

    private Optional<Question> find(long position) {
        if (current != null && current.position == position) {
            return Optional.of(current);
        }
        return waiting.stream()
                .filter(question -> question.position == position)
                .findFirst();
    }

    private void employ() {
        if (worker == null) {
            worker = new Thread(this::work, "solving " + game);
            worker.setDaemon(true);
            worker.start();
        }
        notifyAll();
    }

    private void work() {
        boolean goesOn = true;
        while (goesOn) {
            goesOn = workOnNext(); // a method, so that no variable here keeps tables that are dropped
        }
    }

    /** Gives a question its turn; returns false where there was none for long. */
    private boolean workOnNext() {
        Question question = next();
        if (question == null) {
            return false;
        }
        Analysis answer = null;
        Throwable failure = null;
        try {
            answer = valued(question);
        } catch (InterruptedException e) {
            // Its turn is over: it waits for another one, or is dropped.
        } catch (RuntimeException | Error e) {
            failure = e;
        }
        finish(question, answer, failure);
        return true;
    }

    /** Where there is too little memory, tables of other games go until there is enough. */
    private Analysis valued(Question question) throws InterruptedException {
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
                    hasTables = true;
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
        current = null;
        Thread.interrupted(); // it was meant for this question
        if (answer != null) {
            keep(question.position, answer);
            question.answer.complete(answer);
        } else if (failure != null) {
            if (failure instanceof OutOfMemoryError) {
                dropTables();
            }
            question.answer.completeExceptionally(failure);
        } else if (!closed) {
            waiting.add(question);
        }
    }

    /** Keeps an answer, and forgets those that were not asked for longest. */
    private void keep(long position, Analysis answer) {
        answers.put(position, answer);
        movesKept += 1 + answer.moves().size();
        Iterator<Analysis> eldest = answers.values().iterator();
        while (movesKept > MAX_MOVES_KEPT) {
            movesKept -= 1 + eldest.next().moves().size();
            eldest.remove();
        }
    }
}
