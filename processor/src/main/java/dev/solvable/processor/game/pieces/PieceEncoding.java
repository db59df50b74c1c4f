package dev.solvable.processor.game.pieces;

import dev.solvable.processor.game.board.Symmetries;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.game.pieces.code.PieceCode;
import dev.solvable.runtime.game.pieces.code.PieceSet;
import java.math.BigInteger;

/**
 * How a position of a game of pieces becomes a {@code long}: the pieces on the board, those in hand where the board
 * does not determine their number, and the side to move.
 *
 * @param form how the board is encoded
 * @param numbers the number of codes
 */
public record PieceEncoding(Form form, BigInteger numbers) {
    /** How the pieces on the board are encoded. */
    public enum Form {
        /** A mask of cells for each plane. */
        MASKS,
        /** A digit for each cell. */
        DIGITS,
        /** For each plane the rank of its set of cells. */
        SUBSETS
    }

    /** The most images that are computed of every position: as many as a regular polygon of 12 corners has. */
    private static final int MAX_IMAGES = 24;

    /** The first form that fits a {@code long}; where none does, the one with the fewest bits. */
    public static PieceEncoding of(PieceSet set) {
        int cells = set.board().cells();
        int maskBits = set.planes() * cells + 1;
        BigInteger hands = BigInteger.TWO; // the side to move
        BigInteger subsets = BigInteger.ONE;
        for (int plane = 0; plane < set.planes(); plane++) {
            if (set.countsHand(plane)) {
                maskBits += BigInteger.valueOf(set.inHand(plane)).bitLength();
                hands = hands.multiply(BigInteger.valueOf(set.inHand(plane) + 1));
            }
            subsets = subsets.multiply(subsets(set, plane));
        }
        PieceEncoding masks = new PieceEncoding(Form.MASKS, BigInteger.TWO.pow(maskBits));
        PieceEncoding digits = new PieceEncoding(
                Form.DIGITS, BigInteger.valueOf(set.planes() + 1).pow(cells).multiply(hands));
        PieceEncoding ranks = new PieceEncoding(Form.SUBSETS, subsets.multiply(hands));
        if (masks.fits()) {
            return masks;
        }
        return digits.fits() || digits.bits() <= ranks.bits() ? digits : ranks;
    }

    /** How many sets of cells the pieces of a plane can stand on. */
    private static BigInteger subsets(PieceSet set, int plane) {
        int cells = set.board().cells();
        BigInteger sets = BigInteger.ZERO;
        for (int count = set.fewestOnBoard(plane); count <= Math.min(cells, set.most(plane)); count++) {
            sets = sets.add(PieceSpace.choose(cells, count));
        }
        return sets;
    }

    /** The bits of the largest code. */
    public int bits() {
        return numbers.subtract(BigInteger.ONE).bitLength();
    }

    /** Whether all codes fit a {@code long}. */
    public boolean fits() {
        return bits() <= Long.SIZE;
    }

    /** The symmetries that are folded: all, or only the identity if positions are not masks or have too many images. */
    public Symmetries folded(Symmetries symmetries, Board board) {
        return form == Form.MASKS && symmetries.order() <= MAX_IMAGES ? symmetries : Symmetries.none(board);
    }

    /** The code of positions; they must fit. */
    PieceCode code(PieceSet set) {
        return switch (form) {
            case MASKS -> PieceCode.masks(set);
            case DIGITS -> PieceCode.digits(set);
            case SUBSETS -> PieceCode.subsets(set);
        };
    }
}
