package dev.solvable.tool.analysis;

import dev.solvable.Outcome;
import dev.solvable.ScoreSolver;
import dev.solvable.Solver;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Chooses the moves of the perfect player: the fastest win, the slowest loss, and of the moves that keep a draw the one
 * after which most replies lose. Counting them takes a while in large games, so it has a time budget. Beyond the budget
 * the choice may be a less tricky draw, but always a draw.
 */
public final class PerfectPlayer {
    /** A delay that people do not notice. */
    public static final Duration USUAL_BUDGET = Duration.ofMillis(500);

    private static final ScheduledThreadPoolExecutor CLOCK = clock();

    private final Solver solver;
    private final long end;

    private PerfectPlayer(Solver solver, Duration budget) {
        this.solver = solver;
        this.end = System.nanoTime() + budget.toNanos();
    }

    /**
     * The move to make in a position; -1 where the game is over. Values moves only where the position is a draw; else
     * it is the solver's best move.
     *
     * @param budget how long to look for the trickiest draw
     * @throws CancellationException where the thread is interrupted, with its interrupt status still set
     */
    public static int move(Solver solver, long position, Duration budget) {
        int[] moves = solver.moves(position);
        if (moves.length < 2) {
            return moves.length == 0 ? -1 : moves[0];
        }
        int best = solver.bestMove(position);
        if (solver instanceof ScoreSolver || solver.outcome(position) != Outcome.DRAW) {
            return best;
        }
        return new PerfectPlayer(solver, budget).trickiest(position, best, moves, false);
    }

    /**
     * The move to make where the position is a draw and the moves that keep it are known.
     *
     * @param draws these moves, at least one; the first where none has more losing replies
     * @throws CancellationException as {@link #move}
     */
    static int ofDraws(Solver solver, long position, int[] draws, Duration budget) {
        return new PerfectPlayer(solver, budget).trickiest(position, draws[0], draws, true);
    }

    /** The first drawing move after which most replies lose; {@code best} if no move has more losing replies. */
    private int trickiest(long position, int best, int[] moves, boolean areDraws) {
        int most = traps(position, solver.play(position, best)).orElse(0);
        int chosen = best;
        for (int move : moves) {
            if (move == best) {
                continue;
            }
            long next = solver.play(position, move);
            Optional<Outcome> outcome = areDraws ? Optional.of(Outcome.DRAW) : outcome(next);
            if (outcome.isEmpty()) {
                return chosen;
            }
            int traps = outcome.get() == Outcome.DRAW ? traps(position, next).orElse(0) : 0;
            if (traps > most) {
                most = traps;
                chosen = move;
            }
        }
        return chosen;
    }

    /**
     * How many replies to the move from one position to the next lose; empty where the time is up before they are
     * counted. A move that keeps the turn has no replies.
     */
    private Optional<Integer> traps(long position, long next) {
        int traps = 0;
        if (Scoring.keepsTurn(solver, position, next)) {
            return Optional.of(traps);
        }
        for (int reply : solver.moves(next)) {
            long after = solver.play(next, reply);
            Optional<Outcome> outcome = outcome(after);
            if (outcome.isEmpty()) {
                return Optional.empty();
            }
            Outcome losing = Scoring.keepsTurn(solver, next, after) ? Outcome.LOSS : Outcome.WIN;
            traps += outcome.get() == losing ? 1 : 0;
        }
        return Optional.of(traps);
    }

    /** The outcome of a position; empty if the time is up first, when the clock interrupts the search. */
    private Optional<Outcome> outcome(long position) {
        long left = end - System.nanoTime();
        if (left <= 0) {
            return Optional.empty();
        }
        Alarm alarm = new Alarm(Thread.currentThread());
        ScheduledFuture<?> set = CLOCK.schedule(alarm, left, TimeUnit.NANOSECONDS);
        try {
            return Optional.of(solver.outcome(position));
        } catch (CancellationException e) {
            if (alarm.hasRung()) {
                return Optional.empty();
            }
            throw e;
        } finally {
            set.cancel(false);
            alarm.putAway();
        }
    }

    /** Interrupts a thread, unless it has been put away. */
    private static final class Alarm implements Runnable {
        private final Thread sleeper;
        private boolean rung;
        private boolean away;

        Alarm(Thread sleeper) {
            this.sleeper = sleeper;
        }

        @Override
        public synchronized void run() {
            if (!away) {
                rung = true;
                sleeper.interrupt();
            }
        }

        synchronized boolean hasRung() {
            return rung;
        }

        /** Called by the thread itself: clears an interrupt status that this alarm has set. */
        synchronized void putAway() {
            away = true;
            if (rung) {
                Thread.interrupted();
            }
        }
    }

    private static ScheduledThreadPoolExecutor clock() {
        ScheduledThreadPoolExecutor clock = new ScheduledThreadPoolExecutor(1, task -> {
            Thread thread = new Thread(task, "budget of the perfect player");
            thread.setDaemon(true);
            return thread;
        });
        clock.setRemoveOnCancelPolicy(true);
        return clock;
    }
}
