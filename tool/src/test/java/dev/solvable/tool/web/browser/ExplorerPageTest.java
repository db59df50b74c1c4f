package dev.solvable.tool.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.sample.games.GameCatalog;
import dev.solvable.tool.SampleGames;
import dev.solvable.tool.analysis.Estimate;
import dev.solvable.tool.web.WebExplorer;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.Sequence;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;

/** The page in a real browser, used as people use it. */
@Tag("slow")
class ExplorerPageTest {
    private static WebExplorer explorer;
    private static ChromeDriver driver;

    private ExplorerPage page;

    @BeforeAll
    static void start(@TempDir Path profile) throws IOException {
        explorer = WebExplorer.start(SampleGames.GAMES, "localhost", 0, WebExplorer.Features.NONE);
        driver = Chromium.start(profile);
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

    /** A script that throws, a file that is missing, what the security policy forbids: all are errors there. */
    @AfterEach
    void theConsoleHasNoErrorButRefusals() {
        assertThat(driver.manage().logs().get(LogType.BROWSER).getAll())
                .extracting(LogEntry::getMessage)
                .allMatch(
                        message -> message.contains("/positions/") && (message.contains("400") || isTooLarge(message)));
    }

    /** The tables of some games do not fit the heap of the tests: these are refused. */
    private static boolean isTooLarge(String message) {
        return message.contains("503")
                && GameCatalog.names().stream()
                        .filter(game -> !Estimate.of(
                                        GameCatalog.find(game).orElseThrow().facts(),
                                        Runtime.getRuntime().maxMemory())
                                .fits())
                        .anyMatch(game -> message.contains("/" + game + "/"));
    }

    @Test
    void aGameOfTicTacToeAgainstThePerfectPlayerIsDrawn() {
        page.open("?game=TicTacToe");
        page.choose("opponent", "second");
        while (!page.isOver()) {
            WebElement drawing = page.find(".cell.draw.open");
            page.change(() -> new Actions(driver).click(drawing).perform());
        }

        assertThat(page.status()).contains("It is a draw.");
        assertThat(page.board()).doesNotContain(".");
        assertThat(page.findAll(".step")).hasSize(1 + 9);
        assertThat(page.findAll(".step.wrong")).isEmpty();
    }

    @Test
    void cellsBearTheNamesThatTheirColumnsAndRowsDoNotTell() {
        page.open("?game=TicTacToe");
        assertThat(coordinates()).containsExactly("a", "b", "c", "1", "2", "3");

        page.visit("?game=TicTacToe3D");
        page.await("return document.querySelectorAll('#board .cell').length === 27");
        assertThat(coordinates())
                .isEqualTo(GameCatalog.find("TicTacToe3D").orElseThrow().facts().cellNames());
    }

    private List<String> coordinates() {
        return page.texts("#board .coordinate");
    }

    @Test
    void theColouredWinOfBlockGameLeadsToTheEnd() {
        page.open("?game=BlockGame");
        assertThat(page.status()).contains("First to move loses");
        boolean firstMoves = true;
        while (!page.isOver()) {
            assertThat(page.findAll(".chip.win").isEmpty()).isEqualTo(firstMoves);
            page.playChip(firstMoves ? ".chip.loss:not(.best), .chip.loss" : ".chip.win.best");
            firstMoves = !firstMoves;
        }

        assertThat(page.status()).contains("Second has won.");
        assertThat(page.findAll(".step.wrong")).isEmpty();
        assertThat(page.findAll(".chip")).isEmpty();
        assertThat(page.find("#moves").getText()).isEqualTo("No moves: the game is over.");
    }

    /** Searched for a few seconds: long enough to be seen, short enough to wait for. */
    @Test
    void aLongSearchShowsHowFarItIs() {
        page.visit("?game=ConnectFour7x6&board=......./......./...o.../...x.../..xo.../..xo...");
        page.await("const detail = document.querySelector('#status .detail');"
                + "return /^Still solving: \\d of 7 moves valued, [\\d.]+ million states searched, .* so far/"
                + ".test(detail.textContent) && detail.ariaLive === 'off'"); // nobody wants each second read aloud

        assertThat(page.settled().status()).doesNotContain("Still solving").contains("Under perfect play of both.");
        assertThat(page.find("#status .detail").getDomAttribute("aria-live")).isEqualTo("polite");
        assertThat(page.findAll(".chip .badge")).hasSize(7);
    }

    @Test
    void aLinkIsAPositionAndStaysOne() {
        String link =
                "?game=Domineering&board=.%23%23%23%23/.%23%23%23%23/...%23%23/...%23%23/%23%23%23%23%23&to-move=second";
        page.open(link);

        assertThat(page.headline()).isEqualTo("Second to move loses in 4 moves");
        assertThat(page.findAll(".cell.taken")).hasSize(17);
        assertThat(page.texts(".chip .name")).containsExactlyInAnyOrder("a3-b3", "b3-c3", "a4-b4", "b4-c4");
        assertThat(driver.getCurrentUrl()).endsWith(link);

        driver.navigate().refresh();
        page.settled();
        assertThat(driver.getCurrentUrl()).endsWith(link);
        assertThat(page.headline()).isEqualTo("Second to move loses in 4 moves");
    }

    @Test
    void anImpossibleBoardIsRefusedWithTheReason() {
        page.open("?game=TicTacToe");
        page.press("edit");
        page.playCell("a1");
        assertThat(page.find("#refusal").isDisplayed()).isFalse();
        page.playCell("b1");

        assertThat(page.board()).isEqualTo("xx./.../...");
        assertThat(page.refusal()).isEqualTo("Refused: no turn order gives 2 'x' and 0 'o' on xx. ... ....");
        assertThat(page.find("#moves").getText()).isEqualTo("No moves: this is no position of the game.");

        page.playCell("c3");
        page.playCell("c3");
        assertThat(page.find("#refusal").isDisplayed()).isFalse();
        page.press("edit");
        assertThat(page.headline()).isEqualTo("Second (o) to move wins in 5 moves");
    }

    @Test
    void aBoardIsWrittenAsText() {
        page.open("?game=ConnectFour4x4");
        page.press("edit");
        WebElement field = page.find("#editor-board");
        page.change(() -> {
            field.clear();
            field.sendKeys("x.../..../..../....");
        });
        page.await("return document.querySelector('#refusal').textContent.includes('below')");

        assertThat(page.refusal())
                .isEqualTo("Refused: a mark has an empty cell below it, so this is no position of ConnectFour4x4.");
    }

    @Test
    void theKeyboardAloneIsEnough() {
        page.open("?game=TicTacToe");
        WebElement body = driver.findElement(By.tagName("body"));
        body.sendKeys(Keys.TAB);
        for (int i = 0; i < 20 && !isFocused(".cell"); i++) {
            new Actions(driver).sendKeys(Keys.TAB).perform();
        }
        assertThat(isFocused(".cell")).as("Tab leads to the board").isTrue();

        press(Keys.ARROW_RIGHT, Keys.ARROW_DOWN);
        page.change(() -> press(Keys.ENTER));
        assertThat(page.board()).isEqualTo(".../.x./...");
        press(Keys.ARROW_UP);
        page.change(() -> press(Keys.SPACE));
        assertThat(page.board()).isEqualTo(".o./.x./...");
        assertThat(page.status()).contains("The last move was a mistake: a draw became a loss.");
        assertThat(page.texts(".step.wrong .name")).containsExactly("b1");
        press(Keys.ARROW_LEFT);
        page.change(() -> press(Keys.ENTER));
        assertThat(page.board()).isEqualTo("xo./.x./...");

        for (int i = 0; i < 20 && !isFocused("#back"); i++) {
            press(Keys.TAB);
        }
        page.change(() -> press(Keys.ENTER));
        assertThat(page.board()).isEqualTo(".o./.x./...");
        page.change(() -> driver.navigate().back());
        assertThat(page.board()).isEqualTo("xo./.x./...");
    }

    @Test
    void withTilesTheKeyboardChoosesAmongTheMovesThroughACell() {
        page.open("?game=BlockGame&board=%23%23%23%23%23/%23%23%23%23%23/%23%23%23%23%23/%23%23.../%23%23...");
        page.run("document.querySelector('.cell[data-cell=d4]').focus()");
        press(Keys.ENTER);

        assertThat(page.texts(".chip .name")).hasSize(9).allMatch(name -> name.contains("d4"));
        assertThat(page.findAll(".preview .ghost"))
                .as("the focused move is shown")
                .hasSize(1);
        page.change(() -> press(Keys.ENTER));
        assertThat(page.headline()).doesNotContain("First");
        assertThat(isFocused(".chip")).as("the keyboard stays among the moves").isTrue();
        while (!page.isOver()) {
            page.change(() -> press(Keys.ENTER));
        }
        assertThat(isFocused(".cell"))
                .as("where there are none it is on the board")
                .isTrue();
    }

    @Test
    void pointingAtATileShowsItWithItsLines() {
        page.open("?game=Cram");
        WebElement chip = page.find(".chip[data-move='0']");
        new Actions(driver).moveToElement(chip).perform();

        assertThat(page.findAll(".preview .ghost")).hasSize(1);
        assertThat(page.find("#panel-declaration .line.hit").getText()).contains("@Tiles");
        page.press("tab-source");
        new Actions(driver).moveToElement(chip).perform();
        assertThat(page.texts("#panel-source .line.hit")).isNotEmpty().allMatch(line -> line.contains("// a1 b1"));

        new Actions(driver).moveToElement(page.cell("c3"), 30, 0).click().perform();
        page.await("return new URLSearchParams(location.search).get('board').includes('#')");
        assertThat(page.board()).isEqualTo("...../...../..##./.....");
        page.press("tab-declaration");
    }

    @Test
    void aMarkHasTheLinesThroughItsCell() {
        page.open("?game=TicTacToe");
        page.press("tab-source");
        page.playCell("b2");

        assertThat(page.texts("#panel-source .line.hit"))
                .anyMatch(line -> line.contains("0b100_010_001L, // a1 b2 c3"))
                .anyMatch(line ->
                        line.contains("case 5 -> holds(marks, 0b000_111_000L)")) // a2 b2 c2, checked at its last cell
                .noneMatch(line -> line.contains("// a1 b1 c1"));
        assertThat(page.find("#panel-source .count").getText()).endsWith("are about b2.");
        page.press("tab-facts");
        assertThat(page.find("#panel-facts").getText()).contains("19,683").contains("it is a draw");
        page.press("tab-declaration");
    }

    /** A line is completed by the press: what it takes is chosen after that. */
    @Test
    void theTakenPieceIsChosenAmongTheMovesOfACell() {
        page.open("?game=ThreeMensMills&board=XX./oo./...%7CXo&to-move=first");
        String before = driver.getCurrentUrl();

        page.cell("c1").click();
        assertThat(page.texts(".chip .name")).containsExactlyInAnyOrder("c1xa2", "c1xb2");
        assertThat(driver.getCurrentUrl()).isEqualTo(before);

        page.change(() -> page.find(".chip[title='c1xb2']").click());
        assertThat(page.board()).isEqualTo("XXX/o../...|o");
    }

    @Test
    void thePerfectPlayerTakesOverWhenSidesAreSwapped() {
        page.open("?game=Hex");
        page.change(() -> page.press("swap"));

        assertThat(page.board()).isEqualTo(".../.x./...");
        assertThat(page.headline()).startsWith("Second (o) to move loses");
        page.playCell("a1");
        page.await("return document.querySelectorAll('.cell.taken').length === 3");
        page.settled();
        page.change(() -> page.press("back"));
        assertThat(page.board()).isEqualTo(".../.x./...");
    }

    @Test
    void withEitherMarkACellHasTwoMoves() {
        page.open("?game=WildTicTacToe");
        new Actions(driver).moveToElement(page.cell("b2"), 0, 20).click().perform();
        page.await("return new URLSearchParams(location.search).get('board').includes('o')");

        assertThat(page.board()).isEqualTo(".../.o./...");
    }

    @Test
    void fallingMarksAreDroppedAnywhereInTheirColumn() {
        page.open("?game=ConnectFour4x4");
        page.playCell("b1");

        assertThat(page.board()).isEqualTo("..../..../..../.x..");
    }

    @Test
    void hiddenValuesAreNowhere() {
        page.open("?game=TicTacToe");
        page.find("#values").click();

        assertThat(page.findAll("#board .badge, .chip .badge, .cell.draw, .curve circle"))
                .isEmpty();
        assertThat(page.status()).doesNotContain("draw");
        page.find("#values").click();
        assertThat(page.findAll("#board .badge")).hasSize(9);
    }

    @Test
    void anUnknownGameIsToldAsSuch() {
        driver.get(explorer.address() + "?game=Parcheesi");
        page.await("return document.documentElement.dataset.ready === 'true'");

        assertThat(page.refusal()).startsWith("Refused: there is no game 'Parcheesi'");
        assertThat(driver.manage().logs().get(LogType.BROWSER).getAll()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {360, 768})
    void aPhoneShowsEveryGameWithoutScrollingSideways(int width) {
        Chromium.resize(driver, width, 740, true);
        page.open("?game=TicTacToe");
        for (WebElement game : page.findAll("#game option")) {
            String name = game.getDomProperty("value");
            page.run(
                    "const select = document.querySelector('#game'); select.value = arguments[0];"
                            + "select.dispatchEvent(new Event('change'))",
                    name);
            page.await("return new URLSearchParams(location.search).get('game') === '" + name + "'");

            assertThat(page.run("return document.scrollingElement.scrollWidth <= innerWidth"))
                    .as(name)
                    .isEqualTo(true);
        }
    }

    @Test
    void aFingerSeesTheTileBeforeItIsLaid() {
        Chromium.resize(driver, 360, 740, true);
        page.open("?game=BlockGame");
        page.run("document.querySelector('#board').scrollIntoView()");
        tap(page.cell("c3"));

        assertThat(page.findAll(".preview .ghost")).hasSize(1);
        assertThat(page.texts(".chip .name")).isNotEmpty().allMatch(name -> name.contains("c3"));
        page.change(() -> tap(page.cell("c3")));
        assertThat(page.board()).contains("#");
    }

    /** WCAG 2.2, level AA: text has a contrast of 4.5 to 1. */
    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void textsStandOutFromWhatIsBehindThem(String theme) {
        page.open("?game=BlockGame&board=%23%23%23%23%23/%23%23%23%23%23/...../...../.....");
        page.run("document.documentElement.dataset.theme = arguments[0]", theme);
        for (String tab : List.of("tab-declaration", "tab-source", "tab-facts")) {
            page.press(tab);
            assertThat(page.run(Contrast.SCRIPT)).as(tab).isEqualTo(List.of());
        }
        page.press("tab-declaration");
        page.run("document.documentElement.dataset.theme = 'auto'");
    }

    private boolean isFocused(String selector) {
        return Boolean.TRUE.equals(page.run("return document.activeElement.matches(arguments[0])", selector));
    }

    private static void press(CharSequence... keys) {
        new Actions(driver).sendKeys(keys).perform();
    }

    private static void tap(WebElement element) {
        PointerInput finger = new PointerInput(PointerInput.Kind.TOUCH, "finger");
        driver.perform(List.of(new Sequence(finger, 0)
                .addAction(finger.createPointerMove(Duration.ZERO, PointerInput.Origin.fromElement(element), 0, 0))
                .addAction(finger.createPointerDown(PointerInput.MouseButton.LEFT.asArg()))
                .addAction(finger.createPointerUp(PointerInput.MouseButton.LEFT.asArg()))));
    }

    @Test
    void aPuzzleThatComesLateDoesNotReplaceAnotherGame() {
        page.open("?game=TicTacToe");
        page.run("""
                const send = window.fetch;
                window.fetch = async (path, options) => {
                  if (path.includes('/puzzle')) {
                    await new Promise(resolve => { window.letGo = resolve; });
                    setTimeout(() => { window.isLate = true; }, 1000);
                  }
                  return send(path, options);
                };
                """);
        page.press("puzzle");
        page.await("return window.letGo !== undefined");
        page.change(() -> page.choose("game", "Notakto"));
        page.run("window.letGo()");
        page.await("return window.isLate");

        assertThat(page.board()).isEqualTo(".../.../...");
        assertThat(page.find("#notice").isDisplayed()).isFalse();
    }

    @Test
    void aPuzzleIsAskedAndItsFirstMoveJudged() {
        page.open("?game=TicTacToe");
        page.press("puzzle");
        page.await("return document.querySelector('#notice').innerText.startsWith('A puzzle: exactly one move ')");
        page.settled();
        assertThat(page.run("return document.querySelector('#values').checked")).isEqualTo(false);

        page.change(() -> page.press("best"));
        page.await("return document.querySelector('#notice').innerText.startsWith('Right: ')");
    }
}
