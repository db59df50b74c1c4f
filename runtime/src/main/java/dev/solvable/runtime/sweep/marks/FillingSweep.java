package dev.solvable.runtime.sweep.marks;

import dev.solvable.Choice;
import dev.solvable.SolveListener;
import dev.solvable.runtime.Turn;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.game.marks.MarksRules;
import java.util.List;

/**
 * A walk through the fillings of a board, cell by cell: fillings with a mark on a cell come before those without one. A
 * move adds a mark, so the successors of a filling come before it.
 */
abstract class FillingSweep {
    /** The number of cells that vary between two checks of the interrupt status. */
    private static final int BLOCK_CELLS = 9;

    /** The maximum {@link #blockDepth}: with more, progress would be reported more often than needed. */
    private static final int MAX_CELLS_OF_BLOCK_NUMBER = 12;

    final byte[] table;
    final MarkSteps steps;

    /** Whether each player has marks of their own. */
    final boolean own;

    /** Whether a player may put either mark. */
    final boolean any;

    private final boolean twoKinds;

    /** The cells to fill, in the order in which they are filled: each after the one below it if marks fall. */
    private final int[] order;

    /**
     * If players have their own marks, the number of cells: those left to fill bound the first player's lead, which has
     * to end at 0 or 1. Else a number too large to matter.
     */
    private final int cellsForLead;

    /** The number of leading cells, in the order, in which all fillings of a block agree. */
    private final int blockDepth;

    private final SolveListener listener;

    /**
     * A walk.
     *
     * @param rowCells the cells not to fill, cell i as bit i
     */
    FillingSweep(byte[] table, MarksRules rules, long rowCells, SolveListener listener) {
        int cells = rules.cells;
        this.table = table;
        this.steps = new MarkSteps(rules);
        this.order = new int[cells - Long.bitCount(rowCells)];
        int count = 0;
        for (int cell : steps.bottomUp) {
            if ((rowCells >>> cell & 1) == 0) {
                order[count] = cell;
                count++;
            }
        }
        this.own = rules.game.choice() == Choice.OWN;
        this.any = rules.game.choice() == Choice.ANY;
        this.twoKinds = own || any;
        this.cellsForLead = own ? cells : Integer.MAX_VALUE - 1;
        this.blockDepth = Math.max(0, Math.min(order.length, Math.min(MAX_CELLS_OF_BLOCK_NUMBER, cells - BLOCK_CELLS)));
        this.listener = listener;
    }

    /** Visits all fillings; if players have their own marks, only those with numbers of marks that turns lead to. */
    final void sweep() throws InterruptedException {
        fill(0, steps.empty, 0, 0, 0, 0);
    }

    /**
     * Visits a filling, or all fillings that agree in the cells of the order.
     *
     * @param lead the marks of the first kind minus those of the second
     * @param free the cells of the order on which a mark can be put
     */
    abstract void visit(int position, int first, int second, int lead, int free);

    private void fill(int filled, int position, int first, int second, int lead, int free) throws InterruptedException {
        int left = cellsForLead - filled;
        if (lead < -left || lead > left + 1) {
            return; // one player has too many marks, however the rest is filled
        }
        if (filled == blockDepth) {
            report(first, second);
        }
        if (filled == order.length) {
            visit(position, first, second, lead, free);
            return;
        }
        int cell = order[filled];
        if ((steps.below[cell] & ~(first | second)) != 0) {
            fill(filled + 1, position, first, second, lead, free); // no mark stays here
            return;
        }
        int mark = 1 << cell;
        if (twoKinds) {
            fill(filled + 1, position + steps.second[cell], first, second | mark, lead - 1, free);
        }
        fill(filled + 1, position + steps.first[cell], first | mark, second, lead + 1, free);
        fill(filled + 1, position, first, second, lead, free | mark);
    }

    /** Reports the blocks done: their number is that of the block that begins. */
    private void report(int first, int second) throws InterruptedException {
        int kinds = twoKinds ? 2 : 1;
        long block = 0;
        long blocks = 1;
        for (int i = 0; i < blockDepth; i++) {
            boolean isFirst = (first >>> order[i] & 1) != 0;
            boolean isSecond = (second >>> order[i] & 1) != 0;
            block = (kinds + 1) * block + (isSecond ? 0 : isFirst ? kinds - 1 : kinds);
            blocks *= kinds + 1;
        }
        Turn.tell(listener, block * table.length / blocks, table.length);
    }

    /**
     * What each mark adds to the number of a position. In every code this number is a sum over the marks, so a sweep
     * does not need the code.
     */
    static final class MarkSteps {
        /** What a mark of the first kind on each cell adds. */
        final int[] first;

        /** What a mark of the second kind on each cell adds. */
        final int[] second;

        /**
         * For each cell the one below it, as a mask, which is marked first; 0 at the bottom, and if marks do not fall.
         */
        final int[] below;

        /** The cells, each after the one below it. */
        final int[] bottomUp;

        /** The number of the empty board. */
        final int empty;

        MarkSteps(MarksRules rules) {
            MarksCode code = rules.code;
            int cells = rules.board.cells();
            long initial = code.initial();
            this.empty = (int) initial;
            this.first = new int[cells];
            this.second = new int[cells];
            this.below = new int[cells];
            this.bottomUp = new int[cells];
            for (int cell = 0; cell < cells; cell++) {
                first[cell] = (int) (code.marked(initial, code.bit(cell), true) - initial);
                second[cell] = (int) (code.marked(initial, code.bit(cell), false) - initial);
                bottomUp[cells - 1 - cell] = cell;
            }
            if (code.marksFall()) {
                putInColumns(rules.board.stacks());
            }
        }

        private void putInColumns(List<List<Integer>> stacks) {
            int put = below.length;
            for (List<Integer> stack : stacks) {
                put -= stack.size();
                int lower = 0;
                for (int height = 0; height < stack.size(); height++) {
                    int cell = stack.get(height);
                    below[cell] = lower;
                    lower = 1 << cell;
                    bottomUp[put + height] = cell;
                }
            }
        }

        /** The sum of what these marks add, each on the image of its cell. */
        int of(int firstMarks, int secondMarks, int[] images) {
            int sum = 0;
            for (int rest = firstMarks; rest != 0; rest &= rest - 1) {
                sum += first[images[Integer.numberOfTrailingZeros(rest)]];
            }
            for (int rest = secondMarks; rest != 0; rest &= rest - 1) {
                sum += second[images[Integer.numberOfTrailingZeros(rest)]];
            }
            return sum;
        }
    }
}
