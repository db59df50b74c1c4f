package dev.solvable.runtime.retrograde.ranked;

import java.util.concurrent.atomic.AtomicLongArray;

/** A set of ranks, a bit for each. */
final class RankSet {
    private final AtomicLongArray words;

    /** Whether several threads add ranks at once. */
    private final boolean isShared;

    RankSet(int ranks, boolean isShared) {
        this.words = new AtomicLongArray(ranks / Long.SIZE + 1);
        this.isShared = isShared;
    }

    static long bytes(int ranks) {
        return Long.BYTES * (ranks / Long.SIZE + 1L);
    }

    void add(int rank) {
        int word = rank / Long.SIZE;
        if (isShared) {
            words.getAndAccumulate(word, 1L << rank, (one, two) -> one | two);
        } else {
            words.setPlain(word, words.getPlain(word) | 1L << rank);
        }
    }

    boolean has(int rank) {
        return (words.getPlain(rank / Long.SIZE) >>> rank & 1) != 0;
    }

    /** Removes the ranks of a word and returns them. Meanwhile no other thread may add or remove any of them. */
    long take(int word) {
        long bits = words.getPlain(word);
        if (bits != 0) {
            words.setPlain(word, 0);
        }
        return bits;
    }

    /** Adds ranks of a word. Returns the new ones. Meanwhile no other thread may add ranks of this word. */
    long addNew(int word, long bits) {
        long before = words.getPlain(word);
        words.setPlain(word, before | bits);
        return bits & ~before;
    }
}
