package dev.solvable.runtime.sweep.marks;

import dev.solvable.Algorithm;
import dev.solvable.Outcome;
import dev.solvable.SolveListener;
import dev.solvable.runtime.Engine.Work;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.ScoreEngine;
import dev.solvable.runtime.game.marks.MarksRules;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Solves games of marks as a whole: a table of the score of every position, indexed by the position. */
@ForGeneratedCode
public final class MarksTable implements ScoreEngine {
    private final MarksRules rules;
    private final Work work;
    private final SweptBytes scores;

    /**
     * A small table, which is not filled yet.
     *
     * @param rules the rules of the game
     * @param positions the entries of the table
     * @param threads how many threads the caller offers; one is enough
     */
    public MarksTable(MarksRules rules, int positions, int threads) {
        this(rules, positions, threads, null);
    }

    /**
     * A large table, which is not filled yet.
     *
     * @param rows how the table is cut into rows; null where it is too small for that to pay
     */
    public MarksTable(MarksRules rules, int positions, int threads, @Nullable TableRows rows) {
        this.rules = rules;
        this.work = Work.on(rules, Algorithm.SWEEP, threads);
        this.scores = new SweptBytes(rules, work.turn(), positions, -won()) {
            @Override
            void fill(byte[] table, SolveListener listener) throws InterruptedException {
                rules.tryWinCheck();
                Arrays.fill(table, ScoreSweep.NONSENSE);
                MarkSteps steps = new MarkSteps(rules);
                if (rows == null) { // no common variable: the verifier would load the class that is not used
                    new ScoreSweep(table, steps, steps.bottomUp, rules, listener).sweep();
                } else {
                    new RowSweep(table, steps, rows, rules, listener).sweep();
                }
            }
        };
    }

    /**
     * The memory of the table, a byte a position.
     *
     * @param positions the entries of the table
     */
    public static Memory memory(int positions) {
        return SweptBytes.memory(positions);
    }

    @Override
    public MarksRules rules() {
        return rules;
    }

    @Override
    public Work work() {
        return work;
    }

    @Override
    public long range() {
        return scores.range();
    }

    /** The entries of the table. */
    int positions() {
        return scores.positions();
    }

    @Override
    public int score(long position, int alpha, int beta) {
        return scores.get(position);
    }

    @Override
    public void solve(SolveListener listener) throws InterruptedException {
        scores.solve(listener);
    }

    // Answers that are ready take a few calls. Methods of this class's own leave a JVM that has played many games in no
    // doubt which ones they are, so it inlines them.

    @Override
    public Outcome outcome(long position) {
        return ScoreEngine.super.outcome(position);
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
