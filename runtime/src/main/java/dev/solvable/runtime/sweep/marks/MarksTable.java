package dev.solvable.runtime.sweep.marks;

import dev.solvable.Outcome;
import dev.solvable.SolveListener;
import dev.solvable.runtime.ScoreEngine;
import dev.solvable.runtime.Scores;
import dev.solvable.runtime.game.marks.MarksRules;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Solves games of marks as a whole: a table of the score of every position, indexed by the position. */
public final class MarksTable extends SweptBytes implements ScoreEngine {
    private final @Nullable TableRows rows;

    /**
     * A small table, which is not filled yet.
     *
     * @param rules the rules of the game
     * @param positions the entries of the table
     * @param threads the number of threads that the caller offers; one is used
     */
    public MarksTable(MarksRules rules, int positions, int threads) {
        this(rules, positions, threads, null);
    }

    /**
     * A large table, which is not filled yet.
     *
     * @param rows the rows of the table; null if it is too small for rows to pay
     */
    public MarksTable(MarksRules rules, int positions, int threads, @Nullable TableRows rows) {
        super(rules, positions, threads, -rules.cells - 1);
        this.rows = rows;
    }

    @Override
    protected byte[] fill(SolveListener listener) throws InterruptedException {
        MarksRules rules = rules();
        rules.tryWinCheck();
        byte[] table = new byte[positions()];
        Arrays.fill(table, NONSENSE);
        if (rows == null) { // no common variable: the verifier would load the class that is not used
            new ScoreSweep(table, rules, 0, listener).sweep();
        } else {
            new RowSweep(table, rows, rules, listener).sweep();
        }
        return table;
    }

    @Override
    public int score(long position, int alpha, int beta) {
        return value(position);
    }

    // These look-ups are short. A JVM that has played many games can still inline them, as methods of this class.

    @Override
    public Outcome outcome(long position) {
        return Scores.outcome(score(position, -1, 1)); // no game of marks is always drawn
    }

    @Override
    public int distance(long position) {
        return ScoreEngine.super.distance(position);
    }

    @Override
    public int bestMove(long position) {
        return ScoreEngine.super.bestMove(position);
    }
}
