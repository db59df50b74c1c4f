package dev.solvable.processor.game.pieces;

import dev.solvable.processor.game.board.Symmetries;
import dev.solvable.runtime.Board;
import dev.solvable.runtime.game.pieces.code.PieceCode;
import dev.solvable.runtime.game.pieces.code.PiecePromotion;
import dev.solvable.runtime.game.pieces.code.PieceSet;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;
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

    /** The most images that are made of every position: all those of a regular polygon of 12 corners. */
    private static final int MAX_IMAGES = 24;

    /** Copies the list. */
    public PieceEncoding {
        planes = List.copyOf(planes);
    }

    /** The first form that fits a {@code long}; where none does, the one with the fewest bits. */
    public static PieceEncoding of(PieceRules rules, int cells) {
        List<Integer> planes = IntStream.range(0, rules.planes())
                .filter(plane -> rules.most(plane) > 0)
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
        for (int count = fewest; count <= Math.min(cells, rules.most(plane)); count++) {
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

    /**
     * Those of a game's symmetries that make one of several positions: all, or the identity alone where positions are
     * no masks, or where there are too many images to look at each.
     */
    public Symmetries folded(Symmetries symmetries, Board board) {
        return form == Form.MASKS && symmetries.order() <= MAX_IMAGES ? symmetries : Symmetries.none(board);
    }

    /** For each plane that has pieces the letter of the one that it becomes as the players are exchanged. */
    public String exchanged(PieceRules rules, Symmetries.Exchange exchange) {
        return letters(
                rules, planes.stream().map(plane -> exchange.planes()[plane]).toList());
    }

    /** The pieces of the game, as the runtime knows them. */
    public PieceSet set(PieceRules rules, Board board) {
        StringBuilder start = new StringBuilder();
        for (int cell = 0; cell < board.cells(); cell++) {
            boolean begins = cell > 0 && board.row(cell - 1) < board.row(cell);
            char here = '.';
            for (int plane : planes) {
                here = (rules.start().get(plane) >>> cell & 1) != 0 ? rules.letter(plane) : here;
            }
            start.append(begins ? " " : "").append(here);
        }
        StringBuilder hand = new StringBuilder();
        StringBuilder lost = new StringBuilder();
        for (int plane : planes) {
            hand.append(String.valueOf(rules.letter(plane)).repeat(rules.hand().get(plane)));
            lost.append(isLost(rules, plane) ? rules.letter(plane) : "");
        }
        PiecePromotion[] promotions = rules.promotions().stream()
                .map(promotion -> new PiecePromotion(
                        rules.letter(promotion.plane()), rules.letter(promotion.becomes()), promotion.cells()))
                .toArray(PiecePromotion[]::new);
        return new PieceSet(
                board, letters(rules, planes), start.toString(), hand.toString(), lost.toString(), promotions);
    }

    /** The letters of some planes. */
    private static String letters(PieceRules rules, List<Integer> planes) {
        return planes.stream().map(plane -> String.valueOf(rules.letter(plane))).collect(Collectors.joining());
    }

    /** The code of positions; they must fit. */
    PieceCode code(PieceSet set) {
        return switch (form) {
            case MASKS -> PieceCode.masks(set);
            case DIGITS -> PieceCode.digits(set);
            case SUBSETS -> PieceCode.subsets(set);
        };
    }

    /** Whether pieces of a plane may be taken or leave the board. */
    public static boolean isLost(PieceRules rules, int plane) {
        return rules.linesTake() || rules.moves().stream().anyMatch(move -> loses(move, plane));
    }

    private static boolean loses(PieceMove move, int plane) {
        if (move.leaves() && move.plane() == plane) {
            return true;
        }
        return takes(move, plane);
    }

    /** Whether a move may take pieces of a plane. */
    static boolean takes(PieceMove move, int plane) {
        boolean isMovers = move.plane() % 2 == plane % 2;
        return (move.taken() & ~(isMovers ? move.enemies() : move.friends())) != 0;
    }

    /**
     * Whether a position has to say how many pieces of a plane are in hand: the board does only where their number
     * stays the same.
     */
    public static boolean countsHand(PieceRules rules, int plane) {
        return rules.hand().get(plane) > 0
                && (isLost(rules, plane) || rules.promotes(plane) || rules.most(plane) > rules.pieces(plane));
    }

    private static int fewestOnBoard(PieceRules rules, int plane) {
        return isLost(rules, plane) || rules.promotes(plane)
                ? 0
                : Long.bitCount(rules.start().get(plane));
    }
}
