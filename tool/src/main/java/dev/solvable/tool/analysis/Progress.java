package dev.solvable.tool.analysis;

/**
 * How far a {@link Valuation} has come.
 *
 * @param stage what it is at
 * @param done how many of them are done, from 0 to {@code total}; the states found so far where that is 0
 * @param total how many states or moves there are; 0 where there is nothing to count, or where the states are still
 *     being found
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
