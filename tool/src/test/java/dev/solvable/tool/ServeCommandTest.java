package dev.solvable.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
    /** The command in a process of its own, on any free port. */
    private static ProcessBuilder serve(String... options) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-cp",
                System.getProperty("java.class.path"),
                SampleGames.class.getName(),
                "serve",
                "--port",
                "0"));
        command.addAll(List.of(options));
        return new ProcessBuilder(command).redirectErrorStream(true);
    }

    private static URI address(String line) {
        Matcher url = Pattern.compile("the web explorer is at (http://localhost:\\d+/) \\(Ctrl-C stops it\\)")
                .matcher(line);
        assertThat(url.matches()).as(line).isTrue();
        return URI.create(url.group(1));
    }

    /** What a request for the version is answered, from the status line on. */
    private static String version(int port, String host) throws IOException {
        try (Socket socket = new Socket("localhost", port)) {
            socket.getOutputStream()
                    .write(("GET /api/version HTTP/1.1\r\nHost: " + host
                                    + "\r\nSec-Fetch-Site: same-origin\r\nConnection: close\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void whatOtherMachinesReachIsWarnedOfAndWritesNoDeclarations() throws IOException, InterruptedException {
        Process process = serve("--edit", "--host", "0.0.0.0").start();
        try (BufferedReader lines = process.inputReader()) {
            int port = address(String.valueOf(lines.readLine())).getPort();
            assertThat(lines.readLine())
                    .isEqualTo("no declarations are written in the page, as other machines may reach it");
            assertThat(lines.readLine())
                    .isEqualTo("whoever reaches this machine may use the explorer, and with it the memory and the"
                            + " processors");
            String name = InetAddress.getLocalHost().getHostName();
            assertThat(version(port, name + ":" + port))
                    .startsWith("HTTP/1.1 200 ")
                    .contains("\"editable\":false");
            assertThat(version(port, "localhost:" + port)).startsWith("HTTP/1.1 200 ");
            assertThat(version(port, "elsewhere.example:" + port)).doesNotStartWith("HTTP/1.1 200 ");
        } finally {
            process.destroy();
            process.waitFor();
        }
    }

    @Test
    void itSaysWhereItIsAndOnlyThisMachineReachesIt() throws IOException, InterruptedException {
        Process process = serve().start();
        try {
            URI address = address(String.valueOf(process.inputReader().readLine()));
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
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "it runs shell scripts")
    void theBrowserThatTheUserNamesOpensThePage(@TempDir Path folder) throws IOException, InterruptedException {
        Path opened = folder.resolve("opened");
        Path browser = Files.writeString(
                folder.resolve("browser.sh"),
                "echo \"$1\" > " + opened + ".part && mv " + opened + ".part " + opened + "\n");
        ProcessBuilder builder = serve("--open");
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
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "there are no locales like these")
    void anArgumentThatTheLocaleCannotReadIsNamedAsTheCause(@TempDir Path folder)
            throws IOException, InterruptedException {
        // A script holds the letters as they are, whatever the locale of this test.
        Path script = Files.writeString(folder.resolve("c.sh"), "LC_ALL=C exec \"$@\" Trébl.java\n");
        ProcessBuilder builder = serve();
        builder.command().addAll(0, List.of("sh", script.toString()));
        Process process = builder.start();

        assertThat(process.inputReader().lines())
                .containsExactly("Java cannot read an argument in this locale: set LC_ALL=C.UTF-8, or another that"
                        + " knows its letters");
        assertThat(process.waitFor()).isEqualTo(2);
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
