package dev.solvable.tool.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.sample.games.GameCatalog;
import dev.solvable.tool.SampleGames;
import dev.solvable.tool.web.WebExplorer;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.Sequence;

/** The way to a game, and what is told of it there: gallery, links, rules, sides, the list of a cell's moves. */
@Tag("slow")
class GalleryTest {
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

    static Set<String> games() {
        return GameCatalog.names();
    }

    private void openGallery(String link) {
        page.visit(link);
        page.await("return document.documentElement.dataset.ready === 'true'");
    }

    @Test
    void thePageOpensOnAGalleryOfAllGames() {
        openGallery("");

        assertThat(page.texts(".card h3")).containsExactlyElementsOf(games());
        assertThat(page.findAll(".card .picture svg")).hasSize(games().size());
        page.await("return document.querySelector('.card[data-game=BlockGame] .size').textContent.endsWith(' wins')");
        assertThat(page.texts(".card .size")).contains("3 × 3, 9 cells; a draw", "5 × 5, 25 cells; second wins");
        assertThat(page.texts(".card .rule")).allMatch(rule -> rule.endsWith("."));
        assertThat(page.find("#game-page").isDisplayed()).isFalse();
        assertThat(page.run("return document.scrollingElement.scrollWidth <= innerWidth"))
                .isEqualTo(true);
    }

    @ParameterizedTest
    @ValueSource(ints = {360, 1360})
    void aLongNameStaysOnItsCard(int width) {
        Chromium.resize(driver, width, 900, width < 1000);
        openGallery("");
        page.run("document.querySelector('.card h3').textContent = 'AGameWhoseNameGoesOn'.repeat(4)");

        assertThat(page.run("const card = document.querySelector('.card');"
                        + "return document.scrollingElement.scrollWidth <= innerWidth"
                        + " && card.scrollWidth <= card.clientWidth"))
                .isEqualTo(true);
    }

    @Test
    void wordsFilterTheGalleryAndACardLeadsToItsGame() {
        openGallery("");
        page.find("#filter").sendKeys("4x4 lowest COLUMN");

        assertThat(page.texts(".cards > li:not([hidden]) h3")).containsExactly("ConnectFour4x4");
        page.find("#filter").sendKeys(" xyzzy");
        assertThat(page.texts("#no-cards[role=status]")).containsExactly("No game has all these words.");
        assertThat(page.find(".skip").isDisplayed()).as("a link to a board").isFalse();
        page.find("#filter").clear();
        page.find("#filter").sendKeys("piet hein");
        page.find(".card[data-game=Hex]").click();
        page.await("return document.title.startsWith('Hex: ')");
        page.settled();
        assertThat(page.headline()).startsWith("First (x) to move wins");
        driver.navigate().back();
        page.await("return document.querySelector('#gallery').checkVisibility()");
    }

    @Test
    void anUnknownGameOffersTheGallery() {
        openGallery("?game=Parcheesi");

        assertThat(page.refusal()).startsWith("Refused: there is no game 'Parcheesi'");
        assertThat(page.findAll(".card")).hasSize(games().size());
        page.find(".card[data-game=Notakto]").click();
        page.await("return document.title.startsWith('Notakto: ')");
        assertThat(page.find("#refusal").isDisplayed()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "?game=BlockGame&board=#..../#..../##.../...../.....",
                "?game=BlockGame&board=%23..../%23..../%23%23.../...../.....",
                "?game=BlockGame&board=%23..../#..../%23#.../...../.....&to-move=first",
                "?board=#..../#..../##.../...../.....&game=blockgame"
            })
    void aLinkMayHaveItsCellsEscapedOrNot(String link) {
        driver.get(explorer.address() + link);
        page.await("return document.documentElement.dataset.ready === 'true'");
        page.settled();

        assertThat(page.board()).isEqualTo("#..../#..../##.../...../.....");
        assertThat(page.findAll(".cell.taken")).hasSize(4);
        assertThat(driver.getCurrentUrl()).contains("%23....").doesNotContain("#");
    }

    @ParameterizedTest
    @CsvSource({
        "TicTacToe, fill one of 8 lines wins, 4",
        "BlockGame, cover free cells with a tile, 6",
        "Domineering, The players have different tiles, 2",
        "Kayles, cover free cells with a tile, 2",
        "Sim, 20 lines loses, 1",
        "Hex, First (x) connects top and bottom, 0",
        "Chomp, a bite takes a square, 1",
    })
    void theRulesAreThereInWordsAndPictures(String game, String words, int pictures) {
        page.open("?game=" + game);

        assertThat(page.find("#rules").getText()).contains(words);
        assertThat(page.findAll("#rules figure svg")).hasSize(pictures);
    }

    @ParameterizedTest
    @CsvSource({
        "xxx/oo./..., first-won, First (x) has won.",
        "xx./ooo/x.., second-won, Second (o) has won.",
        "xox/xox/oxo, draw, It is a draw."
    })
    void theColourOfAFinishedGameSaysWhoHasWon(String board, String kind, String words) {
        page.open("?game=TicTacToe&board=" + board);

        assertThat(page.find("#status").getDomAttribute("class")).isEqualTo("status " + kind);
        assertThat(page.status()).contains(words);
        if (!kind.equals("draw")) {
            String owner = kind.replace("-won", "");
            assertThat(page.find("#status").getCssValue("border-left-color"))
                    .isEqualTo(page.find(".legend .swatch." + owner).getCssValue("background-color"));
        }
    }

    @Test
    void theSidesOfHexBearTheirOwnersColours() {
        page.open("?game=Hex");

        assertThat(page.findAll("#board .side.first")).hasSize(2);
        assertThat(page.findAll("#board .side.second")).hasSize(2);
        WebElement side = page.find("#board .side.first");
        assertThat(side.getRect().width)
                .as("the first player's are above and below")
                .isGreaterThan(3 * side.getRect().height);
    }

    @ParameterizedTest
    @ValueSource(ints = {360, 768, 1360})
    void aRowOfTwentyFitsItsColumn(int width) {
        Chromium.resize(driver, width, 900, width < 1000);
        page.open("?game=Kayles");

        assertThat(page.run("const frame = document.querySelector('.board-frame');"
                        + "return frame.scrollWidth <= frame.clientWidth"))
                .isEqualTo(true);
        Number cell = (Number) page.run("return document.querySelector('.cell').getBoundingClientRect().width");
        assertThat(cell.doubleValue()).isGreaterThan(36);
    }

    @Test
    void allMovesOfACellAreOnePressAway() {
        page.open("?game=BlockGame");
        page.run("document.querySelector('.cell[data-cell=c3] .more')"
                + ".dispatchEvent(new MouseEvent('click', { bubbles: true }))");

        assertThat(page.texts(".chip .name")).hasSize(16).allMatch(name -> name.contains("c3"));
        assertThat(page.board()).as("nothing is played").doesNotContain("#");
        assertThat(page.texts(".chip .badge")).hasSize(16);
        page.press("all-moves");
        assertThat(page.findAll(".chip").size()).isGreaterThan(16);
    }

    @Test
    void onAPhoneTheMovesOfACellAreListedBelowTheBoard() {
        Chromium.resize(driver, 360, 740, true);
        page.open("?game=BlockGame");
        page.run("document.querySelector('#board').scrollIntoView()");
        PointerInput finger = new PointerInput(PointerInput.Kind.TOUCH, "finger");
        driver.perform(List.of(new Sequence(finger, 0)
                .addAction(
                        finger.createPointerMove(Duration.ZERO, PointerInput.Origin.fromElement(page.cell("c3")), 0, 0))
                .addAction(finger.createPointerDown(PointerInput.MouseButton.LEFT.asArg()))
                .addAction(finger.createPointerUp(PointerInput.MouseButton.LEFT.asArg()))));

        WebElement chip = page.find("#chooser .chip");
        assertThat(chip.getRect().y).isLessThan(page.find(".legend").getRect().y);
        page.change(chip::click);
        assertThat(page.board()).contains("#");
        assertThat(page.findAll("#chooser .chip")).isEmpty();
    }
}
