package dev.solvable.runtime.sweep.tiles;

import java.util.Arrays;

/**
 * Up to four tiles of one player that cover the same cells outside a word. Their wins are found at once on all boards
 * of a block, or of a half of its rows. A tile leads from the 64 boards of a word to 64 others. The target word is
 * negated (lost for the other player is won), shifted by the tile's cells within a word, and masked to the boards on
 * which these are free.
 *
 * <p>The loops are shaped for HotSpot's vectoriser. It needs short bodies, and all arrays accessed at the loop's own
 * index. So target words are first copied to the index of their origins, and a loop has few terms. If a tile covers a
 * cell in which these words differ, an array of masks replaces a condition. If the words that leave the cell free lie
 * in long runs, the loop visits only these.
 */
final class Cover {
    /** The maximum number of tiles in a loop: not every HotSpot vectorises longer bodies. */
    static final int MAX_TERMS = 4;

    /** In shorter runs of words, the overhead of a loop is greater than that of masking words. */
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

    /** The covered cells in which the words of a loop do not differ, as bits of a word's number. */
    final int above;

    /** The other covered cells outside a word, as bits of a word's number. */
    final int within;

    /** For each tile its cells within a word; the tile raises a board's number by this. */
    private final int[] shifts;

    /** For each tile the boards of a word that leave these cells free. */
    private final long[] free;

    /** The bits of {@link #within} for which {@link #closed} is the mask. */
    private final int masked;

    /** The remaining bit of {@link #within}, which is clear in the runs of words; 0 if there is none. */
    private final int run;

    /** For each word of a block all ones if one of the {@link #masked(int)} cells is taken. */
    private final long[] closed;

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
     * The cells that need a mask: all of these but the highest, if the words that leave it free lie in runs that are
     * worth a loop each.
     */
    static int masked(int within) {
        int last = Integer.highestOneBit(within);
        return last < MIN_RUN ? within : within & ~last;
    }

    /** The boards of a word that leave these of its six cells free, a bit for each board. */
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

    /** The boards of a word on which one of the tiles fits, judged by the cells within the word alone. */
    long movable() {
        long movable = 0;
        for (long some : free) {
            movable |= some;
        }
        return movable;
    }

    /**
     * Adds the wins of the tiles.
     *
     * @param won the words of the target boards
     * @param at the index of the first target word, in which the cells {@link #above} are taken
     * @param wins the words of a block
     * @param from the index of the first word of the origins in it
     * @param words the number of words
     * @param next room for the words of a block
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

    /** Sets the targets of tiles that do not fit to won boards of the other player. */
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
