package dev.solvable.tool.analysis;

import dev.solvable.Outcome;
import dev.solvable.Player;
import dev.solvable.ScoreSolver;
import dev.solvable.Solver;
import dev.solvable.runtime.Scores;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * What a move is worth to the player who makes it.
 *
 * @param move its index
 * @param name its name as {@link MoveNames} has it, such as {@code b2} or {@code a1-a2-b1}
 * @param outcome what the mover gets under perfect play after it; where points are played for, the sign of
 *     {@code score}
 * @param distance the plies to the end of the game, this move included, at least 1; {@link Solver#ENDLESS} for a draw
 *     without end
 * @param score the mover's points from this move on less the other player's; null where the game is not played for
 *     points, and so is {@code gain}
 * @param gain the points that this move gets the mover
 * @param again true where the mover moves again; else null
 * @param board the board after it, as {@link BoardText} writes it
 * @param toMove who is to move after it
 */
public record MoveValue(
        int move,
        String name,
        Outcome outcome,
        int distance,
        @Nullable Integer score,
        @Nullable Integer gain,
        @Nullable Boolean again,
        String board,
        Player toMove) {
    /**
     * Orders moves from best to worst: by score and then the shortest way to it, or by outcome and then the fastest win
     * or the slowest loss; of equal moves the one with the least index is first.
     */
    public static final Comparator<MoveValue> BEST_FIRST = Comparator.comparingInt(MoveValue::negatedScore)
            .thenComparing(MoveValue::outcome) // a win comes before a draw, a draw before a loss
            .thenComparingInt(MoveValue::haste)
            .thenComparingInt(MoveValue::move);

    static MoveValue of(Solver solver, MoveNames names, long position, int move) {
        long next = solver.play(position, move);
        int rest = solver.distance(next);
        Integer score = solver instanceof ScoreSolver scores ? (Integer) Scoring.scoreOf(scores, position, next) : null;
        return new MoveValue(
                move,
                names.of(position, move),
                score == null ? Scoring.outcomeOf(solver, position, next) : Scores.outcome(score),
                rest == Solver.ENDLESS ? rest : 1 + rest,
                score,
                solver instanceof ScoreSolver scores ? (Integer) Scoring.gain(scores, position, next) : null,
                Scoring.keepsTurn(solver, position, next) ? true : null,
                BoardText.of(solver, next),
                solver.toMove(next));
    }

    private int negatedScore() {
        return score == null ? 0 : -score;
    }

    /** The order among moves of the same outcome: the least value comes first. */
    private int haste() {
        if (score != null) {
            return distance;
        }
        return switch (outcome) {
            case WIN -> distance;
            case DRAW -> 0;
            case LOSS -> -distance;
        };
    }

    /** The value in words: {@code WIN in 3}, {@code DRAW without end}, {@code +3 in 7}. */
    public String words() {
        return words(outcome, distance, score);
    }

    /** The value of a position in the same words. */
    public static String words(Outcome outcome, int distance, @Nullable Integer score) {
        if (score != null) {
            return Scoring.signed(score) + " in " + distance;
        }
        return distance == Solver.ENDLESS ? outcome + " without end" : outcome + " in " + distance;
    }

    /** The value in a cell: {@code W3}, {@code +3}. */
    public String label() {
        return score == null ? outcome.name().charAt(0) + String.valueOf(distance) : Scoring.signed(score);
    }
}
