package dev.solvable.runtime.forward;

import dev.solvable.GameRules;
import dev.solvable.Outcome;
import dev.solvable.ScoredRules;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** What the positions of a short game without return are worth, by the definitions alone: no symmetries, no bounds. */
final class PlainValues {
    private final GameRules rules;
    private final boolean scored;
    private final Map<Long, Value> values = new HashMap<>();

    /**
     * The value of a position.
     *
     * @param points those to come for the player to move; 1, 0 or -1 for a win, draw or loss where there are none
     */
    record Value(int points, int distance, int bestMove) {
        Outcome outcome() {
            return points > 0 ? Outcome.WIN : points < 0 ? Outcome.LOSS : Outcome.DRAW;
        }
    }

    PlainValues(GameRules rules, boolean scored) {
        this.rules = rules;
        this.scored = scored;
    }

    long[] successors(long position) {
        long[] into = new long[rules.mostMoves()];
        return Arrays.copyOf(into, rules.successors(position, into));
    }

    Value of(long position) {
        Value known = values.get(position);
        if (known == null) {
            known = compute(position);
            values.put(position, known);
        }
        return known;
    }

    private Value compute(long position) {
        long[] next = successors(position);
        if (next.length == 0) {
            return new Value(
                    scored
                            ? 0
                            : switch (rules.atEnd(position)) {
                                case WIN -> 1;
                                case DRAW -> 0;
                                case LOSS -> -1;
                            },
                    0,
                    -1);
        }
        Value best = null;
        for (int move = 0; move < next.length; move++) {
            Value after = of(next[move]);
            boolean again = rules.toMove(position) == rules.toMove(next[move]);
            int points = (scored ? ((ScoredRules) rules).gain(position, next[move]) : 0)
                    + (again ? after.points : -after.points);
            Value one = new Value(points, after.distance + 1, move);
            if (best == null || points > best.points) {
                best = one;
            } else if (points == best.points && isNearer(one, best)) {
                // all moves that draw are equally good
                best = new Value(points, one.distance, !scored && points == 0 ? best.bestMove : move);
            }
        }
        return best;
    }

    /** A loss is to come late, all else soon. */
    private boolean isNearer(Value one, Value other) {
        return !scored && one.points < 0 ? one.distance > other.distance : one.distance < other.distance;
    }

    /** All positions that play leads to. */
    Set<Long> reached() {
        Set<Long> reached = new HashSet<>();
        add(rules.start(), reached);
        return reached;
    }

    private void add(long position, Set<Long> reached) {
        if (reached.add(position)) {
            for (long next : successors(position)) {
                add(next, reached);
            }
        }
    }
}
