package dev.solvable.runtime.sweep.marks;

import dev.solvable.Choice;
import dev.solvable.SolveListener;
import dev.solvable.runtime.game.marks.MarksRules;

/** The points to come for every filling of a board, given those of its successors. */
final class FillingPointsSweep extends FillingSweep {
    /** For each set of cells the number of lines in it. */
    private final byte[] linesIn;

    private final boolean own;
    private final boolean any;
    private final boolean again;

    /**
     * A sweep.
     *
     * @param table its entries are nonsense as yet
     */
    FillingPointsSweep(byte[] table, MarksRules rules, SolveListener listener) {
        this(table, rules, new MarkSteps(rules), listener);
    }

    private FillingPointsSweep(byte[] table, MarksRules rules, MarkSteps steps, SolveListener listener) {
        super(table, steps, steps.bottomUp, rules.game.choice(), listener);
        this.linesIn = linesIn(rules.cellsOfLines(), rules.cells);
        this.own = rules.game.choice() == Choice.OWN;
        this.any = rules.game.choice() == Choice.ANY;
        this.again = rules.game.again();
    }

    private static byte[] linesIn(long[] lines, int cells) {
        byte[] linesIn = new byte[1 << cells];
        for (long line : lines) {
            linesIn[(int) line]++;
        }
        for (int cell = 0; cell < cells; cell++) { // adds up over subsets, a cell after the other
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
        int best = asFirst ? bestOf(position, free, first, steps.first) : bestOf(position, free, second, steps.second);
        if (any) {
            best = Math.max(best, bestOf(position, free, second, steps.second));
        }
        table[position] = (byte) best;
    }

    /** The most points that marks on free cells lead to. */
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
