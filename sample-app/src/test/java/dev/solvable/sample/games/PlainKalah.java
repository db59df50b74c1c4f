package dev.solvable.sample.games;

import dev.solvable.Outcome;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Kalah once more, with any number of pits and seeds, on lists and by memory of what was found. A position is the
 * mover's pits and store, then the other player's, as they are sown.
 */
final class PlainKalah {
    private final int pits;
    private final Map<List<Integer>, Value> values = new HashMap<>();
    private final Map<List<Integer>, Integer> differences = new HashMap<>();

    /** What a position is worth for its mover, and the plies to its end. */
    record Value(Outcome outcome, int distance) {}

    /** A move: where it leads to, as whoever moves there sees it. */
    private record Next(List<Integer> position, boolean again) {}

    PlainKalah(int pits) {
        this.pits = pits;
    }

    List<Integer> start(int seeds) {
        List<Integer> start = new ArrayList<>();
        for (int i = 0; i < 2 * (pits + 1); i++) {
            start.add(i % (pits + 1) == pits ? 0 : seeds);
        }
        return start;
    }

    /** All positions that were asked about or that play leads to from them. */
    Map<List<Integer>, Value> values() {
        return values;
    }

    Value value(List<Integer> position) {
        Value known = values.get(position);
        if (known == null) {
            known = found(position);
            values.put(position, known);
        }
        return known;
    }

    /** The seeds that the mover has in the end, less the other player's, where both play for the difference. */
    int difference(List<Integer> position) {
        Integer known = differences.get(position);
        if (known != null) {
            return known;
        }
        List<Integer> mine = position.subList(0, pits + 1);
        List<Integer> theirs = position.subList(pits + 1, position.size());
        boolean isOver = sum(mine.subList(0, pits)) == 0 || sum(theirs.subList(0, pits)) == 0;
        int best = isOver ? sum(mine) - sum(theirs) : Integer.MIN_VALUE;
        for (int pit = 0; !isOver && pit < pits; pit++) {
            if (position.get(pit) > 0) {
                Next next = next(position, pit);
                int after = difference(next.position());
                best = Math.max(best, next.again() ? after : -after);
            }
        }
        differences.put(position, best);
        return best;
    }

    private Value found(List<Integer> position) {
        List<Integer> mine = position.subList(0, pits + 1);
        List<Integer> theirs = position.subList(pits + 1, position.size());
        if (sum(mine.subList(0, pits)) == 0 || sum(theirs.subList(0, pits)) == 0) {
            int more = Integer.compare(sum(mine), sum(theirs));
            return new Value(List.of(Outcome.LOSS, Outcome.DRAW, Outcome.WIN).get(1 + more), 0);
        }
        Value best = null;
        for (int pit = 0; pit < pits; pit++) {
            if (position.get(pit) > 0) {
                Next next = next(position, pit);
                Value after = value(next.position());
                Outcome outcome = next.again() ? after.outcome() : opposite(after.outcome());
                Value move = new Value(outcome, 1 + after.distance());
                best = best == null || isBetter(move, best) ? move : best;
            }
        }
        return best;
    }

    private static boolean isBetter(Value move, Value best) {
        if (move.outcome() != best.outcome()) {
            return move.outcome() == Outcome.WIN || best.outcome() == Outcome.LOSS;
        }
        return move.outcome() == Outcome.LOSS ? move.distance() > best.distance() : move.distance() < best.distance();
    }

    private static Outcome opposite(Outcome outcome) {
        return outcome == Outcome.WIN ? Outcome.LOSS : outcome == Outcome.LOSS ? Outcome.WIN : Outcome.DRAW;
    }

    private static int sum(List<Integer> seeds) {
        return seeds.stream().mapToInt(i -> i).sum();
    }

    private Next next(List<Integer> position, int pit) {
        int holes = 2 * pits + 1; // the other player's store, the last one, is passed over
        int[] after = position.stream().mapToInt(i -> i).toArray();
        after[pit] = 0;
        int last = pit;
        for (int seed = 0; seed < position.get(pit); seed++) {
            last = (last + 1) % holes;
            after[last]++;
        }
        if (last == pits) {
            return new Next(asList(after), true);
        }
        if (last < pits && after[last] == 1) {
            after[pits] += 1 + after[2 * pits - last];
            after[last] = 0;
            after[2 * pits - last] = 0;
        }
        List<Integer> turned = new ArrayList<>(asList(after).subList(pits + 1, after.length));
        turned.addAll(asList(after).subList(0, pits + 1));
        return new Next(turned, false);
    }

    private static List<Integer> asList(int[] seeds) {
        return Arrays.stream(seeds).boxed().toList();
    }
}
