package dev.solvable.spark;

import dev.solvable.runtime.value.ValueCode;
import dev.solvable.spark.storage.WorkFolder;
import java.io.IOException;
import java.util.Arrays;

/**
 * Analyses a game in which play may return to a position, or in which different numbers of moves lead to one.
 *
 * <p>Forward in rounds: a round expands the positions that the one before was the first to find. In each part positions
 * are numbered as they are found. Moves are kept as reversed edges: at the position that they lead to, with the numbers
 * of the positions that they come from. Then values spread over the links from the ends backwards, a ply at a time:
 * first wins and losses, then how far drawn ends are over drawn positions (Thompson 1986, Retrograde analysis of
 * certain endgames; Romein and Bal 2003, Solving Awari).
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

    /** Finds all positions and their values, but for what is found already. */
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
     * @param from what is known before, which is forgotten
     * @return what is known then
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

    /** Gives each round the values of its positions. */
    private void split(String states) throws IOException {
        steps.run(VALUED, "values of all plies", new RoundBackward.Splitting(work, states, rounds));
        work.forget(states);
        for (int round = 1; round <= rounds.count(); round++) {
            work.forget(RoundForward.links(round));
            work.forget(RoundForward.ends(round - 1));
        }
    }
}
