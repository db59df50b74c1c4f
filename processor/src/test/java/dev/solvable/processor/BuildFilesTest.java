package dev.solvable.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the build promises to those who fetch it or its artifacts. */
class BuildFilesTest {
    @Test
    void theWrapperVerifiesWhatItDownloads() throws IOException {
        Properties wrapper = new Properties();
        try (Reader file = Files.newBufferedReader(Path.of("../.mvn/wrapper/maven-wrapper.properties"))) {
            wrapper.load(file);
        }
        assertThat(wrapper.getProperty("distributionSha256Sum")).matches("[0-9a-f]{64}");
        // A wrapper with a jar would have to verify that, too.
        assertThat(wrapper.getProperty("distributionType")).isEqualTo("only-script");
    }

    @Test
    void aReleaseHasABillOfMaterials() throws IOException {
        assertThat(profile("release"))
                .contains("<artifactId>cyclonedx-maven-plugin</artifactId>")
                .contains("<goal>makeBom</goal>");
    }

    /** What users install is neither checked by plugins that they would have to fetch, nor made of other modules. */
    @Test
    void aUserInstallsWithoutTheChecks() throws IOException {
        assertThat(profile("checked"))
                .contains("<name>!consumer</name>")
                .contains("error_prone_core", "spotless-maven-plugin", "maven-enforcer-plugin");
        assertThat(profile("consumer"))
                .contains("<maven.test.skip>true<", "maven-javadoc-plugin", "maven-invoker-plugin");
        assertThat(Files.readString(Path.of("../README.md"))).contains("./mvnw -q -Dconsumer install");
    }

    /** What has to pass before a change lands is the command that people are told, on both JDKs. */
    @Test
    void theTestCommandOfTheReadmeIsThatOfTheChecks() throws IOException {
        assertThat(Files.readString(Path.of("../README.md"))).contains("| `./run-tests` |");
        assertThat(Files.readAllLines(Path.of("../.ci/run"))).contains("./run-tests", "JAVA_HOME=$jdk ./run-tests");
        assertThat(Files.readAllLines(Path.of("../run-tests")))
                .contains("scripts/install-chromium", "exec ./mvnw -B -ntp verify \"$@\"");
    }

    @Test
    void aReleaseIsBuiltSignedAndUploaded() throws IOException {
        assertThat(profile("publish"))
                .contains("<artifactId>maven-gpg-plugin</artifactId>", "central-publishing-maven-plugin");
        assertThat(Files.readString(Path.of("../.github/workflows/release.yml")))
                .contains("scripts/set-version", "-Prelease verify", "-Prelease,publish ");
    }

    /** In a copy: the script writes into the files of the project that it lies in. */
    @Test
    void aVersionIsSetWhereverItStands(@TempDir Path copy) throws IOException, InterruptedException {
        List<String> files = List.of(
                "pom.xml",
                "tool/pom.xml",
                "tool/maven-plugin/pom.xml",
                "README.md",
                "docs/builds.md",
                "scripts/set-version");
        for (String file : files) {
            Files.createDirectories(copy.resolve(file).getParent());
            Files.copy(Path.of("..").resolve(file), copy.resolve(file), StandardCopyOption.COPY_ATTRIBUTES);
        }
        // Without git it does not know the files, so it must not say that it has set a version.
        assertThat(start(copy, "env", "GIT_DIR=.git", "scripts/set-version", "7.8.9")
                        .waitFor())
                .isNotZero();
        run(copy, "git", "init", "-q");
        run(copy, "git", "add", ".");
        Matcher jspecify = Pattern.compile("<jspecify.version>(.*)</jspecify.version>")
                .matcher(Files.readString(copy.resolve("pom.xml")));
        assertThat(jspecify.find()).isTrue();
        run(copy, "scripts/set-version", jspecify.group(1));
        run(copy, "scripts/set-version", "7.8.9");

        assertThat(copy.resolve("pom.xml")).content().contains(jspecify.group());
        for (String file : files.subList(0, 5)) {
            assertThat(Files.readString(copy.resolve(file)))
                    .as(file)
                    .contains("7.8.9")
                    .doesNotContain("1.0.0-SNAPSHOT");
        }
    }

    private static void run(Path folder, String... command) throws IOException, InterruptedException {
        Process process = start(folder, command);
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
    }

    private static Process start(Path folder, String... command) throws IOException {
        return new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
    }

    private static String profile(String id) throws IOException {
        Matcher profile = Pattern.compile("<id>" + id + "</id>.*?</profile>", Pattern.DOTALL)
                .matcher(Files.readString(Path.of("../pom.xml")));
        assertThat(profile.find()).as(id).isTrue();
        return profile.group();
    }
}
