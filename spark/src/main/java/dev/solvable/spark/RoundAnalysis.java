package dev.solvable.spark;

import dev.solvable.runtime.value.ValueCode;
import dev.solvable.spark.storage.WorkFolder;
import java.io.IOException;
import java.util.Arrays;

/**
 * Analyses a game with cycles, or with positions that are reached at several plies.
 *
 * <p>Going forward, a round expands the positions that were first found by the round before. Each part numbers its
 * positions as they are found. Moves are stored as links, which are reversed edges: from a successor to the numbers of
 * its predecessors. Then values spread backward over the links, one ply per step: first wins and losses, then the
 * distances of drawn positions to drawn ends (Thompson 1986, Retrograde analysis of certain endgames; Romein and Bal
 * 2003, Solving Awari).
 */
final class RoundAnalysis {
    private static final String VALUED = "valued";

    private final Steps steps;
    private final WorkFolder work;
    private final Layers rounds = new Layers();

    RoundAnalysis(Steps steps) {
        this.steps = steps;
        this.work = steps.work();
    }

    /** Finds all positions and their values; finished steps are not repeated. */
    Layers run() throws IOException {
        long[] sizes = steps.start();
        while (Arrays.stream(sizes).sum() > 0) {
            rounds.add(sizes);
            int next = rounds.count();
            sizes = steps.run(
                    Layers.keys(next),
                    "positions of ply " + next,
                    sizes,
                    new RoundForward.Expanding(steps.game(), work, next - 1, rounds),
                    new RoundForward.Linking(work, next, rounds));
        }
        if (work.finished(VALUED) == null) {
            String open = "open";
            steps.run(open, "ends of the game", new RoundBackward.Collecting(work, open, rounds));
            String decided = spread(open, "decided", false);
            String valued = spread(decided, "drawn", true);
            split(valued);
        }
        return rounds;
    }

    /**
     * Spreads values until none is new.
     *
     * @param from the stage with the states before, which is deleted
     * @return the stage with the states after the last step
     */
    private String spread(String from, String name, boolean draws) throws IOException {
        String states = from;
        long[] sizes = rounds.before(rounds.count());
        boolean spreading = true;
        for (int distance = 0; spreading; distance++) {
            String next = Layers.name(name, distance + 1);
            long[] decided = steps.run(
                    next,
                    (draws ? "draws in " : "wins and losses in ") + (distance + 1) + " plies",
                    sizes,
                    new RoundBackward.Spreading(work, states, rounds, distance, draws),
                    new RoundBackward.Deciding(work, states, next, rounds, distance, draws));
            work.forget(states);
            states = next;
            spreading = Arrays.stream(decided).sum() > 0;
            if (spreading) {
                ValueCode.checkDistance(distance + 1);
            }
        }
        return states;
    }

    /** Writes the values of each round's positions. */
    private void split(String states) throws IOException {
        steps.run(VALUED, "values of all plies", new RoundBackward.Splitting(work, states, rounds));
        work.forget(states);
        for (int round = 1; round <= rounds.count(); round++) {
            work.forget(RoundForward.links(round));
            work.forget(RoundForward.ends(round - 1));
        }
    }
}
