package dev.solvable.runtime.sweep.tiles;

import java.util.Arrays;

/**
 * Up to four tiles of one player that cover the same cells outside a word: what they win on all boards of a block, or
 * of a half of its rows, at once. A tile leads from 64 boards to 64 others: the word it leads to is negated (lost for
 * the other player is won), shifted by the tile's cells within a word, and kept for the boards on which these are free.
 *
 * <p>The loops are shaped for HotSpot's vectoriser. It takes loops whose arrays are all read and written at the loop's
 * own index and whose body is short. So the words that a tile leads to are copied first to where they are needed, and a
 * loop has few terms. Where a tile covers a cell by which these words differ, an array of masks replaces a condition.
 * Where the words that leave the cell free lie in long runs, the loop visits only these.
 */
final class Cover {
    /** Longer bodies are not vectorised by every HotSpot. */
    static final int MAX_TERMS = 4;

    /** In shorter runs of words a loop takes longer to begin and to end than to skip words by a mask. */
    private static final int MIN_RUN = 64;

    /** For each cell of a word the boards that leave it free. */
    private static final long[] FREE_CELL = {
        0x5555_5555_5555_5555L,
        0x3333_3333_3333_3333L,
        0x0F0F_0F0F_0F0F_0F0FL,
        0x00FF_00FF_00FF_00FFL,
        0x0000_FFFF_0000_FFFFL,
        0x0000_0000_FFFF_FFFFL
    };

    /** For each set of these cells the boards that leave them free. */
    private static final long[] FREE = free();

    /** The bits in the number of a word of the covered cells by which these words do not differ. */
    final int above;

    /** The bits of the other covered cells outside a word. */
    final int within;

    /** For each tile its cells within a word; the number of a board after the tile is larger by as much. */
    private final int[] shifts;

    /** For each tile the boards of a word that leave these cells free. */
    private final long[] free;

    /** Those of {@link #within} for which {@link #closed} is a mask. */
    private final int masked;

    /** The other one, which words in runs leave free; or 0. */
    private final int run;

    private final long[] closed;

    /**
     * Some tiles.
     *
     * @param above the bits in the number of a word of the covered cells by which the words do not differ
     * @param within those of the other covered cells outside a word
     * @param shifts for each tile its cells within a word
     * @param closed for each word of a block all ones where one of the {@link #masked(int)} cells is taken
     */
    Cover(int above, int within, int[] shifts, long[] closed) {
        this.above = above;
        this.within = within;
        this.shifts = shifts;
        this.free = new long[shifts.length];
        for (int i = 0; i < shifts.length; i++) {
            free[i] = free(shifts[i]);
        }
        this.masked = masked(within);
        this.run = within & ~masked;
        this.closed = closed;
    }

    /**
     * Those of these cells for which a mask is needed: all but the last, if the words that leave it free lie together
     * in runs that are worth a loop each.
     */
    static int masked(int within) {
        int last = Integer.highestOneBit(within);
        return last < MIN_RUN ? within : within & ~last;
    }

    /** The boards of a word that leave these of its six cells free, a bit a board. */
    static long free(int cells) {
        return FREE[cells];
    }

    private static long[] free() {
        long[] free = new long[Long.SIZE];
        Arrays.fill(free, -1);
        for (int cells = 1; cells < free.length; cells++) {
            free[cells] = free[cells & cells - 1] & FREE_CELL[Integer.numberOfTrailingZeros(cells)];
        }
        return free;
    }

    /** The boards of a word on which one of the tiles fits, as far as the cells of a word tell. */
    long movable() {
        long movable = 0;
        for (long some : free) {
            movable |= some;
        }
        return movable;
    }

    /**
     * Adds what the tiles win.
     *
     * @param won the words that they lead to
     * @param at where these begin, with the cells {@link #above} taken
     * @param wins the words of a block
     * @param from where in it the boards lie from which they lead there
     * @param words how many words
     * @param next room for as many words as a block has
     */
    void addTo(long[] wins, int from, int words, long[] won, int at, long[] next) {
        if (run == 0) {
            addRun(wins, from, words, won, at, next);
            return;
        }
        for (int start = 0; start < words; start += 2 * run) {
            addRun(wins, from + start, run, won, at + start + run, next);
        }
    }

    private void addRun(long[] wins, int from, int words, long[] won, int at, long[] next) {
        int to = from + words;
        System.arraycopy(won, at + masked, next, from, words - masked);
        if (masked != 0) {
            close(next, from, to, closed);
        }
        int[] s = shifts;
        long[] f = free;
        switch (s.length) {
            case 1 -> add(wins, from, to, next, s[0], f[0]);
            case 2 -> add(wins, from, to, next, s[0], f[0], s[1], f[1]);
            case 3 -> add(wins, from, to, next, s[0], f[0], s[1], f[1], s[2], f[2]);
            default -> add(wins, from, to, next, s[0], f[0], s[1], f[1], s[2], f[2], s[3], f[3]);
        }
    }

    /** A tile that does not fit leads to no board that the other player loses. */
    private static void close(long[] next, int from, int to, long[] closed) {
        for (int i = from; i < to; i++) {
            next[i] |= closed[i];
        }
    }

    private static void add(long[] wins, int from, int to, long[] next, int s0, long f0) {
        for (int i = from; i < to; i++) {
            wins[i] |= ~next[i] >>> s0 & f0;
        }
    }

    private static void add(long[] wins, int from, int to, long[] next, int s0, long f0, int s1, long f1) {
        for (int i = from; i < to; i++) {
            wins[i] |= ~next[i] >>> s0 & f0 | ~next[i] >>> s1 & f1;
        }
    }

    private static void add(
            long[] wins, int from, int to, long[] next, int s0, long f0, int s1, long f1, int s2, long f2) {
        for (int i = from; i < to; i++) {
            wins[i] |= ~next[i] >>> s0 & f0 | ~next[i] >>> s1 & f1 | ~next[i] >>> s2 & f2;
        }
    }

    private static void add(
            long[] wins,
            int from,
            int to,
            long[] next,
            int s0,
            long f0,
            int s1,
            long f1,
            int s2,
            long f2,
            int s3,
            long f3) {
        for (int i = from; i < to; i++) {
            wins[i] |= ~next[i] >>> s0 & f0 | ~next[i] >>> s1 & f1 | ~next[i] >>> s2 & f2 | ~next[i] >>> s3 & f3;
        }
    }
}
