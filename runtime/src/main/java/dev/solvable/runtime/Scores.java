package dev.solvable.runtime;

import dev.solvable.Ending;
import dev.solvable.Outcome;

/** What a move makes of the scores of {@link ScoreEngine}, and of bounds on them. */
@ForGeneratedCode
public final class Scores {
    private Scores() {}

    /** What a score or a difference of points is for the player whose it is. */
    public static Outcome outcome(int score) {
        return score > 0 ? Outcome.WIN : score < 0 ? Outcome.LOSS : Outcome.DRAW;
    }

    /** What it is for the player to move that no move is left. */
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
        return Integer.signum(score) - score; // without a branch, which would often be guessed wrong
    }

    /** The bound on the other player's score after a move that follows from a bound on the mover's score before it. */
    public static int after(int bound) {
        return -Integer.signum(bound) - bound;
    }
}
