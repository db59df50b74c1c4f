package dev.solvable.processor.render.answer;

import com.palantir.javapoet.TypeSpec;
import dev.solvable.processor.game.Ending;
import dev.solvable.processor.game.MarkRules;
import dev.solvable.processor.plan.Engine;
import dev.solvable.processor.plan.Form;
import dev.solvable.processor.plan.SolverPlan;
import dev.solvable.processor.render.code.Code;
import dev.solvable.processor.render.code.Methods;
import dev.solvable.processor.render.code.Section;
import dev.solvable.processor.render.position.Translation;

/**
 * Scores join outcome and distance in one number: a win in n plies scores {@code WON - n}, a loss in n plies {@code n -
 * WON}, a draw 0. So the better score is the better outcome, the faster win and the slower loss, and negamax applies. A
 * drawn game of marks has filled the board, so its distance needs no score.
 *
 * <p>Where every ending is a draw and plays differ in length, a draw's distance is the shortest play; both players then
 * pull in one direction, and a play of n plies scores {@code WON - n} for both.
 */
public final class Scores implements Section {
    private final SolverPlan plan;
    private final Translation translation;

    public Scores(SolverPlan plan, Translation translation) {
        this.plan = plan;
        this.translation = translation;
    }

    /** Whether every play of the game ends in a draw, and plays may differ in length. */
    public boolean alwaysDrawn() {
        return !isMarks() && plan.game().noMoves() == Ending.DRAWS;
    }

    private boolean isMarks() {
        return plan.game().rules() instanceof MarkRules;
    }

    /** The score of a position without a move, for the player to move. */
    public String noMoves() {
        return switch (plan.game().noMoves()) {
            case WINS -> "WON";
            case LOSES -> "-WON";
            case DRAWS -> alwaysDrawn() ? "WON" : "0";
        };
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
        if (plan.engine() != Engine.THREAT_SEARCH) { // whose scores count from the start of the game
            addBefore(type);
        }
        if (searches()) {
            addAfter(type);
        }
        addOutcome(type);
        addDistance(type);
    }

    private void addBefore(TypeSpec.Builder type) {
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
    }

    /** Whether a score may take a search, so that a bound on it is found sooner. */
    boolean searches() {
        return plan.searchEntries() > 0;
    }

    private void addAfter(TypeSpec.Builder type) {
        type.addMethod(Methods.helper("int", "after", "int bound")
                .addJavadoc("The bound on the score after a move that belongs to a bound on the score before it.")
                .addCode(
                        alwaysDrawn()
                                ? "return bound + 1;\n"
                                : "return bound > 0 ? -1 - bound : bound < 0 ? 1 - bound : 0;\n")
                .build());
    }

    private void addOutcome(TypeSpec.Builder type) {
        type.addMethod(translation
                .question("Outcome", "outcome")
                .addCode(Code.of(alwaysDrawn() ? """
                                check(position);
                                return $outcome:T.DRAW; // every ending is one
                                """ : outcome()))
                .build());
    }

    private String outcome() {
        String sign = "return score > 0 ? $outcome:T.WIN : score < 0 ? $outcome:T.LOSS : $outcome:T.DRAW;\n";
        return switch (plan.engine()) {
            case SWEEP ->
                (searches() ? "int score = score(position, 0, 1);\n" : "int score = score(position);\n") + sign;
            case SEARCH, THREAT_SEARCH -> "int score = score(position, -1, 1);\n" + sign;
            case SUMS, OUTCOME_SEARCH -> """
                    check(position);
                    return isWon(position) ? $outcome:T.WIN : $outcome:T.LOSS;
                    """;
            case WORD_SWEEP ->
                """
                    check(position);
                    return isWon(won(), STATE) ? $outcome:T.WIN : $outcome:T.LOSS;
                    """.replace(
                        "STATE",
                        plan.form() == Form.TAKEN_AND_SIDE ? "position & BOARD, firstMoves(position)" : "position");
        };
    }

    private void addDistance(TypeSpec.Builder type) {
        String code;
        if (alwaysDrawn()) {
            code = "return WON - score(position);\n";
        } else if (isMarks()) {
            code = """
                    int score = score(position);
                    if (score == 0) {
                        return CELLS - Long.bitCount(TAKEN); // a draw fills the board
                    }
                    return WON - Math.abs(score);
                    """.replace(
                            "TAKEN",
                            switch (plan.form()) {
                                case TWO_MASKS, BASE_3 -> "first(position) | second(position)";
                                case GUARDED -> "taken(position)";
                                case TAKEN, TAKEN_AND_SIDE -> "position";
                            });
        } else {
            code = "return WON - Math.abs(score(position));\n";
        }
        type.addMethod(translation.question("int", "distance").addCode(code).build());
    }
}
