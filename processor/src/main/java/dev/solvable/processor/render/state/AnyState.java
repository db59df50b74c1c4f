package dev.solvable.processor.render.state;

import dev.solvable.processor.game.MarkRules;
import dev.solvable.processor.plan.SolverPlan;

/** States of games in which a player may put either mark: a mask for each kind. */
public final class AnyState implements StateCode {
    private final MarkCode marks;

    public AnyState(SolverPlan plan, MarkRules rules) {
        this.marks = new MarkCode(plan, rules);
    }

    @Override
    public String[] parameters() {
        return new String[] {"long first", "long second"};
    }

    @Override
    public String arguments() {
        return "first, second";
    }

    @Override
    public String fromPosition() {
        return """
                long first = first(position);
                long second = second(position);
                """;
    }

    @Override
    public String ended() {
        return marks.hasLines() ? "hasLine(first) || hasLine(second)" : "";
    }

    @Override
    public String endedScore() {
        return marks.scoreAfterLine(ended());
    }

    @Override
    public String key() {
        return "positionOf(first, second)";
    }

    @Override
    public String forEachMove(String body) {
        // Loops that only look at the table or for lines have no use for the masks.
        boolean usesMasks = body.replace("CHILD_POSITION", "").contains("CHILD");
        String masks = usesMasks ? """
                    long newFirst = first | (1L - kind) << cell;
                    long newSecond = second | (long) kind << cell;
                """ : "";
        return marks.forEachCell("first | second", """
                for (int kind = 0; kind < 2; kind++) { // 0 for the first mark, 1 for the second
                MASKSBODY}
                """.replace("MASKS", masks).replace("BODY", body.indent(4)));
    }

    @Override
    public String child() {
        return "newFirst, newSecond";
    }

    @Override
    public String childPosition() {
        return "marked(position, cell, kind == 0)";
    }

    @Override
    public String endsGame() {
        return marks.hasLines() ? "completesLine((kind == 0 ? first : second) | 1L << cell, cell)" : "";
    }
}
