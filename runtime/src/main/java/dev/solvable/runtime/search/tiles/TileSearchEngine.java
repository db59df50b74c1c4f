package dev.solvable.runtime.search.tiles;

import dev.solvable.Algorithm;
import dev.solvable.runtime.Engine.Work;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.game.tiles.TakenGame;
import dev.solvable.runtime.game.tiles.TakenRules;
import dev.solvable.runtime.search.AbdadaTeam;
import dev.solvable.runtime.search.AlphaBetaSearch;
import dev.solvable.runtime.search.ParallelScoreSearch.Share;
import dev.solvable.runtime.search.SearchTeam;
import java.util.function.Function;

/** Solves games of tiles by a plain search from the position that is asked about. */
@ForGeneratedCode
public final class TileSearchEngine implements TileEngine {
    private final TakenRules rules;
    private final SearchTeam<AlphaBetaSearch> team;

    /**
     * A search that has found nothing yet.
     *
     * @param rules the rules of the game
     * @param entries the entries of the transposition table that threads share
     * @param splitDepth threads share states with fewer taken cells than this; 0 where they share none
     * @param threads how many threads may work at once on one question
     */
    public TileSearchEngine(TakenRules rules, int entries, int splitDepth, int threads) {
        this.rules = rules;
        Work work = Work.on(rules, Algorithm.SEARCH, AbdadaTeam.members(threads, splitDepth));
        this.team = new SearchTeam<>(rules, work, searches(rules), entries, keyBits(rules.game), splitDepth);
    }

    private static Function<Share, AlphaBetaSearch> searches(TakenRules rules) {
        PlayersTiles tiles = PlayersTiles.of(rules.game);
        return new Function<>() {
            @Override
            public AlphaBetaSearch apply(Share share) {
                return new TileSearch(rules, tiles, null, share);
            }
        };
    }

    /** The memory of an engine, but for the tiles of each player. */
    public static Memory memory(TakenGame game, int entries, int splitDepth) {
        return SearchTeam.memory(entries, keyBits(game), game.board().cells(), splitDepth);
    }

    /** The bits of a key at most: a bit for each cell, and one for the side to move. */
    private static int keyBits(TakenGame game) {
        int cells = game.board().cells();
        return game.isPartizan() ? Math.min(Long.SIZE, cells + 1) : cells;
    }

    @Override
    public TakenRules rules() {
        return rules;
    }

    @Override
    public Work work() {
        return team.work();
    }

    /** The entries of the transposition table. */
    int entries() {
        return team.entries();
    }

    @Override
    public int score(long position, int alpha, int beta) {
        rules.check(position);
        return team.search(rules.taken(position), rules.firstMoves(position) ? 0 : 1, alpha, beta);
    }
}
