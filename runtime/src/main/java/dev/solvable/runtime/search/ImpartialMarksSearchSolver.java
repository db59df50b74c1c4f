package dev.solvable.runtime.search;

import dev.solvable.ImpartialSolver;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.MarksGame;
import dev.solvable.runtime.Plan;
import org.jspecify.annotations.Nullable;

/** Solves games in which both players put the same marks by a plain search, and their Grundy values by another. */
@ForGeneratedCode
public abstract class ImpartialMarksSearchSolver extends MarksSearchSolver implements ImpartialSolver {
    /** Made at the first question for a Grundy value. */
    private @Nullable NimberSearch nimbers;

    /**
     * A solver that has solved nothing yet.
     *
     * @param game what the game declares
     * @param plan what the compiler chose
     * @param threads how many threads may work at once on one question
     * @param entries the entries of the transposition table, and of that of Grundy values
     * @param sharedCells threads share the work on states in which fewer cells than these are taken; 0 where they share
     *     none
     */
    protected ImpartialMarksSearchSolver(MarksGame game, Plan plan, int threads, int entries, int sharedCells) {
        super(game, plan, threads, entries, sharedCells);
    }

    @Override
    public final int nimber(long number) {
        long position = fromCaller(number);
        check(position);
        long first = code.first(position);
        long second = code.second(position);
        if (hasLine(first) || hasLine(second)) {
            return 0;
        }
        enterOrCancel();
        try {
            if (nimbers == null) {
                nimbers = new MarksNimberSearch(this, code, progress, entries);
            }
            return nimbers.nimber(first, second);
        } finally {
            leave();
        }
    }
}
