package dev.solvable.processor.generated;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Lines and tiles of many shapes, as elements of the arrays of annotations. */
final class DeclaredShapes {
    private DeclaredShapes() {}

    /** The triangles between points, as sets of cells, which are the pairs of points. */
    static String triangles(int points) {
        List<Set<Integer>> pairs = IntStream.range(0, points)
                .boxed()
                .flatMap(i -> IntStream.range(i + 1, points).mapToObj(j -> Set.of(i, j)))
                .toList();
        Set<String> triangles = new TreeSet<>();
        for (int i = 0; i < points; i++) {
            for (int j = i + 1; j < points; j++) {
                for (int k = j + 1; k < points; k++) {
                    triangles.add("\"" + pairs.indexOf(Set.of(i, j)) + " " + pairs.indexOf(Set.of(i, k)) + " "
                            + pairs.indexOf(Set.of(j, k)) + "\"");
                }
            }
        }
        return String.join(", ", triangles);
    }

    /** This number of different random sets of four cells. */
    static String patterns(int cells, int count) {
        Random random = new Random(1);
        Set<String> patterns = new TreeSet<>();
        while (patterns.size() < count) {
            Set<Integer> pattern = new TreeSet<>();
            while (pattern.size() < 4) {
                pattern.add(random.nextInt(cells));
            }
            patterns.add(pattern.stream().map(String::valueOf).collect(Collectors.joining(" ", "\"", "\"")));
        }
        return String.join(", ", patterns);
    }

    /** All pictures of one row with at most this number of squares, one of each two mirror images. */
    static String rowPictures(int squares) {
        return IntStream.range(0, 1 << squares)
                .filter(row -> (row & 1) == 1)
                .mapToObj(row -> new StringBuilder(Integer.toBinaryString(row)).reverse())
                .map(row -> row.toString().replace('1', '#').replace('0', '.'))
                .filter(row -> row.compareTo(new StringBuilder(row).reverse().toString()) <= 0)
                .collect(Collectors.joining("\", \"", "\"", "\""));
    }

    /** The pictures of all polyominoes with this number of cells, turned and mirrored ones included. */
    static String pictures(int cells) {
        Set<Set<Square>> shapes = Set.of(Set.of(new Square(0, 0)));
        for (int size = 1; size < cells; size++) {
            Set<Set<Square>> larger = new HashSet<>();
            for (Set<Square> shape : shapes) {
                for (Square square : shape) {
                    for (Square next : square.neighbours()) {
                        Set<Square> grown = new HashSet<>(shape);
                        if (grown.add(next)) {
                            larger.add(cornered(grown));
                        }
                    }
                }
            }
            shapes = larger;
        }
        return shapes.stream().map(DeclaredShapes::picture).sorted().collect(Collectors.joining(", "));
    }

    /** Moved into the upper left corner. */
    private static Set<Square> cornered(Set<Square> shape) {
        int top = shape.stream().mapToInt(Square::row).min().orElseThrow();
        int left = shape.stream().mapToInt(Square::column).min().orElseThrow();
        return shape.stream()
                .map(square -> new Square(square.row() - top, square.column() - left))
                .collect(Collectors.toSet());
    }

    private static String picture(Set<Square> shape) {
        int rows =
                shape.stream().map(Square::row).max(Comparator.naturalOrder()).orElseThrow() + 1;
        int columns = shape.stream()
                        .map(Square::column)
                        .max(Comparator.naturalOrder())
                        .orElseThrow()
                + 1;
        return IntStream.range(0, rows)
                .mapToObj(row -> IntStream.range(0, columns)
                        .mapToObj(column -> shape.contains(new Square(row, column)) ? "#" : ".")
                        .collect(Collectors.joining()))
                .collect(Collectors.joining("/", "\"", "\""));
    }

    private record Square(int row, int column) {
        List<Square> neighbours() {
            return List.of(
                    new Square(row - 1, column),
                    new Square(row + 1, column),
                    new Square(row, column - 1),
                    new Square(row, column + 1));
        }
    }
}
