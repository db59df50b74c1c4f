package dev.solvable.runtime.forward;

import dev.solvable.Solver;
import dev.solvable.runtime.EndlessRules;
import dev.solvable.runtime.Engine;
import dev.solvable.runtime.PositionKeys;
import dev.solvable.runtime.Progress;
import java.util.Arrays;
import java.util.function.Supplier;

/**
 * An engine of games that cannot return to a position. It answers one question at a time: rules that are asked for an
 * answer must not ask themselves.
 */
abstract class ForwardEngine implements Engine {
    /** The value of a position that {@link #leadsTo} has seen. */
    private static final long SEEN = 1;

    final EndlessRules rules;

    private final Work work;

    /** Whether rules are asked at the moment. */
    private boolean isAsking;

    ForwardEngine(EndlessRules rules, Work work) {
        this.rules = rules;
        this.work = work;
    }

    @Override
    public final EndlessRules rules() {
        return rules;
    }

    @Override
    public final Work work() {
        return work;
    }

    /** Answers a question while no other is answered. */
    final <T> T answer(Supplier<T> question) {
        turn().enterOrCancel();
        try {
            if (isAsking) {
                throw new IllegalStateException("the rules of " + rules.name + " ask the solver that asks them");
            }
            isAsking = true;
            try {
                return question.get();
            } finally {
                isAsking = false;
            }
        } finally {
            turn().leave();
        }
    }

    @Override
    public boolean isReachable(long position) {
        return rules.makesSense(position) && answer(() -> leadsTo(position));
    }

    /**
     * Whether play leads from the start to a position that makes sense: a search that keeps all positions that it has
     * come through. Where plies are bounded, only positions are gone through that are farther from the end.
     */
    private boolean leadsTo(long position) {
        PositionKeys keys = rules.keysFromStart();
        long wanted = keys.key(position);
        int pliesLeft = rules.pliesLeft(wanted);
        Progress progress = work.progress();
        Moves moves = new Moves(rules, keys, pliesLeft != Solver.ENDLESS);
        PositionValues seen = new PositionValues();
        long[] open = new long[moves.keys.length];
        open[0] = keys.key(rules.initial());
        seen.put(open[0], SEEN);
        int count = 1;
        while (count > 0) {
            count--;
            long key = open[count];
            if (key == wanted) {
                return true;
            }
            progress.count();
            if (pliesLeft != Solver.ENDLESS && rules.pliesLeft(key) <= pliesLeft) {
                moves.check(key);
                continue;
            }
            moves.list(key);
            if (count + moves.count > open.length) {
                open = Arrays.copyOf(open, 2 * (count + moves.count));
            }
            for (int move = 0; move < moves.count; move++) {
                if (seen.get(moves.keys[move]) == PositionValues.NONE) {
                    seen.put(moves.keys[move], SEEN);
                    open[count] = moves.keys[move];
                    count++;
                }
            }
        }
        return false;
    }
}
