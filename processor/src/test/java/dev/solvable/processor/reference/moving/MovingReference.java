package dev.solvable.processor.reference.moving;

import dev.solvable.processor.reference.Rules.Result;
import dev.solvable.processor.reference.moving.MovingRules.Move;
import dev.solvable.processor.reference.moving.MovingRules.Position;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Perfect play in games that may never end, by the definitions alone: all positions that can follow are collected, then
 * values spread from the ends backwards, a ply at a time.
 */
public final class MovingReference {
    /** What is known of a draw that no end is in sight of. */
    public static final int ENDLESS = -1;

    /** The result under perfect play for the side to move, and the plies to the end. */
    public record Value(Result result, int distance) {}

    /** More positions follow than asked for. */
    public static final class TooManyPositions extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private final MovingRules rules;
    private final int most;
    private final Map<Position, Value> values = new HashMap<>();
    private Set<Position> reachable = Set.of();

    public MovingReference(MovingGame game) {
        this(game, Integer.MAX_VALUE);
    }

    /** A reference that gives up where more than so many positions follow from one. */
    public MovingReference(MovingGame game, int most) {
        rules = new MovingRules(game);
        this.most = most;
    }

    public MovingRules rules() {
        return rules;
    }

    /** All positions that legal play from the start leads to. */
    public Set<Position> reachable() {
        if (reachable.isEmpty()) {
            reachable = solve(rules.start());
        }
        return reachable;
    }

    public Value value(Position position) {
        if (!values.containsKey(position)) {
            solve(position);
        }
        return values.get(position);
    }

    /** Gives every position that follows from one its value; which these are. */
    private Set<Position> solve(Position from) {
        Map<Position, List<Position>> before = new HashMap<>();
        Map<Position, Integer> open = new HashMap<>();
        List<Position> found = new ArrayList<>(List.of(from));
        before.put(from, new ArrayList<>());
        for (int i = 0; i < found.size(); i++) {
            Position position = found.get(i);
            List<Position> successors =
                    rules.moves(position).stream().map(Move::after).distinct().toList();
            open.put(position, successors.size());
            for (Position successor : successors) {
                if (!before.containsKey(successor)) {
                    before.put(successor, new ArrayList<>());
                    found.add(successor);
                    if (found.size() > most) {
                        throw new TooManyPositions();
                    }
                }
                before.get(successor).add(position);
            }
        }
        Map<Position, Value> known = new HashMap<>();
        spreadWinsAndLosses(found, before, open, known);
        spreadDraws(found, before, open, known);
        values.putAll(known);
        return before.keySet();
    }

    /** A queue in order of distance: the first lost successor is the nearest, the last won one the farthest. */
    private void spreadWinsAndLosses(
            List<Position> found,
            Map<Position, List<Position>> before,
            Map<Position, Integer> successors,
            Map<Position, Value> known) {
        Map<Position, Integer> open = new HashMap<>(successors);
        Deque<Position> queue = new ArrayDeque<>();
        for (Position position : found) {
            if (successors.get(position) == 0 && rules.resultAtEnd(position) != Result.DRAW) {
                known.put(position, new Value(rules.resultAtEnd(position), 0));
                queue.add(position);
            }
        }
        while (!queue.isEmpty()) {
            Position position = queue.remove();
            Value value = known.get(position);
            for (Position earlier : before.get(position)) {
                boolean wins = value.result() == Result.LOSS;
                if (!known.containsKey(earlier) && (wins || open.merge(earlier, -1, Integer::sum) == 0)) {
                    known.put(earlier, new Value(wins ? Result.WIN : Result.LOSS, value.distance() + 1));
                    queue.add(earlier);
                }
            }
        }
    }

    /** What is neither won nor lost is drawn: at the nearest drawn end, or never. */
    private void spreadDraws(
            List<Position> found,
            Map<Position, List<Position>> before,
            Map<Position, Integer> successors,
            Map<Position, Value> known) {
        Deque<Position> queue = new ArrayDeque<>();
        for (Position position : found) {
            if (successors.get(position) == 0 && !known.containsKey(position)) {
                known.put(position, new Value(Result.DRAW, 0));
                queue.add(position);
            }
        }
        while (!queue.isEmpty()) {
            Position position = queue.remove();
            for (Position earlier : before.get(position)) {
                if (!known.containsKey(earlier)) {
                    known.put(
                            earlier, new Value(Result.DRAW, known.get(position).distance() + 1));
                    queue.add(earlier);
                }
            }
        }
        found.forEach(position -> known.putIfAbsent(position, new Value(Result.DRAW, ENDLESS)));
    }
}
