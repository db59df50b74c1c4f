package dev.solvable.runtime.sweep.marks;

import dev.solvable.Algorithm;
import dev.solvable.Choice;
import dev.solvable.SolveListener;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.Turn;
import dev.solvable.runtime.game.marks.MarksGame;
import dev.solvable.runtime.game.marks.MarksRules;
import dev.solvable.runtime.points.MarksPointsEngine;
import dev.solvable.runtime.sweep.SweptTable;
import java.util.Arrays;

/** Solves games of marks whose lines score as a whole: a table of the points to come, indexed by the position. */
@ForGeneratedCode
public final class PointsTable implements MarksPointsEngine {
    /** In the table: a number or filling that makes no sense. */
    static final byte NONSENSE = Byte.MIN_VALUE;

    private final MarksRules rules;
    private final int positions;
    private final int threads;
    private final Turn turn;
    private final SweptTable<byte[]> points;

    /**
     * A table that is not filled yet.
     *
     * @param rules the rules of the game
     * @param positions the entries of the table
     * @param threads how many threads the caller offers; one is enough
     */
    public PointsTable(MarksRules rules, int positions, int threads) {
        this.rules = rules;
        this.positions = positions;
        this.threads = threads;
        this.turn = new Turn(rules);
        this.points = new AllPoints();
    }

    /**
     * The memory of the table, a byte a position, and of what filling it takes.
     *
     * @param positions the entries of the table
     */
    public static Memory memory(MarksGame game, int positions) {
        Memory table = Memory.of("the table of scores", positions, positions);
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
    public int threads() {
        return threads;
    }

    @Override
    public Turn turn() {
        return turn;
    }

    @Override
    public Algorithm algorithm() {
        return Algorithm.SWEEP;
    }

    @Override
    public long range() {
        return rules.rangeOf(positions);
    }

    @Override
    public int points(long position) {
        if (position < 0 || position >= positions) {
            rules.check(position); // says what is wrong with it
        }
        int found = points.get()[(int) position];
        if (found == NONSENSE) {
            rules.check(position); // says why it makes no sense
        }
        return found;
    }

    @Override
    public void solve(SolveListener listener) throws InterruptedException {
        points.solve(listener);
    }

    @Override
    public void solve(long position, SolveListener listener) throws InterruptedException {
        points.solve(listener);
    }

    /** The points of every position. */
    private final class AllPoints extends SweptTable<byte[]> {
        AllPoints() {
            super(turn, "table", positions, positions);
        }

        @Override
        protected byte[] fill(SolveListener listener) throws InterruptedException {
            byte[] table = new byte[positions];
            if (hasMasks(rules.game)) {
                new MaskPointsSweep(table, rules.game.lines(), rules.game.again(), listener).sweep();
            } else {
                Arrays.fill(table, NONSENSE);
                new FillingPointsSweep(table, rules, listener).sweep();
            }
            return table;
        }
    }
}
