package dev.solvable.runtime.game.marks;

import dev.solvable.Encoding;

/** The callers' forms of positions of a game of marks: texts, and base 3 if the solver uses other numbers. */
final class MarksTexts {
    private final MarksGame game;
    private final MarksCode code;

    /** The encoding of the callers' numbers. */
    private final MarksCode callers;

    /**
     * The texts of a game.
     *
     * @param encoding how callers number positions
     */
    MarksTexts(MarksGame game, Encoding encoding) {
        this.game = game;
        this.code = game.code();
        boolean translates = encoding == Encoding.TERNARY && !(code instanceof MarksCode.BaseThree);
        this.callers = translates ? MarksCode.baseThree(code.board) : code;
    }

    long parse(String text) {
        long[] filled = code.board.parse(game.marks(), text);
        return position(filled[0], filled[1]);
    }

    private long position(long firstCells, long secondCells) {
        long first = code.bits(firstCells);
        long second = code.bits(secondCells);
        code.checkSettled(first | second, game.name());
        return code.positionOf(first, second);
    }

    String format(long position) {
        return code.board.format(game.marks(), code.cells(code.first(position)), code.cells(code.second(position)));
    }

    boolean translates() {
        return callers != code;
    }

    /** Whether a caller's number is that of a filling of the board with marks of the game. */
    boolean contains(long number) {
        return game.isFilling(callers, number);
    }

    /** The position of such a number. */
    long position(long number) {
        return position(callers.first(number), callers.second(number));
    }

    long number(long position) {
        return callers.positionOf(code.cells(code.first(position)), code.cells(code.second(position)));
    }
}
