package dev.solvable.benchmarks.measure;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * The machine of the measurements, without anything that identifies its owner.
 *
 * @param cpu the model of the processor
 * @param cores the number of cores that the JVM sees
 * @param system the operating system and the architecture
 * @param jdk the JVM and its version
 */
public record Machine(String cpu, int cores, String system, String jdk) {
    /** This machine. */
    public static Machine here() throws IOException {
        return new Machine(
                model(),
                Runtime.getRuntime().availableProcessors(),
                System.getProperty("os.name") + " " + System.getProperty("os.arch"),
                System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version"));
    }

    private static String model() throws IOException {
        Path file = Path.of("/proc/cpuinfo");
        if (!Files.isReadable(file)) {
            return "unknown processor";
        }
        try (Stream<String> lines = Files.lines(file)) {
            return lines.filter(line -> line.startsWith("model name"))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .findFirst()
                    .orElse("unknown processor");
        }
    }
}
