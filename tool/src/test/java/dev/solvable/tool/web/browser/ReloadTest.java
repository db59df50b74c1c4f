package dev.solvable.tool.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.tool.classpath.Project;
import dev.solvable.tool.web.WatchedServer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.chrome.ChromeDriver;

/** A page that is open while the classes of its game change. */
@Tag("slow")
class ReloadTest {
    private static final String KAYLES = "dev/solvable/sample/games/KaylesSolver";
    private static final String SAMPLE = "dev/solvable/sample/games/TicTacToeSolver";
    private static final String NAMESAKE = "dev/solvable/tool/fixtures/TicTacToeSolver";

    @TempDir
    private Path folder;

    @TempDir
    private Path profile;

    private WatchedServer server;
    private ChromeDriver driver;
    private ExplorerPage page;

    @BeforeEach
    void start() throws Exception {
        Project.classes(folder, SAMPLE);
        server = WatchedServer.on(folder);
        driver = Chromium.start(profile);
        Chromium.resize(driver, 1360, 1000, false);
        page = new ExplorerPage(driver, server.address());
    }

    @AfterEach
    void stop() {
        if (driver != null) {
            driver.quit();
        }
        server.close();
    }

    private void awaitNotice(String beginning) {
        page.await("const notice = document.querySelector('#notice');"
                + " return !notice.hidden && notice.innerText.startsWith('" + beginning + "')");
    }

    @Test
    void aPositionStaysWhereTheRulesStillAllowIt() throws Exception {
        page.open("?game=TicTacToe&board=x../.o./...");
        page.playCell("c3");
        Project.classes(folder, KAYLES);
        awaitNotice("The game was compiled anew.");
        page.settled();

        assertThat(page.board()).isEqualTo("x../.o./..x");
        assertThat(page.headline()).isEqualTo("Second (o) to move draws in 6 moves");
        assertThat(page.texts("#game option")).containsExactly("Kayles", "TicTacToe");
        page.playCell("b1");
        assertThat(page.find("#notice").isDisplayed()).isFalse();
        page.change(() -> page.press("back"));
        page.change(() -> page.press("back"));
        assertThat(page.board()).as("the moves made before").isEqualTo("x../.o./...");
    }

    @Test
    void aGameIsPlayedWhereNoSourceIsPacked() {
        page.open("?game=TicTacToe");

        assertThat(page.headline()).isEqualTo("First (x) to move draws in 9 moves");
        assertThat(page.find("#panel-declaration").getText()).contains("// the source was not packed into this build");
    }

    @Test
    void aGameWithoutSuchABoardBeginsAgain() throws Exception {
        page.open("?game=TicTacToe&board=x../.o./...");
        Files.delete(folder.resolve(SAMPLE + ".class"));
        Project.classes(folder, NAMESAKE);
        awaitNotice("The game was compiled anew and begins again, for its rules have no such board: ");
        page.settled();

        assertThat(page.board()).isEqualTo("../..");
        assertThat(page.findAll("#board .cell")).hasSize(4);
        assertThat(page.find("#refusal").isDisplayed()).isFalse();
        assertThat(page.headline()).startsWith("First (x) to move ");
    }

    @Test
    void aGameThatIsGoneForAWhileGoesOn() throws Exception {
        Project.classes(folder, KAYLES);
        page.open("?game=TicTacToe&board=x../.o./...");
        Files.delete(folder.resolve(SAMPLE + ".class"));
        awaitNotice("TicTacToe is not among the games any more; when it is, this page goes on.");
        Project.classes(folder, SAMPLE);
        awaitNotice("The game was compiled anew.");
        page.settled();

        assertThat(page.board()).isEqualTo("x../.o./...");
        assertThat(page.headline()).startsWith("First (x) to move ");
    }

    @Test
    void theGalleryShowsWhatIsThereAndNamesWhatIsNot() throws Exception {
        page.visit("");
        page.await("return document.documentElement.dataset.ready === 'true'");
        assertThat(page.texts(".card h3")).containsExactly("TicTacToe");
        Project.classes(folder, KAYLES);
        Files.writeString(folder.resolve("BrokenSolver.class"), "not a class");
        awaitNotice("The games were compiled anew.");
        // A machine that is busy between the two files has them loaded one after the other.
        page.await("return document.querySelector('#notice').innerText"
                + ".endsWith(\"'BrokenSolver.class' is left out: it is no class file that can be read\")");

        assertThat(page.texts(".card h3")).containsExactly("Kayles", "TicTacToe");
    }
}
