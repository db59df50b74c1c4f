package dev.solvable.runtime.sweep.marks;

import dev.solvable.Algorithm;
import dev.solvable.Choice;
import dev.solvable.SolveListener;
import dev.solvable.runtime.Engine.Work;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.game.marks.MarksGame;
import dev.solvable.runtime.game.marks.MarksRules;
import dev.solvable.runtime.points.MarksPointsEngine;
import java.util.Arrays;

/** Solves games of marks whose lines score as a whole: a table of the points to come, indexed by the position. */
@ForGeneratedCode
public final class PointsTable implements MarksPointsEngine {
    /** In the table: a number or filling that makes no sense. */
    static final byte NONSENSE = Byte.MIN_VALUE;

    private final MarksRules rules;
    private final Work work;
    private final SweptBytes points;

    /**
     * A table that is not filled yet.
     *
     * @param rules the rules of the game
     * @param positions the entries of the table
     * @param threads how many threads the caller offers; one is enough
     */
    public PointsTable(MarksRules rules, int positions, int threads) {
        this.rules = rules;
        this.work = Work.on(rules, Algorithm.SWEEP, threads);
        this.points = new SweptBytes(rules, work.turn(), positions, NONSENSE + 1) {
            @Override
            void fill(byte[] table, SolveListener listener) throws InterruptedException {
                if (hasMasks(rules.game)) {
                    new MaskPointsSweep(table, rules.game.lines(), rules.game.again(), listener).sweep();
                } else {
                    Arrays.fill(table, NONSENSE);
                    new FillingPointsSweep(table, rules, listener).sweep();
                }
            }
        };
    }

    /**
     * The memory of the table, a byte a position, and of what filling it takes.
     *
     * @param positions the entries of the table
     */
    public static Memory memory(MarksGame game, int positions) {
        Memory table = SweptBytes.memory(positions);
        long sets = 1L << Long.bitCount(game.code().full());
        return hasMasks(game)
                ? table
                : table.and(Memory.of("the lines in each set of cells while it is filled", sets, sets));
    }

    /** Whether a position is the mask of the marked cells. */
    private static boolean hasMasks(MarksGame game) {
        return game.choice() == Choice.SHARED && !game.code().marksFall();
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
        return points.range();
    }

    @Override
    public int points(long position) {
        return points.get(position);
    }

    @Override
    public void solve(SolveListener listener) throws InterruptedException {
        points.solve(listener);
    }
}
