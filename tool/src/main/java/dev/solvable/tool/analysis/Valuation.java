package dev.solvable.tool.analysis;

import dev.solvable.ImpartialSolver;
import dev.solvable.Outcome;
import dev.solvable.ScoreSolver;
import dev.solvable.Solver;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Values a position, move by move. This may take very long in a large game, so it reports progress, can be interrupted,
 * and resumes when it is run again. Only one thread at a time may run it; any thread may read its results.
 */
public final class Valuation {
    private final Solver solver;
    private final long position;
    private final int[] moves;
    private final MoveNames names;
    private final List<MoveValue> values = new CopyOnWriteArrayList<>();

    private final boolean repliesFirst;

    /** The move that the perfect player makes; -1 before it is known and where the game is over. */
    private volatile int reply = -1;

    /** The number of states of a game that is solved as a whole, 0 in others. */
    private long states;

    /** The number of states searched, including interrupted searches. */
    private long searched;

    /**
     * The valuing of a position, not begun yet; solves nothing.
     *
     * @throws IllegalArgumentException where the position makes no sense
     */
    public Valuation(Solver solver, long position) {
        this(solver, position, false);
    }

    /**
     * The valuing of a position, not begun yet; solves nothing.
     *
     * @param repliesFirst whether the move that the perfect player makes is looked for before all moves are valued,
     *     which takes longer in all
     * @throws IllegalArgumentException where the position makes no sense
     */
    public Valuation(Solver solver, long position, boolean repliesFirst) {
        this.solver = solver;
        this.position = position;
        this.moves = solver.moves(position);
        this.repliesFirst = repliesFirst;
        this.names = MoveNames.of(solver);
    }

    /** What the game's moves are called. */
    public MoveNames names() {
        return names;
    }

    /** The name of the move that the perfect player makes; null before it is known and where the game is over. */
    public @Nullable String reply() {
        return reply < 0 ? null : names.of(position, reply);
    }

    /** The moves valued so far, by their indices. */
    public List<MoveValue> values() {
        return List.copyOf(values);
    }

    /**
     * Values what is not valued yet.
     *
     * @param listener called from this thread now and then
     * @throws InterruptedException where the thread is interrupted; the moves valued so far are kept
     */
    public Analysis run(Consumer<Progress> listener) throws InterruptedException {
        try {
            solver.solve((done, total) -> {
                states = total;
                listener.accept(new Progress(Progress.Stage.STATES, done, total, searched));
            });
            listener.accept(movesDone());
            if (repliesFirst && reply < 0 && moves.length > 0) {
                reply = firstReply(listener);
            }
            while (values.size() < moves.length) {
                int move = moves[values.size()];
                search(solver.play(position, move), listener);
                values.add(MoveValue.of(solver, names, position, move));
                listener.accept(movesDone());
            }
            if (reply < 0 && moves.length > 0) {
                reply = replyOfValues();
            }
            return analysis();
        } catch (CancellationException e) {
            // The solver leaves the thread interrupted; like every InterruptedException this one says so instead.
            Thread.interrupted();
            throw (InterruptedException) new InterruptedException("interrupted while valuing moves").initCause(e);
        }
    }

    /** The perfect player's move, before the moves are valued. */
    private int firstReply(Consumer<Progress> listener) throws InterruptedException {
        if (moves.length > 1) {
            search(position, listener);
        }
        return PerfectPlayer.move(solver, position, PerfectPlayer.USUAL_BUDGET);
    }

    /** The perfect player's move, once all moves are valued. */
    private int replyOfValues() {
        MoveValue best = Objects.requireNonNull(best());
        return best.outcome() != Outcome.DRAW || best.score() != null
                ? best.move()
                : PerfectPlayer.ofDraws(
                        solver,
                        position,
                        values.stream()
                                .filter(value -> value.outcome() == Outcome.DRAW)
                                .mapToInt(MoveValue::move)
                                .toArray(),
                        PerfectPlayer.USUAL_BUDGET);
    }

    /** Searches a position that the table does not hold, and reports the progress. */
    private void search(long next, Consumer<Progress> listener) throws InterruptedException {
        long before = searched;
        solver.solve(next, (done, total) -> {
            if (total == 0 || total != states) { // else these are all states of the game, not searched ones
                searched = before + done;
                listener.accept(movesDone());
            }
        });
    }

    private Progress movesDone() {
        return new Progress(Progress.Stage.MOVES, values.size(), moves.length, searched);
    }

    /** All that follows from the values of the moves, without another search. */
    private Analysis analysis() {
        MoveValue best = best();
        return new Analysis(
                solver.facts().name(),
                BoardText.of(solver, position),
                solver.toMove(position),
                best == null,
                best == null ? solver.outcome(position) : best.outcome(),
                best == null ? 0 : distance(best),
                score(best),
                solver instanceof ImpartialSolver impartial ? impartial.nimber(position) : null,
                best == null ? null : best.name(),
                best == null || best.move() == reply ? null : reply(),
                values);
    }

    private @Nullable MoveValue best() {
        return values.stream().min(MoveValue.BEST_FIRST).orElse(null);
    }

    private @Nullable Integer score(@Nullable MoveValue best) {
        if (best != null) {
            return best.score();
        }
        return solver instanceof ScoreSolver scores ? (Integer) scores.score(position) : null;
    }

    /**
     * A won or lost position, or a score, has the distance of any best move. A draw has the least distance of a drawing
     * move, if one ends.
     */
    private int distance(MoveValue best) {
        if (best.outcome() != Outcome.DRAW || best.score() != null) {
            return best.distance();
        }
        return values.stream()
                .filter(value -> value.outcome() == Outcome.DRAW)
                .mapToInt(MoveValue::distance)
                .filter(distance -> distance != Solver.ENDLESS)
                .min()
                .orElse(Solver.ENDLESS);
    }
}
