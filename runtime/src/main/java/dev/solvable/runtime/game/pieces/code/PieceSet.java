package dev.solvable.runtime.game.pieces.code;

import dev.solvable.runtime.Board;
import java.util.Arrays;

/**
 * The pieces of a game. Those of one kind and owner are a <em>plane</em>, numbered from 0.
 *
 * @param board the board
 * @param letters the letter of each plane: a capital one for the first player, a small one for the second
 * @param start the board at the start, one character for each cell, {@code .} for an empty one; white space is ignored
 * @param hand the letters of the pieces beside the board at the start
 * @param lost the letters of the planes whose pieces may be taken or leave the board
 * @param promotions the promotions, at most one for each plane; promoted pieces are not promoted again
 */
@SuppressWarnings("ArrayRecordComponent") // sets are not compared
public record PieceSet(
        Board board, String letters, String start, String hand, String lost, PiecePromotion... promotions) {
    /** The character of an empty cell. */
    public static final char EMPTY = '.';

    /** The number of planes. */
    public int planes() {
        return letters.length();
    }

    /** Whether a plane is the first player's. */
    public boolean isFirst(int plane) {
        return Character.isUpperCase(letters.charAt(plane));
    }

    /** The kind of a plane, a capital letter. */
    public char kind(int plane) {
        return Character.toUpperCase(letters.charAt(plane));
    }

    /** The planes of a player. */
    public int[] planesOf(boolean first) {
        int[] planes = new int[planes()];
        int count = 0;
        for (int plane = 0; plane < planes.length; plane++) {
            if (isFirst(plane) == first) {
                planes[count] = plane;
                count++;
            }
        }
        return Arrays.copyOf(planes, count);
    }

    /** The kinds that one of the players or both have in hand at the start, capital letters. */
    public String kindsInHand(boolean ofFirst, boolean ofSecond) {
        StringBuilder kinds = new StringBuilder();
        for (int plane = 0; plane < planes(); plane++) {
            String kind = String.valueOf(kind(plane));
            boolean isAsked = isFirst(plane) ? ofFirst : ofSecond;
            kinds.append(isAsked && inHand(plane) > 0 && kinds.indexOf(kind) < 0 ? kind : "");
        }
        return kinds.toString();
    }

    /** Whether pieces of a plane may be taken or leave the board. */
    public boolean isLost(int plane) {
        return lost.indexOf(letters.charAt(plane)) >= 0;
    }

    /** The cells on which pieces of a plane are promoted; 0 if they never are. */
    public long promotedOn(int plane) {
        for (PiecePromotion promotion : promotions) {
            if (promotion.of() == letters.charAt(plane)) {
                return promotion.cells();
            }
        }
        return 0;
    }

    /** The plane that pieces of a plane are promoted to; the plane itself if they never are. */
    public int promoted(int plane) {
        for (PiecePromotion promotion : promotions) {
            if (promotion.of() == letters.charAt(plane)) {
                return letters.indexOf(promotion.becomes());
            }
        }
        return plane;
    }

    /** The planes whose pieces are promoted to a plane. */
    public int[] promotedTo(int plane) {
        int[] planes = new int[planes()];
        int count = 0;
        for (int other = 0; other < planes.length; other++) {
            if (other != plane && promoted(other) == plane) {
                planes[count] = other;
                count++;
            }
        }
        return Arrays.copyOf(planes, count);
    }

    /** Whether the number of pieces of a plane, on the board and in hand, stays the same. */
    public boolean isConstant(int plane) {
        return !isLost(plane) && promoted(plane) == plane && promotedTo(plane).length == 0;
    }

    /** How many pieces of each plane are in hand at the start. */
    public int[] handsAtStart() {
        int[] hands = new int[planes()];
        for (int plane = 0; plane < hands.length; plane++) {
            hands[plane] = inHand(plane);
        }
        return hands;
    }

    /** The cells of each plane at the start. */
    public long[] cellsAtStart() {
        return board.parse(letters + EMPTY, start);
    }

    /** How many pieces of a plane are on the board at the start. */
    public int onBoard(int plane) {
        return count(start, letters.charAt(plane));
    }

    /** How many pieces of a plane are in hand at the start. */
    public int inHand(int plane) {
        return count(hand, letters.charAt(plane));
    }

    private static int count(String text, char letter) {
        int count = 0;
        for (int i = 0; i < text.length(); i++) {
            count += text.charAt(i) == letter ? 1 : 0;
        }
        return count;
    }

    /** How many pieces of a plane there are at the start. */
    public int all(int plane) {
        return onBoard(plane) + inHand(plane);
    }

    /** The most pieces that a plane can ever have. */
    public int most(int plane) {
        int most = all(plane);
        for (int other : promotedTo(plane)) {
            most += all(other);
        }
        return most;
    }

    /**
     * Whether a position has to encode the number of a plane's pieces in hand. If their total number is constant, those
     * on the board determine it.
     */
    public boolean countsHand(int plane) {
        return inHand(plane) > 0 && !isConstant(plane);
    }

    /** The least number of pieces of a plane that can be on the board. */
    public int fewestOnBoard(int plane) {
        return isLost(plane) || promoted(plane) != plane ? 0 : onBoard(plane);
    }
}
