package dev.solvable.runtime.retrograde.ranked;

import dev.solvable.runtime.retrograde.analysis.Crew;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Passes over all ranks, or all turned ranks, that threads share. They are of two kinds. One goes from ranks to the
 * turned ranks of successors, or from turned ranks to the ranks of predecessors, all of them near each other. The other
 * one finds the turned ranks of ranks, or ranks of turned ranks: only here memory is read or written out of order, once
 * for each position.
 */
final class RankPasses {
    /** The most parts that threads take in turn. */
    static final int PARTS = 1 << 8;

    /** Fewer positions are sooner looked at than helpers start. */
    private static final int MIN_SHARED = 20_000;

    private final Crew crew;

    /** How many positions were found in a pass. */
    private final AtomicLong found = new AtomicLong();

    RankPasses(Crew crew) {
        this.crew = crew;
    }

    /** What is done with the ranks of some words of a {@link RankSet}. */
    @FunctionalInterface
    interface Pass {
        /** Does it with those from one word on, before another. Returns how many positions were found. */
        long over(int member, int fromWord, int toWord);
    }

    /**
     * Does a pass.
     *
     * @param length the number of ranks, or of turned ranks
     * @param size how many of them there is work with
     * @return how many positions were found
     */
    long share(Pass pass, int length, long size) throws InterruptedException {
        int words = (length - 1) / Long.SIZE + 1;
        int partSize = words / PARTS + 1;
        found.set(0);
        crew.share(
                (member, part) ->
                        found.addAndGet(pass.over(member, part * partSize, Math.min(words, (part + 1) * partSize))),
                (words - 1) / partSize + 1,
                size >= MIN_SHARED);
        return found.get();
    }
}
