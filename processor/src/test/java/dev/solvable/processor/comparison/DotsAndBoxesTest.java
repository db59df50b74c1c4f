package dev.solvable.processor.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Algorithm;
import dev.solvable.ScoreSolver;
import dev.solvable.processor.reference.Declaration;
import dev.solvable.processor.reference.Declaration.Choice;
import dev.solvable.processor.reference.Declaration.Lines;
import dev.solvable.processor.reference.Declaration.Marks;
import dev.solvable.processor.reference.Grid;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Dots and boxes: the score of the start and of every set of edges, against {@code truth/dots_and_boxes.csv}, which a
 * program of its own computed over all sets.
 */
@Tag("slow")
class DotsAndBoxesTest {
    /**
     * A board of the table.
     *
     * @param scores how many sets of edges have each score
     */
    private record Known(int rows, int columns, int edges, int start, Map<Integer, Long> scores) {
        static Known of(String line) {
            String[] fields = line.split(",");
            Map<Integer, Long> scores = new TreeMap<>();
            for (int i = 7; i < fields.length; i++) {
                String[] pair = fields[i].split(":");
                scores.put(Integer.parseInt(pair[0]), Long.parseLong(pair[1]));
            }
            return new Known(
                    Integer.parseInt(fields[0]),
                    Integer.parseInt(fields[1]),
                    Integer.parseInt(fields[2]),
                    Integer.parseInt(fields[3]),
                    scores);
        }
    }

    /** Boxes between dots: cells of a board in every other square are the edges. */
    static Declaration boxes(int rows, int columns) {
        int height = 2 * rows + 1;
        int width = 2 * columns + 1;
        List<String> map = IntStream.range(0, height)
                .mapToObj(row -> IntStream.range(0, width)
                        .mapToObj(column -> (row + column) % 2 == 1 ? "." : " ")
                        .collect(Collectors.joining()))
                .toList();
        List<String> patterns = new ArrayList<>();
        for (int row = 1; row < height; row += 2) {
            for (int column = 1; column < width; column += 2) {
                patterns.add(Stream.of(
                                edge(width, row - 1, column),
                                edge(width, row, column - 1),
                                edge(width, row, column + 1),
                                edge(width, row + 1, column))
                        .map(String::valueOf)
                        .collect(Collectors.joining(" ")));
            }
        }
        Lines lines = Lines.patterns(patterns.toArray(String[]::new)).scoring(true);
        return Declaration.game(
                "Boxes" + rows + "x" + columns,
                new Grid(height, width, map, true),
                new Marks(Choice.SHARED, false, lines));
    }

    /** The number of an edge: every other square of the rows above is one, as of its own row to the left. */
    private static int edge(int width, int row, int column) {
        return (row * width + column) / 2;
    }

    static List<Known> boards() throws IOException {
        try (InputStream in = DotsAndBoxesTest.class.getResourceAsStream("/truth/dots_and_boxes.csv")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(Known::of)
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("boards")
    void everySetOfEdgesHasItsScore(Known board) {
        ScoreSolver solver = (ScoreSolver) GameCompiler.solver(boxes(board.rows(), board.columns()));
        assertThat(solver.score(solver.initial())).isEqualTo(board.start());
        int most = board.rows() * board.columns();
        long[] counts = new long[2 * most + 1];
        for (long edges = 0; edges < 1L << board.edges(); edges++) {
            counts[solver.score(edges) + most]++;
        }
        Map<Integer, Long> scores = new TreeMap<>();
        for (int score = -most; score <= most; score++) {
            if (counts[score + most] > 0) {
                scores.put(score, counts[score + most]);
            }
        }
        assertThat(scores).isEqualTo(board.scores());
    }

    /**
     * Four by four boxes are a tie (Wilson, Dots-and-Boxes Analysis Results; Barker and Korf 2012, Solving
     * Dots-And-Boxes): 40 edges, searched from the start.
     */
    @Test
    @Tag("nightly")
    void fourByFourIsATie() {
        ScoreSolver solver = (ScoreSolver) GameCompiler.solver(boxes(4, 4).cached(1 << 26));
        assertThat(solver.facts().solvedBy()).isEqualTo(Algorithm.SEARCH);
        assertThat(solver.score(solver.initial())).isZero();
    }
}
