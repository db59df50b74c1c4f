package dev.solvable.runtime.search.tiles;

import dev.solvable.Ending;
import dev.solvable.runtime.MaskKey;
import dev.solvable.runtime.game.tiles.TakenRules;
import dev.solvable.runtime.search.AlphaBetaSearch;
import dev.solvable.runtime.search.Outcomes;
import org.jspecify.annotations.Nullable;

/**
 * The search of games of tiles. A state is the mask of the taken cells, and 1 if the second player is to move and has
 * other tiles than the first, else 0. The search finds distances, and also outcomes unless {@link Outcomes} provide
 * them.
 */
final class TileSearch extends AlphaBetaSearch {
    private final PlayersTiles tiles;
    private final MaskKey keys;

    /** Null if outcomes are searched. */
    private final @Nullable Outcomes outcomes;

    private final boolean misere;
    private final int cells;

    /** The reciprocal of the smallest tile's number of cells, in fixed point with 16 fraction bits. */
    private final int tilesPerCell;

    TileSearch(TakenRules rules, PlayersTiles tiles, @Nullable Outcomes outcomes, Share share) {
        super(rules.cells, rules.noMovesScore(), rules.alwaysDrawn(), outcomes != null && outcomes.areReady(), share);
        this.tiles = tiles;
        this.keys = rules.keys;
        this.outcomes = outcomes;
        this.misere = rules.game.noMoves() == Ending.WINS;
        this.cells = rules.cells;
        int minTile = rules.game.minTile();
        this.tilesPerCell = ((1 << 16) + minTile - 1) / minTile;
    }

    @Override
    protected long key(long taken, long second) {
        long key = keys.of(taken);
        return second == 0 ? key : key | tiles.side();
    }

    @Override
    protected int depth(long taken, long second) {
        return Long.bitCount(taken);
    }

    /**
     * A bound on the score from the outcome and the maximum number of plies, which is the number of tiles that may fit.
     * The outcome determines the parity of the number of plies.
     */
    @Override
    protected int bound(long taken, long second) {
        if (outcomes == null) {
            return 0;
        }
        boolean isWon = outcomes.isWon(taken, second == 0);
        int plies = (cells - Long.bitCount(taken)) * tilesPerCell >>> 16;
        int most = isWon != misere ? plies - 1 | 1 : plies & ~1;
        return isWon ? won - most : most - won;
    }

    @Override
    protected int searchMoves(long taken, long second, int alpha, int beta, @Nullable PutOffMoves turn) {
        int best = noScore;
        long next = second ^ tiles.turn();
        for (long tile : second == 0 ? tiles.first() : tiles.second()) {
            if ((taken & tile) != 0) {
                continue;
            }
            int score = searchMove(taken | tile, next, Math.max(alpha, best), beta, turn);
            if (score > best) {
                best = score;
                if (best >= beta) {
                    return best;
                }
            }
        }
        return best;
    }
}
