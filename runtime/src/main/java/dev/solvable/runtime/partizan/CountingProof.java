package dev.solvable.runtime.partizan;

/**
 * Proofs by counting that a player makes the last move, after Bullock (Domineering: Solving Large Combinatorial Search
 * Spaces, 2002): a lower bound on the player's moves is compared with an upper bound on the other player's.
 *
 * <p>The player's tiles are laid out side by side. Safe tiles are those that no tile of the other player can touch. Of
 * the rest, the other player destroys some with every move, and the player lays one in between. Every move of the other
 * player needs a cell of a hitting set; the player's tiles cover some. The lead is the least that the other can force.
 */
final class CountingProof {
    /** A lead this far below 0 is not tried again with other weights or with tiles laid out from the other side. */
    private static final int FAR = 2;

    /** Replaces an exact lead when even the largest possible gain is too small. */
    private static final int HOPELESS = -Long.SIZE;

    /**
     * Tiles of more cells than this are not weighed. For tiles of one cell weights prove no more than a hitting set.
     */
    private static final int MAX_WEIGHED = 7;

    private final TileReach other;
    private final TileLayout layout;
    private final GuaranteedGain gain;
    private final CellWeights weights = new CellWeights();

    /** Proofs that the owner of {@code own} makes the last move. */
    CountingProof(TileReach own, TileReach other) {
        this.other = other;
        this.layout = TileLayout.of(own, other);
        this.gain = new GuaranteedGain(layout);
    }

    /** An upper bound on the bytes of the proofs for both players: a few arrays of two masks for each cell. */
    static long bytes(int cells) {
        return 16L * cells * Long.BYTES;
    }

    /**
     * The player's lead in moves. A positive lead proves that the player makes the last move.
     *
     * @param begins whether the player is to move
     */
    int lead(long free, boolean begins) {
        long reach = other.reach(free);
        int lead = lead(free, reach, begins, true);
        return lead > 0 || lead <= -FAR ? lead : Math.max(lead, lead(free, reach, begins, false));
    }

    /** The lead with tiles laid out from the lowest cell or from the highest. */
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

    /** The lead, given a hitting set: the other player needs one of these cells for every move. */
    private int leadByHitting(long hitting, boolean begins) {
        weights.set(hitting);
        return gain.of(weights, 1, begins) + layout.safeTiles - Long.bitCount(hitting) + (begins ? 0 : 1);
    }

    /** The lead in units of weight; a move of the other player needs at least {@code other.smallest} of them. */
    private int leadByWeight(long free, long reach, boolean begins) {
        int unit = other.smallest;
        if (unit == 1 || unit > MAX_WEIGHED) {
            return 0;
        }
        other.weigh(weights, free, reach, layout.wanted);
        return gain.of(weights, unit, begins) + unit * (layout.safeTiles + (begins ? 0 : 1)) - weights.of(-1);
    }
}
