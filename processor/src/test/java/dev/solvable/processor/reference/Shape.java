package dev.solvable.processor.reference;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A tile without a place: its squares {@code [row, column]}, moved into the corner and sorted, so that equal shapes are
 * equal records. What is not a square of the tile does not count, margins of the picture included.
 */
record Shape(List<List<Integer>> squares) {
    Shape {
        int top = squares.stream().mapToInt(square -> square.get(0)).min().orElseThrow();
        int left = squares.stream().mapToInt(square -> square.get(1)).min().orElseThrow();
        squares = squares.stream()
                .map(square -> List.of(square.get(0) - top, square.get(1) - left))
                .sorted(Comparator.<List<Integer>>comparingInt(square -> square.get(0))
                        .thenComparing(square -> square.get(1)))
                .toList();
    }

    /** The squares drawn with {@code #}; rows are joined by {@code /}. */
    static Shape of(String picture) {
        List<List<Integer>> squares = new ArrayList<>();
        String[] rows = picture.split("/");
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < rows[row].length(); column++) {
                if (rows[row].charAt(column) == '#') {
                    squares.add(List.of(row, column));
                }
            }
        }
        return new Shape(squares);
    }

    Shape mirrored() {
        return new Shape(squares.stream()
                .map(square -> List.of(square.get(0), -square.get(1)))
                .toList());
    }

    Shape turned() {
        return new Shape(squares.stream()
                .map(square -> List.of(square.get(1), -square.get(0)))
                .toList());
    }

    /** The ways the tile may lie: itself, its mirror image where reflected, then the quarter turns of those. */
    Set<Shape> images(boolean rotate, boolean reflect) {
        Set<Shape> images = new LinkedHashSet<>();
        images.add(this);
        if (reflect) {
            images.add(mirrored());
        }
        for (int turn = 1; rotate && turn < 4; turn++) {
            images.addAll(images.stream().map(Shape::turned).toList());
        }
        return images;
    }
}
