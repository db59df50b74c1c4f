package dev.solvable.processor.render.state;

import dev.solvable.processor.game.Choice;
import dev.solvable.processor.game.Ending;
import dev.solvable.processor.game.MarkRules;
import dev.solvable.processor.plan.Form;
import dev.solvable.processor.plan.SolverPlan;

/** Expressions that the code of every game of marks is made of. */
public final class MarkCode {
    private final SolverPlan plan;
    private final MarkRules rules;

    public MarkCode(SolverPlan plan, MarkRules rules) {
        this.plan = plan;
        this.rules = rules;
    }

    /** Whether marks fall to the lowest free cell of their column. */
    public boolean gravity() {
        return rules.gravity();
    }

    /** Whether lines can end the game. */
    public boolean hasLines() {
        return !rules.lines().masks().isEmpty();
    }

    /** Whether both players write the same mark. */
    public boolean shared() {
        return rules.choice() == Choice.SHARED;
    }

    /** Whether each player may write either mark. */
    public boolean any() {
        return rules.choice() == Choice.ANY;
    }

    /** Whether a line or a win check can end the game. */
    public boolean canEnd() {
        return hasLines() || rules.hasWinCheck();
    }

    /** Whether a completed line, or a fulfilled win check, wins for its owner. */
    public boolean lineWins() {
        return rules.hasWinCheck() || rules.lines().completes() == Ending.WINS;
    }

    /** The score of an ended state for the player who owns the ending. */
    public String ownerScore() {
        return lineWins() ? "WON" : "-WON";
    }

    /** The same for the other player. */
    public String otherScore() {
        return lineWins() ? "-WON" : "WON";
    }

    /** Whether a player with these marks has a line or fulfils the win check. */
    public String ended(String own, String other, String isFirst) {
        return rules.hasWinCheck() ? "hasWon(" + own + ", " + other + ", " + isFirst + ")" : "hasLine(" + own + ")";
    }

    /** Returns the score of a state that either player's marks may have ended; empty where they cannot. */
    String scoreAfterLine(String ended) {
        return ended.isEmpty() ? "" : """
                if (ENDED) {
                    return SCORE; // the player who moved last has completed a line
                }
                """.replace("ENDED", ended).replace("SCORE", otherScore());
    }

    /** An expression for the cells that can be marked, given one for those that are. */
    public String playable(String marked) {
        String taken = marked.contains(" ") ? "(" + marked + ")" : marked;
        return gravity() ? taken + " + BOTTOMS & BOARD" : "BOARD & ~" + taken;
    }

    /** The loop over the cells that can be marked, given an expression for those that are. */
    public String forEachCell(String marked, String body) {
        return """
                for (long free = FREE; free != 0; free &= free - 1) {
                    int cell = Long.numberOfTrailingZeros(free);
                BODY}
                """.replace("FREE", playable(marked)).replace("BODY", body.indent(4));
    }

    /** Two masks as one number. */
    public String key(String first, String second) {
        return switch (plan.form()) {
            case TWO_MASKS -> first + " | " + second + " << CELLS";
            case BASE_3 -> "ternary(" + first + ") + 2 * ternary(" + second + ")";
            case GUARDED -> first + " | (" + first + " | " + second + ") + BOTTOMS";
            case TAKEN, TAKEN_AND_SIDE -> throw new IllegalStateException("one kind of mark");
        };
    }

    /** The bit of a cell while the solver works. */
    public String bit(String cell) {
        return plan.form() == Form.GUARDED ? "BITS[" + cell + "]" : cell;
    }
}
