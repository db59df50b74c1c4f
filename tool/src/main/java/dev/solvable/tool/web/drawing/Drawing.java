package dev.solvable.tool.web.drawing;

import dev.solvable.GameFacts;
import dev.solvable.Player;
import dev.solvable.Solver;
import dev.solvable.tool.analysis.GameKind;
import dev.solvable.tool.analysis.PieceStep;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How a board is drawn.
 *
 * @param shape as squares, as hexagons, or as points and the lines between them
 * @param edges for each cell the two points that it joins, numbered from 0; null where there are no points
 * @param links the pairs of cells that are linked; null where the board is no graph
 * @param downwards on hexagons, the player who connects top and bottom; the other one connects left and right. Null
 *     where that is not known
 */
public record Drawing(
        Shape shape,
        @Nullable List<List<Integer>> edges,
        @Nullable List<List<Integer>> links,
        @Nullable Player downwards) {
    /** The ways of drawing a board. */
    public enum Shape {
        /** Squares, row by row. */
        SQUARES,
        /** Hexagons, each row half a cell further right than the one above. */
        HEXAGONS,
        /** Points on a circle; the cells are the lines between them. */
        CIRCLE,
        /** The cells are points, with lines between linked ones: placed as on the grid, or a single row on a circle. */
        GRAPH
    }

    /** Shapes by the names of games: a declaration does not tell the neighbours that its win check knows. */
    private static final Map<String, Shape> HINTS = Map.of("Hex", Shape.HEXAGONS);

    private static final int FEWEST_POINTS = 4;

    /** The drawing of a game, derived from its lines or links, or else from its name. */
    public static Drawing of(Solver solver) {
        GameFacts facts = solver.facts();
        if (GameKind.of(solver) != GameKind.FILLING) {
            List<List<Integer>> links = Links.of(facts, PieceStep.all(solver));
            return links.isEmpty()
                    ? new Drawing(Shape.SQUARES, null, null, null)
                    : new Drawing(Shape.GRAPH, null, links, null);
        }
        List<List<Integer>> edges = edges(facts.cells());
        if (facts.rows() == 1 && areFigures(facts.lineCells(), edges)) {
            return new Drawing(Shape.CIRCLE, edges, null, null);
        }
        Shape shape = HINTS.getOrDefault(facts.name(), Shape.SQUARES);
        return new Drawing(
                shape,
                null,
                null,
                shape == Shape.HEXAGONS ? HexSides.downwards(solver).orElse(null) : null);
    }

    /**
     * The edges of the complete graph with this number of edges, in the usual order: those from the first point, then
     * the others from the second. Empty if no complete graph of four points or more has this number.
     */
    private static List<List<Integer>> edges(int count) {
        int points = FEWEST_POINTS;
        while (points * (points - 1) / 2 < count) {
            points++;
        }
        List<List<Integer>> edges = new ArrayList<>();
        for (int from = 0; from < points; from++) {
            for (int to = from + 1; to < points; to++) {
                edges.add(List.of(from, to));
            }
        }
        return edges.size() == count ? List.copyOf(edges) : List.of();
    }

    /** Whether each line is a complete subgraph, such as the sides of a triangle, if its cells are edges. */
    private static boolean areFigures(List<Long> lines, List<List<Integer>> edges) {
        return !lines.isEmpty() && !edges.isEmpty() && lines.stream().allMatch(line -> isFigure(line, edges));
    }

    private static boolean isFigure(long line, List<List<Integer>> edges) {
        long points = 0;
        for (int edge = 0; edge < edges.size(); edge++) {
            if ((line >>> edge & 1) != 0) {
                points |= 1L << edges.get(edge).get(0) | 1L << edges.get(edge).get(1);
            }
        }
        int corners = Long.bitCount(points);
        return Long.bitCount(line) == corners * (corners - 1) / 2;
    }
}
