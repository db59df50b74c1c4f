package dev.solvable.runtime.value;

import dev.solvable.Outcome;
import dev.solvable.ScoreSolver;
import dev.solvable.Solver;
import dev.solvable.runtime.GameGraph;
import dev.solvable.runtime.Scores;
import java.util.function.LongToIntFunction;

/** An encoding of the values of a table. The code {@link ValueCode#NONE} means no value. */
public enum CodedValues {
    /** Outcomes, with or without distances, by {@link ValueCode}. */
    OUTCOMES {
        @Override
        public int of(Solver solver, long position) {
            return ValueCode.of(solver.outcome(position), solver.distance(position));
        }

        @Override
        public int atEnd(GameGraph graph, long position, int distance) {
            return ValueCode.of(graph.atEnd(position), distance);
        }

        @Override
        public int ofMove(GameGraph graph, long position, long successor, int next) {
            return ValueCode.ofMove(next, graph.keepsTurn(position, successor));
        }

        @Override
        public int better(int one, int other) {
            return ValueCode.better(one, other);
        }

        @Override
        public boolean isBest(int ofMove, int ofPosition) {
            return ofMove == ofPosition || outcome(ofPosition) == Outcome.DRAW && outcome(ofMove) == Outcome.DRAW;
        }

        @Override
        public int withoutDistance(int code) {
            return ValueCode.of(outcome(code), -1);
        }

        @Override
        public Outcome outcome(int code) {
            return ValueCode.outcome(code);
        }

        @Override
        public int distance(int code) {
            return ValueCode.distance(code);
        }

        @Override
        public String words(int code) {
            return outcome(code).toString();
        }
    },

    /** Scores, with or without distances: 1 + 255 x (score + 128) + distance + 1. A missing distance counts as -1. */
    SCORES {
        @Override
        public int of(Solver solver, long position) {
            return ofScore(((ScoreSolver) solver).score(position), solver.distance(position));
        }

        @Override
        public int atEnd(GameGraph graph, long position, int distance) {
            return ofScore(0, distance);
        }

        @Override
        public int ofMove(GameGraph graph, long position, long successor, int next) {
            int gain = graph.gain(position, successor);
            int score = graph.keepsTurn(position, successor) ? gain + score(next) : gain - score(next);
            int distance = distance(next);
            return ofScore(score, distance < 0 ? distance : distance + 1);
        }

        /** The higher score, then the smaller distance. */
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
            return ofScore(score(code), -1);
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
    };

    static final int MIN_SCORE = -128;
    static final int MAX_SCORE = 127;

    /** The greatest distance that the code of a score can have. */
    static final int MAX_DISTANCE = 253;

    private static final int DISTANCES = 255;

    /** The encoding of the values of a solver's game. */
    public static CodedValues of(Solver solver) {
        return solver instanceof ScoreSolver ? SCORES : OUTCOMES;
    }

    /**
     * The code of a score.
     *
     * @throws IllegalArgumentException if no code has this score and distance
     */
    static int ofScore(int score, int distance) {
        if (score < MIN_SCORE || score > MAX_SCORE) {
            throw new IllegalArgumentException("a table holds scores from " + MIN_SCORE + " to " + MAX_SCORE
                    + ", and a position of this game has " + score);
        }
        if (distance < -1 || distance > MAX_DISTANCE) {
            throw new IllegalArgumentException("a table of scores holds no distance of " + distance);
        }
        return 1 + DISTANCES * (score - MIN_SCORE) + distance + 1;
    }

    /** The score of a code of {@link #SCORES}. */
    public static int score(int code) {
        return (code - 1) / DISTANCES + MIN_SCORE;
    }

    /** The code of a position's value, from a solver. */
    public abstract int of(Solver solver, long position);

    /**
     * The code of the end of the game.
     *
     * @param distance 0, or -1 if no distances are stored
     */
    public abstract int atEnd(GameGraph graph, long position, int distance);

    /**
     * The code of a move's value for the player who makes it.
     *
     * @param next the code of the position after the move
     */
    public abstract int ofMove(GameGraph graph, long position, long successor, int next);

    /** The value that the player to move prefers; any is better than none. */
    public abstract int better(int one, int other);

    /**
     * The value of a position, backed up from its successors.
     *
     * @param room an array for the successors
     * @param distance the distance at the end of the game: 0, or -1 if no distances are stored
     * @param codes maps each successor to its code, which is not {@link ValueCode#NONE}
     */
    public int backedUp(GameGraph graph, long position, long[] room, int distance, LongToIntFunction codes) {
        int count = graph.successors(position, room);
        int best = count == 0 ? atEnd(graph, position, distance) : ValueCode.NONE;
        for (int i = 0; i < count; i++) {
            best = better(best, ofMove(graph, position, room[i], codes.applyAsInt(room[i])));
        }
        return best;
    }

    /** Whether a move with this value may be a best move of a position. */
    public abstract boolean isBest(int ofMove, int ofPosition);

    /** The code without its distance. */
    public abstract int withoutDistance(int code);

    /** The outcome for the player to move. */
    public abstract Outcome outcome(int code);

    /** The plies to the end; -1 if no distance is stored, and for a draw without end. */
    public abstract int distance(int code);

    /** The value, without its distance, in words. */
    public abstract String words(int code);
}
