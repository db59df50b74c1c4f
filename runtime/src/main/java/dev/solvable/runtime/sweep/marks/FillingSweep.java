package dev.solvable.runtime.sweep.marks;

import dev.solvable.Choice;
import dev.solvable.SolveListener;
import dev.solvable.runtime.Turn;

/**
 * A walk through the fillings of a board, cell by cell, those with a mark on a cell before those without one. A move
 * adds a mark, so what a filling leads to comes before it.
 */
abstract class FillingSweep {
    /** The number of cells by which fillings differ that are swept between two looks at the interrupt status. */
    private static final int BLOCK_CELLS = 9;

    /** With more cells in the number of a block, progress would be reported more often than needed. */
    private static final int MAX_CELLS_OF_BLOCK_NUMBER = 12;

    /** What is known of each position. */
    final byte[] table;

    final MarkSteps steps;

    /** The cells, in the order in which they are filled. */
    private final int[] order;

    private final boolean twoKinds;

    /**
     * With this number of cells left to fill, the first player's marks can be that much fewer than the second's, or one
     * more.
     */
    private final int cellsForLead;

    /** The number of leading cells, in the order, in which all fillings of a block agree. */
    private final int blockDepth;

    private final SolveListener listener;

    /**
     * A walk.
     *
     * @param order the cells to fill, each after the one below it where marks fall
     * @param choice which marks a player may put
     */
    FillingSweep(byte[] table, MarkSteps steps, int[] order, Choice choice, SolveListener listener) {
        this.table = table;
        this.steps = steps;
        this.order = order;
        this.twoKinds = choice != Choice.SHARED;
        int cells = steps.first.length;
        this.cellsForLead = choice == Choice.OWN ? cells : Integer.MAX_VALUE - 1;
        this.blockDepth = Math.max(0, Math.min(order.length, Math.min(MAX_CELLS_OF_BLOCK_NUMBER, cells - BLOCK_CELLS)));
        this.listener = listener;
    }

    /** Goes through all fillings; where players have marks of their own, only those that turns can lead to. */
    final void sweep() throws InterruptedException {
        fill(0, steps.empty, 0, 0, 0, 0);
    }

    /**
     * Works on the filling, or on all that are alike in the cells of the order.
     *
     * @param lead how many more marks there are of the first kind than of the second
     * @param free of the cells in the order those on which a mark can be put
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
            fill(filled + 1, position, first, second, lead, free); // nothing stays here
            return;
        }
        int mark = 1 << cell;
        if (twoKinds) {
            fill(filled + 1, position + steps.second[cell], first, second | mark, lead - 1, free);
        }
        fill(filled + 1, position + steps.first[cell], first | mark, second, lead + 1, free);
        fill(filled + 1, position, first, second, lead, free | mark);
    }

    /** Tells how many blocks are done, by the number of the one that begins. */
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
}
