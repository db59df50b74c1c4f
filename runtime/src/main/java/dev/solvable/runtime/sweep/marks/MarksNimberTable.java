package dev.solvable.runtime.sweep.marks;

import dev.solvable.SolveListener;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Nimbers;
import dev.solvable.runtime.game.marks.MarksRules;
import dev.solvable.runtime.sweep.SweptTable;

/** A table of the Grundy values of all positions of a game in which both players may put the same marks. */
@ForGeneratedCode
public final class MarksNimberTable extends SweptTable<byte[]> implements Nimbers {
    private final MarksRules rules;
    private final int positions;

    /**
     * A table that is not filled yet.
     *
     * @param scores the engine of the game
     */
    public MarksNimberTable(MarksTable scores) {
        super(scores.turn(), "table of Grundy values", scores.positions(), scores.positions());
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
        MarkSteps steps = new MarkSteps(rules);
        new MarkNimberSweep(table, steps, EndedSets.of(rules), rules.game.choice(), listener).sweep();
        return table;
    }
}
