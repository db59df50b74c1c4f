package dev.solvable.processor.render.partizan;

import dev.solvable.processor.game.Board;
import dev.solvable.processor.game.Player;
import dev.solvable.processor.game.Tile;
import dev.solvable.processor.game.TileRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The tiles of one player, placements of one shape together: a shape is a list of distances between cell numbers, so
 * that shifts of the mask of the free cells find all its placements at once, wherever holes are.
 *
 * @param first whether these are the first player's tiles
 * @param shapes the shapes, in the order of their distances
 * @param smallest the cells of the smallest tile; {@link Integer#MAX_VALUE} where there is none
 * @param largest the cells of the largest tile; 0 where there is none
 */
record PlayerTiles(boolean first, List<Shape> shapes, int smallest, int largest) {
    /** Code that shifts for every shape stays small with so many cells in all shapes together. */
    private static final int MOST_SHIFTED = 8;

    /**
     * Placements of one shape.
     *
     * @param offsets the distances of the cells from the lowest, ascending, the first 0
     * @param anchors the lowest cells of the placements
     */
    record Shape(List<Integer> offsets, long anchors) {}

    /** Copies the list. */
    PlayerTiles {
        shapes = List.copyOf(shapes);
    }

    /** What a player may lay. */
    static PlayerTiles of(TileRules rules, boolean first) {
        Map<Long, Long> anchors = new TreeMap<>(Long::compareUnsigned);
        int smallest = Integer.MAX_VALUE;
        int largest = 0;
        for (Tile tile : rules.tiles()) {
            if (tile.by() == (first ? Player.SECOND : Player.FIRST)) {
                continue;
            }
            int anchor = Long.numberOfTrailingZeros(tile.cells());
            anchors.merge(tile.cells() >>> anchor, 1L << anchor, (some, more) -> some | more);
            smallest = Math.min(smallest, Long.bitCount(tile.cells()));
            largest = Math.max(largest, Long.bitCount(tile.cells()));
        }
        List<Shape> shapes = new ArrayList<>();
        anchors.forEach((shape, lowest) -> shapes.add(new Shape(Board.cellsOf(shape), lowest)));
        return new PlayerTiles(first, shapes, smallest, largest);
    }

    /** The player as names of generated methods begin: {@code first} or {@code second}. */
    String player() {
        return first ? "first" : "second";
    }

    /** The name of the constant with the anchors of a shape. */
    String anchorsName(int shape) {
        return (first ? "FIRST" : "SECOND") + "_ANCHORS" + (shapes.size() > 1 ? "_" + shape : "");
    }

    /** Whether so few shapes are best found by shifts; many are listed. */
    boolean shifted() {
        return shapes.stream().mapToInt(shape -> shape.offsets().size()).sum() <= MOST_SHIFTED;
    }

    /**
     * The distance between neighbouring cells where all tiles are bars of one length in one direction: then the
     * placements on a line of free cells are as intervals, for which the greedy packing is the greatest one, and the
     * least set of cells that meets them all is as large (Gavril 1972).
     */
    Optional<Integer> step() {
        if (shapes.size() != 1 || largest < 2) {
            return Optional.empty();
        }
        Shape shape = shapes.get(0);
        int step = shape.offsets().get(1);
        for (int i = 0; i < largest; i++) {
            if (shape.offsets().get(i) != i * step) {
                return Optional.empty();
            }
        }
        // Two overlapping placements have all placements between them, else they would not form lines.
        for (int anchor : Board.cellsOf(shape.anchors())) {
            boolean gap = false;
            for (int next = 1; next < largest && anchor + next * step < Long.SIZE; next++) {
                boolean there = (shape.anchors() >>> (anchor + next * step) & 1) != 0;
                if (there && gap) {
                    return Optional.empty();
                }
                gap |= !there;
            }
        }
        return Optional.of(step);
    }

    /** The most placements of bars that lie on the board one step after another. */
    int longestRun() {
        int step = step().orElseThrow();
        int longest = 0;
        for (long run = shapes.get(0).anchors(); run != 0; run &= run >>> step) {
            longest++;
        }
        return longest;
    }
}
