package dev.solvable.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.solvable.Outcome;
import dev.solvable.runtime.value.ValueCode;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Whenever a process that writes a table is killed, there is the table from before, a whole new one, or none. */
@Tag("slow")
class KilledWriterTest {
    private static final int KILLS = 100;

    private static final int KEYS = 60_000;

    private static final long SEED = Long.getLong("solvable.table.seed", 1404);

    @TempDir
    private Path folder;

    /** A process that writes one table after the other under one name; each says in its distances which it is. */
    static final class Writer {
        private Writer() {}

        public static void main(String[] args) throws IOException {
            for (int number = Integer.parseInt(args[1]); ; number++) {
                try (TableWriter writer = TableWriter.create(Path.of(args[0]), RandomTables.header(true, 0))) {
                    for (int key = 0; key < KEYS; key++) {
                        writer.put(key, Outcome.WIN, number);
                    }
                    writer.finish();
                }
                System.out.write('.'); // a table is there
                System.out.flush();
            }
        }
    }

    @Test
    @Timeout(300)
    void leavesTheOldFileOrANewOne() throws Exception {
        Path file = folder.resolve("table");
        Random random = new Random(SEED);
        TreeSet<Integer> met = new TreeSet<>();
        boolean wasThere = false;
        int unfinished = 0;
        for (int kill = 0; kill < KILLS; kill++) {
            Process process = new ProcessBuilder(List.of(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-XX:TieredStopAtLevel=1",
                            "-XX:+UseSerialGC",
                            "-Xshare:auto",
                            "-cp",
                            classPath(),
                            Writer.class.getName(),
                            file.toString(),
                            String.valueOf(100 * kill)))
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            if (kill % 4 != 0) { // every fourth is killed while its process begins
                assertThat(process.getInputStream().read()).isEqualTo('.');
            }
            TimeUnit.MICROSECONDS.sleep(random.nextInt(30_000));
            process.destroyForcibly().waitFor();
            assertThat(Files.exists(file) || !wasThere)
                    .as("a table that was there")
                    .isTrue();
            wasThere = Files.exists(file);
            if (wasThere) {
                met.add(numberOf(file));
            }
            unfinished += parts();
            TableWriter.create(file, RandomTables.header(true, 0)).close();
            assertThat(parts()).as("parts of killed writers").isZero();
        }
        assertThat(met).as("tables of different processes, seed " + SEED).hasSizeGreaterThan(KILLS / 3);
        assertThat(unfinished).as("writers that were killed at work").isPositive();
    }

    /** Which table it is, every value of it. */
    private static int numberOf(Path file) throws Exception {
        try (TableFile table = TableFile.open(file, 0)) {
            table.verify((done, total) -> {});
            assertThat(table.counts().wins()).isEqualTo(KEYS);
            TreeSet<Integer> numbers = new TreeSet<>();
            table.forEach((key, code) -> numbers.add(ValueCode.distance(code)));
            assertThat(numbers).hasSize(1);
            return numbers.first();
        }
    }

    /** Where the classes are, whether they are on a class path or a module path here. */
    private static String classPath() throws URISyntaxException {
        List<String> places = new ArrayList<>();
        for (Class<?> type : List.of(Writer.class, TableWriter.class, Outcome.class)) {
            places.add(Path.of(type.getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString());
        }
        return String.join(File.pathSeparator, places);
    }

    private int parts() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return (int) all.filter(path -> path.toString().endsWith(".tmp")).count();
        }
    }
}
