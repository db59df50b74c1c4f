package dev.solvable.runtime.value;

import dev.solvable.Outcome;
import dev.solvable.Solver;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.GameGraph;

/**
 * How the values of a table are coded: outcomes by {@link ValueCode}, scores by {@link CodedScores}. The code
 * {@link ValueCode#NONE} is no value.
 */
@ForGeneratedCode
public interface CodedValues {
    /** Outcomes, with or without distances. */
    CodedValues OUTCOMES = new CodedOutcomes();

    /** Scores, with or without distances. */
    CodedValues SCORES = new CodedScores();

    /** The code of what a solver says of a position. */
    int of(Solver solver, long position);

    /**
     * The code of the end of the game.
     *
     * @param distance 0, or -1 where no distances are kept
     */
    int atEnd(GameGraph graph, long position, int distance);

    /**
     * The code of what a move is worth to the player who makes it.
     *
     * @param next the code of the position that it leads to
     */
    int ofMove(GameGraph graph, long position, long successor, int next);

    /** The value that the player to move prefers; any is better than none. */
    int better(int one, int other);

    /** Whether a move of this value may be the best one of a position. */
    boolean isBest(int ofMove, int ofPosition);

    /** The code without its distance. */
    int withoutDistance(int code);

    /** The outcome for the player to move. */
    Outcome outcome(int code);

    /** The plies to the end; -1 where it is not kept, and for a draw without end. */
    int distance(int code);

    /** The value, without its distance, in words. */
    String words(int code);

    /** Outcomes. */
    final class CodedOutcomes implements CodedValues {
        private CodedOutcomes() {}

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
    }
}
