package dev.solvable.runtime.sweep.tiles;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The tiles of one player, grouped for a {@link WordSweep} by the cells that they cover outside a word. */
final class Covers {
    private static final Cover[] NONE = {};

    private final int rowWords;
    private final int blockWords;

    /** For sets of cells of a block the mask of the words in which one of them is taken. */
    private final Map<Integer, long[]> closed = new HashMap<>();

    /** The tiles that cover a cell in which blocks differ. */
    final Cover[] outside;

    /** The other tiles that cover a cell in which rows differ, by the highest covered bit of a word's number. */
    final Cover[][] inside;

    /** For each word of a block the boards on which no tile fits within the block; empty unless such boards are won. */
    private final long[] moveless;

    /**
     * The tiles of a player.
     *
     * @param placed for each tile its cells, as bits of a board's number
     * @param rowWords the words of a row
     * @param blockWords the words of a block
     * @param misere whether the boards without a move are won
     */
    Covers(long[] placed, int rowWords, int blockWords, boolean misere) {
        this.rowWords = rowWords;
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
        for (long tile : sorted) {
            if (misere && word(tile) < blockWords) {
                takeMoves(moveless, word(tile), Cover.free(shift(tile)));
            }
        }
    }

    private static int word(long placed) {
        return (int) (placed >>> WordSweep.CELLS_IN_WORD);
    }

    /** The cells of a tile within a word. */
    private static int shift(long placed) {
        return (int) placed & Long.SIZE - 1;
    }

    private static int[] shifts(long[] placed, int from, int to) {
        int[] shifts = new int[to - from];
        for (int i = from; i < to; i++) {
            shifts[i - from] = shift(placed[i]);
        }
        return shifts;
    }

    private void add(int word, int[] shifts, List<Cover> outsides) {
        if (word >= blockWords) {
            outsides.add(cover(word & -blockWords, word & blockWords - 1, shifts));
            return;
        }
        if (word < rowWords) {
            return; // it is settled within a row
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
     * Starts a block with its wins by tiles that cover a cell in which blocks differ. Boards without a move are added
     * if these are won.
     *
     * @param won the table
     * @param block the first word of the block
     * @param after the index in the table of the first word with the other player to move
     * @param next room for the words of a block
     */
    void start(long[] wins, long[] won, int block, int after, long[] next) {
        if (moveless.length == 0) {
            Arrays.fill(wins, 0);
        } else {
            startMoveless(wins, block);
        }
        for (Cover cover : outside) {
            if ((block & cover.above) == 0) {
                cover.addTo(wins, 0, blockWords, won, after + (block | cover.above), next);
            }
        }
    }

    private void startMoveless(long[] wins, int block) {
        System.arraycopy(moveless, 0, wins, 0, blockWords);
        for (Cover cover : outside) {
            if ((block & cover.above) == 0) {
                takeMoves(wins, cover.within, cover.movable());
            }
        }
    }

    /**
     * Removes the boards on which tiles fit from those without a move.
     *
     * @param covered the cells that the tiles cover outside a word
     * @param movable the boards of a word on which one of them fits, judged by the cells within the word alone
     */
    private static void takeMoves(long[] moveless, int covered, long movable) {
        // Adding 1 with the covered cells set counts through the words that leave them free.
        for (int word = 0; word < moveless.length; word = (word | covered) + 1 & ~covered) {
            moveless[word] &= ~movable;
        }
    }
}
