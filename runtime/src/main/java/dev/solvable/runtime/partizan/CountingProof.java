package dev.solvable.runtime.partizan;

/**
 * Proofs by counting that a player makes the last move, after the idea of Bullock (Domineering: Solving Large
 * Combinatorial Search Spaces, 2002): a lower bound on the moves of the one against an upper bound on those of the
 * other.
 *
 * <p>The one lays out tiles side by side. Those that no tile of the other can touch are safe. Of the rest the other
 * destroys some with every move, and the one lays another; how many a move can destroy at most decides how many are
 * left. The other needs a cell of a hitting set for every move; what the one covers of it is lost. Both counts make one
 * sum; the proof holds for the least that the other can make of it.
 */
final class CountingProof {
    /** A count that falls short by this number of moves is not tried with other weights or from the other side. */
    private static final int FAR = 2;

    /** A count that is far below any lead, in place of an exact one. */
    private static final int HOPELESS = -Long.SIZE;

    /** Tiles of more cells than this are not weighed. For tiles of one cell weights show no more than a hitting set. */
    private static final int MAX_WEIGHED = 7;

    private final TileReach other;
    private final TileLayout layout;
    private final GuaranteedGain gain;
    private final CellWeights weights = new CellWeights();

    /** Proofs that one player makes the last move, and not the other. */
    CountingProof(TileReach own, TileReach other) {
        this.other = other;
        this.layout = TileLayout.of(own, other);
        this.gain = new GuaranteedGain(layout);
    }

    /** The bytes of the proofs for both players, at most: few arrays of twice as many masks as there are cells. */
    static long bytes(int cells) {
        return 16L * cells * Long.BYTES;
    }

    /**
     * By how many moves the player has the last one; 0 or less where counting does not show that.
     *
     * @param begins whether the player is to move
     */
    int lead(long free, boolean begins) {
        long reach = other.reach(free);
        int lead = lead(free, reach, begins, true);
        return lead > 0 || lead <= -FAR ? lead : Math.max(lead, lead(free, reach, begins, false));
    }

    /** The same, with tiles laid out from the lowest cell or the highest. */
    private int lead(long free, long reach, boolean begins, boolean low) {
        layout.layOut(free, reach, low);
        long hitting = other.hitting(free, low);
        int needed = Long.bitCount(hitting) + (begins ? 1 : 0) - layout.safeTiles;
        // the other player destroys every second item at least
        int most = (layout.moves + Long.bitCount(hitting & layout.wanted)) / 2 + (begins ? 3 : 0);
        if (most < needed) {
            return HOPELESS;
        }
        layout.extend(free, reach);
        layout.contest(free);
        int lead = leadByHitting(hitting, begins);
        if (lead > 0 || lead <= -FAR) {
            return lead;
        }
        if (leadByWeight(free, reach, begins) > 0) {
            return 1;
        }
        return Math.max(lead, leadByHitting(other.hitting(free, !low), begins));
    }

    /** The lead where the other player needs one of these cells for every move. */
    private int leadByHitting(long hitting, boolean begins) {
        weights.set(hitting);
        return gain.of(weights, 1, begins) + layout.safeTiles - Long.bitCount(hitting) + (begins ? 0 : 1);
    }

    /** The lead, in parts of a move, where the other player needs cells of some weight for every move. */
    private int leadByWeight(long free, long reach, boolean begins) {
        int unit = other.smallest;
        if (unit == 1 || unit > MAX_WEIGHED) {
            return 0;
        }
        other.weigh(weights, free, reach, layout.wanted);
        return gain.of(weights, unit, begins) + unit * (layout.safeTiles + (begins ? 0 : 1)) - weights.of(-1);
    }
}
