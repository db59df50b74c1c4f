package dev.solvable.runtime.game.pieces;

import dev.solvable.runtime.game.pieces.code.PieceCode;
import dev.solvable.runtime.game.pieces.code.PieceSet;

/**
 * The symmetries of a game of pieces: permutations of cells that keep its rules, without the identity, and one that
 * keeps them if the players are exchanged. Only the encoding by masks uses them.
 */
public final class PieceSymmetries {
    /** No symmetry but the identity. */
    public static final PieceSymmetries NONE = of();

    private final int[][] permutations;

    /** For each plane the letter of its image under the exchange of the players; empty if there is no exchange. */
    private final String exchangedLetters;

    /** The image of each cell under the exchange of the players; empty if there is none. */
    private final int[] exchange;

    private PieceSymmetries(int[][] permutations, String exchangedLetters, int[] exchange) {
        this.permutations = permutations;
        this.exchangedLetters = exchangedLetters;
        this.exchange = exchange;
    }

    /**
     * Symmetries that keep the players.
     *
     * @param permutations for each symmetry the image of each cell
     */
    public static PieceSymmetries of(int[]... permutations) {
        return new PieceSymmetries(permutations, "", new int[0]);
    }

    /**
     * The same, and one that exchanges the players.
     *
     * @param letters for each plane the letter of its image
     * @param cells the image of each cell
     */
    public PieceSymmetries exchanging(String letters, int... cells) {
        return new PieceSymmetries(permutations, letters, cells);
    }

    /** Whether the identity is the only symmetry. */
    boolean isEmpty() {
        return permutations.length == 0 && !exchanges();
    }

    boolean exchanges() {
        return exchange.length > 0;
    }

    int[] exchange() {
        return exchange;
    }

    /** The images of all planes; each is itself if the players cannot be exchanged. */
    int[] exchangedPlanes(PieceSet set) {
        int[] planes = new int[set.planes()];
        for (int plane = 0; plane < planes.length; plane++) {
            planes[plane] = exchanges() ? set.letters().indexOf(exchangedLetters.charAt(plane)) : plane;
        }
        return planes;
    }

    /** For each symmetry the image of each cell, the identity first. */
    int[][] permutations(int cells) {
        int[][] all = new int[permutations.length + 1][cells];
        for (int cell = 0; cell < cells; cell++) {
            all[0][cell] = cell;
        }
        System.arraycopy(permutations, 0, all, 1, permutations.length);
        return all;
    }

    /** One image of a position or of some of its bits; with the players exchanged, the first is to move. */
    long image(PieceCode code, long position, int[] cells, boolean exchanged) {
        PieceSet set = code.set;
        int[] exchangedPlanes = exchangedPlanes(set);
        long[] masks = new long[set.planes()];
        int[] hands = new int[masks.length];
        for (int plane = 0; plane < masks.length; plane++) {
            int image = exchanged ? exchangedPlanes[plane] : plane;
            for (long rest = code.plane(position, plane); rest != 0; rest &= rest - 1) {
                int cell = Long.numberOfTrailingZeros(rest);
                masks[image] |= 1L << cells[exchanged ? exchange[cell] : cell];
            }
            hands[image] = set.countsHand(plane) ? code.countedHand(position, plane) : 0;
        }
        return code.number(masks, hands, !exchanged && code.secondMoves(position));
    }
}
