package dev.solvable.tool.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.tool.SampleGames;
import dev.solvable.tool.classpath.ClassPath;
import dev.solvable.tool.source.Draft;
import dev.solvable.tool.web.WebExplorer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.SearchContext;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.logging.LogType;

/** Declarations that are written in the page, in a real browser. */
@Tag("slow")
class DraftPageTest {
    private static WebExplorer explorer;
    private static ChromeDriver driver;

    @TempDir
    private Path downloads;

    private ExplorerPage page;

    @BeforeAll
    static void start(@TempDir Path profile) throws IOException {
        WebExplorer.Features features = new WebExplorer.Features(false, Optional.of(new ClassPath(List.of())));
        explorer = WebExplorer.start(SampleGames.GAMES, "localhost", 0, features);
        loadTheCompiler();
        driver = Chromium.start(profile);
    }

    /** The first compilation of a process takes longest by far, and the server gives up what takes too long. */
    private static void loadTheCompiler() {
        String text = "import dev.solvable.*; @SolvableGame(cells = 3) @Marks @Lines(length = 2) class Pair {}";
        assertThat(Draft.of(text, new ClassPath(List.of())).games().names()).containsExactly("Pair");
    }

    @AfterAll
    static void stop() {
        if (driver != null) {
            driver.quit();
        }
        explorer.close();
    }

    @BeforeEach
    void openTheGallery() {
        Chromium.resize(driver, 1360, 1000, false);
        page = new ExplorerPage(driver, explorer.address());
        page.visit("");
        page.await("return document.documentElement.dataset.ready === 'true'");
    }

    @AfterEach
    void theConsoleHasNoErrors() {
        assertThat(driver.manage().logs().get(LogType.BROWSER).getAll()).isEmpty();
    }

    private SearchContext editor() {
        return page.find("#draft-editor").getShadowRoot();
    }

    private WebElement content() {
        return editor().findElement(By.cssSelector(".cm-content"));
    }

    private void write(String text) {
        content().sendKeys(Keys.chord(Keys.CONTROL, "a"), Keys.DELETE);
        // As a paste does it: brackets that are typed close themselves.
        page.run(
                "const paste = new ClipboardEvent('paste', {clipboardData: new DataTransfer(), bubbles: true, cancelable: true});"
                        + "paste.clipboardData.setData('text/plain', arguments[0]); arguments[1].dispatchEvent(paste);",
                text,
                content());
    }

    private void awaitSummary(String beginning) {
        page.await("return document.querySelector('#draft-summary').textContent.startsWith('" + beginning + "')");
    }

    /** A text that says the same is compiled in a moment, which nobody may look at just then. */
    private void countCompilations() {
        page.await("return document.querySelector('#draft').getAttribute('aria-busy') === 'false'");
        page.run("""
                window.compilations = 0;
                const draft = document.querySelector('#draft');
                const isBusy = () => draft.getAttribute('aria-busy') === 'true';
                new MutationObserver(() => { window.compilations += isBusy() ? 0 : 1; })
                  .observe(draft, { attributes: true, attributeFilter: ['aria-busy'] });
                """);
    }

    private List<String> messages() {
        return editor().findElements(By.cssSelector(".message.error")).stream()
                .map(WebElement::getText)
                .toList();
    }

    /** A column that had to fit the window would have cells of a few pixels. */
    @Test
    void theCellsOfALongColumnCanBePressed() {
        page.press("new-draft");
        awaitSummary("Compiled: NewGame.");
        write("""
                import dev.solvable.*;

                @SolvableGame(cells = 40)
                @Board(rows = 40, columns = 1)
                @Tiles("##")
                final class Column {}
                """);
        page.await("return document.querySelectorAll('#board .cell').length === 40");

        assertThat(page.findAll("#board .cell > rect")).hasSize(40).allMatch(cell -> cell.getRect().height >= 40);
    }

    @Test
    void aWrongDeclarationIsMendedAndPlayed() {
        page.press("new-draft");
        awaitSummary("Compiled: NewGame.");
        page.settled();
        assertThat(page.headline()).startsWith("First to move wins");
        assertThat(messages()).as("nothing to mend yet").isEmpty();

        write("""
                import dev.solvable.*;

                @SolvableGame(cells = 8)
                @Board(rows = 3, columns = 3)
                @Marks
                @Lines(length = 3)
                final class Ours {}
                """);
        awaitSummary("An error; the board shows the last text without one.");
        assertThat(messages()).singleElement().asString().startsWith("[Solvable:CellsMismatch] ");
        assertThat(page.run(
                        "return arguments[0].previousElementSibling.textContent",
                        editor().findElement(By.cssSelector(".message"))))
                .isEqualTo("@SolvableGame(cells = 8)");
        assertThat(page.findAll("#board .cell")).as("the last game stays").hasSize(7);

        write("""
                import dev.solvable.*;

                @SolvableGame(cells = 9)
                @Board(rows = 3, columns = 3)
                @Marks
                @Lines(length = 3)
                final class Ours {}
                """);
        awaitSummary("Compiled: Ours.");
        assertThat(messages()).isEmpty();
        page.await("return document.title.startsWith('Ours: First (x) to move draws')");
        page.playCell("b2");
        assertThat(page.headline()).isEqualTo("Second (o) to move draws in 8 moves");
        assertThat(page.find("#panel-source").getText()).contains("OursSolver");

        countCompilations();
        content().sendKeys(Keys.chord(Keys.CONTROL, Keys.END), "// a remark");
        page.await("return window.compilations > 0");
        awaitSummary("Compiled: Ours.");
        page.settled();
        assertThat(page.board()).as("the position stays").isEqualTo(".../.x./...");

        driver.navigate().refresh();
        page.await("return document.documentElement.dataset.ready === 'true'");
        page.settled();
        assertThat(content().getText()).contains("// a remark");
        assertThat(page.board()).isEqualTo(".../.x./...");
    }

    @Test
    void aDraftThatTheServerDroppedIsCompiledAgainWhenItIsPlayed() {
        page.press("new-draft");
        awaitSummary("Compiled: NewGame.");
        page.settled();
        page.run("""
                window.others = 0;
                for (let i = 0; i < 16; i++) {
                  fetch('/api/drafts', { method: 'POST', headers: { 'X-Solvable': 'page' } }).then(() => { window.others++; });
                }
                """);
        page.await("return window.others === 16");
        page.playCell("d1");

        assertThat(page.board()).isEqualTo("...x...");
        assertThat(page.headline()).startsWith("Second to move loses");
        // The browser notes the request that was refused.
        assertThat(driver.manage().logs().get(LogType.BROWSER).getAll()).hasSize(2);
    }

    @Test
    void aCopyOfAGameIsAsTheGame() {
        page.find(".card[data-game=Notakto] + .copy").click();
        awaitSummary("Compiled: Notakto.");
        page.settled();

        assertThat(content().getText()).contains("final class Notakto");
        assertThat(page.texts("#game option")).containsExactly("Notakto");
        driver.navigate().back();
        page.await("return document.querySelector('#gallery').checkVisibility()");
        assertThat(page.findAll(".card")).hasSizeGreaterThan(30);
    }

    @Test
    void aTextIsDownloadedUnderTheNameOfItsClass() throws IOException, InterruptedException {
        driver.executeCdpCommand(
                "Browser.setDownloadBehavior", Map.of("behavior", "allow", "downloadPath", downloads.toString()));
        page.press("new-draft");
        awaitSummary("Compiled: NewGame.");
        page.press("download");
        Path file = downloads.resolve("NewGame.java");
        for (int i = 0; i < 1_200 && !Files.exists(file); i++) {
            Thread.sleep(50);
        }
        assertThat(file).content().contains("final class NewGame {}");
    }
}
