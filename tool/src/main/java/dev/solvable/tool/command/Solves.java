package dev.solvable.tool.command;

import dev.solvable.SolveListener;
import dev.solvable.Solver;
import dev.solvable.table.SolvedTable;
import dev.solvable.tool.analysis.Analysis;
import dev.solvable.tool.analysis.Estimate;
import dev.solvable.tool.analysis.Progress;
import dev.solvable.tool.analysis.Valuation;
import dev.solvable.tool.input.BadInputException;
import dev.solvable.tool.terminal.Streams;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Solves positions for a waiting user: refuses games that do not fit the heap, and reports long solves. */
final class Solves {
    /** The messages of HotSpot about a full heap. */
    private static final Set<String> BY_THE_JVM = Set.of("Java heap space", "GC overhead limit exceeded");

    private static final int SECONDS_OF_SILENCE = 5;

    private final Streams streams;

    Solves(Streams streams) {
        this.streams = streams;
    }

    /** The tables of a game are larger than the heap of this JVM. */
    static final class TooLargeException extends BadInputException {
        private static final long serialVersionUID = 1;

        private final String shortage;

        TooLargeException(Estimate estimate) {
            super(estimate.refusal());
            shortage = estimate.shortage();
        }

        /** What is missing and what to do, without the name of the game. */
        String shortage() {
            return shortage;
        }
    }

    /** What solving a game takes in this JVM. */
    static Estimate estimate(Solver solver) {
        return Estimate.of(solver.facts(), Runtime.getRuntime().maxMemory());
    }

    /**
     * Refuses a game whose tables this JVM cannot hold, before anything is solved.
     *
     * @throws TooLargeException for such a game
     */
    static void check(Solver solver) {
        if (solver instanceof SolvedTable table && !table.header().isPartial()) {
            return; // its values are in a file
        }
        Estimate estimate = estimate(solver);
        if (!estimate.fits()) {
            throw new TooLargeException(estimate);
        }
    }

    /**
     * Values every move of a position.
     *
     * @param shown whether to show progress on a terminal
     */
    Analysis analysis(Solver solver, long position, boolean shown) {
        Valuation valuation = new Valuation(solver, position);
        if (!shown || !streams.terminal().interactive().getAsBoolean()) {
            return patiently(solver, () -> run(valuation, progress -> {}));
        }
        try (ProgressView view = new ProgressView(streams.err())) {
            return answered(solver, () -> run(valuation, view));
        }
    }

    /** Answers a question; if it takes long, a message on the terminal says so. */
    <T> T patiently(Solver solver, Supplier<T> question) {
        // The user can read the output so far in the meantime.
        streams.out().flush();
        if (!streams.terminal().interactive().getAsBoolean()) {
            return answered(solver, question);
        }
        CompletableFuture<Void> patience = CompletableFuture.runAsync(
                () -> streams.err().println("still solving; Ctrl-C stops it"),
                CompletableFuture.delayedExecutor(SECONDS_OF_SILENCE, TimeUnit.SECONDS));
        try {
            return answered(solver, question);
        } finally {
            patience.cancel(false);
        }
    }

    /** Work on tables that reports its progress. */
    interface TableWork<T> {
        T run(SolveListener listener) throws InterruptedException;
    }

    /** Does work on a table, and shows its progress on a terminal. */
    <T> T watched(TableWork<T> work) {
        streams.out().flush();
        try {
            if (!streams.terminal().interactive().getAsBoolean()) {
                return work.run((done, total) -> {});
            }
            try (ProgressView view = new ProgressView(streams.err())) {
                return work.run((done, total) -> view.accept(new Progress(Progress.Stage.STATES, done, total, 0)));
            }
        } catch (OutOfMemoryError e) {
            throw new BadInputException(noRoom(e));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BadInputException("interrupted before it was done");
        }
    }

    /** The runtime's own message, which says more, or a message about the heap if the JVM itself ran out of memory. */
    private static String noRoom(OutOfMemoryError e) {
        String message = String.valueOf(e.getMessage());
        return BY_THE_JVM.contains(message)
                ? String.format(
                        Locale.ROOT,
                        "this needs more than this JVM's heap of %,d bytes; a larger -Xmx may help",
                        Runtime.getRuntime().maxMemory())
                : message;
    }

    private static <T> T answered(Solver solver, Supplier<T> question) {
        try {
            return question.get();
        } catch (OutOfMemoryError e) {
            // Other tables may be in the heap already.
            throw new TooLargeException(estimate(solver));
        }
    }

    private static Analysis run(Valuation valuation, Consumer<Progress> listener) {
        try {
            return valuation.run(listener);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BadInputException("interrupted before the answer was found");
        }
    }
}
