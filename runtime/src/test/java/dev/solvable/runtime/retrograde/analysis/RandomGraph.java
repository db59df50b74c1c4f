package dev.solvable.runtime.retrograde.analysis;

import dev.solvable.Outcome;
import java.util.Random;

/** A graph with cycles, moves in a row and ends of every kind, the same for the same seed. */
public record RandomGraph(long[][] next, Outcome[] ends, boolean[] first) implements Graph {
    /** Nodes far apart as numbers, negative ones among them. */
    public static long number(int node) {
        return node * 0x1234_5678_9ABCL - 77;
    }

    public static int node(long number) {
        return (int) ((number + 77) / 0x1234_5678_9ABCL);
    }

    public static RandomGraph of(int nodes, int mostMoves, double endless, long seed) {
        Random random = new Random(seed);
        long[][] next = new long[nodes][];
        Outcome[] ends = new Outcome[nodes];
        boolean[] first = new boolean[nodes];
        int reach = 1 + random.nextInt(nodes); // short steps make long plays
        for (int node = 0; node < nodes; node++) {
            int moves = random.nextDouble() < endless ? 1 + random.nextInt(mostMoves) : random.nextInt(mostMoves + 1);
            next[node] = new long[moves];
            for (int move = 0; move < moves; move++) {
                next[node][move] = number(Math.floorMod(node + random.nextInt(2 * reach + 1) - reach / 2, nodes));
            }
            ends[node] = Outcome.values()[random.nextInt(3)];
            first[node] = random.nextBoolean();
        }
        return new RandomGraph(next, ends, first);
    }

    @Override
    public long start() {
        return number(0);
    }

    @Override
    public int mostMoves() {
        int most = 1;
        for (long[] moves : next) {
            most = Math.max(most, moves.length);
        }
        return most;
    }

    @Override
    public long[] successors(long position) {
        return next[node(position)];
    }

    @Override
    public Outcome atEnd(long position) {
        return ends[node(position)];
    }

    @Override
    public boolean isFirstToMove(long position) {
        return first[node(position)];
    }

    @Override
    public boolean exists(long position) {
        int node = node(position);
        return node >= 0 && node < next.length && number(node) == position;
    }
}
