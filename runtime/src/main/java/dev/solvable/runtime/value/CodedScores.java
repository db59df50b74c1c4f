package dev.solvable.runtime.value;

import dev.solvable.Outcome;
import dev.solvable.ScoreSolver;
import dev.solvable.Solver;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.GameGraph;
import dev.solvable.runtime.Scores;

/** Scores as codes: 1 + 255 x (score + 128) + distance + 1. The distance is -1 where it is not kept. */
@ForGeneratedCode
public final class CodedScores implements CodedValues {
    /** The least score that a code can have. */
    static final int MIN_SCORE = -128;

    /** The greatest one. */
    static final int MAX_SCORE = 127;

    /** The greatest distance. */
    static final int MAX_DISTANCE = 253;

    private static final int DISTANCES = 255;

    /**
     * The code of a score.
     *
     * @throws IllegalArgumentException where no code has this score and distance
     */
    static int code(int score, int distance) {
        if (score < MIN_SCORE || score > MAX_SCORE) {
            throw new IllegalArgumentException("a table holds scores from " + MIN_SCORE + " to " + MAX_SCORE
                    + ", and a position of this game has " + score);
        }
        if (distance < -1 || distance > MAX_DISTANCE) {
            throw new IllegalArgumentException("a table of scores holds no distance of " + distance);
        }
        return 1 + DISTANCES * (score - MIN_SCORE) + distance + 1;
    }

    /** The score of a code. */
    public static int score(int code) {
        return (code - 1) / DISTANCES + MIN_SCORE;
    }

    @Override
    public int of(Solver solver, long position) {
        return code(((ScoreSolver) solver).score(position), solver.distance(position));
    }

    @Override
    public int atEnd(GameGraph graph, long position, int distance) {
        return code(0, distance);
    }

    @Override
    public int ofMove(GameGraph graph, long position, long successor, int next) {
        int gain = graph.gain(position, successor);
        int score = graph.keepsTurn(position, successor) ? gain + score(next) : gain - score(next);
        int distance = distance(next);
        return code(score, distance < 0 ? distance : distance + 1);
    }

    /** The higher score, then the shorter way to it. */
    @Override
    public int better(int one, int other) {
        if (one == ValueCode.NONE || other == ValueCode.NONE) {
            return one + other;
        }
        return score(one) == score(other) ? Math.min(one, other) : Math.max(one, other);
    }

    @Override
    public boolean isBest(int ofMove, int ofPosition) {
        return ofMove == ofPosition;
    }

    @Override
    public int withoutDistance(int code) {
        return code(score(code), -1);
    }

    @Override
    public Outcome outcome(int code) {
        return Scores.outcome(score(code));
    }

    @Override
    public int distance(int code) {
        return (code - 1) % DISTANCES - 1;
    }

    @Override
    public String words(int code) {
        return String.valueOf(score(code));
    }
}
