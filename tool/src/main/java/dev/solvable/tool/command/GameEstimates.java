package dev.solvable.tool.command;

import dev.solvable.Solver;
import dev.solvable.tool.analysis.Estimate;
import dev.solvable.tool.analysis.Json;
import dev.solvable.tool.terminal.Streams;
import dev.solvable.tool.text.AlignedRows;
import java.util.List;
import java.util.stream.IntStream;

/** Prints estimates of what solving games takes, a line each or as JSON; solves nothing. */
final class GameEstimates {
    private final Streams streams;

    GameEstimates(Streams streams) {
        this.streams = streams;
    }

    /** Prints the estimates of games, under the names that tell them apart. */
    void print(List<String> names, List<Solver> solvers, boolean json) {
        List<Estimate> estimates = IntStream.range(0, names.size())
                .mapToObj(i -> Solves.estimate(solvers.get(i)).named(names.get(i)))
                .toList();
        if (json) {
            streams.out().println(Json.pretty(estimates));
            return;
        }
        new AlignedRows(estimates.stream().map(GameEstimates::row).toList())
                .lines()
                .forEach(line -> streams.out().println(line.stripTrailing()));
    }

    private static List<String> row(Estimate estimate) {
        Long bytes = estimate.cacheBytes();
        return List.of(
                estimate.game(),
                "states",
                bytes == null ? AlignedRows.UNKNOWN : estimate.statesInWords(),
                "bits",
                String.valueOf(estimate.positionBits()),
                "memory",
                bytes == null ? AlignedRows.UNKNOWN : Estimate.size(bytes),
                "heap",
                estimate.heapInWords());
    }
}
