package dev.solvable.tool.command;

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

/** Has positions solved for somebody who waits: refuses what cannot be, and says so where it takes long. */
final class Solves {
    /** What HotSpot says of a full heap. */
    private static final Set<String> BY_THE_JVM = Set.of("Java heap space", "GC overhead limit exceeded");

    private static final int SECONDS_OF_SILENCE = 5;

    private final Streams streams;

    Solves(Streams streams) {
        this.streams = streams;
    }

    /** What solving a game takes in this JVM. */
    static Estimate estimate(Solver solver) {
        return Estimate.of(solver.facts(), Runtime.getRuntime().maxMemory());
    }

    /** Refuses a game whose tables this JVM cannot hold, before anything is solved. */
    static void check(Solver solver) {
        if (solver instanceof SolvedTable table && !table.header().isPartial()) {
            return; // its values are in a file
        }
        Estimate estimate = estimate(solver);
        if (!estimate.fits()) {
            throw new BadInputException(estimate.refusal());
        }
    }

    /**
     * Values every move of a position.
     *
     * @param shown whether progress is to be seen where somebody looks
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

    /** An answer that may take long; then whoever sits at the terminal is told so. */
    <T> T patiently(Solver solver, Supplier<T> question) {
        // Meanwhile there is what was printed so far to look at.
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

    /** Work on tables, which tells how far it is; on a terminal it is seen. */
    interface TableWork<T> {
        T run(Consumer<Progress> view) throws InterruptedException;
    }

    /** Does work on a table, and shows on a terminal how far it is. */
    <T> T watched(TableWork<T> work) {
        streams.out().flush();
        try {
            if (!streams.terminal().interactive().getAsBoolean()) {
                return work.run(progress -> {});
            }
            try (ProgressView view = new ProgressView(streams.err())) {
                return work.run(view);
            }
        } catch (OutOfMemoryError e) {
            throw new BadInputException(noRoom(e));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BadInputException("interrupted before it was done");
        }
    }

    /** What the runtime says, which knows more; where the JVM itself was out of memory, that. */
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
            throw new BadInputException(estimate(solver).refusal());
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
