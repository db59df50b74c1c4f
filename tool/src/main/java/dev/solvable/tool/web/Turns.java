package dev.solvable.tool.web;

import dev.solvable.tool.analysis.Analysis;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The turns of the questions about one game, which a single thread works on. A question whose turn ends before it is
 * answered waits for another turn. A question that no client asks about any more is dropped.
 */
final class Turns {
    /** How long an interrupted solve may go on before it is given up. */
    private static final Duration LAST_WAIT = Duration.ofSeconds(30);

    /** The number of abandoned solves after which the game is not solved any more. */
    private static final int MOST_ABANDONED = 2;

    private static final Duration IDLE = Duration.ofMinutes(10);

    private final String game;
    private final HeldSolver solver;
    private final Patience patience;
    private final Work work;

    // All below is guarded by this.
    private @Nullable Thread worker;
    private @Nullable Question current;
    private boolean closed;
    private long lastAsked = System.nanoTime();
    private final ArrayDeque<Question> waiting = new ArrayDeque<>();
    private int abandoned;

    /** The turns of a game without questions. */
    Turns(String game, HeldSolver solver, Patience patience, Work work) {
        this.game = game;
        this.solver = solver;
        this.patience = patience;
        this.work = work;
    }

    /** The work of a turn. */
    interface Work {
        /**
         * Answers a question.
         *
         * @throws InterruptedException where its turn ends before it is answered
         */
        Analysis answer(Question question) throws Problem, InterruptedException;
    }

    /** When a question was asked last, as of {@link System#nanoTime()}. */
    synchronized long lastAsked() {
        return lastAsked;
    }

    /** Drops the tables if nothing is being solved; returns whether there were any to drop. */
    synchronized boolean dropIdleTables() {
        boolean drops = solver.hasTables() && current == null && waiting.isEmpty();
        if (drops) {
            solver.drop();
        }
        return drops;
    }

    /** Called periodically: ends the current question's turn if its time is up. */
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
        solver.drop();
        Problem problem = notStopping();
        question.answer.completeExceptionally(problem);
        waiting.forEach(other -> other.answer.completeExceptionally(problem));
        waiting.clear();
    }

    private Problem notStopping() {
        return Problem.unavailable("a solve of " + game + " did not stop when it was interrupted and was given up");
    }

    /** Lets the thread end. Later questions stay unanswered: their clients ask again, and get newer games. */
    synchronized void close() {
        closed = true;
        waiting.clear();
        if (worker != null) {
            worker.interrupt();
        }
    }

    private boolean shouldYield(Question question) {
        if (question.solvesTheGame()) {
            // An interrupt would lose all work, and every waiting question needs the whole game anyway.
            return waiting.isEmpty() && isDropped(question);
        }
        return isDropped(question) || (!waiting.isEmpty() && question.hadItsTurn(patience.turn()));
    }

    private boolean isDropped(Question question) {
        Duration limit = waiting.isEmpty() ? patience.alone() : patience.behindOthers();
        return question.unasked().compareTo(limit) > 0;
    }

    /** Whether another question's turn lasts so long that waiting for this one is useless. */
    synchronized boolean isBusy(Question question) {
        Question now = current;
        return now != null && now != question && now.turn().compareTo(patience.answer()) > 0;
    }

    /** The waiting or current question about a position, marked as asked now; null where there is none. */
    synchronized @Nullable Question find(long position) {
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

    /** Adds a question; returns false if another request asked the same, or the solver was dropped meanwhile. */
    synchronized boolean add(Question question) throws Problem {
        if (!solver.is(question.solver) || find(question.position) != null) {
            return false;
        }
        if (abandoned >= MOST_ABANDONED) {
            throw notStopping();
        }
        if (waiting.size() >= patience.waiting()) {
            throw Problem.tooManyQuestions("too many positions of " + game + " are being solved; ask again later");
        }
        if (!closed) {
            employ();
            waiting.add(question);
            notifyAll();
        }
        return true;
    }

    /** Starts a thread if there is none. */
    private void employ() {
        if (worker == null) {
            Thread thread = Daemons.named("solving " + game).newThread(this::takeTurns);
            thread.start(); // if this fails there is still none
            worker = thread;
        }
    }

    private void takeTurns() {
        while (isEmployed()) {
            Daemons.survive(this::workOnNext); // a method, so that no local variable keeps dropped tables alive
        }
    }

    /** Whether the current thread is the game's: not if it was abandoned, or idle for long. */
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
            answer = work.answer(question);
        } catch (InterruptedException e) {
            // Its turn is over: it waits for another one, or is dropped.
        } catch (Throwable e) {
            failure = e;
        }
        finish(question, answer, failure);
    }

    /** Waits for the next question that a client still asks about; null if there was none for long. */
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
                solver.drop();
                return null;
            }
            try {
                wait(left);
            } catch (InterruptedException e) {
                // A late interrupt of a turn that has already ended.
            }
        }
    }

    private synchronized void finish(Question question, @Nullable Analysis answer, @Nullable Throwable failure) {
        if (current != question) {
            return; // the question was given up
        }
        current = null;
        Thread.interrupted(); // a late interrupt was meant for this question
        if (answer != null) {
            question.answer.complete(answer);
        } else if (failure != null) {
            if (failure instanceof OutOfMemoryError) {
                solver.drop(); // before a client is told and asks again
                // The others hold the same solver with its tables.
                waiting.forEach(other -> other.answer.completeExceptionally(failure));
                waiting.clear();
            }
            question.answer.completeExceptionally(failure);
        } else if (!closed) {
            waiting.add(question);
        }
    }
}
