package dev.solvable.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Starting the web explorer; what it serves is tested with it. */
@Tag("slow")
class ServeCommandTest {
    @Test
    void itSaysWhereItIsAndOnlyThisMachineReachesIt() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx256m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        SampleGames.class.getName(),
                        "serve",
                        "--port",
                        "0")
                .redirectErrorStream(true)
                .start();
        try {
            String line = process.inputReader().readLine();
            Matcher url = Pattern.compile("the web explorer is at (http://localhost:\\d+/) \\(Ctrl-C stops it\\)")
                    .matcher(String.valueOf(line));
            assertThat(url.matches()).as(line).isTrue();
            URI address = URI.create(url.group(1));
            try (var page = address.toURL().openStream()) {
                assertThat(new String(page.readAllBytes(), StandardCharsets.UTF_8))
                        .contains("<title>Solvable</title>");
            }
            // The same port of every other interface is free.
            for (InetAddress other :
                    InetAddress.getAllByName(InetAddress.getLocalHost().getHostName())) {
                if (!other.isLoopbackAddress()) {
                    new ServerSocket(address.getPort(), 1, other).close();
                }
            }
        } finally {
            process.destroy();
            process.waitFor();
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void theBrowserThatTheUserNamesOpensThePage(@TempDir Path folder) throws IOException, InterruptedException {
        Path opened = folder.resolve("opened");
        Path browser = Files.writeString(
                folder.resolve("browser.sh"),
                "echo \"$1\" > " + opened + ".part && mv " + opened + ".part " + opened + "\n");
        ProcessBuilder builder = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx256m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        SampleGames.class.getName(),
                        "serve",
                        "--open",
                        "--port",
                        "0")
                .redirectErrorStream(true);
        builder.environment().put("BROWSER", "sh " + browser);
        Process process = builder.start();
        try {
            String line = process.inputReader().readLine();
            for (int i = 0; i < 600 && !Files.exists(opened); i++) {
                Thread.sleep(100);
            }
            assertThat(opened).content().matches("http://localhost:\\d+/\n");
            assertThat(line).contains(Files.readString(opened).strip());
        } finally {
            process.destroy();
            process.waitFor();
        }
    }

    @Test
    void aPortThatIsTakenIsToldInOneLine() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("localhost"))) {
            Run run = Run.of("serve", "--port", String.valueOf(taken.getLocalPort()));

            assertThat(run.status()).isEqualTo(2);
            assertThat(run.err())
                    .startsWith("cannot listen on port " + taken.getLocalPort() + " of 'localhost': ")
                    .endsWith("; --port 0 takes a free one\n")
                    .hasLineCount(1);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "--port 65536 | Invalid value for option '--port': expected a number from 0 to 65535, found '65536' "
                        + "(see 'solvable serve --help')",
                "--port -1 | Invalid value for option '--port': expected a number from 0 to 65535, found '-1' "
                        + "(see 'solvable serve --help')",
                "--port http | Invalid value for option '--port': expected a number from 0 to 65535, found 'http' "
                        + "(see 'solvable serve --help')",
                "--host nowhere.invalid | there is no host 'nowhere.invalid'",
            })
    void aWrongArgumentIsToldInOneLine(String arguments, String complaint) {
        assertThat(Run.of(("serve " + arguments).split(" "))).isEqualTo(new Run(2, "", complaint + "\n"));
    }
}
