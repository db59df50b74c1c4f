package dev.solvable.tool.web.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Algorithm;
import dev.solvable.Encoding;
import dev.solvable.Expectation;
import dev.solvable.GameFacts;
import dev.solvable.tool.analysis.PieceStep;
import dev.solvable.tool.fixtures.MovingGames;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Which boards are drawn as points and lines. */
class LinksTest {
    private static final List<String> NINE = List.of("...", "...", "...");

    private static List<List<Integer>> links(List<String> map, List<List<Integer>> pairs) {
        GameFacts facts = new GameFacts(
                "Any",
                map.size(),
                map.get(0).length(),
                String.join("", map).replace(" ", "").length(),
                Encoding.BITMASK,
                "",
                Algorithm.RETROGRADE,
                0,
                0,
                1,
                1,
                0,
                0,
                Expectation.UNSTATED,
                map,
                List.of(),
                List.of());
        return Links.of(
                facts,
                pairs.stream()
                        .map(pair -> new PieceStep(pair.get(0), pair.get(1), null, false, null))
                        .toList());
    }

    /** The pairs of paths of cells, as {@code @Board(links)} has them. */
    private static List<List<Integer>> paths(String... paths) {
        List<List<Integer>> pairs = new ArrayList<>();
        for (String path : paths) {
            List<Integer> cells =
                    Stream.of(path.split("-", -1)).map(Integer::valueOf).toList();
            for (int i = 1; i < cells.size(); i++) {
                pairs.add(List.of(cells.get(i - 1), cells.get(i)));
            }
        }
        return pairs;
    }

    @Test
    void aRingOrAGraphInOneRowHasLinks() {
        assertThat(Drawing.of(MovingGames.find("Pentagon")).links())
                .containsExactly(
                        List.of(0, 2),
                        List.of(0, 3),
                        List.of(1, 2),
                        List.of(1, 4),
                        List.of(2, 3),
                        List.of(2, 4),
                        List.of(3, 4));
        assertThat(links(List.of("......"), paths("0-1-2-3-4-5-0"))).hasSize(6);
    }

    @Test
    void aGridOnWhichNotAllNeighboursAreLinkedHasLinks() {
        assertThat(links(NINE, paths("0-1-2-5-8-7-6-3-0", "1-4-7", "3-4-5", "0-4-8", "2-4-6")))
                .as("Tapatan: diagonals through the centre alone")
                .hasSize(16);
        assertThat(links(List.of("...", "..."), paths("0-1-2-5-4-3-0"))).hasSize(6);
        assertThat(links(List.of(". . .", "     ", ". . ."), paths("0-1-2-5-4-3-0")))
                .as("steps over holes")
                .hasSize(6);
    }

    @Test
    void whereTheGridShowsHowPiecesMoveThereAreNone() {
        assertThat(Drawing.of(MovingGames.find("Morris")).links()).isNull();
        assertThat(links(NINE, paths("0-1-2", "3-4-5", "6-7-8", "0-3-6", "1-4-7", "2-5-8")))
                .isEmpty();
        assertThat(links(List.of("...."), paths("0-1-2-3")))
                .as("steps along a row")
                .isEmpty();
        assertThat(links(List.of("...."), paths("0-1-2-3", "0-2", "1-3")))
                .as("far along a row")
                .isEmpty();
        assertThat(links(NINE, paths("0-1-2", "3-4-5", "6-7-8", "0-2", "3-5", "6-8", "0-3-6", "1-4-7")))
                .as("jumps over cells of a grid")
                .isEmpty();
        assertThat(links(NINE, List.of())).isEmpty();
    }
}
