package dev.solvable.runtime.game.pieces;

import dev.solvable.runtime.Board;
import dev.solvable.runtime.game.pieces.code.PieceCode;
import dev.solvable.runtime.game.pieces.code.PieceSet;

/** Positions as text: the rows of the board; if the game has a hand, a last row with the pieces in hand. */
final class PieceTexts {
    /** Begins the row of the pieces in hand. */
    private static final char HAND = '|';

    private final PieceSet set;
    private final PieceCode code;
    private final Board board;
    private final String marks;

    PieceTexts(PieceCode code) {
        this.code = code;
        this.set = code.set;
        this.board = set.board();
        this.marks = set.letters() + PieceSet.EMPTY;
    }

    String format(long position) {
        long[] cells = new long[set.planes()];
        StringBuilder hand = new StringBuilder();
        for (int plane = 0; plane < cells.length; plane++) {
            cells[plane] = code.plane(position, plane);
            hand.append(String.valueOf(set.letters().charAt(plane)).repeat(Math.max(0, code.hand(position, plane))));
        }
        return board.format(marks, cells) + (set.hand().isEmpty() ? "" : "\n" + HAND + hand);
    }

    /**
     * The position of a text.
     *
     * @throws IllegalArgumentException if the text is not one of a position
     */
    long parse(String text, boolean secondMoves) {
        int bar = set.hand().isEmpty() ? -1 : text.indexOf(HAND);
        long[] cells = board.parse(marks, bar < 0 ? text : text.substring(0, bar));
        int[] hands = bar < 0 ? new int[set.planes()] : hands(text.substring(bar + 1));
        if (bar < 0 && !set.hand().isEmpty()) {
            throw new IllegalArgumentException("a last row has to say what is in hand, such as " + HAND + set.hand()
                    + ", or " + HAND + " for nothing");
        }
        for (int plane = 0; plane < set.planes(); plane++) {
            int onBoard = Long.bitCount(cells[plane]);
            int left = set.all(plane) - onBoard;
            char letter = set.letters().charAt(plane);
            if (hands[plane] > set.inHand(plane)) {
                throw new IllegalArgumentException(
                        "at most " + set.inHand(plane) + " '" + letter + "' can be in hand, not " + hands[plane]);
            }
            if (set.inHand(plane) > 0 && set.isConstant(plane) && hands[plane] != left) {
                throw new IllegalArgumentException("of " + set.all(plane) + " '" + letter + "' there are " + onBoard
                        + " on the board and " + hands[plane] + " in hand, and none can be lost");
            }
        }
        if (!code.holds(cells)) {
            throw new IllegalArgumentException("the game never has this number of pieces");
        }
        return code.number(cells, hands, secondMoves);
    }

    private int[] hands(String row) {
        int[] hands = new int[set.planes()];
        for (char letter : row.toCharArray()) {
            if (Character.isWhitespace(letter)) {
                continue;
            }
            int plane = set.letters().indexOf(letter);
            if (plane < 0 || set.inHand(plane) == 0) {
                throw new IllegalArgumentException(
                        "'" + letter + "' is no piece of a hand; the game begins with " + HAND + set.hand());
            }
            hands[plane]++;
        }
        return hands;
    }
}
