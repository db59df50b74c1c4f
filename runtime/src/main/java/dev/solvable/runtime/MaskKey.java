package dev.solvable.runtime;

/** The key of a mask of cells in a transposition table. Masks that are equivalent in play share one. */
@ForGeneratedCode
public interface MaskKey {
    /** Every mask is its own key. */
    MaskKey ITSELF = new MaskKey() { // no lambda: linking one takes longer than solving a small game
                @Override
                public long of(long mask) {
                    return mask;
                }
            };

    /** The key of a mask. */
    long of(long mask);

    /** A mask of taken cells that is equivalent in play to this one: the same for all masks with one key. */
    default long image(long taken) {
        return of(taken);
    }
}
