package dev.solvable.runtime.search;

import dev.solvable.SolveListener;
import dev.solvable.runtime.Engine.Work;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Turn;
import dev.solvable.runtime.game.tiles.TakenRules;

/** The outcomes of a game of tiles without draws, where they are known without scores. */
@ForGeneratedCode
public interface Outcomes {
    /** The rules. */
    TakenRules rules();

    /** The work on questions. */
    Work work();

    /**
     * Whether the player to move wins; asked by the thread that has the turn unless outcomes are {@link #areReady}.
     *
     * @param firstMoves whether the first player is to move; it makes no difference where both can cover the same cells
     */
    boolean isWon(long taken, boolean firstMoves);

    /** Whether outcomes are looked up in a table, sooner than a key is found, and without the turn. */
    default boolean areReady() {
        return false;
    }

    /**
     * Finds all outcomes ahead where they are found as a whole.
     *
     * @throws InterruptedException where the thread is interrupted
     */
    default void solve(SolveListener listener) throws InterruptedException {
        Turn.tell(listener, 0, 0);
    }
}
