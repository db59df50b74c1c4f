package dev.solvable.processor.plan;

import dev.solvable.processor.game.board.Symmetries;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How the images of a position under the symmetries of the game are made of masks and shifts, where planes are masks
 * side by side.
 *
 * @param exchange what makes the image with the players exchanged, the side to move aside; empty where no symmetry
 *     exchanges them. With it, all images may have the first player to move
 * @param all the images by the other symmetries
 * @param ofStart those of them by symmetries that keep the start
 */
public record PieceImages(Optional<Shifts> exchange, Images all, Images ofStart) {
    /** The most images that are made for every position: all those of a regular polygon of 12 corners. */
    private static final int MAX_IMAGES = 24;

    /**
     * Bits that go so many places up, less than 0 for down, by that distance.
     *
     * @param masks for each distance the bits that go so far
     */
    public record Shifts(SortedMap<Integer, Long> masks) {
        private static Shifts of(int[] images) {
            SortedMap<Integer, Long> masks = new TreeMap<>();
            for (int bit = 0; bit < images.length; bit++) {
                masks.merge(images[bit] - bit, 1L << bit, (one, other) -> one | other);
            }
            return new Shifts(masks);
        }
    }

    /**
     * Images, each made from an earlier one or from the position itself.
     *
     * @param steps what makes an image of another one
     * @param made the images
     */
    public record Images(List<Shifts> steps, List<Image> made) {
        /** Copies the lists. */
        public Images {
            steps = List.copyOf(steps);
            made = List.copyOf(made);
        }
    }

    /**
     * One image.
     *
     * @param of which image it is made from: 0 the position itself, i the i-th image
     * @param step the step that makes it
     */
    public record Image(int of, int step) {}

    /** The images that pay: none where the game has no symmetry, or too many. */
    static Optional<PieceImages> of(List<Symmetries.OfPieces> symmetries, PieceBits bits) {
        List<int[]> all = images(symmetries, bits, false);
        List<int[]> ofStart = images(symmetries, bits, true);
        Optional<Shifts> exchange = symmetries.stream()
                .filter(Symmetries.OfPieces::exchanges)
                .map(symmetry -> Shifts.of(bits.permuted(symmetry.cells(), symmetry.planes())))
                .min((one, other) -> one.masks().size() - other.masks().size());
        return all.size() > MAX_IMAGES || all.size() == 1 && exchange.isEmpty()
                ? Optional.empty()
                : Optional.of(new PieceImages(exchange, tree(all), tree(ofStart)));
    }

    /** Where bits go under the symmetries that do not exchange the players, the identity first. */
    private static List<int[]> images(List<Symmetries.OfPieces> symmetries, PieceBits bits, boolean keepsStart) {
        return symmetries.stream()
                .filter(symmetry -> !symmetry.exchanges() && (symmetry.keepsStart() || !keepsStart))
                .map(symmetry -> bits.permuted(symmetry.cells(), symmetry.planes()))
                .sorted((one, other) -> Boolean.compare(isIdentity(other), isIdentity(one)))
                .toList();
    }

    private static boolean isIdentity(int[] images) {
        for (int bit = 0; bit < images.length; bit++) {
            if (images[bit] != bit) {
                return false;
            }
        }
        return true;
    }

    /** Prim's tree over all images: each is made from the one from which it takes the fewest shifts. */
    private static Images tree(List<int[]> images) {
        List<Shifts> steps = new ArrayList<>();
        List<Image> made = new ArrayList<>();
        List<Integer> order = new ArrayList<>(List.of(0));
        while (order.size() < images.size()) {
            int best = Integer.MAX_VALUE;
            int next = 0;
            int parent = 0;
            Shifts shifts = Shifts.of(images.get(0));
            for (int candidate = 1; candidate < images.size(); candidate++) {
                for (int i = 0; i < order.size() && !order.contains(candidate); i++) {
                    Shifts step = Shifts.of(quotient(images.get(order.get(i)), images.get(candidate)));
                    int cost = 2 * step.masks().size() - (steps.contains(step) ? 1 : 0);
                    if (cost < best) {
                        best = cost;
                        next = candidate;
                        parent = i;
                        shifts = step;
                    }
                }
            }
            if (!steps.contains(shifts)) {
                steps.add(shifts);
            }
            made.add(new Image(parent, steps.indexOf(shifts)));
            order.add(next);
        }
        return new Images(steps, made);
    }

    /** What leads from one image of the bits to another. */
    private static int[] quotient(int[] from, int[] to) {
        int[] quotient = new int[from.length];
        Arrays.setAll(quotient, bit -> bit);
        for (int bit = 0; bit < from.length; bit++) {
            quotient[from[bit]] = to[bit];
        }
        return quotient;
    }
}
