package dev.solvable.runtime.partizan;

import dev.solvable.Algorithm;
import dev.solvable.runtime.Engine.Work;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.game.tiles.TakenGame;
import dev.solvable.runtime.game.tiles.TakenRules;
import dev.solvable.runtime.search.AbdadaTeam;
import dev.solvable.runtime.search.Outcomes;
import dev.solvable.runtime.search.tiles.PlayersTiles;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Outcomes of games under normal play in which each player has their own tiles. A search ends a line of play once
 * bounds on the number of tiles that each player can still lay decide it.
 */
public final class CountedOutcomes implements Outcomes {
    private final TakenRules rules;
    private final int entries;
    private final int splitDepth;
    private final Work work;

    /** The searches for outcomes, one for each thread; null until the first question. */
    private @Nullable AbdadaTeam<OutcomeSearch> team;

    /**
     * A search that has found nothing yet.
     *
     * @param rules the rules of the game
     * @param entries the entries of the table of distances; the table of outcomes has at least this many
     * @param splitDepth threads share states with fewer cells out of play than this
     * @param threads the maximum number of threads that work on one question
     */
    public CountedOutcomes(TakenRules rules, int entries, int splitDepth, int threads) {
        this.rules = rules;
        this.entries = entries(entries);
        this.splitDepth = splitDepth;
        this.work = Work.on(rules, Algorithm.OUTCOME_SEARCH, AbdadaTeam.members(threads, splitDepth));
    }

    /**
     * The memory of the search for outcomes.
     *
     * @param entries the entries of the table of distances
     */
    public static Memory memory(TakenGame game, int entries) {
        int cells = game.board().cells();
        int tableEntries = entries(entries);
        return Memory.of("the cache of outcomes", tableEntries, OutcomeTranspositionTable.bytes(tableEntries))
                .and(Memory.ofEachThread("lists of moves", 0, OutcomeSearch.bytesOfLists(cells, game.fills().length)));
    }

    private static int entries(int entriesOfDistances) {
        return Math.max(OutcomeTranspositionTable.MIN_ENTRIES, entriesOfDistances);
    }

    @Override
    public TakenRules rules() {
        return rules;
    }

    @Override
    public Work work() {
        return work;
    }

    @Override
    public boolean isWon(long taken, boolean firstMoves) {
        if (team == null) {
            team = newTeam();
        }
        OutcomeSearch leader = team.leader();
        long free = leader.usable(rules.full & ~taken);
        if (leader.lead(free, !firstMoves, false) > 0) {
            return false;
        }
        if (!leader.isShared(free)) {
            return leader.wins(free, firstMoves, 0);
        }
        return team.ask(new ToIntFunction<>() {
                    @Override
                    public int applyAsInt(OutcomeSearch member) {
                        return member.wins(free, firstMoves, 0) ? 1 : 0;
                    }
                })
                == 1;
    }

    private AbdadaTeam<OutcomeSearch> newTeam() {
        PlayersTiles tiles = PlayersTiles.of(rules.game);
        TileReach first = TileReach.of(tiles.first());
        TileReach second = TileReach.of(tiles.second());
        List<OutcomeSearch> members = new ArrayList<>();
        List<Progress> each = AbdadaTeam.progressOfEach(work);
        boolean shared = each.size() > 1;
        OutcomeTranspositionTable table = newTable(shared);
        int sharedDepth = shared ? splitDepth : 0;
        for (Progress own : each) {
            members.add(new OutcomeSearch(own, table, first, second, rules.keys, rules.cells, sharedDepth));
        }
        return new AbdadaTeam<>(rules.name, members);
    }

    private OutcomeTranspositionTable newTable(boolean shared) {
        try {
            return new OutcomeTranspositionTable(entries, shared);
        } catch (OutOfMemoryError e) {
            throw work.turn().noRoomToGrow("cache of outcomes", (long) Long.BYTES * entries, e);
        }
    }
}
