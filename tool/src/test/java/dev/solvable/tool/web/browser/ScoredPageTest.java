package dev.solvable.tool.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.tool.fixtures.ScoredGames;
import dev.solvable.tool.web.WatchedServer;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.logging.LogType;

/** A game that is played for points, in a real browser. */
@Tag("slow")
class ScoredPageTest {
    /** Two boxes are open, the one of them to be closed by e2, the other by a4 and b5. */
    private static final String BOARD = "##/##./##/.##/.#".replace("#", "%23");

    @Test
    void pointsAreShownAndWhoClosesABoxMovesAgain(@TempDir Path folder, @TempDir Path profile) throws Exception {
        try (WatchedServer server = WatchedServer.onFile(ScoredGames.dotsAndBoxes(folder))) {
            ChromeDriver driver = Chromium.start(profile);
            try {
                Chromium.resize(driver, 1360, 1000, false);
                check(new ExplorerPage(driver, server.address()));
                assertThat(driver.manage().logs().get(LogType.BROWSER).getAll()).isEmpty();
            } finally {
                driver.quit();
            }
        }
    }

    private static void check(ExplorerPage page) {
        page.open("?game=DotsAndBoxes2x2&board=" + BOARD);
        assertThat(page.headline()).isEqualTo("First to move gets as many points as the other player");
        assertThat(page.status()).contains("From here to the end, in 3 moves", "So far neither player leads.");
        assertThat(page.texts("#moves .chip")).containsExactly("e2\n0", "a4\n\u22122", "b5\n\u22122");
        assertThat(page.find("#moves .chip.best").getDomAttribute("data-move")).isEqualTo("4");
        assertThat(page.find(".legend .of-scores").isDisplayed()).isTrue();
        assertThat(page.find(".legend .of-outcomes").isDisplayed()).isFalse();

        page.playChip("#moves [data-move='4']");
        assertThat(page.headline()).isEqualTo("First to move gets 1 point less than the other player");
        assertThat(page.status()).contains("So far the first player leads by 1 point.");

        page.playChip("#moves [data-move='7']");
        assertThat(page.headline()).isEqualTo("Second to move gets 1 point more than the other player");
        page.playChip("#moves [data-move='10']");
        assertThat(page.isOver()).isTrue();
        assertThat(page.status()).contains("It is a draw.", "So far neither player leads.");

        page.open("?game=DotsAndBoxes2x2&board=" + BOARD);
        page.playChip("#moves [data-move='7']");
        assertThat(page.status()).contains("The last move was a mistake: a 0 became a \u22122.");
        page.choose("opponent", "second");
        page.await("return document.querySelector('#status .headline').textContent === 'The game is over'");
        page.settled();
        assertThat(page.status()).contains("Second has won.", "So far the second player leads by 2 points.");
        assertThat(page.texts("#strip .step.wrong .mark")).containsExactly("?");
    }
}
