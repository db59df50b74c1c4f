package dev.solvable.runtime.sweep.marks;

import dev.solvable.Choice;
import dev.solvable.SolveListener;

/** Works out the Grundy value of every filling of a board on which both players may put the same marks. */
final class MarkNimberSweep extends FillingSweep {
    private final EndedSets ended;
    private final boolean twoKinds;

    MarkNimberSweep(byte[] table, MarkSteps steps, EndedSets ended, Choice choice, SolveListener listener) {
        super(table, steps, steps.bottomUp, choice, listener);
        this.ended = ended;
        this.twoKinds = choice == Choice.ANY;
    }

    /** The least number that no successor has (mex; Sprague 1935, Grundy 1939). */
    @Override
    void visit(int position, int first, int second, int lead, int free) {
        if (ended.endedBy(first, second, true) || ended.endedBy(second, first, false)) {
            return; // 0, as the table has it
        }
        long seen = 0;
        for (int rest = free; rest != 0; rest &= rest - 1) {
            int cell = Integer.numberOfTrailingZeros(rest);
            seen |= 1L << table[position + steps.first[cell]];
            if (twoKinds) {
                seen |= 1L << table[position + steps.second[cell]];
            }
        }
        table[position] = (byte) Long.numberOfTrailingZeros(~seen);
    }
}
