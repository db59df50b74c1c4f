package dev.solvable.tool.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.tool.fixtures.Dots_OneSolver;
import dev.solvable.tool.fixtures.Dots_TwoSolver;
import dev.solvable.tool.fixtures.SlashesSolver;
import dev.solvable.tool.games.Games;
import dev.solvable.tool.web.WebExplorer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.chrome.ChromeDriver;

/** Boards whose text means something else in an address, in a real browser. */
@Tag("slow")
class BoardAddressTest {
    private static WebExplorer explorer;
    private static ChromeDriver driver;

    private static ExplorerPage page;

    @BeforeAll
    static void start(@TempDir Path profile) throws IOException {
        Games games = new Games(
                Map.of("One", Dots_OneSolver::new, "Two", Dots_TwoSolver::new, "Slashes", SlashesSolver::new));
        explorer = WebExplorer.start(games, "localhost", 0, WebExplorer.Features.NONE);
        driver = Chromium.start(profile);
        Chromium.resize(driver, 1360, 1000, false);
        page = new ExplorerPage(driver, explorer.address());
    }

    @AfterAll
    static void stop() {
        if (driver != null) {
            driver.quit();
        }
        explorer.close();
    }

    @Test
    void dotsAloneAreNoFolders() {
        page.open("?game=One");
        assertThat(page.headline()).isEqualTo("First to move wins with this move");

        page.open("?game=Two");
        assertThat(page.headline()).isEqualTo("First to move loses in 2 moves");
        page.playCell("a1");
        assertThat(page.board()).isEqualTo("#.");
        assertThat(page.headline()).isEqualTo("Second to move wins with this move");
    }

    @Test
    void aSlashMayBeAMark() {
        page.open("?game=Slashes");
        assertThat(page.board()).isEqualTo(".../...");
        page.playCell("a1");
        assertThat(page.board()).isEqualTo("/.. ...");
        page.playCell("c2");
        assertThat(page.headline()).isEqualTo("First (/) to move wins with this move");
        assertThat(page.texts("#board .cell .mark")).hasSize(6);

        page.press("edit");
        page.change(() -> page.cell("b1").click());
        assertThat(page.board()).isEqualTo("//. ..o");
        assertThat(page.refusal()).isEmpty();
    }
}
