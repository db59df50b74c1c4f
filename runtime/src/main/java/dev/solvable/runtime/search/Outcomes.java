package dev.solvable.runtime.search;

import dev.solvable.Outcome;
import dev.solvable.SolveListener;
import dev.solvable.runtime.Engine.Work;
import dev.solvable.runtime.Turn;
import dev.solvable.runtime.game.tiles.TakenRules;

/** The outcomes of a game of tiles without draws, found without scores. */
public interface Outcomes {
    /** The rules. */
    TakenRules rules();

    /** The work on questions. */
    Work work();

    /**
     * Whether the player to move wins. Only the thread that has the turn may call this, unless {@link #areReady}.
     *
     * @param firstMoves whether the first player is to move; without effect if both players have the same tiles
     */
    boolean isWon(long taken, boolean firstMoves);

    /**
     * The outcome for the player to move.
     *
     * @throws IllegalArgumentException if the position makes no sense
     */
    default Outcome outcome(long position) {
        TakenRules rules = rules();
        rules.check(position);
        work().turn().enterOrCancel();
        try {
            return isWon(rules.taken(position), rules.firstMoves(position)) ? Outcome.WIN : Outcome.LOSS;
        } finally {
            work().turn().leave();
        }
    }

    /** Whether outcomes are looked up in a complete table, which is faster than finding a key and needs no turn. */
    default boolean areReady() {
        return false;
    }

    /**
     * Finds all outcomes in advance if they are found as a whole.
     *
     * @throws InterruptedException if the thread is interrupted
     */
    default void solve(SolveListener listener) throws InterruptedException {
        Turn.tell(listener, 0, 0);
    }
}
