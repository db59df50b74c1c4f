package dev.solvable.runtime;

/** The number under which a search keeps a mask of cells: the same for masks that play takes for one. */
@ForGeneratedCode
public interface MaskKey {
    /** Every mask is itself. */
    MaskKey ITSELF = new MaskKey() { // no lambda: linking one takes longer than a small game
                @Override
                public long of(long mask) {
                    return mask;
                }
            };

    /** The key of a mask. */
    long of(long mask);

    /** A mask of taken cells that play takes for this one: the same for all that have one key. */
    default long image(long taken) {
        return of(taken);
    }
}
