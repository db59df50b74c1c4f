package dev.solvable.tool.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.tool.web.WatchedServer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.chrome.ChromeDriver;

/** A page that is open while somebody saves the Java file of its game. */
@Tag("slow")
class SavedFilePageTest {
    private static final String TREBLECROSS = """
            import dev.solvable.*;

            @SolvableGame(cells = 7)
            @Marks(choice = Choice.SHARED)
            @Lines(length = 3, completes = Ending.WINS)
            final class Treblecross {}
            """;

    /** The second player begins. */
    private static final String BACKWARDS = """
            import dev.solvable.*;

            @SolvableGame(cells = 3)
            final class Backwards implements GameRules {
                static final int CELLS = 3;

                @Override
                public long start() {
                    return 0;
                }

                @Override
                public Player toMove(long position) {
                    return position % 2 == 0 ? Player.SECOND : Player.FIRST;
                }

                @Override
                public int mostMoves() {
                    return 1;
                }

                @Override
                public int successors(long position, long[] into) {
                    if (position == CELLS) {
                        return 0;
                    }
                    into[0] = position + 1;
                    return 1;
                }

                @Override
                public Outcome atEnd(long position) {
                    return Outcome.LOSS;
                }

                @Override
                public String format(long position) {
                    return "x".repeat((int) position) + ".".repeat(CELLS - (int) position);
                }

                @Override
                public long parse(String board, Player toMove) {
                    if (board.length() != CELLS) {
                        throw new IllegalArgumentException("expected " + CELLS + " cells");
                    }
                    return board.indexOf('.') < 0 ? CELLS : board.indexOf('.');
                }
            }
            """;

    @TempDir
    private Path folder;

    @TempDir
    private Path profile;

    private Path file;
    private WatchedServer server;
    private ChromeDriver driver;
    private ExplorerPage page;

    @BeforeEach
    void start() throws Exception {
        file = Files.writeString(folder.resolve("Treblecross.java"), TREBLECROSS);
        server = WatchedServer.onFile(file);
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

    private void awaitBroken() {
        page.await("return !document.querySelector('#broken').hidden");
    }

    private void awaitMended() {
        page.await("return document.querySelector('#broken').hidden"
                + " && document.querySelector('#panel-declaration .message') === null");
    }

    @Test
    void whatIsWrongIsToldAtItsLineUntilItIsMended() throws Exception {
        page.open("?game=Treblecross&board=..x....");
        Files.writeString(file, TREBLECROSS.replace("length = 3", "length = 9"));
        awaitBroken();

        assertThat(page.find("#broken").getText())
                .startsWith("'" + file + "' has an error; this page shows the games as they were before.\n")
                .contains("line 5: [Solvable:LineTooLong] length = 9, but ");
        assertThat(page.find("#panel-declaration .message.error").getText()).startsWith("[Solvable:LineTooLong] ");
        assertThat(
                        page.run(
                                "return document.querySelector('#panel-declaration .message').previousElementSibling.textContent"))
                .isEqualTo("@Lines(length = 9, completes = Ending.WINS)");
        page.playCell("d1");
        assertThat(page.board()).as("the last game is played on").isEqualTo("..xx...");
        assertThat(page.find("#broken").isDisplayed()).isTrue();

        Files.writeString(file, TREBLECROSS.replace("length = 3", "length = 4"));
        awaitMended();
        page.await("return document.querySelector('#panel-declaration').textContent.includes('length = 4')");
        page.settled();
        assertThat(page.board()).isEqualTo("..xx...");
    }

    @Test
    void movesMadeUnderOtherRulesAreForgotten() throws Exception {
        page.open("?game=Treblecross");
        page.playCell("g1");
        page.playCell("a1");
        Files.writeString(file, TREBLECROSS.replace("cells = 7", "cells = 5"));
        page.await("return document.querySelectorAll('#board .cell').length === 5");
        page.settled();
        page.change(() -> driver.navigate().back());

        assertThat(page.board()).isEqualTo("......x");
        assertThat(page.headline()).isEqualTo("This is no position of the game");
        assertThat(page.findAll("#strip .step")).hasSize(1);
    }

    @Test
    void thePlayerWhoBeginsIsToMoveWhereAGameBeginsAgain() throws Exception {
        Files.writeString(file, BACKWARDS);
        assertThat(server.line()).isEqualTo("loaded again: Backwards");
        page.open("?game=Backwards");
        assertThat(page.headline()).startsWith("Second to move ");
        Files.writeString(file, BACKWARDS.replace("CELLS = 3", "CELLS = 4").replace("cells = 3", "cells = 4"));
        page.await("return document.querySelector('#notice').innerText.includes('begins again')");
        page.settled();

        assertThat(page.headline()).startsWith("Second to move ");
    }

    @Test
    void rulesThatFailAreNotTakenForAWrongBoard() throws Exception {
        Files.writeString(file, BACKWARDS.replace("return Outcome.LOSS;", "throw new ArithmeticException();"));
        assertThat(server.line()).isEqualTo("loaded again: Backwards");
        page.open("?game=Backwards");

        assertThat(page.headline()).isEqualTo("No answer");
        assertThat(page.refusal()).contains("atEnd() throws java.lang.ArithmeticException");
        assertThat(page.find("#moves").getText()).isEqualTo("No moves are known.");
    }

    @Test
    void aPageThatIsOpenedMeanwhileSaysIt() throws Exception {
        Files.writeString(file, TREBLECROSS.replace("@Marks", "@Mark").replace("cells = 7", "cells = seven"));
        server.awaitErr(error -> error.endsWith("; those loaded before stay\n"));
        page.visit("");
        awaitBroken();
        assertThat(page.find("#broken").getText()).contains("has 2 errors", "line 3: ", "line 4: ");
        assertThat(page.texts(".card h3")).containsExactly("Treblecross");

        page.open("?game=Treblecross");
        awaitBroken();
        page.await("return document.querySelectorAll('#panel-declaration .message.error').length === 2");

        Files.writeString(file, TREBLECROSS);
        awaitMended();
    }
}
