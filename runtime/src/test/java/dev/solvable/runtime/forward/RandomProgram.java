package dev.solvable.runtime.forward;

import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.ScoredRules;
import java.util.Random;

/**
 * A game without sense, the same for the same seed: nodes whose moves lead to later nodes, moves in a row, points, and
 * an image of each node, in which the players may be exchanged.
 */
class RandomProgram implements ScoredRules {
    private static final long SPREAD = 0x1234_5678_9ABCL;

    private static final long SHIFT = 77;

    private final int[][] targets;

    /** For each move whether it leads to the image of its target. */
    private final boolean[][] turns;

    private final boolean[] first;
    private final Outcome[] ends;
    private final int[] bounds;
    private final boolean exchanges;
    private final int mostPoints;
    private final long seed;

    /**
     * A game.
     *
     * @param mostMoves the most moves of a node
     * @param reach how far a move may lead: short ways make long plays
     * @param mostPoints the most points of a move
     */
    RandomProgram(int nodes, int mostMoves, int reach, int mostPoints, long seed) {
        Random random = new Random(seed);
        this.seed = seed;
        this.exchanges = random.nextBoolean();
        this.mostPoints = mostPoints;
        targets = new int[nodes][];
        turns = new boolean[nodes][];
        first = new boolean[nodes];
        ends = new Outcome[nodes];
        bounds = new int[nodes];
        double alternates = random.nextDouble();
        for (int node = nodes - 1; node >= 0; node--) {
            int room = Math.min(reach, nodes - 1 - node);
            int moves = room == 0 || random.nextInt(20) == 0 ? 0 : 1 + random.nextInt(mostMoves);
            targets[node] = new int[moves];
            turns[node] = new boolean[moves];
            bounds[node] = random.nextInt(3);
            for (int move = 0; move < moves; move++) {
                targets[node][move] = node + 1 + random.nextInt(room);
                turns[node][move] = random.nextInt(3) == 0;
                bounds[node] = Math.max(bounds[node], bounds[targets[node][move]] + 1 + random.nextInt(2));
            }
            first[node] = random.nextDouble() < alternates ? node % 2 == 0 : random.nextBoolean();
            ends[node] = Outcome.values()[random.nextInt(3)];
        }
    }

    int nodes() {
        return targets.length;
    }

    static long position(int node, boolean isImage) {
        return (2L * node + (isImage ? 1 : 0)) * SPREAD - SHIFT;
    }

    private static int node(long position) {
        return (int) ((position + SHIFT) / SPREAD / 2);
    }

    private static boolean isImage(long position) {
        return ((position + SHIFT) / SPREAD & 1) != 0;
    }

    @Override
    public long start() {
        return position(0, false);
    }

    @Override
    public Player toMove(long position) {
        return first[node(position)] ^ (exchanges && isImage(position)) ? Player.FIRST : Player.SECOND;
    }

    @Override
    public int successors(long position, long[] into) {
        int node = node(position);
        for (int move = 0; move < targets[node].length; move++) {
            into[move] = position(targets[node][move], turns[node][move] ^ isImage(position));
        }
        return targets[node].length;
    }

    @Override
    public int mostMoves() {
        int most = 1;
        for (int[] moves : targets) {
            most = Math.max(most, moves.length);
        }
        return most;
    }

    @Override
    public Outcome atEnd(long position) {
        return ends[node(position)];
    }

    @Override
    public int gain(long position, long successor) {
        boolean turned = isImage(position) ^ isImage(successor);
        Random random = new Random(seed + node(position) * 1_000_003L + node(successor) * 2L + (turned ? 1 : 0));
        random.nextInt();
        return random.nextInt(2 * mostPoints + 1) - mostPoints;
    }

    @Override
    public long canonical(long position) {
        return position(node(position), false);
    }

    @Override
    public int pliesLeft(long position) {
        return bounds[node(position)];
    }

    @Override
    public String format(long position) {
        return Long.toString(position);
    }

    @Override
    public long parse(String board, Player toMove) {
        long position = Long.parseLong(board);
        if (position(node(position), isImage(position)) != position || node(position) >= targets.length) {
            throw new IllegalArgumentException("no node: " + board);
        }
        return position;
    }
}
