package dev.solvable.runtime.search;

import dev.solvable.Algorithm;
import dev.solvable.runtime.Engine.Work;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.Rules;
import dev.solvable.runtime.search.ParallelScoreSearch.Share;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The searches of a solver's threads, for an engine that searches for scores from the given position. They are created
 * at the first question. One thread at a time may ask.
 *
 * @param <S> the search of each thread
 */
public abstract class SearchTeam<S extends ParallelScoreSearch> {
    private final Rules rules;
    private final int entries;
    private final int keyBits;
    private final int splitDepth;
    private final Work work;

    /** Created at the first question. */
    private @Nullable AbdadaTeam<S> team;

    /**
     * A team with empty tables.
     *
     * @param rules the rules of the game
     * @param algorithm how its engine solves positions
     * @param threads the maximum number of threads that work on one question
     * @param entries the maximum number of entries of the shared table
     * @param keyBits the maximum number of bits of a key
     * @param splitDepth threads share states with fewer taken cells than this; 0 if they share none
     */
    protected SearchTeam(Rules rules, Algorithm algorithm, int threads, int entries, int keyBits, int splitDepth) {
        this.rules = rules;
        this.entries = entries;
        this.keyBits = keyBits;
        this.splitDepth = splitDepth;
        this.work = Work.on(rules, algorithm, AbdadaTeam.members(threads, splitDepth));
    }

    /** Creates the search of a thread. */
    protected abstract S newSearch(Share share);

    /**
     * The memory of a team.
     *
     * @param entries the maximum number of entries of the shared table
     * @param keyBits the maximum number of bits of a key
     * @param splitDepth threads share states with fewer taken cells than this; 0 if they share none
     */
    public static Memory memory(int entries, int keyBits, int cells, int splitDepth) {
        Memory tables = SearchTables.memory(entries, keyBits, cells, splitDepth);
        long path = ParallelScoreSearch.bytesOfPath(cells, splitDepth);
        return path > 0 ? tables.and(Memory.ofEachThread("the line of play", 0, path)) : tables;
    }

    /** The work on questions. */
    public final Work work() {
        return work;
    }

    /** The maximum number of entries of the shared transposition table. */
    public final int entries() {
        return entries;
    }

    /**
     * The score of a state that has not ended, exact between alpha and beta.
     *
     * @throws OutOfMemoryError if the heap has no room for the first stages of the tables
     */
    public final int search(long own, long other, int alpha, int beta) {
        work.turn().enterOrCancel();
        try {
            return searchInTurn(own, other, alpha, beta);
        } finally {
            work.turn().leave();
        }
    }

    /** The score of a state that has not ended, exact between alpha and beta, for the thread that has the turn. */
    public final int searchInTurn(long own, long other, int alpha, int beta) {
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

    /** The search of the thread that has the turn. */
    public final S leader() {
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
        List<SearchTables> tables =
                SearchTables.ofEach(work.turn(), threads, entries, keyBits, rules.cells, splitDepth);
        List<S> members = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            members.add(newSearch(new Share(each.get(i), tables.get(i), threads > 1 ? splitDepth : 0)));
        }
        return new AbdadaTeam<>(rules.name, members);
    }
}
