package dev.solvable.runtime.sweep.marks;

import dev.solvable.SolveListener;
import dev.solvable.runtime.Nimbers;
import dev.solvable.runtime.game.marks.MarksRules;
import dev.solvable.runtime.sweep.SweptTable;

/** A table of the Grundy values of all positions of a game in which both players may put the same marks. */
public final class MarksNimberTable extends SweptTable<byte[]> implements Nimbers {
    private final MarksRules rules;
    private final int positions;

    /**
     * A table that is not filled yet.
     *
     * @param scores the engine of the game
     */
    public MarksNimberTable(MarksTable scores) {
        super(scores.work(), "table of Grundy values", scores.positions(), scores.positions());
        this.rules = scores.rules();
        this.positions = scores.positions();
    }

    @Override
    public int nimber(long position) {
        return get()[(int) position];
    }

    @Override
    protected byte[] fill(SolveListener listener) throws InterruptedException {
        byte[] table = new byte[positions];
        new Sweep(table, rules, listener).sweep();
        return table;
    }

    /** Computes the Grundy value of every filling of a board on which both players may put the same marks. */
    private static final class Sweep extends FillingSweep {
        private final EndedSets ended;

        Sweep(byte[] table, MarksRules rules, SolveListener listener) {
            super(table, rules, 0, listener);
            this.ended = EndedSets.of(rules);
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
                if (any) {
                    seen |= 1L << table[position + steps.second[cell]];
                }
            }
            table[position] = (byte) Long.numberOfTrailingZeros(~seen);
        }
    }
}
