package dev.solvable.tool.web;

import dev.solvable.GameFacts;
import dev.solvable.Solver;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The solver of a game: created on demand, and dropped when the memory of its tables is needed elsewhere. */
final class HeldSolver {
    private final String game;
    private final Supplier<Solver> solvers;
    private final RulesThreads rules;
    private volatile @Nullable GameFacts facts;

    // Both guarded by this.
    private @Nullable Solver solver;
    private boolean hasTables;

    /** A solver that is not created yet. */
    HeldSolver(String game, Supplier<Solver> solvers, RulesThreads rules) {
        this.game = game;
        this.solvers = solvers;
        this.rules = rules;
    }

    /** The solver. Must not be called from within a call of the rules. */
    Solver get() throws Problem, InterruptedException {
        synchronized (this) {
            if (solver != null) {
                return solver;
            }
        }
        // Not with the lock held, as a user's constructor may take long.
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

    /** The facts of the game; a solver must have been created before. */
    GameFacts facts() {
        return Objects.requireNonNull(facts, game);
    }

    /** Whether this solver is the one that is held, and was not dropped. */
    synchronized boolean is(Solver asked) {
        return asked == solver;
    }

    /** Whether the game has, or may have, tables in memory. */
    synchronized boolean hasTables() {
        return hasTables;
    }

    /** Marks the memory of the tables as booked. */
    synchronized void tablesAreBooked() {
        hasTables = true;
    }

    /** Drops the solver with its tables. */
    synchronized void drop() {
        solver = null;
        hasTables = false;
    }
}
