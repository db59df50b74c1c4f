package dev.solvable.runtime.search.tiles;

import dev.solvable.runtime.MaskKey;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.game.tiles.TakenRules;
import dev.solvable.runtime.search.AlphaBetaSearch;
import dev.solvable.runtime.search.SearchTables;
import dev.solvable.runtime.search.ToldOutcomes;
import org.jspecify.annotations.Nullable;

/**
 * The search of games of tiles: a state is the mask of the taken cells, and 1 where the second player is to move and
 * has other tiles than the first, else 0. It finds distances where an engine tells the outcomes, and both where none
 * does.
 */
final class TileSearch extends AlphaBetaSearch {
    private final PlayersTiles tiles;
    private final MaskKey keys;

    /**
     * A search.
     *
     * @param rules the rules of the game
     * @param tiles the tiles of its players
     * @param outcomes knows the outcomes of states; null where they are searched
     * @param progress where this thread counts states
     * @param tables what this thread knows of states
     * @param splitDepth threads share states with fewer taken cells than this; 0 where there is one thread
     */
    TileSearch(
            TakenRules rules,
            PlayersTiles tiles,
            @Nullable ToldOutcomes outcomes,
            Progress progress,
            SearchTables tables,
            int splitDepth) {
        super(rules.cells, rules.noMovesScore(), rules.alwaysDrawn(), outcomes, progress, tables, splitDepth);
        this.tiles = tiles;
        this.keys = rules.keys;
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
