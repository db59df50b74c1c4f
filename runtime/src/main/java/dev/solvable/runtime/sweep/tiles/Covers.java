package dev.solvable.runtime.sweep.tiles;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The tiles of one player as a {@link WordRowSweep} lays them: those together that cover the same cells outside a word.
 */
final class Covers {
    private static final Cover[] NONE = {};

    private final int blockWords;

    /** For sets of cells of a block the mask of the words on which one of them is taken. */
    private final Map<Integer, long[]> closed = new HashMap<>();

    /** Those that cover a cell by which blocks differ. */
    final Cover[] outside;

    /** The others, by the highest bit in the number of a word that they cover. */
    final Cover[][] inside;

    /** For each word of a block the boards on which none of the others fits. */
    private final long[] moveless;

    /**
     * The tiles of a player.
     *
     * @param placed for each its cells as bits in the number of a board
     * @param blockWords the words of a block
     * @param misere whether the boards without a move are needed
     */
    Covers(long[] placed, int blockWords, boolean misere) {
        this.blockWords = blockWords;
        List<Cover> outsides = new ArrayList<>();
        inside = new Cover[Integer.numberOfTrailingZeros(blockWords)][];
        Arrays.fill(inside, NONE);
        long[] sorted = placed.clone();
        Arrays.sort(sorted); // those that cover the same cells outside a word are side by side
        int from = 0;
        for (int to = 1; to <= sorted.length; to++) {
            if (to == sorted.length || word(sorted[to]) != word(sorted[from]) || to - from == Cover.MAX_TERMS) {
                add(word(sorted[from]), shifts(sorted, from, to), outsides);
                from = to;
            }
        }
        outside = outsides.toArray(NONE);
        moveless = new long[misere ? blockWords : 0];
        Arrays.fill(moveless, -1);
        if (misere) {
            for (Cover[] covers : inside) {
                for (Cover cover : covers) {
                    WordSweep.takeMoves(moveless, cover.above | cover.within, cover.movable());
                }
            }
        }
    }

    private static int word(long placed) {
        return (int) (placed >>> WordSweep.CELLS_IN_WORD);
    }

    private static int[] shifts(long[] placed, int from, int to) {
        int[] shifts = new int[to - from];
        for (int i = from; i < to; i++) {
            shifts[i - from] = (int) placed[i] & Long.SIZE - 1;
        }
        return shifts;
    }

    private void add(int word, int[] shifts, List<Cover> outsides) {
        if (word >= blockWords) {
            outsides.add(cover(word & -blockWords, word & blockWords - 1, shifts));
            return;
        }
        int level = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(word);
        Cover[] some = Arrays.copyOf(inside[level], inside[level].length + 1);
        some[some.length - 1] = cover(1 << level, word & ~(1 << level), shifts);
        inside[level] = some;
    }

    private Cover cover(int above, int within, int[] shifts) {
        int masked = Cover.masked(within);
        long[] mask = closed.get(masked);
        if (mask == null) {
            mask = new long[masked == 0 ? 0 : blockWords];
            for (int word = 0; word < mask.length; word++) {
                mask[word] = (word & masked) == 0 ? 0 : -1;
            }
            closed.put(masked, mask);
        }
        return new Cover(above, within, shifts, mask);
    }

    /**
     * Sets the words of a block to the boards that are won as no tile fits.
     *
     * @param block its first word
     */
    void startMoveless(long[] wins, int block) {
        System.arraycopy(moveless, 0, wins, 0, blockWords);
        for (Cover cover : outside) {
            if ((block & cover.above) == 0) {
                WordSweep.takeMoves(wins, cover.within, cover.movable());
            }
        }
    }
}
