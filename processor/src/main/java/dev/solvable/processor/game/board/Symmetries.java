package dev.solvable.processor.game.board;

import dev.solvable.runtime.Board;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * The symmetries of a game: permutations of its cells that preserve the moves and the lines, computed from the rules.
 *
 * @param permutations the permutations, the identity first; {@code permutation[c]} is the cell that cell c goes to
 * @param exchanges how many permutations preserve the game if the two kinds of marks, or the players' tiles, are
 *     exchanged; 0 if there is nothing to exchange. They are not symmetries of positions, as the other player would be
 *     to move
 * @param exchange the first of those that exchange the players of a game of pieces, which are symmetries of positions;
 *     empty if there are none, and for other games
 */
public record Symmetries(List<int[]> permutations, int exchanges, Optional<Exchange> exchange) {
    /** The most permutations of a game with patterns; with more, only the symmetries of its grid are used. */
    static final int MOST = 5_040;

    /**
     * The order of the largest group that a search folds, that of the square: a larger group costs more than it saves.
     */
    public static final int MAX_FOLDED = 8;

    /** Symmetries without one that exchanges the players of a game of pieces. */
    public Symmetries(List<int[]> permutations, int exchanges) {
        this(permutations, exchanges, Optional.empty());
    }

    /** The number of symmetries, the identity included. */
    public int order() {
        return permutations.size();
    }

    /** The permutations without the identity. */
    public List<int[]> images() {
        return permutations.subList(1, order());
    }

    /** Whether a search is faster if it folds symmetric positions. */
    public boolean foldingPays() {
        return order() > 1 && order() <= MAX_FOLDED;
    }

    /**
     * A symmetry of a game of pieces that exchanges the players, and with them the side to move. It maps positions to
     * positions of the same value for the player to move.
     *
     * @param cells for each cell its image
     * @param letters for each plane of pieces the letter of its image
     */
    @SuppressWarnings("ArrayRecordComponent") // symmetries are not compared
    public record Exchange(int[] cells, String letters) {}

    /** Only the identity. */
    public static Symmetries none(Board board) {
        return new Symmetries(List.of(IntStream.range(0, board.cells()).toArray()), 0);
    }

    /** The different rotations and reflections of the grid that preserve the board and the game. */
    public static List<int[]> ofGrid(Board board, Predicate<int[]> keepsGame) {
        List<int[]> kept = new ArrayList<>();
        for (Motion motion : Motion.values()) {
            if (motion.transposes() && board.rows() != board.columns()) {
                continue;
            }
            int[] permutation = motion.inverse().images(board); // the order in which generated code lists them
            boolean onBoard = Arrays.stream(permutation).allMatch(cell -> cell >= 0);
            if (onBoard
                    && keepsGame.test(permutation)
                    && kept.stream().noneMatch(other -> Arrays.equals(other, permutation))) {
                kept.add(permutation);
            }
        }
        return kept;
    }

    /** Whether a permutation maps each mask of {@code from} to a mask of {@code to}. */
    public static boolean maps(int[] permutation, Set<Long> from, Set<Long> to) {
        return from.stream().allMatch(mask -> to.contains(image(permutation, mask)));
    }

    /** The image of a mask. */
    public static long image(int[] permutation, long mask) {
        long image = 0;
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            image |= 1L << permutation[Long.numberOfTrailingZeros(rest)];
        }
        return image;
    }
}
