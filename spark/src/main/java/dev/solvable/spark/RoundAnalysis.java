package dev.solvable.spark;

import java.io.IOException;
import java.util.Arrays;

/**
 * Analyses a game in which play may return to a position, or in which different numbers of moves lead to one.
 *
 * <p>Forward in rounds: a round expands the positions that the one before was the first to find. In each part positions
 * are numbered as they are found, and moves are kept at the position that they lead to, as links to the numbers of
 * those that they come from. Then values spread over the links from the ends backwards, a ply at a time: first wins and
 * losses, then how far drawn ends are over drawn positions (Thompson 1986, Retrograde analysis of certain endgames;
 * Romein and Bal 2003, Solving Awari).
 */
final class RoundAnalysis {
    private static final String VALUED = "valued";

    private final GameClass game;
    private final WorkFolder work;
    private final Exchange exchange;
    private final Console console;
    private final Layers rounds = new Layers();

    RoundAnalysis(GameClass game, WorkFolder work, Exchange exchange, Console console) {
        this.game = game;
        this.work = work;
        this.exchange = exchange;
        this.console = console;
    }

    /** Finds all positions and their values, but for what is found already. */
    Layers run() throws IOException {
        long[] sizes = Start.of(game, work, exchange.parts());
        while (Arrays.stream(sizes).sum() > 0) {
            rounds.add(sizes);
            sizes = expand(rounds.count() - 1, sizes);
        }
        if (work.finished(VALUED) == null) {
            String open = collect();
            String decided = spread(open, "decided", false);
            String valued = spread(decided, "drawn", true);
            split(valued);
        }
        return rounds;
    }

    private long[] expand(int round, long[] sizes) throws IOException {
        String next = Layers.keys(round + 1);
        long[] known = work.finished(next);
        if (known != null) {
            return known;
        }
        long[] found = exchange.run(
                console.step("positions of ply " + (round + 1)),
                sizes,
                new RoundForward.Expanding(game, work, round, rounds),
                new RoundForward.Linking(work, round + 1, rounds));
        work.finish(next, found);
        console.found(Arrays.stream(found).sum());
        return found;
    }

    /** Puts together what is known of the positions of each part before values spread. */
    private String collect() throws IOException {
        String states = "open";
        if (work.finished(states) == null) {
            work.finish(
                    states,
                    exchange.run(console.step("ends of the game"), new RoundBackward.Collecting(work, states, rounds)));
        }
        return states;
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
            long[] decided = work.finished(next);
            if (decided == null) {
                decided = exchange.run(
                        console.step((draws ? "draws in " : "wins and losses in ") + (distance + 1) + " plies"),
                        sizes,
                        new RoundBackward.Spreading(work, states, rounds, distance, draws),
                        new RoundBackward.Deciding(work, states, next, rounds, distance, draws));
                work.finish(next, decided);
                console.found(Arrays.stream(decided).sum());
            }
            work.forget(states);
            states = next;
            spreading = Arrays.stream(decided).sum() > 0;
        }
        return states;
    }

    /** Gives each round the values of its positions. */
    private void split(String states) throws IOException {
        work.finish(
                VALUED,
                exchange.run(console.step("values of all plies"), new RoundBackward.Splitting(work, states, rounds)));
        work.forget(states);
        for (int round = 1; round <= rounds.count(); round++) {
            work.forget(RoundForward.links(round));
            work.forget(RoundForward.ends(round - 1));
        }
    }
}
