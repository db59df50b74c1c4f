package dev.solvable.processor.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.processor.game.board.Symmetries;
import dev.solvable.runtime.Board;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A row's cells are kept by the symmetries of the rows, and few rows are no images of others. */
class SweepRowsTest {
    private static SweepRows plain(int cells, Symmetries symmetries) {
        return SweepRows.of(Board.full(1, cells), false, symmetries);
    }

    /** The columns from the left, each from the bottom up; cells are numbered row by row from the top. */
    private static List<List<Integer>> columns(int rows, int columns) {
        List<List<Integer>> stacks = new ArrayList<>();
        for (int column = 0; column < columns; column++) {
            List<Integer> stack = new ArrayList<>();
            for (int height = 0; height < rows; height++) {
                stack.add((rows - 1 - height) * columns + column);
            }
            stacks.add(stack);
        }
        return stacks;
    }

    private static Symmetries none(int cells) {
        return new Symmetries(List.of(IntStream.range(0, cells).toArray()), 0);
    }

    private static Symmetries mirrored(int rows, int columns) {
        int[] mirror = IntStream.range(0, rows * columns)
                .map(cell -> cell / columns * columns + columns - 1 - cell % columns)
                .toArray();
        return new Symmetries(List.of(IntStream.range(0, rows * columns).toArray(), mirror), 0);
    }

    private static Symmetries ofSquare(int size) {
        List<int[]> all = new ArrayList<>();
        for (int motion = 0; motion < 8; motion++) {
            int turned = motion;
            all.add(IntStream.range(0, size * size)
                    .map(cell -> {
                        int row = (turned & 1) == 0 ? cell / size : size - 1 - cell / size;
                        int column = (turned & 2) == 0 ? cell % size : size - 1 - cell % size;
                        return (turned & 4) == 0 ? row * size + column : column * size + row;
                    })
                    .toArray());
        }
        return new Symmetries(all, 0);
    }

    /** What the permutations of points do to the pairs of them. */
    private static Symmetries ofPairs(int points) {
        List<int[]> pairs = new ArrayList<>();
        for (int a = 0; a < points; a++) {
            for (int b = a + 1; b < points; b++) {
                pairs.add(new int[] {a, b});
            }
        }
        List<int[]> all = new ArrayList<>();
        permutations(points, List.of())
                .forEach(to -> all.add(pairs.stream()
                        .mapToInt(pair -> {
                            int a = Math.min(to.get(pair[0]), to.get(pair[1]));
                            int b = Math.max(to.get(pair[0]), to.get(pair[1]));
                            return IntStream.range(0, pairs.size())
                                    .filter(i -> pairs.get(i)[0] == a && pairs.get(i)[1] == b)
                                    .findFirst()
                                    .orElseThrow();
                        })
                        .toArray()));
        return new Symmetries(all, 0);
    }

    private static Stream<List<Integer>> permutations(int points, List<Integer> begun) {
        return begun.size() == points
                ? Stream.of(begun)
                : IntStream.range(0, points)
                        .boxed()
                        .filter(next -> !begun.contains(next))
                        .flatMap(next -> permutations(
                                points,
                                Stream.concat(begun.stream(), Stream.of(next)).toList()));
    }

    private static void assertSound(SweepRows rows, int cells) {
        assertThat(Stream.concat(rows.cells().stream(), rows.others().stream()).toList())
                .containsExactlyInAnyOrderElementsOf(
                        IntStream.range(0, cells).boxed().toList());
        assertThat(rows.symmetries().get(0))
                .containsExactly(IntStream.range(0, cells).toArray());
        Set<Integer> inside = new HashSet<>(rows.cells());
        assertThat(rows.symmetries())
                .allMatch(symmetry -> rows.cells().stream().allMatch(cell -> inside.contains(symmetry[cell])));
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4})
    void allSymmetriesOfTheSquareMapRowsToRows(int size) {
        SweepRows rows = plain(size * size, ofSquare(size));
        assertSound(rows, size * size);
        assertThat(rows.symmetries()).hasSize(8);
        assertThat(rows.fillings()).isEqualTo((int) Math.pow(3, rows.cells().size()));
    }

    @Test
    void cornersAndTheMiddleAreARowOfTicTacToe() {
        assertThat(plain(9, ofSquare(3)).cells()).containsExactly(0, 2, 4, 6, 8);
    }

    /** No set of pairs is kept by all 720: those of four points are by 48, and make the rows of Sim. */
    @Test
    void pairsOfFewerPointsAreARow() {
        SweepRows rows = plain(15, ofPairs(6));
        assertSound(rows, 15);
        assertThat(rows.cells()).hasSize(6);
        assertThat(rows.symmetries()).hasSize(48);
    }

    /** All orders of seven cells are 5,040: too many to write down, so that some rows are solved twice. */
    @Test
    void fewSymmetriesAreKeptOfMany() {
        List<int[]> all = permutations(7, List.of())
                .map(order -> order.stream().mapToInt(cell -> cell).toArray())
                .toList();
        SweepRows rows = plain(7, new Symmetries(all, 0));
        assertSound(rows, 7);
        assertThat(rows.symmetries()).hasSizeBetween(2, 64);
    }

    @ParameterizedTest
    @CsvSource({"4, 4", "4, 5", "3, 7", "6, 1", "12, 2", "5, 4"})
    void rowsOfFallingMarksHaveWholeColumns(int height, int columns) {
        SweepRows rows = SweepRows.of(Board.full(height, columns), true, mirrored(height, columns));
        assertSound(rows, height * columns);
        assertThat(columns(height, columns))
                .allMatch(column -> rows.cells().containsAll(column)
                        // from the bottom up
                        || column.equals(
                                rows.others().stream().filter(column::contains).toList()));
        int inside = rows.cells().size() / height;
        assertThat(rows.fillings()).isEqualTo((int) Math.pow((1 << height + 1) - 1, inside));
        assertThat(rows.fillings()).as("what is looked up stays small").isLessThanOrEqualTo(6_561);
    }

    @Test
    void withoutSymmetryTheFirstCellsAreARow() {
        SweepRows rows = plain(9, none(9));
        assertSound(rows, 9);
        assertThat(rows.symmetries()).hasSize(1);
        assertThat(rows.cells()).startsWith(0, 1, 2);
        assertThat(rows.others()).isSortedAccordingTo((a, b) -> b - a);
    }
}
