package dev.solvable.processor.reference;

import dev.solvable.processor.reference.Rules.Result;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/** Perfect play by the definitions alone: every successor is looked at, every answer remembered. */
public final class Reference {
    /** The result under perfect play for the side to move, and the plies to the end. */
    public record Value(Result result, int distance) {}

    private final Rules rules;
    private final Map<Position, Value> values = new HashMap<>();
    private final Map<Position, Integer> scores = new HashMap<>();
    private final Map<Position, Integer> nimbers = new HashMap<>();
    private Set<Position> reachable = Set.of();

    public Reference(Declaration game) {
        rules = new Rules(game);
    }

    public Rules rules() {
        return rules;
    }

    public Value value(Position position) {
        Value known = values.get(position);
        if (known == null && rules.scores()) {
            int score = score(position);
            Result result = score > 0 ? Result.WIN : score < 0 ? Result.LOSS : Result.DRAW;
            known = new Value(result, rules.terminal(position) ? 0 : 1 + leastDistanceOfKeepers(position));
            values.put(position, known);
        } else if (known == null) {
            known = rules.terminal(position) ? new Value(rules.resultAtEnd(position), 0) : best(successors(position));
            values.put(position, known);
        }
        return known;
    }

    /** The points that the mover gets from here to the end, less the other player's. */
    public int score(Position position) {
        Integer known = scores.get(position);
        if (known == null) {
            known = rules.legalMoves(position).stream()
                    .mapToInt(move -> score(position, move))
                    .max()
                    .orElse(0);
            scores.put(position, known);
        }
        return known;
    }

    private int score(Position position, int move) {
        int after = score(rules.play(position, move));
        return rules.gain(position, move) + (rules.keepsTurn(position, move) ? after : -after);
    }

    private int leastDistanceOfKeepers(Position position) {
        return rules.legalMoves(position).stream()
                .filter(move -> score(position, move) == score(position))
                .mapToInt(move -> value(rules.play(position, move)).distance())
                .min()
                .orElseThrow();
    }

    /** A win takes the fastest way to it, a loss the slowest, a draw the fastest among the drawn. */
    private Value best(List<Position> successors) {
        List<Value> after = successors.stream().map(this::value).toList();
        for (Result result : List.of(Result.WIN, Result.DRAW, Result.LOSS)) {
            var distances = after.stream()
                    .filter(value -> value.result() == result.forOther())
                    .mapToInt(Value::distance);
            OptionalInt distance = result == Result.LOSS ? distances.max() : distances.min();
            if (distance.isPresent()) {
                return new Value(result, 1 + distance.getAsInt());
            }
        }
        throw new AssertionError("a position that is not terminal has a successor");
    }

    /**
     * The least index among the fastest wins, the slowest losses or all drawing moves, where points count among the
     * fastest that keep the score; -1 at the end.
     */
    public int bestMove(Position position) {
        Value value = value(position);
        for (int move : rules.legalMoves(position)) {
            Value after = value(rules.play(position, move));
            if (rules.scores()) {
                if (score(position, move) == score(position) && after.distance() == value.distance() - 1) {
                    return move;
                }
                continue;
            }
            boolean keeps = after.result() == value.result().forOther();
            if (keeps && (value.result() == Result.DRAW || after.distance() == value.distance() - 1)) {
                return move;
            }
        }
        return -1;
    }

    /** The least number from 0 that no successor has. */
    public int nimber(Position position) {
        Integer known = nimbers.get(position);
        if (known == null) {
            Set<Integer> taken = new HashSet<>();
            successors(position).forEach(successor -> taken.add(nimber(successor)));
            known = 0;
            while (taken.contains(known)) {
                known++;
            }
            nimbers.put(position, known);
        }
        return known;
    }

    List<Position> successors(Position position) {
        return rules.legalMoves(position).stream()
                .map(move -> rules.play(position, move))
                .toList();
    }

    /** All positions that legal play from the start leads to. */
    public Set<Position> reachable() {
        if (reachable.isEmpty()) {
            Set<Position> seen = new HashSet<>(Set.of(rules.start()));
            Deque<Position> open = new ArrayDeque<>(seen);
            while (!open.isEmpty()) {
                for (Position successor : successors(open.remove())) {
                    if (seen.add(successor)) {
                        open.add(successor);
                    }
                }
            }
            reachable = seen;
        }
        return reachable;
    }
}
