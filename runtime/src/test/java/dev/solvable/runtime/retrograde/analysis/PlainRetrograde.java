package dev.solvable.runtime.retrograde.analysis;

import dev.solvable.Outcome;
import dev.solvable.Solver;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/**
 * The values of all positions that can be reached, by the letter of their definition: passes over all positions until
 * nothing changes. Knows nothing of symmetries.
 */
public final class PlainRetrograde {
    public final Map<Long, long[]> successors = new HashMap<>();
    public final Map<Long, Outcome> outcomes = new HashMap<>();
    public final Map<Long, Integer> distances = new HashMap<>();
    private final Graph game;
    private final boolean takesTurns;

    /** Finds the values of what can be reached from a position. */
    public PlainRetrograde(Graph game, long root) {
        this(game, root, false);
    }

    /** The same; with {@code takesTurns} nobody moves again, whatever the graph says. */
    public PlainRetrograde(Graph game, long root, boolean takesTurns) {
        this.game = game;
        this.takesTurns = takesTurns;
        Deque<Long> open = new ArrayDeque<>();
        open.add(root);
        while (!open.isEmpty()) {
            long position = open.remove();
            if (!successors.containsKey(position)) {
                successors.put(position, game.successors(position));
                for (long next : successors.get(position)) {
                    open.add(next);
                }
                if (successors.get(position).length == 0) {
                    outcomes.put(position, game.atEnd(position));
                    distances.put(position, 0);
                }
            }
        }
        int left = -1;
        for (int ply = 1; left != outcomes.size() || ply <= maxDistance() + 1; ply++) {
            left = outcomes.size();
            decide(ply);
        }
        for (long position : successors.keySet()) {
            outcomes.putIfAbsent(position, Outcome.DRAW);
        }
        boolean changes = true;
        for (int ply = 1; changes; ply++) {
            changes = countToDraw(ply);
        }
        for (long position : successors.keySet()) {
            distances.putIfAbsent(position, Solver.ENDLESS);
        }
    }

    private int maxDistance() {
        return distances.values().stream().mapToInt(i -> i).max().orElse(0);
    }

    private void decide(int ply) {
        Map<Long, Outcome> found = new HashMap<>();
        successors.forEach((position, next) -> {
            if (!outcomes.containsKey(position)) {
                boolean wins = false;
                boolean loses = true;
                for (long after : next) {
                    boolean again = isAgain(position, after);
                    wins |= outcomes.get(after) == (again ? Outcome.WIN : Outcome.LOSS);
                    loses &= outcomes.get(after) == (again ? Outcome.LOSS : Outcome.WIN);
                }
                if (wins || loses) {
                    found.put(position, wins ? Outcome.WIN : Outcome.LOSS);
                }
            }
        });
        found.keySet().forEach(position -> distances.put(position, ply));
        outcomes.putAll(found);
    }

    /** Whether who moves from one position to another moves again. */
    public boolean isAgain(long position, long after) {
        return !takesTurns && game.isFirstToMove(position) == game.isFirstToMove(after);
    }

    private boolean countToDraw(int ply) {
        boolean[] changes = {false};
        successors.forEach((position, next) -> {
            if (!distances.containsKey(position)) {
                for (long after : next) {
                    if (outcomes.get(after) == Outcome.DRAW && distances.getOrDefault(after, ply) == ply - 1) {
                        distances.put(position, ply);
                        changes[0] = true;
                    }
                }
            }
        });
        return changes[0];
    }
}
