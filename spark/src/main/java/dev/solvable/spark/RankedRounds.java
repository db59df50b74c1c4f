package dev.solvable.spark;

import dev.solvable.runtime.PositionRanks;
import dev.solvable.runtime.value.ValueCode;
import dev.solvable.spark.bytes.NumberSet;
import dev.solvable.spark.storage.WorkFolder;
import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;

/**
 * Analyses a game whose positions have ranks, in rounds over blocks of them. No positions or moves are sent or stored.
 * A round has two conversions between nearby ranks: of ranks to turned ranks, and of the turned ranks of successors or
 * predecessors to ranks, see {@link PositionRanks}. Between the two, blocks send each other sets of ranks.
 */
record RankedRounds(Steps steps, RankBlocks blocks) {
    private WorkFolder work() {
        return steps.work();
    }

    /**
     * The result of the rounds.
     *
     * @param plies the number of plies with new ranks, including that of the start
     * @param decided the steps that have found wins and losses, by distance
     * @param drawn the steps that have found draws, by distance
     */
    record Found(int plies, List<String> decided, List<String> drawn) implements Serializable {}

    /** Finds all reachable ranks and their values; finished steps are not repeated. */
    Found run() throws IOException {
        int plies = reach();
        String ends = Layers.name("decided", 0);
        String drawnEnds = Layers.name("drawn", 0);
        long[] sizes =
                steps.run(ends, "ends of the game", new RankedBackward.Opening(blocks, work(), plies, ends, drawnEnds));
        for (int ply = 0; ply < plies; ply++) {
            work().forget(RankedForward.moves(ply));
        }
        work().forget(RankedForward.seen(plies));
        OpenMoves open = new OpenMoves(blocks, work(), UUID.randomUUID(), ends, new ArrayList<>());
        List<String> decided = new ArrayList<>(List.of(ends));
        open = spread("decided", "wins and losses", decided, sizes, open);
        List<String> drawn = new ArrayList<>(List.of(drawnEnds));
        spread("drawn", "draws", drawn, sizes, open);
        return new Found(plies, decided, drawn);
    }

    private long[] start() throws IOException {
        String first = RankedForward.ranks(0);
        long[] known = work().finished(first);
        if (known != null) {
            return known;
        }
        int rank = blocks.ranks().rank(blocks.rules().initial());
        int turned = blocks.ranks().ofThread().turned(rank);
        write(RankedForward.seen(0), turned);
        write(first, rank);
        long[] sizes = new long[steps.parts()];
        sizes[rank >>> blocks.bits()] = 1;
        work().finish(first, sizes);
        return sizes;
    }

    /** Writes a stage with a single rank. */
    private void write(String stage, int rank) throws IOException {
        for (int block = 0; block < blocks.blocks(); block++) {
            NumberSet ranks = new NumberSet(blocks.size());
            if (block == rank >>> blocks.bits()) {
                ranks.add(rank & blocks.size() - 1);
            }
            work().write(stage, block, ranks.toBytes());
        }
    }

    /** Finds the reachable ranks. Returns the number of plies that have new ones. */
    private int reach() throws IOException {
        int ply = 0;
        for (long[] sizes = start(); Arrays.stream(sizes).sum() > 0; ) {
            ply++;
            sizes = steps.run(
                    RankedForward.ranks(ply),
                    "positions of ply " + ply,
                    sizes,
                    new RankedForward.Expanding(blocks, work(), ply - 1),
                    new RankedForward.Finding(blocks, work(), ply),
                    new RankedForward.Keeping(blocks, work(), ply));
            work().forget(RankedForward.seen(ply - 1));
        }
        return ply;
    }

    /**
     * Spreads values until none is new.
     *
     * @param found has the stage of the ends, and gets those of the steps
     * @param ends the number of ends in each block
     * @return the open moves after the last step
     */
    private OpenMoves spread(String name, String line, List<String> found, long[] ends, OpenMoves before)
            throws IOException {
        OpenMoves open = before;
        for (long[] sizes = ends; Arrays.stream(sizes).sum() > 0; ) {
            int distance = found.size();
            ValueCode.checkDistance(distance - 1); // of the values that the step before has found
            String step = Layers.name(name, distance);
            sizes = steps.run(
                    step,
                    line + " in " + distance + " plies",
                    sizes,
                    new RankedBackward.Turning(blocks, work(), found.get(distance - 1)),
                    new RankedBackward.TakingBack(blocks),
                    new RankedBackward.Deciding(open, step, name.equals("drawn")));
            OpenMoves after = open.after(step);
            if (open.nextIsWhole()) {
                forget(open);
            }
            open = after;
            found.add(step);
        }
        return open;
    }

    private void forget(OpenMoves open) throws IOException {
        work().forget(OpenMoves.whole(open.whole()));
        for (String step : open.since()) {
            work().forget(OpenMoves.taken(step));
        }
    }
}
