package dev.solvable.tool.web;

import dev.solvable.Solver;
import dev.solvable.tool.analysis.Analysis;
import dev.solvable.tool.analysis.Progress;
import dev.solvable.tool.analysis.Valuation;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** A position that a client asked about and that has no answer yet. */
final class Question {
    final long position;
    final Valuation valuation;
    final CompletableFuture<Analysis> answer = new CompletableFuture<>();
    final Solver solver;
    private final long firstAsked = System.nanoTime();
    private volatile long lastAsked = firstAsked;
    private volatile @Nullable Progress progress;
    private volatile long turnBegan;
    private volatile long interruptedAt;
    private volatile boolean isInterrupted;
    private final AtomicInteger turns = new AtomicInteger();

    Question(Solver solver, long position) {
        this.solver = solver;
        this.position = position;
        this.valuation = new Valuation(solver, position, true);
    }

    void asked() {
        lastAsked = System.nanoTime();
    }

    void turnBegins() {
        turnBegan = System.nanoTime();
        turns.incrementAndGet();
        isInterrupted = false;
    }

    /** Notes that its turn is interrupted. */
    void interrupted() {
        if (!isInterrupted) {
            interruptedAt = System.nanoTime();
            isInterrupted = true;
        }
    }

    /** The time since its turn was interrupted. */
    Duration interruptedFor() {
        return isInterrupted ? since(interruptedAt) : Duration.ZERO;
    }

    void progressed(Progress now) {
        progress = now;
    }

    Duration age() {
        return since(firstAsked);
    }

    Duration unasked() {
        return since(lastAsked);
    }

    /** The time since its current turn began. */
    Duration turn() {
        return since(turnBegan);
    }

    /** Whether its current turn is used up; each turn is twice as long as the one before. */
    boolean hadItsTurn(Duration firstTurn) {
        int turn = turns.get();
        return turn > 0 && turn().compareTo(firstTurn.multipliedBy(1L << Math.min(turn - 1, 20))) > 0;
    }

    /** Whether the whole game is being solved, which serves all questions. */
    boolean solvesTheGame() {
        Progress now = progress;
        return now != null
                && now.stage() == Progress.Stage.STATES
                && (now.done() < now.total() || now.total() == 0); // 0 while the number of states is unknown
    }

    /** The position with the values found so far. */
    Pending pending() {
        Progress now = progress;
        return Pending.of(
                solver,
                position,
                valuation.names(),
                valuation.values(),
                valuation.reply(),
                new Pending.Solving(
                        turns.get() == 0 ? "waiting" : now == null ? "moves" : Pending.Solving.stage(now),
                        now == null ? 0 : now.done(),
                        now == null ? 0 : now.total(),
                        now == null ? 0 : now.searched(),
                        age().toSeconds()));
    }

    private static Duration since(long nanoTime) {
        return Duration.ofNanos(System.nanoTime() - nanoTime);
    }
}
