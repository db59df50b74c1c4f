package dev.solvable.spark.bytes;

import org.jspecify.annotations.Nullable;

/** A set of ranks in blocks of 2^n. */
public final class RankSets {
    private final int bits;
    private final int size;
    private final @Nullable NumberSet[] sets;

    /**
     * An empty set.
     *
     * @param bits n
     * @param blocks the number of blocks
     */
    public RankSets(int bits, int blocks) {
        this.bits = bits;
        this.size = 1 << bits;
        this.sets = new NumberSet[blocks];
    }

    public void add(int rank) {
        NumberSet set = sets[rank >>> bits];
        if (set == null) {
            set = new NumberSet(size);
            sets[rank >>> bits] = set;
        }
        set.add(rank & size - 1);
    }

    public boolean has(int block) {
        return sets[block] != null;
    }

    /** Writes the ranks of a block, each less the block's first rank. */
    public void writeTo(ByteWriter to, int block) {
        NumberSet set = sets[block];
        if (set == null) {
            to.number(0);
        } else {
            set.writeTo(to);
        }
    }
}
