package dev.solvable.benchmarks.textbook;

import static java.util.Objects.requireNonNull;

import dev.solvable.Outcome;
import dev.solvable.Solver;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Textbook retrograde analysis in maps: breadth first from the start, and then backward from the ends. A solver is
 * asked only for the rules.
 */
public final class HashMapRetrograde {
    private final Solver rules;
    private final Map<Long, List<Long>> predecessors = new HashMap<>();

    /** The number of moves of a position that are not known to lose. */
    private final Map<Long, Integer> open = new HashMap<>();

    private final Map<Long, Outcome> outcomes = new HashMap<>();
    private final Map<Long, Integer> distances = new HashMap<>();

    /** Analyses the positions that are reachable from the start. */
    public HashMapRetrograde(Solver rules) {
        this.rules = rules;
        Deque<Long> ends = enumerate();
        spreadWins(new ArrayDeque<>(ends));
        spreadDraws(ends);
    }

    /** Returns the positions in which the game is over. */
    private Deque<Long> enumerate() {
        Deque<Long> ends = new ArrayDeque<>();
        Deque<Long> queue = new ArrayDeque<>(List.of(rules.initial()));
        predecessors.put(rules.initial(), new ArrayList<>());
        while (!queue.isEmpty()) {
            long position = queue.remove();
            int[] moves = rules.moves(position);
            open.put(position, moves.length);
            if (moves.length == 0) {
                outcomes.put(position, rules.outcome(position)); // by the rules, without an analysis
                distances.put(position, 0);
                ends.add(position);
            }
            for (int move : moves) {
                long next = rules.play(position, move);
                predecessors
                        .computeIfAbsent(next, found -> {
                            queue.add(found);
                            return new ArrayList<>();
                        })
                        .add(position);
            }
        }
        return ends;
    }

    private void spreadWins(Deque<Long> queue) {
        while (!queue.isEmpty()) {
            long position = queue.remove();
            Outcome outcome = outcomes.get(position);
            for (long before : requireNonNull(predecessors.get(position))) {
                if (outcome == Outcome.DRAW || outcomes.containsKey(before)) {
                    continue;
                }
                boolean wins = outcome == Outcome.LOSS;
                if (wins || open.merge(before, -1, Integer::sum) == 0) {
                    outcomes.put(before, wins ? Outcome.WIN : Outcome.LOSS);
                    distances.put(before, requireNonNull(distances.get(position)) + 1);
                    queue.add(before);
                }
            }
        }
    }

    private void spreadDraws(Deque<Long> queue) {
        queue.removeIf(end -> outcomes.get(end) != Outcome.DRAW);
        while (!queue.isEmpty()) {
            long position = queue.remove();
            for (long before : requireNonNull(predecessors.get(position))) {
                if (!outcomes.containsKey(before)) {
                    outcomes.put(before, Outcome.DRAW);
                    distances.put(before, requireNonNull(distances.get(position)) + 1);
                    queue.add(before);
                }
            }
        }
    }

    /** The number of positions. */
    public int positions() {
        return predecessors.size();
    }

    /** The outcome of a reachable position; an undecided one is drawn. */
    public Outcome outcome(long position) {
        return outcomes.getOrDefault(position, Outcome.DRAW);
    }

    /** The plies to the end of the game. */
    public int distance(long position) {
        return distances.getOrDefault(position, Solver.ENDLESS);
    }
}
