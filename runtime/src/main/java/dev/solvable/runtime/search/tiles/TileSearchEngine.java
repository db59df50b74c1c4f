package dev.solvable.runtime.search.tiles;

import dev.solvable.Algorithm;
import dev.solvable.runtime.Engine.Work;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.ScoreEngine;
import dev.solvable.runtime.game.tiles.TakenGame;
import dev.solvable.runtime.game.tiles.TakenRules;
import dev.solvable.runtime.search.ParallelScoreSearch.Share;
import dev.solvable.runtime.search.SearchTeam;

/** Solves games of tiles by a plain alpha-beta search from the given position. */
public final class TileSearchEngine implements ScoreEngine {
    private final TakenRules rules;
    private final SearchTeam<TileSearch> team;

    /**
     * An engine with empty tables.
     *
     * @param rules the rules of the game
     * @param entries the maximum number of entries of the shared transposition table
     * @param splitDepth threads share states with fewer taken cells than this; 0 if they share none
     * @param threads the maximum number of threads that work on one question
     */
    public TileSearchEngine(TakenRules rules, int entries, int splitDepth, int threads) {
        PlayersTiles tiles = PlayersTiles.of(rules.game);
        this.rules = rules;
        this.team = new SearchTeam<>(rules, Algorithm.SEARCH, threads, entries, keyBits(rules.game), splitDepth) {
            @Override
            protected TileSearch newSearch(Share share) {
                return new TileSearch(rules, tiles, null, share);
            }
        };
    }

    /** The memory of an engine without the tiles of each player. */
    public static Memory memory(TakenGame game, int entries, int splitDepth) {
        return SearchTeam.memory(entries, keyBits(game), game.board().cells(), splitDepth);
    }

    /** The maximum number of bits of a key: one for each cell, and one for the side to move. */
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

    int entries() {
        return team.entries();
    }

    @Override
    public int score(long position, int alpha, int beta) {
        rules.check(position);
        return team.search(rules.taken(position), rules.firstMoves(position) ? 0 : 1, alpha, beta);
    }
}
