package dev.solvable;

/** How a solver solves its game; see {@link GameFacts#solvedBy()}. */
public enum Algorithm {
    /** Retrograde sweep: fills a table with the score of every position, from the end of the game backwards. */
    SWEEP("sweep of the whole state space, end of the game first"),
    /** Retrograde sweep of outcomes, 64 boards at a time as the bits of a {@code long}; distances are searched. */
    WORD_SWEEP("sweep of the whole state space, 64 boards at a time; search for distances"),
    /**
     * The free cells fall into regions that are independent games; their Grundy values give the outcome. Distances are
     * searched.
     */
    SUMS("sums of independent regions; search for distances"),
    /** Depth-first search of the outcome alone, with proofs that count the tiles each player can surely lay. */
    OUTCOME_SEARCH("search of outcomes with proofs by counting tiles; negamax for distances"),
    /** Depth-first with alpha-beta and a cache that grows to a fixed size. */
    SEARCH("search: negamax with alpha-beta over a cache"),
    /**
     * Depth-first with null windows over the moves that no threat rules out, and a cache that grows to a fixed size.
     */
    THREAT_SEARCH("search: negamax of threats with null windows over a cache"),
    /**
     * Retrograde analysis: enumerates the reachable positions up to symmetry, then spreads values backwards from the
     * terminal ones. Play may be endless.
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

    /** Whether the first question solves every position of the game. */
    public boolean sweeps() {
        return this == SWEEP || this == WORD_SWEEP || this == RETROGRADE;
    }
}
