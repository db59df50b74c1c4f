package dev.solvable.tool.stats;

import dev.solvable.Player;
import dev.solvable.Solver;
import java.util.ArrayList;
import java.util.List;

/**
 * The positions of a game that some play reaches, ply by ply. Where moves fill different numbers of cells a position
 * may come up after different numbers of plies, and counts in each.
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

    /** Whether a game is small enough to visit every position, and ends. */
    public static boolean isPossible(Solver solver) {
        return !EndlessCensus.isFor(solver) && solver.facts().states() <= MAX_STATES;
    }

    /** Visits every position of a game breadth first, through the solver's own moves. */
    public static Census of(Solver solver) {
        List<PlyCount> plies = new ArrayList<>();
        long[] positions = {solver.initial()};
        for (Player mover = Player.FIRST; positions.length > 0; mover = other(mover)) {
            plies.add(count(solver, positions, plies.size(), mover));
            positions = successors(solver, positions);
        }
        return new Census(solver.facts().name(), plies);
    }

    /** All positions, those of each ply counted on their own. */
    public long positions() {
        return plies.stream().mapToLong(PlyCount::positions).sum();
    }

    private static PlyCount count(Solver solver, long[] positions, int ply, Player mover) {
        long wins = 0;
        long draws = 0;
        long losses = 0;
        long over = 0;
        for (long position : positions) {
            switch (solver.outcome(position)) {
                case WIN -> wins++;
                case DRAW -> draws++;
                case LOSS -> losses++;
            }
            over += solver.isTerminal(position) ? 1 : 0;
        }
        return mover == Player.FIRST
                ? new PlyCount(ply, wins, draws, losses, over)
                : new PlyCount(ply, losses, draws, wins, over);
    }

    private static long[] successors(Solver solver, long[] positions) {
        PositionSet successors = new PositionSet();
        for (long position : positions) {
            for (int move : solver.moves(position)) {
                successors.add(solver.play(position, move));
            }
        }
        return successors.toArray();
    }

    private static Player other(Player player) {
        return player == Player.FIRST ? Player.SECOND : Player.FIRST;
    }
}
