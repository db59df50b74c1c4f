package dev.solvable.runtime.retrograde.analysis;

import dev.solvable.Outcome;
import dev.solvable.runtime.value.ValueCode;
import java.util.List;
import java.util.stream.LongStream;

/** The number of positions of each value in a table. */
public record Counts(long positions, long ended, long won, long lost, long drawn, int longest) {
    /** Counts the positions of a table; the longest play is that to a win or a loss. */
    public static Counts of(PositionTable table) {
        LongStream.Builder visited = LongStream.builder();
        table.forEachPosition(visited);
        List<Integer> codes = visited.build()
                .mapToObj(position -> Values.code(table.value(position)))
                .toList();
        return new Counts(
                codes.size(),
                codes.stream().filter(code -> ValueCode.distance(code) == 0).count(),
                count(codes, Outcome.WIN),
                count(codes, Outcome.LOSS),
                count(codes, Outcome.DRAW),
                codes.stream()
                        .filter(code -> ValueCode.outcome(code) != Outcome.DRAW)
                        .mapToInt(ValueCode::distance)
                        .max()
                        .orElse(0));
    }

    private static long count(List<Integer> codes, Outcome outcome) {
        return codes.stream().filter(code -> ValueCode.outcome(code) == outcome).count();
    }
}
