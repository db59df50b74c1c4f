package dev.solvable.processor.render.text;

import dev.solvable.processor.game.Choice;
import dev.solvable.processor.game.MarkRules;
import dev.solvable.processor.game.MoveSourceRules;
import dev.solvable.processor.game.Rules;
import dev.solvable.processor.game.TileRules;
import dev.solvable.processor.render.code.Code;

/**
 * The characters of a board text.
 *
 * @param first the first mark, or that of a taken cell
 * @param second the second mark; the same as the first where there is only one kind
 * @param empty the character of a free cell
 */
record BoardText(char first, char second, char empty) {
    static BoardText of(Rules rules) {
        if (rules instanceof MarkRules marks) {
            boolean shared = marks.choice() == Choice.SHARED;
            return new BoardText(marks.first(), shared ? marks.first() : marks.second(), marks.empty());
        }
        if (rules instanceof TileRules tiles) {
            return new BoardText(tiles.filled(), tiles.filled(), tiles.empty());
        }
        return new BoardText(MoveSourceRules.FILLED, MoveSourceRules.FILLED, MoveSourceRules.EMPTY);
    }

    boolean twoKinds() {
        return first != second;
    }

    /** The characters as part of a message, inside a Java string literal. */
    String expected() {
        return twoKinds()
                ? Code.quoted(first) + ", " + Code.quoted(second) + " or " + Code.quoted(empty)
                : Code.quoted(first) + " or " + Code.quoted(empty);
    }

    /** A condition that {@code mark} is none of the characters. */
    String unknown() {
        String second = twoKinds() ? " && mark != " + Code.literal(this.second) : "";
        return "mark != " + Code.literal(first) + second + " && mark != " + Code.literal(empty);
    }
}
