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
