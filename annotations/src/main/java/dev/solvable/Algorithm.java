package dev.solvable;

/** How a solver solves its game; see {@link GameFacts#solvedBy()}. */
public enum Algorithm {
    /** Retrograde: the score of every position at once, from the end of the game backwards, into a table. */
    SWEEP("sweep of the whole state space, end of the game first"),
    /** Retrograde: the outcome of every position at once, 64 boards to a {@code long}; distances are searched. */
    WORD_SWEEP("sweep of the whole state space, 64 boards at a time; search for distances"),
    /**
     * The outcome from the Grundy values of the regions into which the free cells fall, which are independent games;
     * distances are searched.
     */
    SUMS("sums of independent regions; search for distances"),
    /** Depth-first, the outcome alone first, with proofs by counting the tiles that each player can lay for sure. */
    OUTCOME_SEARCH("search of outcomes with proofs by counting tiles; negamax for distances"),
    /** Depth-first with alpha-beta and a cache that grows to a fixed size. */
    SEARCH("search: negamax with alpha-beta over a cache"),
    /** Depth-first over the moves that no threat forbids, by null windows, with a cache that grows to a fixed size. */
    THREAT_SEARCH("search: negamax of threats with null windows over a cache"),
    /**
     * For endless games: the reachable positions are enumerated, one of each set of images under the symmetries, and
     * values spread from the ends backwards.
     */
    RETROGRADE("retrograde analysis: the reachable positions, then values from the ends backwards");

    private final String description;

    Algorithm(String description) {
        this.description = description;
    }

    /**
     * The algorithm in a few words that begin with {@code sweep}, {@code search}, {@code sums} or {@code retrograde}.
     */
    public String description() {
        return description;
    }

    /** Whether a first question has every position of the game worked out. */
    public boolean sweeps() {
        return this == SWEEP || this == WORD_SWEEP || this == RETROGRADE;
    }
}
