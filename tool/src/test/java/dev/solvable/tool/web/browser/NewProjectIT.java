package dev.solvable.tool.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.chrome.ChromeDriver;

/**
 * The first ten minutes: a new Maven project as the README has it, with a new game, compiled and played in a browser.
 */
class NewProjectIT {
    private static final Path README = Path.of("../README.md");
    private static final Path SETTINGS = Path.of("../processor/src/it/settings.xml");

    private static final String GAME = """
            package example;

            import dev.solvable.Board;
            import dev.solvable.Lines;
            import dev.solvable.Marks;
            import dev.solvable.SolvableGame;

            /** Round a pond both write their marks; three in a row along a shore win. */
            @SolvableGame(cells = 10)
            @Board(rows = 3, columns = 4, map = {"....", ".  .", "...."})
            @Marks
            @Lines(length = 3)
            final class Pond {}
            """;

    @TempDir
    private Path folder;

    @TempDir
    private Path profile;

    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    void aNewGameIsPlayedInTheBrowser() throws IOException, InterruptedException {
        Path project = newProject();
        assertThat(project.resolve("target/classes/example/PondSolver.class")).isNotEmptyFile();

        Process server = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx256m",
                        "-jar",
                        System.getProperty("solvable.tool.jar"),
                        "--classpath",
                        "target/classes",
                        "serve",
                        "--port",
                        "0")
                .directory(project.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try {
            play(addressIn(String.valueOf(server.inputReader().readLine())));
        } finally {
            server.destroy();
            server.waitFor();
        }
    }

    private void play(URI address) {
        ChromeDriver driver = Chromium.start(profile);
        try {
            Chromium.resize(driver, 1360, 1000, false);
            ExplorerPage page = new ExplorerPage(driver, address);
            page.visit("");
            page.await("return document.querySelector('.card[data-game=Pond] .size')?.textContent"
                    + ".startsWith('3 × 4, 10 cells; ')");
            page.find(".card[data-game=Pond]").click();
            page.await("return document.title.startsWith('Pond: ')");
            page.settled();
            assertThat(page.findAll("#board .cell")).hasSize(10);
            assertThat(page.find("#rules").getText()).startsWith("Two players take turns");
            assertThat(page.find("#panel-declaration").getText()).contains("final class Pond {}");
            assertThat(page.run("return document.querySelector('#panel-source').textContent")
                            .toString())
                    .contains("final class PondSolver");

            page.playCell("a2");
            assertThat(page.board()).isEqualTo("..../x./....");
            page.choose("opponent", "second");
            page.await("return new URLSearchParams(location.search).get('board').includes('o')");
            page.settled();
            page.choose("opponent", "none");
            while (!page.isOver()) {
                page.change(() -> page.press("best"));
            }
            assertThat(page.status()).containsAnyOf("has won.", "It is a draw.");
        } finally {
            driver.quit();
        }
    }

    private static URI addressIn(String line) {
        Matcher told = Pattern.compile("the web explorer is at (\\S+) .*").matcher(line);
        assertThat(told.matches()).as(line).isTrue();
        return URI.create(told.group(1));
    }

    /** Makes a project and compiles it with Maven, which finds there what this build has installed. */
    private Path newProject() throws IOException, InterruptedException {
        Path project = folder.resolve("my-game");
        Files.createDirectories(project.resolve("src/main/java/example"));
        Files.writeString(project.resolve("pom.xml"), pomOfTheReadme());
        Files.writeString(project.resolve("src/main/java/example/Pond.java"), GAME);
        Path settings = Files.writeString(
                folder.resolve("settings.xml"),
                Files.readString(SETTINGS)
                        .replace(
                                "@localRepositoryUrl@",
                                Path.of(System.getProperty("solvable.downloaded-before"))
                                        .toUri()
                                        .toString()));
        boolean onWindows = File.separatorChar == '\\';
        ProcessBuilder maven = new ProcessBuilder(
                        Path.of(System.getProperty("solvable.maven.home"), "bin", onWindows ? "mvn.cmd" : "mvn")
                                .toString(),
                        "-B",
                        "-ntp",
                        "-gs",
                        settings.toString(),
                        "-Dmaven.repo.local=" + System.getProperty("solvable.local-repo"),
                        "compile")
                .directory(project.toFile())
                .redirectErrorStream(true);
        maven.environment().put("JAVA_HOME", System.getProperty("java.home"));
        // They are about this build, and not about the new one.
        List.of("MAVEN_CMD_LINE_ARGS", "MAVEN_OPTS", "MAVEN_BASEDIR", "MAVEN_PROJECTBASEDIR")
                .forEach(maven.environment()::remove);
        Process build = maven.start();
        String log = new String(build.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(build.waitFor()).as(log).isZero();
        return project;
    }

    private static String pomOfTheReadme() throws IOException {
        Matcher block = Pattern.compile("```xml\n(<project .*?</project>\n)```", Pattern.DOTALL)
                .matcher(Files.readString(README));
        assertThat(block.find()).as("the README has a pom.xml").isTrue();
        return block.group(1);
    }
}
