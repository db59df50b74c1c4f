package dev.solvable.processor.plan;

/** How a game is solved. */
public enum Engine {
    /** Every position at once, from the end of the game backwards, into a table that the position itself indexes. */
    SWEEP("sweep of the whole state space, end of the game first"),
    /**
     * The outcome of every position of a game of tiles at once, 64 boards to a {@code long}: those that share all but
     * six of their cells. Distances and Grundy values are searched as they are asked about.
     */
    WORD_SWEEP("sweep of the whole state space, 64 boards at a time; search for distances"),
    /**
     * The outcome from the Grundy values of the regions into which the free cells fall, which are independent games:
     * the player to move loses where their nim-sum is 0. Distances are searched.
     */
    SUMS("sums of independent regions; search for distances"),
    /**
     * Depth-first from the position that is asked about: its outcome alone first, with proofs by counting the tiles
     * that each player can lay for sure, then distances within that outcome. For games in which the players have
     * different tiles.
     */
    OUTCOME_SEARCH("search of outcomes with proofs by counting tiles; negamax for distances"),
    /** Depth-first from the position that is asked about, with a cache that grows to a fixed size. */
    SEARCH("search: negamax with alpha-beta over a cache"),
    /**
     * The same for games in which a player wins by a line of own marks: it plays forced replies at once, never hands
     * over a win, and proves what it can without trying moves.
     */
    THREAT_SEARCH("search: negamax of threats with null windows over a cache"),
    /**
     * For endless games: the reachable positions are enumerated, one of each set of images under the symmetries, and
     * values spread from the ends backwards by plies.
     */
    RETROGRADE("retrograde analysis: the reachable positions, then values from the ends backwards");

    private final String description;

    Engine(String description) {
        this.description = description;
    }

    /** The engine in a few words, as facts give them. */
    public String description() {
        return description;
    }
}
