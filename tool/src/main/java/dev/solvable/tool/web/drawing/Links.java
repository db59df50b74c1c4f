package dev.solvable.tool.web.drawing;

import dev.solvable.GameFacts;
import dev.solvable.tool.analysis.PieceStep;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The links of a board that is a graph, derived from its moves: the pairs of cells between which pieces go, if these
 * are not the same all over the grid.
 */
final class Links {
    private static final int MAX_LINKS_OF_CELL = 4;

    /** The cells of the grid by column and row. */
    private final Map<List<Integer>, Integer> cells = new HashMap<>();

    private final Map<Integer, List<Integer>> places = new HashMap<>();
    private final Set<Set<Integer>> pairs = new HashSet<>();
    private final int rows;

    private Links(GameFacts facts, List<PieceStep> steps) {
        rows = facts.rows();
        for (int row = 0; row < facts.rows(); row++) {
            for (int column = 0; column < facts.columns(); column++) {
                if (facts.map().get(row).charAt(column) != ' ') {
                    places.put(cells.size(), List.of(column, row));
                    cells.put(List.of(column, row), cells.size());
                }
            }
        }
        for (PieceStep step : steps) {
            if (step.from() != null && step.to() != null) {
                pairs.add(Set.of(step.from(), step.to()));
            }
        }
    }

    /** The pairs of linked cells; empty if the grid itself shows how pieces move, or if there are too many. */
    static List<List<Integer>> of(GameFacts facts, List<PieceStep> steps) {
        Links links = new Links(facts, steps);
        if (links.pairs.isEmpty() || links.pairs.size() > MAX_LINKS_OF_CELL * facts.cells() || links.areEverywhere()) {
            return List.of();
        }
        return links.pairs.stream()
                .map(pair -> pair.stream().sorted().toList())
                .sorted((a, b) -> a.get(0).equals(b.get(0)) ? a.get(1) - b.get(1) : a.get(0) - b.get(0))
                .toList();
    }

    /** Whether the grid shows the moves: pieces move alike from each cell within the board, or pass over cells. */
    private boolean areEverywhere() {
        Set<List<Integer>> ways = new HashSet<>();
        for (Set<Integer> pair : pairs) {
            List<Integer> ends = List.copyOf(pair);
            List<Integer> way = way(ends.get(0), ends.get(1));
            if (rows > 1 && isOverCells(places.getOrDefault(ends.get(0), List.of()), way)) {
                return true;
            }
            if (rows == 1 && isOutOfStep(Math.abs(way.get(0)))) {
                return false;
            }
            ways.add(way);
            ways.add(way(ends.get(1), ends.get(0)));
        }
        return places.keySet().stream()
                .allMatch(cell -> ways.stream().allMatch(way -> {
                    List<Integer> place = places.getOrDefault(cell, List.of());
                    Integer other = cells.get(List.of(place.get(0) + way.get(0), place.get(1) + way.get(1)));
                    return other == null || pairs.contains(Set.of(cell, other));
                }));
    }

    /**
     * Whether a move this far closes a ring of a single row: it is longer than a jump, and no move is one cell shorter.
     */
    private boolean isOutOfStep(int distance) {
        return distance > 2
                && pairs.stream()
                        .map(List::copyOf)
                        .noneMatch(ends -> Math.abs(ends.get(0) - ends.get(1)) == distance - 1);
    }

    private boolean isOverCells(List<Integer> from, List<Integer> way) {
        int steps = BigInteger.valueOf(way.get(0))
                .gcd(BigInteger.valueOf(way.get(1)))
                .intValue();
        return IntStream.range(1, steps)
                .anyMatch(step -> cells.containsKey(
                        List.of(from.get(0) + step * way.get(0) / steps, from.get(1) + step * way.get(1) / steps)));
    }

    private List<Integer> way(int from, int to) {
        List<Integer> start = places.getOrDefault(from, List.of());
        List<Integer> end = places.getOrDefault(to, List.of());
        return List.of(end.get(0) - start.get(0), end.get(1) - start.get(1));
    }
}
