package dev.solvable.tool.analysis;

import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.ScoreSolver;
import dev.solvable.Solver;
import dev.solvable.runtime.GameGraph;
import dev.solvable.runtime.Scores;
import dev.solvable.tool.games.OpeningTables;
import java.util.Locale;

/** The value of a move to the mover, from the value of the position after it. */
public final class Scoring {
    private Scoring() {}

    /** Whether the player who moves from a position to a successor moves again. */
    public static boolean keepsTurn(Solver solver, long position, long next) {
        if (OpeningTables.without(solver) instanceof GameGraph graph) {
            return graph.keepsTurn(position, next);
        }
        Player mover = solver.toMove(position);
        return mover != Player.EITHER && mover == solver.toMove(next);
    }

    /**
     * The points that the player who moves from a position to a successor gets by this move.
     *
     * @throws IllegalArgumentException where the solver is not a generated one, which alone knows the points
     */
    public static int gain(ScoreSolver solver, long position, long next) {
        if (OpeningTables.without(solver) instanceof GameGraph graph) {
            return graph.gain(position, next);
        }
        throw new IllegalArgumentException(
                solver.getClass().getName() + " is no generated solver, so the points of a move are not known");
    }

    /**
     * The points of the player who moves from a position to a successor, this move included, less the other player's,
     * where both play for the difference afterwards.
     */
    public static int scoreOf(ScoreSolver solver, long position, long next) {
        int rest = solver.score(next);
        return gain(solver, position, next) + (keepsTurn(solver, position, next) ? rest : -rest);
    }

    /** The outcome that the mover gets by the move from a position to a successor. */
    public static Outcome outcomeOf(Solver solver, long position, long next) {
        if (solver instanceof ScoreSolver scores) {
            return Scores.outcome(scoreOf(scores, position, next));
        }
        Outcome outcome = solver.outcome(next);
        if (keepsTurn(solver, position, next)) {
            return outcome;
        }
        return switch (outcome) {
            case WIN -> Outcome.LOSS;
            case DRAW -> Outcome.DRAW;
            case LOSS -> Outcome.WIN;
        };
    }

    /** A score with its sign: {@code +3}, {@code -1}, {@code 0}. */
    public static String signed(int score) {
        return score == 0 ? "0" : String.format(Locale.ROOT, "%+d", score);
    }
}
