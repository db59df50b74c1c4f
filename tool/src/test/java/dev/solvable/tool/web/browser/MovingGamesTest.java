package dev.solvable.tool.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Solver;
import dev.solvable.tool.fixtures.MovingGames;
import dev.solvable.tool.web.WebExplorer;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.Sequence;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;

/** Games whose pieces move, and programmed ones, in a real browser. */
@Tag("slow")
class MovingGamesTest {
    private static WebExplorer explorer;
    private static ChromeDriver driver;

    private ExplorerPage page;

    @BeforeAll
    static void start(@TempDir Path profile) throws IOException {
        explorer = WebExplorer.start(MovingGames.GAMES, "localhost", 0, WebExplorer.Features.NONE);
        driver = Chromium.start(profile);
        driver.manage().timeouts().scriptTimeout(Duration.ofMinutes(2));
    }

    @AfterAll
    static void stop() {
        if (driver != null) {
            driver.quit();
        }
        explorer.close();
    }

    @BeforeEach
    void resize() {
        Chromium.resize(driver, 1360, 1000, false);
        page = new ExplorerPage(driver, explorer.address());
    }

    /** These games have no sources, and some boards are refused. */
    @AfterEach
    void theConsoleHasNoErrorButRefusals() {
        assertThat(driver.manage().logs().get(LogType.BROWSER).getAll())
                .extracting(LogEntry::getMessage)
                .allMatch(message -> message.contains("/declaration") && message.contains("404")
                        || message.contains("/source") && message.contains("404")
                        || message.contains("/positions/") && message.contains("400"));
    }

    private void click(String place) {
        new Actions(driver).click(page.cell(place)).perform();
    }

    private void tap(String place) {
        PointerInput finger = new PointerInput(PointerInput.Kind.TOUCH, "finger");
        driver.perform(List.of(new Sequence(finger, 0)
                .addAction(finger.createPointerMove(
                        Duration.ZERO, PointerInput.Origin.fromElement(page.cell(place)), 0, 0))
                .addAction(finger.createPointerDown(PointerInput.MouseButton.LEFT.asArg()))
                .addAction(finger.createPointerUp(PointerInput.MouseButton.LEFT.asArg()))));
    }

    /** Goes there with the arrows, and presses Enter. */
    private void key(String place) {
        for (int steps = 0; steps < 30 && !place.equals(focused()); steps++) {
            String before = focused();
            Number[] way = way(place);
            boolean across = Math.abs(way[0].doubleValue()) >= Math.abs(way[1].doubleValue());
            press(arrow(way, across));
            if (before.equals(focused())) {
                press(arrow(way, !across));
            }
        }
        assertThat(focused()).isEqualTo(place);
        press(Keys.ENTER);
    }

    private static void press(CharSequence key) {
        new Actions(driver).sendKeys(key).perform();
    }

    private static Keys arrow(Number[] way, boolean across) {
        return across
                ? way[0].doubleValue() > 0 ? Keys.ARROW_RIGHT : Keys.ARROW_LEFT
                : way[1].doubleValue() > 0 ? Keys.ARROW_DOWN : Keys.ARROW_UP;
    }

    private String focused() {
        return String.valueOf(page.run("""
                if (!document.activeElement.closest('.cell')) {
                  document.querySelector('.cell[tabindex="0"]').focus();
                }
                return document.activeElement.dataset.cell;
                """));
    }

    /** How far a place is from the focus, to the right and down. */
    private Number[] way(String place) {
        List<?> way = (List<?>) page.run(
                "const [a, b] = [document.activeElement, document.querySelector(`.cell[data-cell=\"${arguments[0]}\"]`)]"
                        + ".map(cell => cell.getBoundingClientRect());"
                        + "return [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];",
                place);
        return new Number[] {(Number) way.get(0), (Number) way.get(1)};
    }

    /** Plays the best move with the board alone: the piece, and where it goes. */
    private void playBest(Runnable between, BiConsumer<MovingGamesTest, String> press) {
        String name = page.find(".chip.best").getDomAttribute("title");
        List<String> places = places(name);
        page.change(() -> {
            String before = driver.getCurrentUrl();
            press.accept(this, places.get(0));
            if (places.size() > 1 && driver.getCurrentUrl().equals(before)) {
                between.run();
                press.accept(this, places.get(1));
            }
        });
    }

    private List<String> places(String name) {
        if (name.contains("@")) {
            boolean isSecond = page.headline().startsWith("Second");
            String kind = name.substring(0, 1);
            return List.of(
                    "hand-" + (isSecond ? kind.toLowerCase(Locale.ROOT) : kind), name.substring(name.indexOf('@') + 1));
        }
        List<String> places = new ArrayList<>(List.of(name.split("[-x]", 2)));
        places.replaceAll(place -> place.isEmpty() ? "off" : place);
        return places;
    }

    private static void use(String way, MovingGamesTest test, String place) {
        switch (way) {
            case "click" -> test.click(place);
            case "tap" -> test.tap(place);
            default -> test.key(place);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "Pawns, click, Second (p) has won., 6",
        "Pawns, tap, Second (p) has won., 6",
        "Pawns, key, Second (p) has won., 6",
        "Morris, click, First (X) has won., 9",
        "Morris, tap, First (X) has won., 9",
        "Morris, key, First (X) has won., 9",
        "Cars, click, First (X) has won., 20",
        "Cars, tap, First (X) has won., 20",
        "Cars, key, First (X) has won., 20"
    })
    void aWholeGameIsPlayedOnTheBoard(String game, String way, String result, int plies) {
        Chromium.resize(driver, way.equals("tap") ? 390 : 1360, 1000, way.equals("tap"));
        page.open("?game=" + game);
        page.run("document.querySelector('#board').scrollIntoView()");
        while (!page.isOver()) {
            playBest(() -> assertThat(page.findAll(".cell.chosen")).hasSize(1), (test, place) -> use(way, test, place));
        }

        assertThat(page.status()).contains(result);
        assertThat(page.findAll(".step")).hasSize(1 + plies);
        assertThat(page.findAll(".step.wrong, .chip")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Pawns", "Morris", "Cars", "Pentagon", "Guards"})
    void theLabelIsTheValueOfTheMoveThatAPressMakes(String game) {
        Solver solver = MovingGames.find(game);
        Random random = new Random(12);
        for (int i = 0; i < Labels.POSITIONS; i++) {
            long position = solver.initial();
            for (int ply = random.nextInt(8); ply > 0 || solver.isTerminal(position); ply--) {
                int[] moves = solver.moves(position);
                position = moves.length == 0
                        ? solver.initial()
                        : solver.play(position, moves[random.nextInt(moves.length)]);
            }
            Labels.check(driver, page, solver, position);
        }
    }

    @Test
    void aSecondPressAnotherCellAndEscapeLetGo() {
        page.open("?game=Cars");
        String start = driver.getCurrentUrl();
        assertThat(page.cell("a2").getText()).contains("2");
        click("a2");
        assertThat(page.cell("a2").getDomAttribute("aria-pressed")).isEqualTo("true");
        assertThat(page.findAll(".cell.goal")).hasSize(2);
        assertThat(page.findAll(".labels .badge")).hasSize(2);
        click("a2");
        assertThat(page.findAll(".cell.chosen, .cell.goal")).isEmpty();
        click("a2");
        press(Keys.ESCAPE);
        assertThat(page.findAll(".cell.chosen, .cell.goal")).isEmpty();
        click("a2");
        click("b1");
        assertThat(page.findAll(".cell.chosen, .cell.goal")).isEmpty();
        assertThat(driver.getCurrentUrl()).isEqualTo(start);
    }

    @Test
    void aKindIsChosenInTheHandOrFromTheMovesOfACell() {
        page.open("?game=Guards");
        click("hand-R");
        assertThat(page.findAll(".cell.goal")).hasSize(6);
        page.change(() -> click("b1"));
        assertThat(page.board()).isEqualTo(".R....|Ggr");

        click("e1");
        assertThat(page.texts(".chip .name")).containsExactlyInAnyOrder("G@e1", "R@e1");
        page.change(() -> page.find(".chip[title='G@e1']").click());
        assertThat(page.board()).isEqualTo(".R.g..|Gr");
        assertThat(page.findAll(".labels .badge")).as("one kind is left").hasSize(4);
    }

    @Test
    void aLinkHasAHandAndStaysOne() {
        String link = "?game=Morris&board=X../.o./..X%7CXoo&to-move=second";
        page.open(link);

        assertThat(page.headline()).isEqualTo("Second (o) to move wins in 5 moves");
        assertThat(page.texts(".tray .left")).containsExactly("×1", "×2");
        assertThat(driver.getCurrentUrl()).endsWith(link);
        driver.navigate().refresh();
        page.settled();
        assertThat(driver.getCurrentUrl()).endsWith(link);
    }

    @Test
    void aBoardIsEditedWithItsHand() {
        page.open("?game=Morris");
        page.press("edit");
        page.change(() -> click("a1"));
        assertThat(page.board()).isEqualTo("X../.../...|XXXooo");
        page.change(() -> click("a1"));
        assertThat(page.board()).isEqualTo("o../.../...|XXXooo");
        WebElement field = page.find("#editor-board");
        page.change(() -> {
            field.clear();
            field.sendKeys("XX./.o./...|Xoo");
        });
        page.await("return new URLSearchParams(location.search).get('board') === 'XX./.o./...|Xoo'");
        page.change(() -> page.find("#editor-side [value=second]").click());
        page.press("edit");
        page.settled();
        assertThat(page.headline()).startsWith("Second (o) to move");

        page.open("?game=Morris&board=XX./.o./...");
        assertThat(page.refusal()).isEqualTo("Refused: the hand is wrong.");
    }

    @Test
    void playThatGoesRoundIsToldAsSuch() {
        page.open("?game=Pentagon");
        assertThat(page.headline()).isEqualTo("First (X) to move draws");
        assertThat(page.status()).contains("never ends");
        assertThat(page.findAll("#board .link")).hasSize(7);
        for (String cell : List.of("b1", "e1", "c1", "b1", "e1", "c1")) {
            page.change(() -> click(cell));
        }
        assertThat(page.board()).isEqualTo("XX.oo");
        assertThat(page.status()).contains("This position has come up before.");
        for (String cell : List.of("b1", "e1", "c1", "b1", "e1", "c1")) {
            page.change(() -> click(cell));
        }
        assertThat(page.status()).contains("This position has come up 3 times: a draw by repetition");
    }

    @Test
    void aProgrammedGameIsPlayedFromItsList() {
        page.open("?game=Carousel");
        assertThat(page.texts(".cell .written")).containsExactly("x", "o", "x", "o");
        assertThat(page.texts(".chip .name")).containsExactly("a1-b1-c1-d1", "a1-b1-c1-d1~2", "pass");
        page.playChip(".chip[title='a1-b1-c1-d1~2']");
        assertThat(page.board()).isEqualTo("oxox");
        page.playChip(".chip[title='pass']");
        page.playChip(".chip[title='pass']");
        assertThat(page.board()).isEqualTo("oxox");
        assertThat(page.status()).contains("This position has come up before.");
        assertThat(page.texts(".step .name")).containsExactly("start", "a1-b1-c1-d1~2", "pass", "pass");

        click("a1");
        assertThat(page.texts(".chip .name")).hasSize(2).doesNotContain("pass");
        page.press("edit");
        page.change(() -> click("b1"));
        assertThat(page.board()).isEqualTo("o.ox");
    }

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void textsStandOut(String theme) {
        page.open("?game=Cars");
        page.run("document.documentElement.dataset.theme = arguments[0]", theme);
        assertThat(page.run(Contrast.SCRIPT)).isEqualTo(List.of());
    }

    @ParameterizedTest
    @ValueSource(ints = {360, 1360})
    void everyGameFitsThePage(int width) {
        Chromium.resize(driver, width, 740, width < 1000);
        page.visit("");
        page.await("return document.documentElement.dataset.ready === 'true'");
        assertThat(page.findAll(".card .picture svg"))
                .hasSize(MovingGames.GAMES.names().size());
        for (String game : MovingGames.GAMES.names()) {
            page.open("?game=" + game);
            assertThat(page.run("const frame = document.querySelector('.board-frame');"
                            + "return document.scrollingElement.scrollWidth <= innerWidth"
                            + " && frame.scrollWidth <= frame.clientWidth"))
                    .as(game)
                    .isEqualTo(true);
        }
    }

    @Test
    void howLargeAProgrammedGameIsNobodyKnows() {
        page.open("?game=Carousel");
        page.press("tab-facts");

        assertThat(page.find("#panel-facts").getText())
                .contains("not known beforehand: the rules are a program")
                .doesNotContain("0 bytes");
    }
}
