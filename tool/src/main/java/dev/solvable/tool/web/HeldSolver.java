package dev.solvable.tool.web;

import dev.solvable.GameFacts;
import dev.solvable.Solver;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The solver of a game: made where it is asked for, and dropped where the memory of its tables is needed elsewhere. */
final class HeldSolver {
    private final String game;
    private final Supplier<Solver> solvers;
    private final RulesThreads rules;
    private volatile @Nullable GameFacts facts;

    // Both guarded by this.
    private @Nullable Solver solver;
    private boolean hasTables;

    /** A solver that is not made yet. */
    HeldSolver(String game, Supplier<Solver> solvers, RulesThreads rules) {
        this.game = game;
        this.solvers = solvers;
        this.rules = rules;
    }

    /** The solver; not from within a call of the rules. */
    Solver get() throws Problem, InterruptedException {
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

    /** Whether this is the solver that is held: not one that was dropped. */
    synchronized boolean is(Solver asked) {
        return asked == solver;
    }

    /** Whether the game has tables in the memory, or may have. */
    synchronized boolean hasTables() {
        return hasTables;
    }

    /** The memory of the tables is the game's from now on. */
    synchronized void tablesAreBooked() {
        hasTables = true;
    }

    /** Drops the solver with its tables. */
    synchronized void drop() {
        solver = null;
        hasTables = false;
    }
}
