package dev.solvable.processor.render.state;

import dev.solvable.processor.game.MarkRules;
import dev.solvable.processor.plan.SolverPlan;

/** States of games with one kind of mark for both players: the mask of the marked cells. */
public final class SharedState implements StateCode {
    private final MarkCode marks;

    public SharedState(SolverPlan plan, MarkRules rules) {
        this.marks = new MarkCode(plan, rules);
    }

    @Override
    public String[] parameters() {
        return new String[] {"long taken"};
    }

    @Override
    public String arguments() {
        return "taken";
    }

    @Override
    public String fromPosition() {
        return marks.gravity() ? "long taken = taken(position);\n" : "long taken = position;\n";
    }

    @Override
    public String ended() {
        return marks.hasLines() ? "hasLine(taken)" : "";
    }

    @Override
    public String endedScore() {
        return marks.scoreAfterLine(ended());
    }

    @Override
    public String key() {
        return "taken";
    }

    @Override
    public String forEachMove(String body) {
        return marks.forEachCell("taken", body);
    }

    @Override
    public String child() {
        return "taken | 1L << cell";
    }

    @Override
    public String childPosition() {
        return marks.gravity() ? "marked(position, cell, true)" : "taken | 1L << cell";
    }

    @Override
    public String endsGame() {
        return marks.hasLines() ? "completesLine(taken | 1L << cell, cell)" : "";
    }
}
