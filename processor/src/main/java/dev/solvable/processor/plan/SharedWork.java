package dev.solvable.processor.plan;

/** The work on one question that several threads share. */
public enum SharedWork {
    /** The sweep that fills the table, not searches. */
    SWEEP,
    /** Searches for outcomes, not for distances. */
    OUTCOMES,
    /** Searches for outcomes and distances, not for Grundy values. */
    SCORES,
    /** Searches for distances, not for outcomes. */
    DISTANCES,
    /** The analysis of all positions. */
    ANALYSIS,
    /** All searches. */
    SEARCHES;

    /** What a search with alpha-beta shares. */
    static SharedWork ofSearch(NimberMethod nimbers) {
        return nimbers == NimberMethod.NONE ? SEARCHES : SCORES;
    }
}
