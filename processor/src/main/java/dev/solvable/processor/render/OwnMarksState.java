package dev.solvable.processor.render;

import dev.solvable.processor.game.Encoding;
import dev.solvable.processor.game.Ending;
import dev.solvable.processor.game.MarkRules;
import dev.solvable.processor.plan.SolverPlan;

/** States of games in which each player has marks of their own: the mover's and the other player's mask. */
final class OwnMarksState implements StateCode {
    private final MarkRules rules;
    private final boolean ternary;

    OwnMarksState(SolverPlan plan, MarkRules rules) {
        this.rules = rules;
        this.ternary = plan.encoding() == Encoding.TERNARY;
    }

    @Override
    public String[] parameters() {
        return new String[] {"long own", "long other"};
    }

    @Override
    public String arguments() {
        return "own, other";
    }

    @Override
    public String fromPosition() {
        return """
                boolean firstMoves = firstMoves(position);
                long own = firstMoves ? first(position) : second(position);
                long other = firstMoves ? second(position) : first(position);
                """;
    }

    @Override
    public String key() {
        // Who is to move follows from the number of marks, so own and other need not be told apart from first and
        // second.
        return ternary ? "ternary(own) + 2 * ternary(other)" : "own | other << CELLS";
    }

    @Override
    public String forEachMove(String body) {
        return """
                for (long free = BOARD & ~(own | other); free != 0; free &= free - 1) {
                    int cell = Long.numberOfTrailingZeros(free);
                BODY}
                """.replace("BODY", body.indent(4));
    }

    @Override
    public String child() {
        return "other, own | 1L << cell";
    }

    @Override
    public String childPosition() {
        return "marked(position, cell, firstMoves)";
    }

    @Override
    public String endsGame() {
        return rules.lines().masks().isEmpty() ? "" : "completesLine(own | 1L << cell, cell)";
    }

    @Override
    public Ending lineEnding() {
        return rules.lines().completes();
    }
}
