package dev.solvable.tool.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.sample.games.GameCatalog;
import dev.solvable.tool.SampleGames;
import dev.solvable.tool.web.WebExplorer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;

/**
 * The pictures of the page in {@code docs/explorer}, one for each game. {@code scripts/screenshots} takes them anew, by
 * running this test with {@code -Dsolvable.screenshots=write}.
 */
@Tag("slow")
class ScreenshotsTest {
    private static final Path FOLDER = Path.of("../docs/explorer");

    /** Where the start would take long to solve, the picture is of a later position. */
    private static final Map<String, String> BOARDS = Map.of(
            "ConnectFour6x5", "....../..o.../..x.../..oo../.xxox.",
            "ConnectFour7x6", "......./...x.../...o.../..ox.../.xxoo../.ooxx..");

    /** A game that takes minutes to solve is shown without values. */
    private static final Set<String> UNSOLVED = Set.of("Teeko");

    @Test
    void everyGameIsShown() throws IOException {
        String page = Files.readString(FOLDER.resolveSibling("explorer.md"));
        for (String game : GameCatalog.names()) {
            assertThat(FOLDER.resolve(game + ".png")).isNotEmptyFile();
            assertThat(page).contains("](explorer/" + game + ".png)");
        }
    }

    @Test
    @EnabledIfSystemProperty(named = "solvable.screenshots", matches = "write", disabledReason = "they are there")
    void write(@TempDir Path profile) throws IOException {
        try (WebExplorer explorer = WebExplorer.start(SampleGames.GAMES, "localhost", 0, WebExplorer.Features.NONE)) {
            ChromeDriver driver = Chromium.start(profile);
            try {
                ExplorerPage page = new ExplorerPage(driver, explorer.address());
                for (String game : GameCatalog.names()) {
                    Chromium.resize(driver, 1360, 1040, false);
                    if (UNSOLVED.contains(game)) {
                        page.visit("?game=" + game);
                        page.await("return document.querySelector('#status .headline').textContent !== ''");
                        page.press("tab-source");
                    } else {
                        playBadly(page, game);
                    }
                    save(driver, game);
                }
                page.run("document.querySelector('#theme').click(); document.querySelector('#theme').click()");
                playBadly(page, "ConnectFour4x4");
                save(driver, "dark");
                page.run("document.querySelector('#theme').click()");
                Chromium.resize(driver, 390, 1180, true);
                playBadly(page, "BlockGame");
                save(driver, "phone");
            } finally {
                driver.quit();
            }
        }
    }

    /** Plays a good move and a bad one, and points at the best answer, so that there is something to see. */
    private static void playBadly(ExplorerPage page, String game) {
        page.open("?game=" + game + (BOARDS.containsKey(game) ? "&board=" + BOARDS.get(game) : ""));
        page.press("tab-source");
        page.playChip(".chip.best");
        List<WebElement> answers = page.findAll(".chip");
        page.change(() -> answers.get(answers.size() - 1).click());
        page.run("document.activeElement.blur(); scrollTo(0, 0)");
        if (!page.isOver()) {
            page.run("document.querySelector('.chip.best').dispatchEvent(new PointerEvent('pointerenter'))");
        }
    }

    private static void save(ChromeDriver driver, String name) throws IOException {
        new Actions(driver).pause(Duration.ofMillis(300)).perform(); // what appears, has appeared
        IndexedPng.write(driver.getScreenshotAs(OutputType.BYTES), FOLDER.resolve(name + ".png"));
    }
}
