package dev.solvable.runtime.search.threat;

import dev.solvable.Algorithm;
import dev.solvable.runtime.Engine.Work;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.ScoreEngine;
import dev.solvable.runtime.game.marks.ColumnBitboard;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.game.marks.MarksRules;
import dev.solvable.runtime.search.ParallelScoreSearch.Share;
import dev.solvable.runtime.search.SearchTables;
import dev.solvable.runtime.search.SearchTeam;

/**
 * Solves games in which a player wins by a line of own marks and a full board is a draw, by search from the given
 * position. Forced replies are played at once, moves that allow a win in one ply are skipped, and states that threats
 * or open lines decide are not searched.
 */
public final class ThreatSearchEngine implements ScoreEngine {
    private final MarksRules rules;
    private final SearchTeam<ThreatSearch> team;
    private final MtdDriver driver;

    /**
     * An engine with empty tables.
     *
     * @param rules the rules of the game
     * @param cellRanks for each cell's bit a static rank, higher for more promising cells
     * @param entries the maximum number of entries of the shared transposition table
     * @param splitDepth threads share states with fewer taken cells than this; 0 if they share none
     * @param threads the maximum number of threads that work on one question
     */
    public ThreatSearchEngine(MarksRules rules, int[] cellRanks, int entries, int splitDepth, int threads) {
        int keyBits = rules.code.positionBits();
        this.rules = rules;
        this.team = new SearchTeam<>(rules, Algorithm.THREAT_SEARCH, threads, entries, keyBits, splitDepth) {
            @Override
            protected ThreatSearch newSearch(Share share) {
                return new ThreatSearch(rules, cellRanks, share, mostMoves(rules.code));
            }
        };
        this.driver = new MtdDriver(new TeamSearch(), rules.cells + 1);
    }

    /** The memory of an engine. */
    public static Memory memory(MarksCode code, int entries, int splitDepth) {
        int cells = Long.bitCount(code.full());
        long lists = ThreatSearch.bytesOfLists(cells, mostMoves(code)) + ThreatSearch.bytesOfPath(cells, splitDepth);
        return SearchTables.memory(entries, code.positionBits(), cells, splitDepth)
                .and(Memory.ofEachThread("lists of moves", 0, lists));
    }

    private static int mostMoves(MarksCode code) {
        return Long.bitCount(code instanceof ColumnBitboard columns ? columns.bottoms() : code.full());
    }

    @Override
    public MarksRules rules() {
        return rules;
    }

    @Override
    public Work work() {
        return team.work();
    }

    @Override
    public int score(long position, int alpha, int beta) {
        rules.check(position);
        boolean firstMoves = rules.firstMoves(position);
        long own = firstMoves ? rules.code.first(position) : rules.code.second(position);
        long other = firstMoves ? rules.code.second(position) : rules.code.first(position);
        if (rules.hasLine(own)) {
            return won();
        }
        if (rules.hasLine(other)) {
            return -won();
        }
        turn().enterOrCancel();
        try {
            return driver.score(own, other, alpha, beta);
        } finally {
            turn().leave();
        }
    }

    /** Answers the driver by forced replies if they decide, else by the team's search. */
    private final class TeamSearch implements MtdDriver.NullWindowSearch {
        @Override
        public long searched() {
            return team.leader().states();
        }

        @Override
        public int decide(long own, long other, int beta) {
            int marks = Long.bitCount(own | other);
            if ((rules.threats(own) & rules.code.playable(own | other)) != 0) {
                return rules.cells - marks;
            }
            ForcedMoves forced = team.leader().forced;
            int settled = forced.settle(own, other, rules.threats(own), rules.threats(other), beta);
            if (settled != ForcedMoves.OPEN) {
                return settled;
            }
            long openOwn = forced.openOwn;
            long openOther = forced.openOther;
            boolean isMovers = (Long.bitCount(openOwn | openOther) - marks & 1) == 0;
            return isMovers
                    ? team.searchInTurn(openOwn, openOther, beta - 1, beta)
                    : -team.searchInTurn(openOwn, openOther, -beta, 1 - beta);
        }
    }
}
