package dev.solvable.table;

import dev.solvable.Outcome;

/**
 * How many positions a table has values of.
 *
 * @param positions all of them
 * @param wins those that the player to move wins
 * @param draws those that are drawn
 * @param losses those that the player to move loses
 */
public record TableCounts(long positions, long wins, long draws, long losses) {
    static final TableCounts ZERO = new TableCounts(0, 0, 0, 0);

    /** With one position more. */
    TableCounts and(Outcome outcome) {
        return new TableCounts(
                positions + 1,
                outcome == Outcome.WIN ? wins + 1 : wins,
                outcome == Outcome.DRAW ? draws + 1 : draws,
                outcome == Outcome.LOSS ? losses + 1 : losses);
    }

    /** Both together. */
    TableCounts and(TableCounts other) {
        return new TableCounts(
                positions + other.positions, wins + other.wins, draws + other.draws, losses + other.losses);
    }
}
