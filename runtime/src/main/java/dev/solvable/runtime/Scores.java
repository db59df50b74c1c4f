package dev.solvable.runtime;

import dev.solvable.Ending;
import dev.solvable.Outcome;

/** Arithmetic on the scores of {@link ScoreEngine}, and on bounds on them. */
@ForGeneratedCode
public final class Scores {
    private Scores() {}

    /** The outcome of a score or of a difference of points, for the same player. */
    public static Outcome outcome(int score) {
        return score > 0 ? Outcome.WIN : score < 0 ? Outcome.LOSS : Outcome.DRAW;
    }

    /** The outcome of a position without moves, for the player to move. */
    public static Outcome withoutMove(Ending noMoves) {
        return switch (noMoves) {
            case WINS -> Outcome.WIN;
            case LOSES -> Outcome.LOSS;
            case DRAWS -> Outcome.DRAW;
            case SCORES, TAKES -> throw new IllegalStateException("no ending of a game: " + noMoves);
        };
    }

    /** The mover's score, given the other player's after the move: the end is a ply farther away. */
    public static int before(int score) {
        return Integer.signum(score) - score; // without a branch, which would often be mispredicted
    }

    /** The bound on the other player's score after a move that follows from a bound on the mover's score before it. */
    public static int after(int bound) {
        return -Integer.signum(bound) - bound;
    }
}
