package dev.solvable.tool.stats;

import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.tool.analysis.GameKind;
import dev.solvable.tool.labels.PositionQueue;
import java.util.Optional;

/**
 * The reachable positions of a game, each counted once, by the side to move. If pieces move or the rules are a program,
 * a position may occur after different numbers of plies, or repeatedly.
 *
 * @param game the name of the game
 * @param first those in which the first player is to move
 * @param second those in which the second player is
 */
public record MoverCensus(String game, Count first, Count second) {
    /** The most positions to visit: each takes 16 to 32 bytes. */
    public static final int MAX_POSITIONS = 1 << 24;

    /**
     * Positions by their outcome for the player to move.
     *
     * @param wins the won ones
     * @param draws the drawn ones
     * @param losses the lost ones
     * @param over how many of all these are terminal
     * @param longest the greatest distance of a won or lost position, 0 where there is none
     */
    public record Count(long wins, long draws, long losses, long over, int longest) {
        static final Count NONE = new Count(0, 0, 0, 0, 0);

        /** All positions. */
        public long positions() {
            return wins + draws + losses;
        }

        private static Count of(Outcome outcome, boolean isOver, int distance) {
            return new Count(
                    outcome == Outcome.WIN ? 1 : 0,
                    outcome == Outcome.DRAW ? 1 : 0,
                    outcome == Outcome.LOSS ? 1 : 0,
                    isOver ? 1 : 0,
                    outcome == Outcome.DRAW ? 0 : distance);
        }

        /** The sum of these positions and others. */
        public Count plus(Count other) {
            return new Count(
                    wins + other.wins,
                    draws + other.draws,
                    losses + other.losses,
                    over + other.over,
                    Math.max(longest, other.longest));
        }
    }

    /** Whether positions of a game are counted by the side to move, because they have no number of plies. */
    public static boolean isFor(Solver solver) {
        return GameKind.of(solver) != GameKind.FILLING;
    }

    /**
     * Visits every position of a game, through the solver's own moves.
     *
     * @param most the maximum number of positions
     * @return empty where there are more
     */
    public static Optional<MoverCensus> of(Solver solver, int most) {
        PositionQueue positions = new PositionQueue();
        positions.add(solver.initial());
        for (int visited = 0; visited < positions.size(); visited++) {
            long position = positions.get(visited);
            for (int move : solver.moves(position)) {
                positions.add(solver.play(position, move));
            }
            if (positions.size() > most) {
                return Optional.empty();
            }
        }
        return Optional.of(of(solver, positions));
    }

    /** Counts positions from the last to the first, so that a search finds their successors in its table. */
    private static MoverCensus of(Solver solver, PositionQueue positions) {
        Count first = Count.NONE;
        Count second = Count.NONE;
        for (int number = positions.size() - 1; number >= 0; number--) {
            long position = positions.get(number);
            Count one = Count.of(solver.outcome(position), solver.isTerminal(position), solver.distance(position));
            if (solver.toMove(position) == Player.FIRST) {
                first = first.plus(one);
            } else {
                second = second.plus(one);
            }
        }
        return new MoverCensus(solver.facts().name(), first, second);
    }

    /** All positions. */
    public Count both() {
        return first.plus(second);
    }
}
