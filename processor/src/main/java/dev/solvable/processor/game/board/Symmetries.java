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
 * The symmetries of a game: permutations of its cells that keep the moves and the lines, found from the game itself.
 *
 * @param permutations the permutations, the identity first; {@code permutation[c]} is the cell that cell c goes to
 * @param exchanges how many permutations keep the game once the two kinds of marks, or the players' tiles, are
 *     exchanged; 0 where there is nothing to exchange. They are no symmetries of positions: the other player would be
 *     to move
 * @param exchange the first of those that exchange the players of a game of pieces, where they are symmetries of
 *     positions; empty where there is none, and for other games
 */
public record Symmetries(List<int[]> permutations, int exchanges, Optional<Exchange> exchange) {
    /** The permutations beyond which a game with patterns is left with the symmetries of its grid. */
    public static final int MOST = 5_040;

    /**
     * The largest group that a search tries at every position, that of the square: a larger one costs more than it
     * saves.
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

    /** Whether a search is sooner done if it solves images of positions once. */
    public boolean foldingPays() {
        return order() > 1 && order() <= MAX_FOLDED;
    }

    /**
     * A symmetry of a game of pieces that exchanges the players, and with them who is to move: it takes positions to
     * positions of the same worth for the player to move.
     *
     * @param cells for each cell the one that it goes to
     * @param letters for each plane of pieces the letter of the one that it becomes
     */
    @SuppressWarnings("ArrayRecordComponent") // symmetries are not compared
    public record Exchange(int[] cells, String letters) {}

    /** The identity alone. */
    public static Symmetries none(Board board) {
        return new Symmetries(List.of(IntStream.range(0, board.cells()).toArray()), 0);
    }

    /** The different turns and mirrorings of the grid that keep the board and the game. */
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

    /** Whether a permutation takes each of some masks to one of others. */
    public static boolean maps(int[] permutation, Set<Long> from, Set<Long> to) {
        return from.stream().allMatch(mask -> to.contains(image(permutation, mask)));
    }

    /** The cells that the cells of a mask go to. */
    public static long image(int[] permutation, long mask) {
        long image = 0;
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            image |= 1L << permutation[Long.numberOfTrailingZeros(rest)];
        }
        return image;
    }
}
