package dev.solvable.processor.render;

import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.Ending;
import dev.solvable.processor.game.MarkRules;
import dev.solvable.processor.plan.SolverPlan;

/**
 * Scores join outcome and distance in one number: a win in n plies scores {@code WON - n}, a loss in n plies {@code n -
 * WON}, a draw 0. So the better score is the better outcome, the faster win and the slower loss, and negamax applies.
 *
 * <p>Where every ending is a draw there is nothing to win, and a draw's distance is the shortest play; both players
 * then pull in one direction, and a play of n plies scores {@code WON - n} for both.
 */
final class Scores implements Section {
    private final SolverPlan plan;
    private final StateCode state;

    Scores(SolverPlan plan, StateCode state) {
        this.plan = plan;
        this.state = state;
    }

    /** Whether every play of the game ends in a draw, and plays may differ in length. */
    boolean alwaysDrawn() {
        return !(plan.game().rules() instanceof MarkRules) && plan.game().noMoves() == Ending.DRAWS;
    }

    /** The score of a position without a move, for the player to move. */
    String noMoves() {
        return switch (plan.game().noMoves()) {
            case WINS -> "WON";
            case LOSES -> "-WON";
            case DRAWS -> alwaysDrawn() ? "WON" : "0";
        };
    }

    /** Whether a line wins for the player who owns it. */
    boolean lineWins() {
        return state.lineEnding() == Ending.WINS;
    }

    /** The score of a move that completes a line, for the player who makes it. */
    String completedLine() {
        return lineWins() ? "WON - 1" : "1 - WON";
    }

    @Override
    public void addTo(TypeSpec.Builder type) {
        type.addField(Methods.constant(
                "int",
                "WON",
                alwaysDrawn()
                        ? "The score of a finished game; one that can end in n plies at the soonest scores WON - n."
                        : "The score of a finished game that is won; a win in n plies scores WON - n, a loss n - WON, a draw 0.",
                "CELLS + 1"));
        type.addMethod(Methods.helper("int", "before", "int score")
                .addJavadoc(
                        alwaysDrawn()
                                ? "The score before a move, given the score after it: the end is a ply farther away."
                                : "The mover's score, given the other player's after the move: the end is a ply farther away.")
                .addCode(
                        alwaysDrawn()
                                ? "return score - 1;\n"
                                : "return score > 0 ? 1 - score : score < 0 ? -1 - score : 0;\n")
                .build());
        addOutcome(type);
        addDistance(type);
    }

    private void addOutcome(TypeSpec.Builder type) {
        type.addMethod(Methods.api("Outcome", "outcome", "long position")
                .addCode(
                        alwaysDrawn()
                                ? Code.of("""
                                        check(position);
                                        return $outcome:T.DRAW; // every ending is one
                                        """)
                                : Code.of(
                                        """
                                        int score = $score:L;
                                        return score > 0 ? $outcome:T.WIN : score < 0 ? $outcome:T.LOSS : $outcome:T.DRAW;
                                        """,
                                        "score",
                                        switch (plan.engine()) {
                                            case SWEEP -> "score(position)";
                                            case SEARCH -> "score(position, -1, 1)";
                                        }))
                .build());
    }

    private void addDistance(TypeSpec.Builder type) {
        String code;
        if (alwaysDrawn()) {
            code = "return WON - score(position);\n";
        } else if (plan.game().rules() instanceof MarkRules) {
            code = """
                    int score = score(position);
                    if (score == 0) {
                        return CELLS - Long.bitCount(first(position) | second(position)); // a draw fills the board
                    }
                    return WON - Math.abs(score);
                    """;
        } else {
            code = "return WON - Math.abs(score(position));\n";
        }
        type.addMethod(
                Methods.api("int", "distance", "long position").addCode(code).build());
    }
}
