package dev.solvable.sample.games;

import dev.solvable.Board;
import dev.solvable.ScoredRules;
import dev.solvable.SolvableGame;

/**
 * {@link Kalah} for the difference of seeds: a move gains the seeds that it brings to the mover's store, and loses
 * those that it brings to the other store. The last move also counts the seeds that a player keeps in the pits.
 */
@SolvableGame(cells = 8)
@Board(
        rows = 3,
        columns = 5,
        map = {" ... ", ".   .", " ... "})
final class ScoredKalah extends Kalah implements ScoredRules {
    @Override
    public int gain(long position, long successor) {
        int own = own(position);
        return lead(successor, own) - lead(position, own);
    }

    /** A player's lead in seeds in the stores, or at the end in all seeds of a side. */
    private static int lead(long position, int own) {
        int others = HOLES - own;
        return isOver(position)
                ? total(position, own) - total(position, others)
                : seeds(position, own + PITS) - seeds(position, others + PITS);
    }
}
