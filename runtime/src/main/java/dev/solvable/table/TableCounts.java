package dev.solvable.table;

import dev.solvable.Outcome;
import dev.solvable.runtime.value.ValueCode;
import java.io.Serializable;
import java.util.Locale;
import java.util.stream.LongStream;

/**
 * The numbers of positions in a table, by outcome.
 *
 * @param positions all of them
 * @param wins those that the player to move wins
 * @param draws those that are drawn
 * @param losses those that the player to move loses
 */
public record TableCounts(long positions, long wins, long draws, long losses) implements Serializable {
    /** No positions. */
    public static final TableCounts ZERO = new TableCounts(0, 0, 0, 0);

    /** The counts by the ranks of outcomes, see {@link ValueCode#rank}. */
    public static TableCounts of(long... byRank) {
        return new TableCounts(
                LongStream.of(byRank).sum(),
                byRank[ValueCode.rank(Outcome.WIN)],
                byRank[ValueCode.rank(Outcome.DRAW)],
                byRank[ValueCode.rank(Outcome.LOSS)]);
    }

    /** The counts in words. */
    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%,d won, %,d drawn and %,d lost positions", wins, draws, losses);
    }

    /** The sum of both. */
    public TableCounts and(TableCounts other) {
        return new TableCounts(
                positions + other.positions, wins + other.wins, draws + other.draws, losses + other.losses);
    }
}
