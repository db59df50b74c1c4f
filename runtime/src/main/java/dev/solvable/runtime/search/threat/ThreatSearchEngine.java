package dev.solvable.runtime.search.threat;

import dev.solvable.Algorithm;
import dev.solvable.runtime.Engine.Work;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.game.marks.ColumnBitboard;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.game.marks.MarksRules;
import dev.solvable.runtime.search.AbdadaTeam;
import dev.solvable.runtime.search.SearchEngine;
import dev.solvable.runtime.search.SearchTables;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Solves games in which a player wins by a line of own marks, and a full board is a draw: by search from the position
 * that is asked about. Forced replies are played at once, no move hands over a win in one ply, and what threats and
 * open lines tell is not searched.
 */
@ForGeneratedCode
public final class ThreatSearchEngine implements SearchEngine {
    private final MarksRules rules;
    private final int[] cellRanks;
    private final int entries;
    private final int splitDepth;
    private final Work work;

    /** Made at the first question. */
    private @Nullable MtdDriver driver;

    /**
     * A search that has found nothing yet.
     *
     * @param rules the rules of the game
     * @param cellRanks how promising each bit is to mark by itself
     * @param entries the entries of the transposition table that threads share
     * @param splitDepth threads share states with fewer taken cells than this; 0 where they share none
     * @param threads how many threads may work at once on one question
     */
    public ThreatSearchEngine(MarksRules rules, int[] cellRanks, int entries, int splitDepth, int threads) {
        this.rules = rules;
        this.cellRanks = cellRanks;
        this.entries = entries;
        this.splitDepth = splitDepth;
        this.work = Work.on(rules, Algorithm.THREAT_SEARCH, AbdadaTeam.members(threads, splitDepth));
    }

    /** The memory of an engine. */
    public static Memory memory(MarksCode code, int entries, int splitDepth) {
        int cells = Long.bitCount(code.full());
        Memory tables = SearchTables.memory(entries, code.positionBits(), cells, splitDepth);
        long path = splitDepth > 0 ? ThreatSearch.bytesOfPath(cells + 1) : 0;
        return tables.and(
                Memory.ofEachThread("lists of moves", 0, ThreatSearch.bytesOfLists(cells, mostMoves(code)) + path));
    }

    /** The most moves of a state. */
    private static int mostMoves(MarksCode code) {
        return Long.bitCount(code instanceof ColumnBitboard columns ? columns.bottoms() : code.full());
    }

    @Override
    public MarksRules rules() {
        return rules;
    }

    @Override
    public Work work() {
        return work;
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
        work.turn().enterOrCancel();
        try {
            if (driver == null) {
                driver = newDriver();
            }
            return driver.score(own, other, alpha, beta);
        } finally {
            work.turn().leave();
        }
    }

    private MtdDriver newDriver() {
        List<Progress> each = AbdadaTeam.progressOfEach(work);
        List<SearchTables> tables = SearchTables.ofEach(
                work.turn(), work.threads(), entries, rules.code.positionBits(), rules.cells, splitDepth);
        List<ThreatSearch> searches = new ArrayList<>();
        for (int i = 0; i < each.size(); i++) {
            searches.add(newSearch(each.get(i), tables.get(i)));
        }
        return new MtdDriver(new ThreatTeam(rules, new AbdadaTeam<>(work.turn().solverName(), searches)), won());
    }

    private ThreatSearch newSearch(Progress counted, SearchTables tables) {
        return new ThreatSearch(
                rules,
                new ForcedMoves(rules),
                new MoveRanking(rules.code, cellRanks),
                counted,
                tables,
                mostMoves(rules.code),
                work.threads() > 1 ? splitDepth : 0);
    }
}
