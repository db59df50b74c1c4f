package dev.solvable.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is in the jar that users submit. */
class SubmittedJarIT {
    @Test
    void sparkIsNotInTheJar() throws IOException {
        try (JarFile jar = new JarFile(SparkSubmit.JAR.toFile())) {
            assertThat(jar.getManifest().getMainAttributes().getValue("Main-Class"))
                    .isEqualTo("dev.solvable.spark.Solve");
            Stream<String> packages = jar.stream()
                    .map(entry -> entry.getName())
                    .filter(name -> name.endsWith(".class"))
                    .map(name -> name.substring(0, name.lastIndexOf('/')))
                    .distinct();
            assertThat(packages).allMatch(name -> name.startsWith("dev/solvable") || name.startsWith("picocli"));
        }
    }
}
