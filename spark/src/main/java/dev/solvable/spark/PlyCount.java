package dev.solvable.spark;

import dev.solvable.Outcome;
import dev.solvable.runtime.value.ValueCode;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/**
 * How many positions there are after a number of plies, by what they are worth to the player to move. Positions that
 * are images of each other count once, where the solver knows the symmetry, and those that different numbers of moves
 * lead to count where the fewest do.
 *
 * @param ply the number of moves made
 * @param won positions that the player to move wins
 * @param drawn positions that are drawn
 * @param lost positions that the player to move loses
 */
public record PlyCount(int ply, long won, long drawn, long lost) implements Serializable {
    /** The counts of a ply by the ranks of outcomes, see {@link ValueCode#rank}. */
    static PlyCount of(int ply, long... byRank) {
        return new PlyCount(
                ply,
                byRank[ValueCode.rank(Outcome.WIN)],
                byRank[ValueCode.rank(Outcome.DRAW)],
                byRank[ValueCode.rank(Outcome.LOSS)]);
    }

    /** All positions after a number of plies. */
    public long positions() {
        return won + drawn + lost;
    }

    PlyCount and(PlyCount other) {
        return new PlyCount(ply, won + other.won, drawn + other.drawn, lost + other.lost);
    }

    /** The counts as lines of comma-separated values, the names of the columns first. */
    static List<String> csv(List<PlyCount> counts) {
        List<String> lines = new ArrayList<>();
        lines.add("ply,won,drawn,lost");
        for (PlyCount count : counts) {
            lines.add(count.ply + "," + count.won + "," + count.drawn + "," + count.lost);
        }
        return lines;
    }
}
