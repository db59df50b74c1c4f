package dev.solvable.runtime.search;

import dev.solvable.Ending;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.TakenRules;

/**
 * Outcomes that an engine tells a search of distances, and what they say of scores: a won or lost game ends after an
 * odd or even number of plies, and takes at most as long as tiles may fit.
 */
@ForGeneratedCode
public abstract class ToldOutcomes {
    /** Whether an outcome is told sooner than a key is found, so that it is asked for before the table is. */
    final boolean comesFirst;

    private final int highest;
    private final int lowest;

    /** For each number of taken cells the score of the longest win. */
    private final int[] longestWins;

    /** The same for losses. */
    private final int[] longestLosses;

    /**
     * Outcomes of a game without draws.
     *
     * @param cells the cells of its board
     * @param minTile the cells that a move takes at least
     * @param comesFirst whether an outcome is told sooner than a key is found
     */
    protected ToldOutcomes(int cells, TakenRules rules, int minTile, boolean comesFirst) {
        this.comesFirst = comesFirst;
        boolean misere = rules.noMoves() == Ending.WINS;
        int won = cells + 1;
        highest = misere ? won : won - 1;
        lowest = misere ? 1 - won : -won;
        longestWins = new int[cells + 1];
        longestLosses = new int[cells + 1];
        for (int taken = 0; taken <= cells; taken++) {
            int plies = (cells - taken) / minTile;
            int even = plies & ~1;
            int odd = plies - 1 | 1; // -1 where no tile fits, and nobody asks
            longestWins[taken] = won - (misere ? even : odd);
            longestLosses[taken] = (misere ? odd : even) - won;
        }
    }

    /** Whether the player to move wins; always the first one where it makes no difference. */
    protected abstract boolean isWon(long taken, boolean firstMoves);

    /** A lower bound on the score of a state that is won or else lost. */
    final int lower(boolean isWon, long taken) {
        return isWon ? longestWins[Long.bitCount(taken)] : lowest;
    }

    /** An upper bound. */
    final int upper(boolean isWon, long taken) {
        return isWon ? highest : longestLosses[Long.bitCount(taken)];
    }
}
