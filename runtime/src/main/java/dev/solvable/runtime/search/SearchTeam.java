package dev.solvable.runtime.search;

import dev.solvable.runtime.Engine.Work;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.Rules;
import dev.solvable.runtime.search.ParallelScoreSearch.Share;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The searches of a solver's threads, for an engine that searches scores from the position that is asked about. They
 * are made at the first question, and one thread at a time asks.
 *
 * @param <S> the search of each thread
 */
@ForGeneratedCode
public final class SearchTeam<S extends ParallelScoreSearch> {
    /** Makes the search of a thread. */
    private final Function<Share, S> searches;

    private final int entries;
    private final int keyBits;
    private final int cells;
    private final int splitDepth;
    private final Work work;

    /** Made at the first question. */
    private @Nullable AbdadaTeam<S> team;

    /**
     * A team that knows nothing yet.
     *
     * @param rules the rules of the game
     * @param work the work of its engine, by all members
     * @param searches makes the search of a thread
     * @param entries the entries of the table that threads share
     * @param keyBits the bits of a key at most
     * @param splitDepth they share states with fewer taken cells than this; 0 where they share none
     */
    public SearchTeam(Rules rules, Work work, Function<Share, S> searches, int entries, int keyBits, int splitDepth) {
        this.searches = searches;
        this.entries = entries;
        this.keyBits = keyBits;
        this.cells = rules.cells;
        this.splitDepth = splitDepth;
        this.work = work;
    }

    /**
     * The memory of a team.
     *
     * @param entries the entries of the table that threads share
     * @param keyBits the bits of a key at most
     * @param splitDepth threads share states with fewer taken cells than this; 0 where they share none
     */
    public static Memory memory(int entries, int keyBits, int cells, int splitDepth) {
        Memory tables = SearchTables.memory(entries, keyBits, cells, splitDepth);
        long path = ParallelScoreSearch.bytesOfPath(cells, splitDepth);
        return path > 0 ? tables.and(Memory.ofEachThread("the line of play", 0, path)) : tables;
    }

    /** The work on questions. */
    public Work work() {
        return work;
    }

    /** The entries of the transposition table that threads share. */
    public int entries() {
        return entries;
    }

    /**
     * The score of a state that is not ended, exact between alpha and beta.
     *
     * @throws OutOfMemoryError where the heap has not even room for the beginning of the tables
     */
    public int search(long own, long other, int alpha, int beta) {
        work.turn().enterOrCancel();
        try {
            return searchInTurn(own, other, alpha, beta);
        } finally {
            work.turn().leave();
        }
    }

    /** The same for the thread that has the turn. */
    public int searchInTurn(long own, long other, int alpha, int beta) {
        S leader = leader();
        if (!leader.isShared(leader.depth(own, other))) {
            return leader.search(own, other, alpha, beta);
        }
        return team().ask(new ToIntFunction<>() {
            @Override
            public int applyAsInt(S member) {
                return member.search(own, other, alpha, beta);
            }
        });
    }

    /** The search of the thread that asks, which has the turn. */
    public S leader() {
        return team().leader();
    }

    private AbdadaTeam<S> team() {
        if (team == null) {
            team = newTeam();
        }
        return team;
    }

    private AbdadaTeam<S> newTeam() {
        int threads = work.threads();
        List<Progress> each = AbdadaTeam.progressOfEach(work);
        List<SearchTables> tables = SearchTables.ofEach(work.turn(), threads, entries, keyBits, cells, splitDepth);
        List<S> members = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            members.add(searches.apply(new Share(each.get(i), tables.get(i), threads > 1 ? splitDepth : 0)));
        }
        return new AbdadaTeam<>(work.turn().solverName(), members);
    }
}
