package dev.solvable.processor.plan;

import dev.solvable.processor.game.pieces.PieceEncoding;
import dev.solvable.processor.game.pieces.PieceRules;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * The bits of a position whose planes are masks side by side: the planes, the side to move, and for each plane whose
 * pieces in hand are counted their number.
 */
public record PieceBits(List<Integer> planes, int cells, List<Integer> handBits) {
    /** Copies the lists. */
    public PieceBits {
        planes = List.copyOf(planes);
        handBits = List.copyOf(handBits);
    }

    /** The bits of a game. */
    public static PieceBits of(PieceRules rules, PieceEncoding encoding, int cells) {
        List<Integer> handBits = new ArrayList<>();
        for (int plane : encoding.planes()) {
            handBits.add(
                    PieceEncoding.countsHand(rules, plane)
                            ? BigInteger.valueOf(rules.hand().get(plane)).bitLength()
                            : 0);
        }
        return new PieceBits(encoding.planes(), cells, handBits);
    }

    /** The bit of the side to move. */
    public int side() {
        return planes.size() * cells;
    }

    /** How many bits there are. */
    public int count() {
        return side() + 1 + handBits.stream().mapToInt(Integer::intValue).sum();
    }

    /** The lowest bit of the number of pieces in hand of one of the planes. */
    public int hand(int index) {
        return side()
                + 1
                + handBits.subList(0, index).stream()
                        .mapToInt(Integer::intValue)
                        .sum();
    }

    /**
     * Where each bit goes, that of the side aside.
     *
     * @param cellImages where each cell goes
     * @param planeImages which plane each plane of the rules becomes
     */
    int[] permuted(int[] cellImages, int[] planeImages) {
        int[] images = new int[count()];
        images[side()] = side();
        for (int index = 0; index < planes.size(); index++) {
            int image = planes.indexOf(planeImages[planes.get(index)]);
            for (int cell = 0; cell < cells; cell++) {
                images[index * cells + cell] = image * cells + cellImages[cell];
            }
            for (int bit = 0; bit < handBits.get(index); bit++) {
                images[hand(index) + bit] = hand(image) + bit;
            }
        }
        return images;
    }
}
