package dev.solvable.tool.analysis;

/**
 * The progress of a {@link Valuation}.
 *
 * @param stage what is counted
 * @param done how many are done, from 0 to {@code total}; if that is 0, the states found so far
 * @param total the number of states or moves; 0 if there is nothing to count, or while the states are still being
 *     enumerated
 * @param searched how many states were searched so far to value the moves; 0 where nothing is searched, because the
 *     game is solved as a whole
 */
public record Progress(Stage stage, long done, long total, long searched) {
    /** What is counted. */
    public enum Stage {
        /** The states of a game that is solved as a whole before the first answer. */
        STATES,
        /** The moves of the position, valued one by one. */
        MOVES
    }
}
