package dev.solvable.runtime.sweep.marks;

import dev.solvable.runtime.Board;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.game.marks.MarksRules;

/**
 * What each mark adds to the number of a position. In every code this number is a sum over the marks, so a sweep does
 * not need the code.
 */
final class MarkSteps {
    /** What a mark of the first kind on each cell adds. */
    final int[] first;

    /** What a mark of the second kind on each cell adds. */
    final int[] second;

    /** For each cell the one below it, as a mask, which is marked first; 0 at the bottom, and if marks do not fall. */
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
            putInColumns(rules.board);
        }
    }

    private void putInColumns(Board board) {
        int put = 0;
        for (int column = board.columns() - 1; column >= 0; column--) {
            int lower = 0;
            for (int cell = below.length - 1; cell >= 0; cell--) { // lower rows have the higher numbers
                if (board.column(cell) == column) {
                    below[cell] = lower;
                    lower = 1 << cell;
                    bottomUp[put] = cell;
                    put++;
                }
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
