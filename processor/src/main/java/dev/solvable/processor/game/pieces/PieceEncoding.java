package dev.solvable.processor.game.pieces;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How a position of a game of pieces becomes a {@code long}: the pieces on the board, those in hand where the board
 * does not say how many are left, and the side to move.
 *
 * @param form how the board is written
 * @param planes the planes that have pieces, in their order; see {@link PieceRules}
 * @param numbers how many numbers that takes
 */
public record PieceEncoding(Form form, List<Integer> planes, BigInteger numbers) {
    /** How the pieces on the board are written. */
    public enum Form {
        /** A mask of cells for each plane. */
        MASKS,
        /** A digit for each cell. */
        DIGITS,
        /** For each plane the number of its set of cells. */
        SUBSETS
    }

    /** Copies the list. */
    public PieceEncoding {
        planes = List.copyOf(planes);
    }

    /** The first form that fits a {@code long}; where none does, the one with the fewest bits. */
    public static PieceEncoding of(PieceRules rules, int cells) {
        List<Integer> planes = IntStream.range(0, rules.planes())
                .filter(plane -> rules.pieces(plane) > 0)
                .boxed()
                .toList();
        int maskBits = planes.size() * cells + 1;
        BigInteger hands = BigInteger.TWO; // the sides
        BigInteger subsets = BigInteger.ONE;
        for (int plane : planes) {
            if (countsHand(rules, plane)) {
                maskBits += BigInteger.valueOf(rules.hand().get(plane)).bitLength();
                hands = hands.multiply(BigInteger.valueOf(rules.hand().get(plane) + 1));
            }
            subsets = subsets.multiply(subsets(rules, plane, cells));
        }
        PieceEncoding masks = new PieceEncoding(Form.MASKS, planes, BigInteger.TWO.pow(maskBits));
        PieceEncoding digits = new PieceEncoding(
                Form.DIGITS,
                planes,
                BigInteger.valueOf(planes.size() + 1).pow(cells).multiply(hands));
        PieceEncoding ranks = new PieceEncoding(Form.SUBSETS, planes, subsets.multiply(hands));
        if (masks.fits()) {
            return masks;
        }
        return digits.fits() || digits.bits() <= ranks.bits() ? digits : ranks;
    }

    /** How many sets of cells the pieces of a plane can stand on. */
    private static BigInteger subsets(PieceRules rules, int plane, int cells) {
        int fewest = fewestOnBoard(rules, plane);
        BigInteger sets = BigInteger.ZERO;
        for (int count = fewest; count <= Math.min(cells, rules.pieces(plane)); count++) {
            sets = sets.add(PieceSpace.choose(cells, count));
        }
        return sets;
    }

    /** The bits of the largest number. */
    public int bits() {
        return numbers.subtract(BigInteger.ONE).bitLength();
    }

    /** Whether all numbers fit a {@code long}. */
    public boolean fits() {
        return bits() <= Long.SIZE;
    }

    /** Whether pieces of a plane may be taken or leave the board. */
    public static boolean isLost(PieceRules rules, int plane) {
        return rules.moves().stream().anyMatch(move -> loses(move, plane));
    }

    private static boolean loses(PieceMove move, int plane) {
        if (move.leaves() && move.plane() == plane) {
            return true;
        }
        boolean isMovers = move.plane() % 2 == plane % 2;
        return (move.taken() & ~(isMovers ? move.enemies() : move.friends())) != 0;
    }

    /** Whether a position has to say how many pieces of a plane are in hand: the board does only where none is lost. */
    public static boolean countsHand(PieceRules rules, int plane) {
        return rules.hand().get(plane) > 0 && isLost(rules, plane);
    }

    private static int fewestOnBoard(PieceRules rules, int plane) {
        return isLost(rules, plane) ? 0 : Long.bitCount(rules.start().get(plane));
    }
}
