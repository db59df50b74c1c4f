package dev.solvable.runtime.retrograde.ranked;

import dev.solvable.runtime.retrograde.analysis.Crew;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Passes over all ranks, or all turned ranks, that threads share. One kind goes from ranks to the turned ranks of
 * successors, or from turned ranks to the ranks of predecessors; both lie near each other. The other kind converts
 * ranks to turned ranks or back. Only this kind accesses memory out of order, once for each position.
 */
final class RankPasses {
    /** The maximum number of parts of a pass. */
    static final int PARTS = 1 << 8;

    /** A pass over fewer positions takes less time than the start of helpers. */
    private static final int MIN_SHARED = 20_000;

    private final Crew crew;

    /** The number of positions found in a pass. */
    private final AtomicLong found = new AtomicLong();

    RankPasses(Crew crew) {
        this.crew = crew;
    }

    /** The work of a pass on some words of a {@link RankSet}. */
    @FunctionalInterface
    interface Pass {
        /** Processes a range of words. Returns the number of positions found. */
        long over(int member, int fromWord, int toWord);
    }

    /**
     * Does a pass.
     *
     * @param length the number of ranks, or of turned ranks
     * @param size the number of ranks that take work
     * @return the number of positions found
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
