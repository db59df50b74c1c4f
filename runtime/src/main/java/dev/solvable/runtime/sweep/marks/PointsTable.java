package dev.solvable.runtime.sweep.marks;

import dev.solvable.Choice;
import dev.solvable.SolveListener;
import dev.solvable.runtime.Memory;
import dev.solvable.runtime.game.marks.MarksGame;
import dev.solvable.runtime.game.marks.MarksRules;
import dev.solvable.runtime.points.MarksPointsEngine;
import java.util.Arrays;

/** Solves games of marks whose lines score as a whole: a table of the points to come, indexed by the position. */
public final class PointsTable extends SweptBytes implements MarksPointsEngine {
    /**
     * A table that is not filled yet.
     *
     * @param rules the rules of the game
     * @param positions the entries of the table
     * @param threads the number of threads that the caller offers; one is used
     */
    public PointsTable(MarksRules rules, int positions, int threads) {
        super(rules, positions, threads, NONSENSE + 1);
    }

    @Override
    protected byte[] fill(SolveListener listener) throws InterruptedException {
        MarksRules rules = rules();
        byte[] table = new byte[positions()];
        if (hasMasks(rules.game)) {
            new MaskPointsSweep(table, rules.game.lines(), rules.game.again(), listener).sweep();
        } else {
            Arrays.fill(table, NONSENSE);
            new Sweep(table, rules, listener).sweep();
        }
        return table;
    }

    /**
     * The memory of the table, a byte for each position, and the memory to fill it.
     *
     * @param positions the entries of the table
     */
    public static Memory memory(MarksGame game, int positions) {
        Memory table = memory(positions);
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
    public int points(long position) {
        return value(position);
    }

    /** The points to come for every filling of a board, given those of its successors. */
    private static final class Sweep extends FillingSweep {
        /** For each set of cells the number of lines in it. */
        private final byte[] linesIn;

        private final boolean again;

        Sweep(byte[] table, MarksRules rules, SolveListener listener) {
            super(table, rules, 0, listener);
            this.linesIn = linesIn(rules.cellsOfLines(), rules.cells);
            this.again = rules.game.again();
        }

        private static byte[] linesIn(long[] lines, int cells) {
            byte[] linesIn = new byte[1 << cells];
            for (long line : lines) {
                linesIn[(int) line]++;
            }
            for (int cell = 0; cell < cells; cell++) { // adds up over subsets, cell by cell
                int bit = 1 << cell;
                for (int set = bit; set < linesIn.length; set = set + 1 | bit) {
                    linesIn[set] += linesIn[set ^ bit];
                }
            }
            return linesIn;
        }

        @Override
        void visit(int position, int first, int second, int lead, int free) {
            if (free == 0) {
                table[position] = 0;
                return;
            }
            boolean asFirst = !own || lead == 0;
            int best =
                    asFirst ? bestOf(position, free, first, steps.first) : bestOf(position, free, second, steps.second);
            if (any) {
                best = Math.max(best, bestOf(position, free, second, steps.second));
            }
            table[position] = (byte) best;
        }

        /** The maximum points over all marks on free cells. */
        private int bestOf(int position, int free, int marks, int[] markSteps) {
            int linesBefore = linesIn[marks];
            int best = Integer.MIN_VALUE;
            for (int rest = free; rest != 0; rest &= rest - 1) {
                int gain = linesIn[marks | rest & -rest] - linesBefore;
                int after = table[position + markSteps[Integer.numberOfTrailingZeros(rest)]];
                best = Math.max(best, again && gain > 0 ? gain + after : gain - after);
            }
            return best;
        }
    }
}
