package dev.solvable.tool.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import dev.solvable.Solver;
import dev.solvable.sample.games.GameCatalog;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** The positions of a game, counted and drawn. */
@Tag("slow")
class CensusTest {
    private static Census census(String game) {
        return Census.of(solver(game));
    }

    private static Solver solver(String game) {
        return GameCatalog.find(game).orElseThrow();
    }

    /** Henry Bottomley, "How many tic-tac-toe games are possible?" (2001): 5,478 positions, 958 of them final. */
    @Test
    void ticTacToeHasThePublishedCounts() {
        Census census = census("TicTacToe");

        assertThat(census.plies())
                .extracting(PlyCount::positions)
                .containsExactly(1L, 9L, 72L, 252L, 756L, 1260L, 1520L, 1140L, 390L, 78L);
        assertThat(census.plies())
                .extracting(PlyCount::over)
                .containsExactly(0L, 0L, 0L, 0L, 0L, 120L, 148L, 444L, 168L, 78L);
        assertThat(census.plies().get(9)).isEqualTo(new PlyCount(9, 62, 16, 0, 78));
        assertThat(census.positions()).isEqualTo(5_478);
    }

    /** John Tromp, https://tromp.github.io/c4/c4.html: positions of Connect Four by size of the board. */
    @ParameterizedTest
    @CsvSource({"ConnectFour4x4, 161029", "ConnectFour5x4, 3945711"})
    void connectFourHasThePublishedNumberOfPositions(String game, long positions) {
        assertThat(census(game).positions()).isEqualTo(positions);
    }

    @Test
    void thePictureInTheReadmeIsUpToDate() throws IOException {
        assertThat(Files.readString(Path.of("../docs/shares-ConnectFour5x4.svg")))
                .isEqualTo(SharePlot.svg(census("ConnectFour5x4")));
    }

    /** Every position is counted for the player who wins it, and the first count is the result of the game. */
    @ParameterizedTest
    @ValueSource(strings = {"MisereTicTacToe", "WildTicTacToe", "Notakto", "Hex", "RingCram", "MisereKayles", "Chomp"})
    void theFirstPlyIsTheResultOfTheGame(String game) {
        Solver solver = solver(game);
        PlyCount start = census(game).plies().get(0);

        assertThat(start)
                .isEqualTo(
                        switch (solver.outcome(solver.initial())) {
                            case WIN -> new PlyCount(0, 1, 0, 0, 0);
                            case DRAW -> new PlyCount(0, 0, 1, 0, 0);
                            case LOSS -> new PlyCount(0, 0, 0, 1, 0);
                        });
    }

    @Test
    void aPositionCountsInEachPlyInWhichItComesUp() {
        // On Kayles' row of 12, two bowls of one pin or one of two leave the same pins.
        Census census = census("MisereKayles");

        assertThat(census.plies().get(1).positions()).isEqualTo(12 + 11);
        assertThat(census.plies().get(12)).isEqualTo(new PlyCount(12, 1, 0, 0, 1));
    }

    @Test
    void gamesTooLargeToVisitAreTold() {
        assertThat(Census.isPossible(solver("TicTacToe"))).isTrue();
        assertThat(Census.isPossible(solver("ConnectFour7x6"))).isFalse();
        assertThat(Census.isPossible(solver("Queens"))).isFalse();
    }

    private static Document parsed(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    }

    private static List<Element> elements(Document document, String name) {
        NodeList nodes = document.getElementsByTagName(name);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            elements.add((Element) nodes.item(i));
        }
        return elements;
    }

    @Test
    void thePictureSaysInWordsWhatItShows() throws Exception {
        Document svg = parsed(SharePlot.svg(census("TicTacToe")));

        assertThat(svg.getDocumentElement().getAttribute("role")).isEqualTo("img");
        assertThat(svg.getDocumentElement().getAttribute("aria-labelledby")).isEqualTo("title description");
        assertThat(elements(svg, "title").get(0).getTextContent()).startsWith("TicTacToe: ");
        assertThat(elements(svg, "desc").get(0).getTextContent())
                .isEqualTo("Shares of 5,478 positions by the result under perfect play. At the start: 100% draw. "
                        + "After 9 plies: 79% first player wins, 21% draw.");
        assertThat(elements(svg, "text"))
                .extracting(Element::getTextContent)
                .contains("first player wins (2,936)", "draw (1,068)", "second player wins (1,474)", "0%", "100%");
    }

    /** The areas lie on each other without a gap and fill the whole height. */
    @Test
    void theAreasAddUp() throws Exception {
        Census census = census("TicTacToe");
        List<Element> areas = elements(parsed(SharePlot.svg(census)), "polygon");
        List<double[]> tops = new ArrayList<>();
        List<double[]> bottoms = new ArrayList<>();
        for (Element area : areas) {
            String[] points = area.getAttribute("points").split(" ");
            assertThat(points).hasSize(2 * census.plies().size());
            double[] top = new double[points.length / 2];
            double[] bottom = new double[points.length / 2];
            for (int i = 0; i < top.length; i++) {
                top[i] = Double.parseDouble(points[i].split(",")[1]);
                bottom[i] = Double.parseDouble(points[points.length - 1 - i].split(",")[1]);
            }
            tops.add(top);
            bottoms.add(bottom);
        }

        assertThat(areas).extracting(area -> area.getAttribute("class")).containsExactly("first", "draw", "second");
        assertThat(bottoms.get(1)).isEqualTo(tops.get(0));
        assertThat(bottoms.get(2)).isEqualTo(tops.get(1));
        assertThat(bottoms.get(0)).containsOnly(348);
        assertThat(tops.get(2)).containsOnly(76);
        // 48 of 72 positions after two plies are won by the first player.
        assertThat(tops.get(0)[2]).isCloseTo(348 - (348 - 76) * 48 / 72.0, offset(0.06));
    }
}
