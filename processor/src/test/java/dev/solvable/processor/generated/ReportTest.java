package dev.solvable.processor.generated;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static com.google.testing.compile.Compiler.javac;
import static com.google.testing.compile.JavaFileObjects.forSourceString;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import dev.solvable.processor.Eclipse;
import dev.solvable.processor.SolvableGameProcessor;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The page about a game that the option {@code solvable.report} asks for. */
@Tag("slow")
class ReportTest {
    private static final String PACKAGE = "package games;\nimport dev.solvable.*;\n";

    private static Compilation compile(Map<String, String> sources, String... options) {
        List<JavaFileObject> files = new ArrayList<>();
        sources.forEach((name, source) -> files.add(forSourceString("games." + name, source)));
        List<String> all = new ArrayList<>(List.of("-proc:only"));
        all.addAll(List.of(options));
        Compilation compilation = javac().withProcessors(new SolvableGameProcessor())
                .withOptions(all)
                .compile(files);
        assertThat(compilation).succeeded();
        return compilation;
    }

    private static Optional<String> page(Compilation compilation, String game) {
        return compilation
                .generatedFile(StandardLocation.CLASS_OUTPUT, "games", game + "Solver.html")
                .map(file -> {
                    try {
                        return file.getCharContent(false).toString();
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                });
    }

    private static Map<String, String> pages(Map<String, String> sources, String... options) {
        Compilation compilation = compile(sources, options);
        Map<String, String> pages = new TreeMap<>();
        sources.keySet().forEach(game -> pages.put(game, page(compilation, game).orElseThrow()));
        return pages;
    }

    private static String page(String game, String... options) {
        return pages(EveryKind.sources(game), withReport(options)).get(game);
    }

    private static String[] withReport(String... options) {
        List<String> all = new ArrayList<>(List.of(options));
        all.add("-Asolvable.report=true");
        return all.toArray(String[]::new);
    }

    /** Fails where the page is not well-formed. */
    private static Document parsed(String page) {
        try {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new ByteArrayInputStream(page.getBytes(StandardCharsets.UTF_8)));
        } catch (Exception e) {
            throw new AssertionError(page, e);
        }
    }

    private static List<Element> elements(Document document, String name) {
        NodeList nodes = document.getElementsByTagName(name);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            elements.add((Element) nodes.item(i));
        }
        return elements;
    }

    private static List<String> texts(Document document, String name) {
        return elements(document, name).stream().map(Element::getTextContent).toList();
    }

    private static List<Element> ofClass(Document document, String name, String style) {
        return elements(document, name).stream()
                .filter(element -> element.getAttribute("class").equals(style))
                .toList();
    }

    /** The texts of a section under a heading, joined. */
    private static String section(Document document, String heading) {
        return elements(document, "section").stream()
                .filter(section -> section.getElementsByTagName("h2")
                        .item(0)
                        .getTextContent()
                        .equals(heading))
                .findFirst()
                .orElseThrow()
                .getTextContent();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-Asolvable.report=false"})
    void nothingIsWrittenUnasked(String option) {
        Compilation compilation =
                compile(EveryKind.sources("TicTacToe"), option.isEmpty() ? new String[0] : new String[] {option});

        assertThat(compilation.generatedFiles())
                .noneMatch(file -> file.getName().endsWith(".html"))
                .isNotEmpty();
    }

    @Test
    void everyPageIsWellFormedAndNeedsNothingFromElsewhere() {
        Map<String, String> sources = EveryKind.sources();
        Map<String, String> pages = pages(sources, withReport("-Asolvable.proofBudget=500"));

        assertThat(pages).hasSameSizeAs(sources);
        Set<String> headings = new TreeSet<>();
        pages.forEach((game, page) -> {
            Document document = parsed(page);
            assertThat(texts(document, "h1")).as(game).containsExactly(game);
            headings.addAll(texts(document, "h2"));
            assertThat(page)
                    .as(game)
                    .doesNotContainIgnoringCase("<script")
                    .doesNotContain("url(", "@import", " src=", "<link", "<iframe")
                    .hasSizeLessThan(400_000);
            assertThat(page.replace("http://www.w3.org/1999/xhtml", ""))
                    .as(game)
                    .doesNotContain("://");
            assertThat(elements(document, "svg"))
                    .as(game)
                    .allSatisfy(picture -> assertThat(picture.getAttribute("aria-hidden")
                                    + picture.getElementsByTagName("title").getLength())
                            .isIn("1", "true0"));
        });
        assertThat(headings)
                .containsExactly(
                        "Board",
                        "Declaration",
                        "How it is solved",
                        "Lines",
                        "Moves",
                        "Sizes",
                        "Symmetry",
                        "Under perfect play");
    }

    @Test
    void theSameDeclarationGivesTheSameBytes() {
        Map<String, String> sources = EveryKind.sources("TicTacToe", "Sim", "BlockGame");
        Map<String, String> alone = new TreeMap<>();
        sources.forEach((name, source) -> alone.putAll(pages(Map.of(name, source), withReport())));

        assertThat(alone).isEqualTo(pages(sources, withReport()));
    }

    @Test
    void theEclipseCompilerWritesTheSameBytes(@TempDir Path folder) throws IOException {
        Map<String, String> sources = EveryKind.sources("TicTacToe", "BlockGame", "Checked", "Chomp");
        List<Path> files = new ArrayList<>();
        for (Map.Entry<String, String> source : sources.entrySet()) {
            Path file = folder.resolve(source.getKey() + ".java");
            Files.writeString(file, source.getValue());
            files.add(file);
        }

        assertThat(Eclipse.warnings("-nowarn", files, folder, "-Asolvable.report=true"))
                .isEmpty();
        for (Map.Entry<String, String> page : pages(sources, withReport()).entrySet()) {
            assertThat(folder.resolve("games").resolve(page.getKey() + "Solver.html"))
                    .as(page.getKey())
                    .hasContent(page.getValue());
        }
    }

    @Test
    void ticTacToeIsShownWhole() {
        Document document = parsed(page("TicTacToe"));

        assertThat(texts(document, "figcaption"))
                .containsSubsequence("1. a1", "2. b2", "3. b1", "4. c1", "5. a3", "6. a2", "7. c2", "8. b3", "9. c3")
                .containsSubsequence("a1 b1 c1", "a2 b2 c2", "a3 b3 c3", "a1 b2 c3", "c1 b2 a3")
                .containsSubsequence("a1 c1 a3 c3", "b1 a2 c2 b3", "b2");
        assertThat(ofClass(document, "rect", "line")).hasSize(8 * 3);
        assertThat(ofClass(document, "rect", "first"))
                .as("after 1 to 9 plies")
                .hasSize(5 + 4 + 4 + 3 + 3 + 2 + 2 + 1 + 1 - 5);
        assertThat(section(document, "Under perfect play")).contains("A draw", "neither player can do better");
        assertThat(section(document, "Sizes").replaceAll("\\s+", " "))
                .contains("Cells9 Moves9 Lines8 Symmetries8 Positions19,683 Encoding of a positionternary");
        assertThat(section(document, "How it is solved")).contains("19,683 positions fit in a table");
        assertThat(section(document, "Declaration"))
                .contains(
                        "@SolvableGame(cells = 9, encoding = Encoding.TERNARY)\n@Board(rows = 3, columns = 3)\n@Marks\n");
    }

    @Test
    void aWinIsShownToItsEnd() {
        String source = PACKAGE
                + "@SolvableGame(cells = 8)\n"
                + "@Board(rows = 3, columns = 3, map = {\"...\", \". .\", \"...\"})\n"
                + "@Tiles(\"##\")\nfinal class RingCram {}\n";
        Document document =
                parsed(pages(Map.of("RingCram", source), withReport()).get("RingCram"));

        assertThat(section(document, "Under perfect play"))
                .contains("The second player wins", "in 4 moves", "the winner is as fast, the loser as slow as can be");
        assertThat(texts(document, "figcaption").subList(0, 4))
                .containsExactly("1. a1-b1", "2. b3-c3", "3. c1-c2", "4. a2-a3");
        assertThat(ofClass(document, "rect", "second last"))
                .as("two moves of two cells")
                .hasSize(4);
    }

    /** Pairs of cells in a row of four: who fills the second cell of one scores, and moves again. */
    @Test
    void whoScoresMovesAgain() {
        String source = PACKAGE
                + "@SolvableGame(cells = 4)\n"
                + "@Board(rows = 1, columns = 4)\n"
                + "@Marks(choice = Choice.SHARED)\n"
                + "@Lines(length = 2, completes = Ending.SCORES, again = true)\nfinal class Pairs {}\n";
        Document document = parsed(pages(Map.of("Pairs", source), withReport()).get("Pairs"));

        assertThat(document.getDocumentElement().getTextContent()).contains("Completing one of these gives a point.");
        assertThat(texts(document, "figcaption").subList(0, 4)).containsExactly("1. a1", "2. b1", "3. c1", "4. d1");
        assertThat(ofClass(document, "rect", "first last")).hasSize(1);
        assertThat(ofClass(document, "rect", "second last")).hasSize(3);
    }

    @Test
    void manyPicturesAreShownWhenTheReaderAsks() {
        Document document = parsed(page("BlockGame"));

        assertThat(texts(document, "h3")).containsExactly("Tile 1, for both players", "Tile 2, for both players");
        assertThat(texts(document, "summary")).containsExactly("All 40 placements", "All 64 placements");
        assertThat(ofClass(document, "rect", "tile")).hasSize(40 * 2 + 64 * 3);
    }

    @Test
    void aResultThatIsNotKnownIsNotClaimed() {
        assertThat(section(parsed(page("TicTacToe", "-Asolvable.proofBudget=0")), "Under perfect play"))
                .contains("did not prove the result")
                .doesNotContain("draw");
        assertThat(section(parsed(page("Checked")), "Under perfect play")).contains("The compiler cannot tell");
    }

    @Test
    void aMemoryThatIsNotKnownIsNotClaimed() {
        assertThat(section(parsed(page("Race")), "Sizes")).contains("Cells").doesNotContain("bytes");
    }

    @Test
    void aGameOfOneMoveIsShown() {
        String source = PACKAGE + "@SolvableGame(cells = 2)\n@Tiles(\"##\")\nfinal class Domino {}\n";
        Document document = parsed(pages(Map.of("Domino", source), withReport()).get("Domino"));

        assertThat(section(document, "Under perfect play")).contains("in 1 move: ");
    }

    @Test
    void textsOfADeclarationAreNoMarkup() {
        String source = PACKAGE
                + "/** A <b>game</b> & {@code \"more\"} </pre><script>alert(1)</script>. */\n"
                + "@SolvableGame(cells = 3)\n@Marks(first = '<', second = '&', empty = '\"')\n"
                + "@Lines(length = 2)\nfinal class Hostile {}\n";
        String page = pages(Map.of("Hostile", source), withReport()).get("Hostile");
        Document document = parsed(page);

        assertThat(page).doesNotContain("<script", "<b>");
        assertThat(ofClass(document, "text", "mark"))
                .extracting(Element::getTextContent)
                .contains("<", "&");
        assertThat(section(document, "Declaration"))
                .contains("/** A <b>game</b> & {@code \"more\"} </pre><script>alert(1)</script>. */")
                .contains("@Marks(first = '<', second = '&', empty = '\"')");
    }

    @Test
    void aDeclarationIsJavaAgain() {
        String source = PACKAGE
                + "interface Around {\n"
                + "    int SIDE = 2;\n"
                + "    @SolvableGame(cells = SIDE * SIDE) @Board(rows = SIDE, columns = SIDE, map = {\"..\", \"..\"})\n"
                + "    record Moved() {\n"
                + "        /** One\n * cell. */\n"
                + "        @MoveSource static long[][] moves() { return new long[][] {{1, 1}}; }\n"
                + "    }\n"
                + "}\n";
        Compilation compilation = compile(Map.of("Around", source), withReport());
        Document document = parsed(page(compilation, "Around_Moved").orElseThrow());

        assertThat(texts(document, "code")).containsExactly("""
                        @SolvableGame(cells = 4)
                        @Board(rows = 2, columns = 2, map = {"..", ".."})
                        public record Moved(...) {
                            /**
                             * One
                             * cell.
                             */
                            @MoveSource
                            static long[][] moves() { ... }
                        }
                        """);
        assertThat(section(document, "Moves")).contains("the method moves() of the declaration");
        assertThat(section(document, "Symmetry")).contains("No permutation");
    }

    @Test
    void piecesAreShownAtTheStartAndAfterEachMove() {
        String hexapawn = PACKAGE
                + "@SolvableGame(cells = 9) @Pieces({\"ppp\", \"...\", \"PPP\"}) @Move(way = \"fW\")"
                + " @Move(way = \"fF\", onto = Onto.ENEMY) @Goal(farSide = true) final class Hexapawn {}";
        Document document =
                parsed(pages(Map.of("Hexapawn", hexapawn), withReport()).get("Hexapawn"));

        assertThat(texts(document, "figcaption").stream().filter(caption -> caption.matches("\\d\\. .*")))
                .hasSize(6)
                .first()
                .isEqualTo("1. b3-b2");
        assertThat(texts(document, "title"))
                .contains("At the start: P on a3 b3 c3, p on a1 b1 c1", "After b3-b2: P on b2 a3 c3, p on a1 b1 c1");
        assertThat(ofClass(document, "rect", "first last"))
                .as("from and to, three times")
                .hasSize(6);
        assertThat(section(document, "Under perfect play")).contains("The second player wins", "as fast");
        assertThat(section(document, "Moves")).contains("At the start", "A piece wins by getting onto the far side.");
    }

    @Test
    void piecesInHandAndLinesOfThemAreShown() {
        String morris = PACKAGE
                + "@SolvableGame(cells = 9) @Pieces(value = {\"...\", \"...\", \"...\"}, hand = \"XXXooo\")"
                + " @Move(way = \"W\") @Lines(length = 3) final class Morris {}";
        Document document = parsed(pages(Map.of("Morris", morris), withReport()).get("Morris"));

        assertThat(texts(document, "figcaption")).contains("At the start, with XXXooo in hand", "a1 b2 c3");
        assertThat(ofClass(document, "rect", "line")).hasSize(8 * 3);
    }
}
