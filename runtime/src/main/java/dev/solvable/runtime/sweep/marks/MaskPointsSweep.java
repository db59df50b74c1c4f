package dev.solvable.runtime.sweep.marks;

import dev.solvable.SolveListener;

/**
 * The points to come for every mask of marked cells, where both players put the same mark: a move raises the mask, so
 * masks are gone through from the full board down.
 */
final class MaskPointsSweep {
    /** The masks that are gone through between two looks at the interrupt status, a power of two. */
    private static final int BLOCK = 1 << 12;

    private final byte[] table;
    private final int[] lines;
    private final boolean again;
    private final SolveListener listener;

    /**
     * A sweep.
     *
     * @param table an entry for each mask
     * @param again whether who scores moves again
     */
    MaskPointsSweep(byte[] table, long[] lines, boolean again, SolveListener listener) {
        this.table = table;
        this.lines = new int[lines.length];
        for (int i = 0; i < lines.length; i++) {
            this.lines[i] = (int) lines[i];
        }
        this.again = again;
        this.listener = listener;
    }

    void sweep() throws InterruptedException {
        int full = table.length - 1;
        table[full] = 0;
        for (int high = full; high >= 0; high -= BLOCK) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            listener.progress(full - high, table.length);
            int low = Math.max(0, high + 1 - BLOCK);
            for (int taken = Math.min(high, full - 1); taken >= low; taken--) {
                table[taken] = (byte) pointsOf(taken, full & ~taken);
            }
        }
    }

    private int pointsOf(int taken, int free) {
        int completing = completing(taken);
        int best = completing == 0 ? Integer.MIN_VALUE : bestOfScoring(taken, completing);
        int quiet = free & ~completing;
        return quiet == 0 ? best : Math.max(best, -leastAfter(taken, quiet));
    }

    /** The cells that complete a line. */
    private int completing(int taken) {
        int completing = 0;
        for (int line : lines) {
            int missing = line & ~taken;
            if ((missing & missing - 1) == 0) {
                completing |= missing;
            }
        }
        return completing;
    }

    /** The least points that the other player has after a move to one of these cells; there is at least one. */
    private int leastAfter(int taken, int cells) {
        byte[] points = table;
        int least = Byte.MAX_VALUE;
        for (int rest = cells; rest != 0; rest &= rest - 1) {
            least = Math.min(least, points[taken | rest & -rest]);
        }
        return least;
    }

    private int bestOfScoring(int taken, int completing) {
        int best = Integer.MIN_VALUE;
        for (int rest = completing; rest != 0; rest &= rest - 1) {
            int cell = rest & -rest;
            int gain = 0;
            for (int line : lines) {
                gain += (line & ~taken) == cell ? 1 : 0;
            }
            int after = table[taken | cell];
            best = Math.max(best, again ? gain + after : gain - after);
        }
        return best;
    }
}
