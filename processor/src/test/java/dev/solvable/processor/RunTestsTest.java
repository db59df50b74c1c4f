package dev.solvable.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The test command on machines that lack something. A script takes the place of Maven and tells its arguments. */
@Tag("slow")
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "it runs shell scripts")
class RunTestsTest {
    private static final String NEEDS_JDK = "install a JDK 17 or newer (on Debian: apt-get install"
            + " openjdk-17-jdk-headless), or set JAVA_HOME to one.\n";

    private static final String NEEDS_CHROMIUM = "install it by hand, and put chromium and chromedriver on the PATH,"
            + " or name them in CHROMIUM and CHROMEDRIVER.\n";

    @TempDir
    private Path root;

    private Path bin;

    /** The status of a run, and what it printed on both streams. */
    private record Run(int status, String printed) {}

    @BeforeEach
    void aMachineWithAJdkAndNothingElse() throws IOException {
        Files.createDirectory(root.resolve("scripts"));
        for (String script : List.of("run-tests", "scripts/apt-install", "scripts/install-chromium")) {
            Files.copy(Path.of("..", script), root.resolve(script), StandardCopyOption.COPY_ATTRIBUTES);
        }
        script(root.resolve("mvnw"), "echo \"mvnw $*\"");
        bin = Files.createDirectory(root.resolve("bin"));
        for (String tool : List.of("sh", "env", "dirname", "sed", "chmod")) {
            Path found = Stream.of("/usr/bin", "/bin")
                    .map(folder -> Path.of(folder, tool))
                    .filter(Files::isExecutable)
                    .findFirst()
                    .orElseThrow();
            Files.createSymbolicLink(bin.resolve(tool), found);
        }
        program("unzip", "");
        program("id", "echo 0");
        Files.createSymbolicLink(bin.resolve("java"), Path.of(System.getProperty("java.home"), "bin", "java"));
    }

    private static Path script(Path file, String text) throws IOException {
        Files.writeString(file, "#!/bin/sh\n" + text + "\n");
        assertThat(file.toFile().setExecutable(true)).isTrue();
        return file;
    }

    private Path program(String name, String text) throws IOException {
        return script(bin.resolve(name), text);
    }

    /** A command for apt-get that installs both programs, and tells how it was called. */
    private void aptGet(String name) throws IOException {
        program(
                name,
                "echo \"apt-get $*\"\n" + "for name in chromium chromedriver; do\n" + "    echo '#!/bin/sh' >'" + bin
                        + "'/$name\n" + "    chmod +x '" + bin + "'/$name\n" + "done");
    }

    private Run run(String... arguments) throws IOException, InterruptedException {
        return run(List.of(), arguments);
    }

    private Run run(List<String> variables, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(root.resolve("run-tests").toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().clear();
        builder.environment().put("PATH", bin.toString());
        for (String variable : variables) {
            String[] parts = variable.split("=", 2);
            builder.environment().put(parts[0], parts[1]);
        }
        Process process = builder.start();
        process.getOutputStream().close();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Run(process.waitFor(), printed);
    }

    @Test
    void installsChromiumAndRunsEveryTest() throws IOException, InterruptedException {
        aptGet("apt-get");

        assertThat(run("-Pnightly", "-Dtest=A B")).isEqualTo(new Run(0, """
                        installing chromium chromium-driver fonts-dejavu-core
                        apt-get update -qq
                        apt-get install -qq -y --no-install-recommends chromium chromium-driver fonts-dejavu-core
                        mvnw -B -ntp verify -Pnightly -Dtest=A B
                        """));
        assertThat(run()).as("installed before").isEqualTo(new Run(0, "mvnw -B -ntp verify\n"));
    }

    @Test
    void unitTestsNeedNoBrowser() throws IOException, InterruptedException {
        assertThat(run("--quick", "-X")).isEqualTo(new Run(0, "mvnw -B -ntp -P!checked,quick test -X\n"));
    }

    @Test
    void takesTheNamedBrowser() throws IOException, InterruptedException {
        Path mine = script(root.resolve("mine"), "");

        assertThat(run(List.of("CHROMIUM=" + mine, "CHROMEDRIVER=" + mine)))
                .isEqualTo(new Run(0, "mvnw -B -ntp verify\n"));
        assertThat(run(List.of("CHROMIUM=" + mine)).status()).as("no driver").isEqualTo(1);
        assertThat(run(List.of("CHROMIUM=/nowhere")))
                .isEqualTo(new Run(1, "CHROMIUM is /nowhere, which is no program: let it name one, or unset it.\n"));
    }

    @Test
    void saysWhereItCannotInstall() throws IOException, InterruptedException {
        String packages = "cannot install chromium chromium-driver fonts-dejavu-core ";
        assertThat(run()).isEqualTo(new Run(1, packages + "(there is no apt-get): " + NEEDS_CHROMIUM));

        aptGet("apt-get");
        program("id", "echo 1000");
        assertThat(run())
                .isEqualTo(new Run(1, packages + "(you are not root, and there is no sudo): " + NEEDS_CHROMIUM));

        program("sudo", "exit 1");
        assertThat(run())
                .isEqualTo(new Run(1, packages + "(you are not root, and sudo wants a password): " + NEEDS_CHROMIUM));

        program("sudo", "[ \"$1\" != -n ] || exit 0; exec \"$@\"");
        assertThat(run().status()).isZero();
    }

    @Test
    void saysWhatAFailedInstallationWas() throws IOException, InterruptedException {
        program("apt-get", "exit 1");

        assertThat(run().printed())
                .contains("(apt-get update failed): " + NEEDS_CHROMIUM)
                .doesNotContain("mvnw");
    }

    @Test
    void theWrapperNeedsUnzip() throws IOException, InterruptedException {
        Files.delete(bin.resolve("unzip"));

        assertThat(run("--quick"))
                .isEqualTo(new Run(
                        1,
                        "cannot install unzip (there is no apt-get): install it by hand, and put it on the PATH.\n"));
    }

    @Test
    void saysWhichJdkItNeeds() throws IOException, InterruptedException {
        assertThat(run(List.of("JAVA_HOME=/nowhere")))
                .isEqualTo(new Run(1, "run-tests: JAVA_HOME is /nowhere, which has no bin/java: " + NEEDS_JDK));

        Path java = bin.resolve("java");
        Files.delete(java);
        assertThat(run())
                .isEqualTo(
                        new Run(1, "run-tests: there is no java on the PATH, and JAVA_HOME is not set: " + NEEDS_JDK));

        for (String version : List.of("1.8", "11")) {
            program("java", "echo '    java.home = /nowhere'; echo '    java.specification.version = " + version + "'");
            assertThat(run()).isEqualTo(new Run(1, "run-tests: " + java + " is of Java " + version + ": " + NEEDS_JDK));
        }

        program("java", "echo '    java.home = /nowhere'; echo '    java.specification.version = 17'");
        assertThat(run()).isEqualTo(new Run(1, "run-tests: /nowhere has no compiler, so it is no JDK: " + NEEDS_JDK));
    }
}
