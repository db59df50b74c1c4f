package dev.solvable.runtime.search;

import dev.solvable.Ending;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.game.tiles.TakenGame;

/**
 * Outcomes that an engine tells a search of distances, and what they say of scores: a won or lost game ends after an
 * odd or even number of plies, and takes at most as long as tiles may fit.
 */
@ForGeneratedCode
public final class ToldOutcomes {
    private final Outcomes outcomes;

    /** Whether an outcome is told sooner than a key is found, so that it is asked for before the table is. */
    final boolean comesFirst;

    /** The reciprocal of the number of cells of the smallest tile, with 16 bits behind the point. */
    private final int tilesPerCell;

    private final boolean misere;
    private final int cells;
    private final int won;

    /** Those that another search tells. */
    public ToldOutcomes(Outcomes outcomes) {
        TakenGame game = outcomes.rules().game;
        this.outcomes = outcomes;
        this.comesFirst = outcomes.areReady();
        this.misere = game.noMoves() == Ending.WINS;
        this.cells = game.board().cells();
        this.won = cells + 1;
        int minTile = game.minTile();
        this.tilesPerCell = ((1 << 16) + minTile - 1) / minTile;
    }

    /** Whether the player to move wins, be that the first or the second. */
    boolean isWon(long taken, boolean firstMoves) {
        return outcomes.isWon(taken, firstMoves);
    }

    /** A lower bound on the score of a state that is won or else lost. */
    final int lower(boolean isWon, long taken) {
        if (!isWon) {
            return misere ? 1 - won : -won;
        }
        return won - (misere ? even(maxPlies(taken)) : odd(maxPlies(taken)));
    }

    /** An upper bound. */
    final int upper(boolean isWon, long taken) {
        if (isWon) {
            return misere ? won : won - 1;
        }
        return (misere ? odd(maxPlies(taken)) : even(maxPlies(taken))) - won;
    }

    private int maxPlies(long taken) {
        return (cells - Long.bitCount(taken)) * tilesPerCell >>> 16;
    }

    /** The greatest odd number up to a number. */
    private static int odd(int plies) {
        return plies - 1 | 1;
    }

    /** The greatest even number up to a number. */
    private static int even(int plies) {
        return plies & ~1;
    }
}
