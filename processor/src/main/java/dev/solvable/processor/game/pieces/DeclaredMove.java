package dev.solvable.processor.game.pieces;

import dev.solvable.Onto;
import dev.solvable.Over;
import java.util.Set;

/**
 * What one {@code @Move} allows, checked.
 *
 * @param way where a step leads
 * @param kinds the kinds that move so
 * @param far the most steps in one direction; {@link Integer#MAX_VALUE} where there is no limit
 * @param toTheEnd whether a piece goes as far as it can
 * @param onto what stands where it goes
 * @param over what it jumps over
 * @param takes whether it takes what it jumps over
 * @param to the cells that it may go to, cell i as bit i
 * @param anywhere whether those are all cells because the declaration names none
 * @param besideEnemy whether an enemy must be a single step away
 * @param whenLeft how many pieces the player must have on the board; 0 where any number will do
 */
record DeclaredMove(
        Way way,
        Set<Character> kinds,
        int far,
        boolean toTheEnd,
        Onto onto,
        Over over,
        boolean takes,
        long to,
        boolean anywhere,
        boolean besideEnemy,
        int whenLeft) {
    /** Copies the set. */
    DeclaredMove {
        kinds = Set.copyOf(kinds);
    }
}
