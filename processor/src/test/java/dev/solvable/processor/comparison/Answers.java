package dev.solvable.processor.comparison;

import dev.solvable.ImpartialSolver;
import dev.solvable.ScoreSolver;
import dev.solvable.Solver;
import dev.solvable.processor.reference.Declaration;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/** Compares single answers, and knows what to say when two differ. */
public final class Answers {
    private final Supplier<String> source;
    private String place = "";

    Answers(Declaration game) {
        this(game::source);
    }

    /** Answers about a game whose declaration is this text. */
    public Answers(Supplier<String> source) {
        this.source = source;
    }

    /** Says what the following answers are about. */
    public void at(String newPlace) {
        place = newPlace;
    }

    public void equal(String question, Object right, Object given) {
        if (!Objects.equals(right, given)) {
            throw new AssertionError(message(question, String.valueOf(right), String.valueOf(given)));
        }
    }

    public void refuses(String question, Runnable call) {
        try {
            call.run();
        } catch (IllegalArgumentException e) {
            return;
        } catch (RuntimeException | StackOverflowError e) {
            throw new AssertionError(message(question, "IllegalArgumentException", e.toString()), e);
        }
        throw new AssertionError(message(question, "IllegalArgumentException", "an answer"));
    }

    /** Every question about a position but its text and whether it can be reached is refused. */
    public void refusesAll(Solver solver, long position) {
        refuses("toMove", () -> solver.toMove(position));
        refuses("isTerminal", () -> solver.isTerminal(position));
        refuses("outcome", () -> solver.outcome(position));
        refuses("distance", () -> solver.distance(position));
        refuses("moves", () -> solver.moves(position));
        refuses("play", () -> solver.play(position, 0));
        refuses("bestMove", () -> solver.bestMove(position));
        if (solver instanceof ScoreSolver scored) {
            refuses("score", () -> scored.score(position));
        }
        if (solver instanceof ImpartialSolver impartial) {
            refuses("nimber", () -> impartial.nimber(position));
        }
    }

    /** Solving ahead ends with all of it done, and never reports less than before. */
    public void solvesAhead(Solver solver) {
        at("solving ahead");
        AtomicLong last = new AtomicLong();
        AtomicLong missing = new AtomicLong(-1);
        try {
            solver.solve((done, total) -> {
                equal("progress never falls", true, done >= last.getAndSet(done) && done <= total);
                missing.set(total - done);
            });
        } catch (InterruptedException e) {
            throw new AssertionError("nobody interrupted it", e);
        }
        equal("what is missing at the end", 0L, missing.get());
    }

    private String message(String question, String right, String given) {
        return """
                %s differs: the interpreter says %s, the solver says %s, at
                %s
                in the game
                %s""".formatted(question, right, given, place, source.get());
    }
}
