package dev.solvable.runtime.forward;

import dev.solvable.Solver;
import dev.solvable.runtime.EndlessRules;
import dev.solvable.runtime.Engine;
import dev.solvable.runtime.PositionKeys;
import dev.solvable.runtime.Progress;
import dev.solvable.runtime.Turn;
import java.util.Arrays;
import java.util.function.Supplier;

/**
 * An engine of games that cannot return to a position. It answers one question at a time. Rules that it calls for an
 * answer must not call the solver.
 */
abstract class ForwardEngine implements Engine {
    /** Marks a position that {@link #isReachable} has visited. */
    private static final long SEEN = 1;

    final EndlessRules rules;

    private final Work work;

    /** Whether a question is being answered; then another one comes from the rules. */
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

    /** Answers a question, one at a time. */
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
        return rules.makesSense(position)
                && answer(() -> {
                    PositionValues seen = new PositionValues();
                    try {
                        return leadsTo(position, seen);
                    } catch (OutOfMemoryError e) {
                        throw Turn.noRoomFor(rules.name, "the positions found so far (%,d)", seen.size(), e);
                    }
                });
    }

    /**
     * Whether a position that makes sense is reachable from the start, by a search that stores all visited positions.
     * If plies are bounded, it expands only positions with a larger bound than the given one.
     */
    private boolean leadsTo(long position, PositionValues seen) {
        PositionKeys keys = rules.keysFromStart();
        long wanted = keys.key(position);
        int pliesLeft = rules.pliesLeft(wanted);
        Progress progress = work.progress();
        Moves moves = new Moves(rules, keys, pliesLeft != Solver.ENDLESS);
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
