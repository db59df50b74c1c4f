package dev.solvable.runtime.forward;

import dev.solvable.Solver;
import dev.solvable.runtime.EndlessRules;
import dev.solvable.runtime.PositionKeys;
import dev.solvable.runtime.Progress;
import java.util.Arrays;

/**
 * Whether play leads from the start to a position: a search that keeps all positions that it has come through. Where
 * plies are bounded, only positions are gone through that are farther from the end.
 */
final class Reachability {
    /** The value of a position that was seen. */
    private static final long SEEN = 1;

    private final EndlessRules rules;
    private final Progress progress;

    Reachability(EndlessRules rules, Progress progress) {
        this.rules = rules;
        this.progress = progress;
    }

    /** Whether play leads to a position that makes sense. */
    boolean leadsTo(long position) {
        PositionKeys keys = rules.keysFromStart();
        long wanted = keys.key(position);
        int pliesLeft = rules.pliesLeft(wanted);
        Moves moves = new Moves(rules, keys, false);
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
            if (progress.count()) {
                progress.report();
            }
            if (pliesLeft != Solver.ENDLESS && rules.pliesLeft(key) <= pliesLeft) {
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
