package dev.solvable.tool.stats;

import dev.solvable.Solver;
import dev.solvable.tool.analysis.Scoring;
import java.util.ArrayList;
import java.util.List;

/**
 * The reachable positions of a game, ply by ply. If moves fill different numbers of cells, a position may occur after
 * different numbers of plies, and counts in each.
 *
 * @param game the name of the game
 * @param plies a count for each ply, from 0
 */
public record Census(String game, List<PlyCount> plies) {
    /** State spaces up to this size are visited position by position. */
    public static final long MAX_STATES = 1L << 26;

    /** Copies the list. */
    public Census {
        plies = List.copyOf(plies);
    }

    /** Whether positions of a game are counted by plies, and are few enough to visit every one. */
    public static boolean isPossible(Solver solver) {
        return !MoverCensus.isFor(solver) && solver.facts().states() <= MAX_STATES;
    }

    /** Visits every position of a game breadth first, through the solver's own moves. */
    public static Census of(Solver solver) {
        List<PlyCount> plies = new ArrayList<>();
        Ply ply = new Ply(new PositionSet(), new PositionSet());
        ply.first().add(solver.initial());
        PlyCount count = count(solver, ply, 0);
        while (count.positions() > 0) {
            plies.add(count);
            ply = successors(solver, ply);
            count = count(solver, ply, plies.size());
        }
        return new Census(solver.facts().name(), plies);
    }

    /**
     * The positions of a ply. In a game with moves that keep the turn, a position may occur with either player to move.
     *
     * @param first those in which the first player is to move
     * @param second those in which the second player is
     */
    private record Ply(PositionSet first, PositionSet second) {}

    /** The number of positions, summed over the plies. */
    public long positions() {
        return plies.stream().mapToLong(PlyCount::positions).sum();
    }

    private static PlyCount count(Solver solver, Ply positions, int ply) {
        long[] wins = new long[2];
        long draws = 0;
        long over = 0;
        for (int player = 0; player < 2; player++) {
            for (long position : (player == 0 ? positions.first() : positions.second()).toArray()) {
                switch (solver.outcome(position)) {
                    case WIN -> wins[player]++;
                    case DRAW -> draws++;
                    case LOSS -> wins[1 - player]++;
                }
                over += solver.isTerminal(position) ? 1 : 0;
            }
        }
        return new PlyCount(ply, wins[0], draws, wins[1], over);
    }

    private static Ply successors(Solver solver, Ply positions) {
        PositionSet first = new PositionSet();
        PositionSet second = new PositionSet();
        add(solver, positions.first(), first, second);
        add(solver, positions.second(), second, first);
        return new Ply(first, second);
    }

    private static void add(Solver solver, PositionSet positions, PositionSet again, PositionSet other) {
        for (long position : positions.toArray()) {
            for (int move : solver.moves(position)) {
                long next = solver.play(position, move);
                (Scoring.keepsTurn(solver, position, next) ? again : other).add(next);
            }
        }
    }
}
