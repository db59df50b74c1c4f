package dev.solvable.runtime.pieces;

/** Whether a position makes sense: no two pieces on one cell, and of each plane as many as the game can have. */
final class PieceCensus {
    private final PieceCode code;
    private final PieceSet set;

    PieceCensus(PieceCode code) {
        this.code = code;
        this.set = code.set;
    }

    /** Whether a number has a text: no bits that stand for nothing, no two pieces on one cell. */
    boolean isFilling(long number) {
        if (!code.contains(number)) {
            return false;
        }
        long taken = 0;
        for (int plane = 0; plane < set.planes(); plane++) {
            long here = code.plane(number, plane);
            if ((here & taken) != 0) {
                return false;
            }
            taken |= here;
        }
        return true;
    }

    /** A plane of which a filling has too many pieces, or too few for one that loses none; -1 where there is none. */
    int planeWithOtherNumber(long filling) {
        for (int plane = 0; plane < set.planes(); plane++) {
            int hand = code.hand(filling, plane);
            int count = Long.bitCount(code.plane(filling, plane)) + hand;
            boolean isRight = set.isLost(plane) ? count <= set.all(plane) : count == set.all(plane);
            if (!isRight || hand < 0 || hand > set.inHand(plane)) {
                return plane;
            }
        }
        return -1;
    }
}
