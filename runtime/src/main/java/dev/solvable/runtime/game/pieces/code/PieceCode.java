package dev.solvable.runtime.game.pieces.code;

/**
 * An encoding of positions as a {@code long}: the pieces on the board, the pieces in hand unless the board determines
 * their number, and the side to move. Moves, placings and captures update the number without decoding all of it.
 */
public abstract class PieceCode {
    /** The pieces of the game. */
    public final PieceSet set;

    /** How many pieces of each plane are in hand at the start. */
    final int[] inHand;

    private final int[] all;
    private final boolean[] counted;

    /** For each plane the planes whose pieces are promoted to it. */
    private final int[][] promotedTo;

    /** Whether a plane can have fewer pieces than it has at the start. */
    private final boolean[] mayMiss;

    /** The planes of the first player, and of the second. */
    private final int[] ofFirst;

    private final int[] ofSecond;

    PieceCode(PieceSet set) {
        this.set = set;
        int planes = set.planes();
        all = new int[planes];
        inHand = set.handsAtStart();
        counted = new boolean[planes];
        promotedTo = new int[planes][];
        mayMiss = new boolean[planes];
        for (int plane = 0; plane < planes; plane++) {
            all[plane] = set.all(plane);
            counted[plane] = set.countsHand(plane);
            promotedTo[plane] = set.promotedTo(plane);
            mayMiss[plane] = set.isLost(plane) || set.promoted(plane) != plane;
        }
        ofFirst = set.planesOf(true);
        ofSecond = set.planesOf(false);
    }

    /**
     * Planes of masks side by side, the first in the lowest bits, cell i as bit i. Above them is a bit that is set if
     * the second player is to move; above it, for each plane whose hand is counted, the bits of that number.
     */
    public static PieceCode masks(PieceSet set) {
        return new MaskCode(set);
    }

    /** A number with one digit for each cell: 0 if empty, else plane + 1; then the counted hands, and the side. */
    public static PieceCode digits(PieceSet set) {
        return new DigitCode(set);
    }

    /** For each plane the rank of its set of cells among all possible sets; then the counted hands, and the side. */
    public static PieceCode subsets(PieceSet set) {
        return new SubsetCode(set);
    }

    /** The bits of the largest number. */
    public abstract int positionBits();

    /** The cells on which pieces of a plane stand, cell i as bit i. */
    public abstract long plane(long position, int plane);

    /** Puts the cells of all planes into an array. */
    public void planes(long position, long[] into) {
        for (int plane = 0; plane < into.length; plane++) {
            into[plane] = plane(position, plane);
        }
    }

    /** The bit that says which player is to move. */
    public abstract long side();

    /** Whether the second player is to move. */
    public abstract boolean secondMoves(long position);

    /** The number of pieces of a plane in hand, if they are counted. */
    public abstract int countedHand(long position, int plane);

    /** Whether every part of a number is valid by itself; two pieces may still stand on one cell. */
    public abstract boolean contains(long number);

    /** Whether there is a number for these cells of the planes. */
    public boolean holds(long[] cells) {
        return true;
    }

    /**
     * The number of a position.
     *
     * @param cells the cells of each plane
     * @param hands the number of pieces of each plane in hand
     */
    public abstract long number(long[] cells, int[] hands, boolean secondMoves);

    /**
     * The position after a move of a piece, with the other player to move.
     *
     * @param from the cell that it has left, as a bit
     * @param to the cell that it now stands on, which was empty, as a bit; 0 if it has left the board
     */
    public abstract long moved(long position, int plane, long from, long to);

    /** The position without the pieces on some cells. */
    public abstract long cleared(long position, long cells);

    /**
     * The position after a promotion.
     *
     * @param cell the cell on which it stands, as a bit
     */
    public abstract long promoted(long position, int plane, int becomes, long cell);

    /** The position after a piece was placed from the hand on an empty cell, with the other player to move. */
    public abstract long placed(long position, int plane, long cell);

    /** The position with a missing piece put back on an empty cell. */
    public final long restored(long position, int plane, long cell) {
        return moved(position, plane, 0, cell) ^ side();
    }

    /** The number of missing pieces of a plane. */
    public final int gone(long position, int plane) {
        return all[plane] - Long.bitCount(plane(position, plane)) - hand(position, plane);
    }

    /** The number of pieces of a plane in hand; negative if more are on the board than the game has. */
    public final int hand(long position, int plane) {
        if (counted[plane]) {
            return countedHand(position, plane);
        }
        return inHand[plane] == 0 ? 0 : all[plane] - Long.bitCount(plane(position, plane));
    }

    /** Whether a number has a text: every part is valid, and no two pieces are on one cell. */
    public final boolean isFilling(long number) {
        if (!contains(number)) {
            return false;
        }
        long taken = 0;
        for (int plane = 0; plane < set.planes(); plane++) {
            long here = plane(number, plane);
            if ((here & taken) != 0) {
                return false;
            }
            taken |= here;
        }
        return true;
    }

    /** A plane with too many pieces, or with too few for one that loses none; -1 if there is no such plane. */
    public final int planeWithOtherNumber(long filling) {
        for (int plane = 0; plane < set.planes(); plane++) {
            int hand = hand(filling, plane);
            int count = count(filling, plane);
            int most = most(filling, plane);
            boolean isRight = mayMiss[plane] ? count <= most : count == most;
            if (!isRight || hand < 0 || hand > set.inHand(plane)) {
                return plane;
            }
        }
        return -1;
    }

    /** The number of pieces of a plane, on the board and in hand. */
    private int count(long filling, int plane) {
        return Long.bitCount(plane(filling, plane)) + hand(filling, plane);
    }

    /** The maximum number of pieces of a plane, given the other planes: missing pieces may have been promoted to it. */
    public final int most(long filling, int plane) {
        int most = all[plane];
        for (int other : promotedTo[plane]) {
            most += all[other] - count(filling, other);
        }
        return most;
    }

    /** The planes of a player. */
    public final int[] planesOf(boolean first) {
        return first ? ofFirst : ofSecond;
    }

    /** The cells on which a player's pieces stand. */
    public final long pieces(long position, boolean first) {
        long pieces = 0;
        for (int plane : planesOf(first)) {
            pieces |= plane(position, plane);
        }
        return pieces;
    }

    /** Whether a player has pieces in hand, and so has to place one. */
    public final boolean places(long position, boolean first) {
        for (int plane : planesOf(first)) {
            if (hand(position, plane) > 0) {
                return true;
            }
        }
        return false;
    }
}
