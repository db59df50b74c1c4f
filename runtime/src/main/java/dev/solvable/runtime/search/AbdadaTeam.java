package dev.solvable.runtime.search;

import dev.solvable.runtime.Engine.Work;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Several threads that search one state. Each searches the whole tree, but defers moves that another thread is
 * searching (Weill 1996, The ABDADA Distributed Minimax Search Algorithm, as simplified by Kerrigan). Later the shared
 * table often has their scores. If another thread settles a state on a thread's path, the thread returns to it.
 *
 * <p>A helper shares only the table with the other searches, so a thread works in the same way with helpers and
 * without. Helpers are started once a search has taken a while; short searches have none.
 *
 * @param <S> the search of each thread
 */
public final class AbdadaTeam<S extends ParallelSearch> {
    private final String game;
    private final List<S> members;
    private final S leader;
    private final List<Thread> helpers = new ArrayList<>();

    /** The current question, null if there is none. Only the leader's thread uses it. */
    private @Nullable ToIntFunction<S> question;

    /**
     * A team.
     *
     * @param game the name of the game, used in the names of threads
     * @param members the searches: first the leader's, for the calling thread, then one for each helper; all use one
     *     table for the states that threads share
     */
    public AbdadaTeam(String game, List<S> members) {
        this.game = game;
        this.members = List.copyOf(members);
        this.leader = members.get(0);
        for (S member : members) {
            member.join(this);
        }
    }

    /**
     * The number of members: more threads would find nothing to search that another is not searching.
     *
     * @param threads the maximum number of threads
     * @param splitDepth threads share states with fewer taken cells than this; 0 if they share none
     */
    public static int members(int threads, int splitDepth) {
        return Math.min(threads, splitDepth + 1);
    }

    /** For each thread of a team the counter of its states, the leader's first. */
    public static List<Progress> progressOfEach(Work work) {
        List<Progress> each = new ArrayList<>();
        each.add(work.progress());
        while (each.size() < work.threads()) {
            each.add(new Progress(work.turn()));
        }
        return each;
    }

    /** The search of the calling thread. */
    public S leader() {
        return leader;
    }

    /** Answers a question, and may start helpers for it. */
    public int ask(ToIntFunction<S> asked) {
        dismissHelpers(); // after a stack overflow there are helpers and a path
        leader.clearPath();
        question = asked;
        try {
            return asked.applyAsInt(leader);
        } finally {
            question = null;
            dismissHelpers();
        }
    }

    /** Starts the helpers if the member is the leader, once for a question, until memory for their stacks runs out. */
    void callHelpersOf(ParallelSearch member) {
        if (member != leader || question == null || !helpers.isEmpty()) {
            return;
        }
        ToIntFunction<S> shared = question;
        for (int i = 1; i < members.size(); i++) {
            S helper = members.get(i);
            Thread thread = new Thread(() -> help(helper, shared), Turn.helperName(game, i));
            thread.setDaemon(true);
            helpers.add(thread);
            try {
                thread.start();
            } catch (OutOfMemoryError e) {
                return; // no room for its stack
            }
        }
    }

    /**
     * Works on a question until any thread has answered it. A helper's results are in the table, so it may fail without
     * harm.
     */
    @SuppressWarnings("CheckReturnValue") // the answer is in the table
    private static <S extends ParallelSearch> void help(S helper, ToIntFunction<S> question) {
        helper.clearPath();
        try {
            question.applyAsInt(helper);
        } catch (RuntimeException | Error e) {
            // the question is answered, or the leader answers it without this helper
        }
    }

    private void dismissHelpers() {
        Turn.dismiss(helpers); // they check for interrupts often
        helpers.clear();
        for (int i = 1; i < members.size(); i++) {
            leader.progress().takeOver(members.get(i).progress());
        }
    }

    boolean isSearchedByOthers(ParallelSearch member, int depth, long key) {
        for (S other : members) {
            if (other != member && other.isSearching(depth, key)) {
                return true;
            }
        }
        return false;
    }
}
