package dev.solvable.runtime.game.pieces;

import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.game.pieces.code.PieceCode;
import dev.solvable.runtime.game.pieces.code.PieceSet;

/**
 * The symmetries of a game of pieces: permutations of cells that keep its rules, the identity left out, and one that
 * keeps them once the players are exchanged. Only positions that are planes of masks are folded by them.
 */
@ForGeneratedCode
public final class PieceSymmetries {
    /** No symmetry but the identity. */
    public static final PieceSymmetries NONE = of();

    private final int[][] permutations;

    /** For each plane the letter of the plane that it becomes as the players are exchanged; empty where none are. */
    private final String exchangedLetters;

    /** Where each cell goes as the players are exchanged. */
    private final int[] exchange;

    private PieceSymmetries(int[][] permutations, String exchangedLetters, int[] exchange) {
        this.permutations = permutations;
        this.exchangedLetters = exchangedLetters;
        this.exchange = exchange;
    }

    /**
     * Symmetries that leave the players alone.
     *
     * @param permutations for each of them where each cell goes
     */
    public static PieceSymmetries of(int[]... permutations) {
        return new PieceSymmetries(permutations, "", new int[0]);
    }

    /**
     * The same, and one that exchanges the players.
     *
     * @param letters for each plane the letter of the plane that it becomes
     * @param cells where each cell goes
     */
    public PieceSymmetries exchanging(String letters, int... cells) {
        return new PieceSymmetries(permutations, letters, cells);
    }

    /** Whether there is none but the identity. */
    boolean isEmpty() {
        return permutations.length == 0 && !exchanges();
    }

    /** Whether the players can be exchanged. */
    boolean exchanges() {
        return exchange.length > 0;
    }

    /** Where each cell goes as the players are exchanged; empty where they cannot be. */
    int[] exchange() {
        return exchange;
    }

    /** The plane that a plane becomes as the players are exchanged. */
    int exchangedPlane(PieceSet set, int plane) {
        return set.letters().indexOf(exchangedLetters.charAt(plane));
    }

    /** The same of every plane; each is itself where the players cannot be exchanged. */
    int[] exchangedPlanes(PieceSet set) {
        int[] planes = new int[set.planes()];
        for (int plane = 0; plane < planes.length; plane++) {
            planes[plane] = exchanges() ? exchangedPlane(set, plane) : plane;
        }
        return planes;
    }

    /** For each symmetry where each cell goes, the identity first. */
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
        long[] masks = new long[set.planes()];
        int[] hands = new int[masks.length];
        for (int plane = 0; plane < masks.length; plane++) {
            int image = exchanged ? exchangedPlane(set, plane) : plane;
            for (long rest = code.plane(position, plane); rest != 0; rest &= rest - 1) {
                int cell = Long.numberOfTrailingZeros(rest);
                masks[image] |= 1L << cells[exchanged ? exchange[cell] : cell];
            }
            hands[image] = set.countsHand(plane) ? code.countedHand(position, plane) : 0;
        }
        return code.number(masks, hands, !exchanged && code.secondMoves(position));
    }
}
