package dev.solvable.runtime.retrograde;

import dev.solvable.Outcome;
import dev.solvable.runtime.ForGeneratedCode;

/** The rules of any game, endless or not, as retrograde analysis asks for them: several threads at once. */
@ForGeneratedCode
public interface RetrogradeRules {
    /** The most successors that a position can have, at least 1. */
    int mostMoves();

    /**
     * Lists the positions that the moves of a position lead to.
     *
     * @param into gets them from its first entry on, and has room for {@link #mostMoves()}
     * @return how many there are, 0 exactly where the game is over
     */
    int successors(long position, long[] into);

    /** How a game that is over has ended, for the player who would be to move. */
    Outcome atEnd(long position);

    /** One of the images of a position under symmetries that keep values, the same for all of them. */
    long canonical(long position);

    /** The same for all successors of a position, for a thread of its own. */
    default SuccessorKeys newKeys() {
        return (position, successors, count) -> {
            for (int i = 0; i < count; i++) {
                successors[i] = canonical(successors[i]);
            }
        };
    }
}
