package dev.solvable.runtime.search;

import dev.solvable.runtime.Engine.Work;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Several threads search one state. Each searches the whole tree, but defers moves that another thread is searching at
 * that moment (Weill 1996, The ABDADA Distributed Minimax Search Algorithm, as simplified by Kerrigan). When it comes
 * back to them the shared table often knows the score. A thread that searches below a state which another has settled
 * meanwhile goes back up to it.
 *
 * <p>A helper shares nothing but the table with the other searches, so a thread works in the same way with helpers and
 * without. Helpers are called when a search has taken a while: short ones have none.
 *
 * @param <S> the search of each thread
 */
@ForGeneratedCode
public final class AbdadaTeam<S extends ParallelSearch> {
    private final String name;
    private final List<S> members;
    private final S leader;

    /** The threads that help with the question. */
    private final List<Thread> helpers = new ArrayList<>();

    /** What the team works on; null where it has no work. Read by the leader's thread alone. */
    private @Nullable ToIntFunction<S> question;

    /**
     * A team.
     *
     * @param solver the simple name of the solver's class, after which threads are named
     * @param members the searches: that of the thread that asks, and one for each helper, which are called when they
     *     are needed; all with one table for the states on which threads share the work
     */
    public AbdadaTeam(String solver, List<S> members) {
        this.name = solver;
        this.members = List.copyOf(members);
        this.leader = members.get(0);
        for (S member : members) {
            member.join(this);
        }
    }

    /**
     * How many threads are a team: more would have nothing of their own to do.
     *
     * @param threads how many threads may search at once
     * @param splitDepth they share states with fewer taken cells than this; 0 where they share none
     */
    public static int members(int threads, int splitDepth) {
        return Math.min(threads, splitDepth + 1);
    }

    /** Where each of the threads of a team counts states, the thread that asks first. */
    public static List<Progress> progressOfEach(Work work) {
        List<Progress> each = new ArrayList<>();
        each.add(work.progress());
        while (each.size() < work.threads()) {
            each.add(new Progress(work.turn()));
        }
        return each;
    }

    /** The search of the thread that asks. */
    public S leader() {
        return leader;
    }

    /** The answer to a question, for which helpers may be called. */
    public int ask(ToIntFunction<S> asked) {
        dismissHelpers(); // there are some, and a path, where the stack has overflowed
        leader.clearPath();
        question = asked;
        try {
            return asked.applyAsInt(leader);
        } finally {
            question = null;
            dismissHelpers();
        }
    }

    /** Starts the helpers, as far as the heap has room for their stacks: once for a question, when the leader asks. */
    void callHelpersOf(ParallelSearch member) {
        if (member != leader || question == null || !helpers.isEmpty()) {
            return;
        }
        ToIntFunction<S> shared = question;
        for (int i = 1; i < members.size(); i++) {
            S helper = members.get(i);
            Thread thread = new Thread(() -> help(helper, shared), name + " helper " + i);
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
     * Works on a question until any thread has answered it. What is found is in the table, so a helper may fail without
     * harm.
     */
    @SuppressWarnings("CheckReturnValue") // the answer is in the table
    private static <S extends ParallelSearch> void help(S helper, ToIntFunction<S> question) {
        helper.clearPath();
        try {
            question.applyAsInt(helper);
        } catch (RuntimeException | Error e) {
            // the answer is there, or is found without it
        }
    }

    private void dismissHelpers() {
        Turn.dismiss(helpers); // they look up often
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
