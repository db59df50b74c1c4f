package dev.solvable.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.solvable.Outcome;
import dev.solvable.runtime.value.ValueCode;
import dev.solvable.table.RandomTables.Value;
import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What was put into a table comes out of it: by the project's reader, and by one that knows the format's page alone.
 */
@Tag("slow")
class TableFileTest {
    private static final long SEED = Long.getLong("solvable.table.seed", 1401);

    @TempDir
    private Path folder;

    /** Keys of all widths; one kind of value and thousands; several blocks, and segments shorter than a block. */
    @ParameterizedTest
    @CsvSource({
        "0, 0, 5, true, false",
        "1, 0, 0, true, false",
        "1000, 0, 1, true, false",
        "1000, 0, 1, false, false",
        "40000, 0, 60, true, false",
        "70000, 0, 20000, true, false",
        "100, 100, 9, true, false",
        "5, 3000, 9, true, false",
        "150000, 200000, 40, true, false",
        "150000, 200000, 40, false, false",
        "100, 100, 9, true, true",
        "5, 3000, 9, false, true",
        "150000, 200000, 20000, true, true"
    })
    void givesBackWhatWasPutIn(int size, long range, int distances, boolean hasDistances, boolean ranked)
            throws Exception {
        NavigableMap<Long, Value> values = RandomTables.values(new Random(SEED), size, range, distances);
        if (range == 0 && size > 1) {
            values.put(-1L, new Value(Outcome.WIN, 0)); // the greatest key of all
            values.put(0L, new Value(Outcome.LOSS, distances));
        }
        Path file = folder.resolve("table");
        TableHeader header = RandomTables.header(hasDistances, range, ranked);
        TableCounts counts = RandomTables.write(file, header, values);
        Map<Long, String> expected = new TreeMap<>(Long::compareUnsigned);
        values.forEach((key, value) ->
                expected.put(key, new Value(value.outcome(), hasDistances ? value.distance() : -1).toString()));

        StrangersReader stranger = StrangersReader.read(file);
        assertThat(stranger.values).as("seed " + SEED).isEqualTo(expected);
        assertThat(stranger.game + " " + stranger.encoding).isEqualTo("Bäume.Inner BITMASK");
        assertThat(stranger.rankDigest).isEqualTo(ranked ? RandomTables.RANK_DIGEST : "");

        try (TableFile table = TableFile.open(file, 1 << 20)) {
            assertThat(table.header()).isEqualTo(header);
            assertThat(table.counts()).isEqualTo(counts);
            Map<Long, String> all = new TreeMap<>(Long::compareUnsigned);
            table.forEach((key, code) -> all.put(key, value(code)));
            assertThat(all).as("seed " + SEED).isEqualTo(expected);
            table.verify((done, total) -> {});
            Random random = new Random(SEED);
            List<Long> keys = new ArrayList<>(values.keySet());
            for (int i = 0; i < 20_000; i++) {
                long key = keys.isEmpty() || i % 3 == 0
                        ? random.nextLong() >>> random.nextInt(Long.SIZE)
                        : keys.get(random.nextInt(keys.size())) + i % 2;
                int code = table.code(key);
                String found = code == ValueCode.NONE ? null : value(code);
                assertThat(found).as("key %d, seed %d", key, SEED).isEqualTo(expected.get(key));
            }
        }
    }

    private static String value(int code) {
        return new Value(ValueCode.outcome(code), ValueCode.distance(code)).toString();
    }

    @Test
    void isSharedBetweenThreadsThatKeepOneBlock() throws Exception {
        NavigableMap<Long, Value> values = RandomTables.values(new Random(SEED), 100_000, 0, 30);
        Path file = folder.resolve("table");
        RandomTables.write(file, RandomTables.header(true, 0), values);
        List<Long> keys = List.copyOf(values.keySet());
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try (TableFile table = TableFile.open(file, 1)) {
            List<Future<Integer>> wrong = new ArrayList<>();
            for (int thread = 0; thread < 4; thread++) {
                Random random = new Random(SEED + thread);
                Callable<Integer> work = () -> {
                    int count = 0;
                    for (int i = 0; i < 200; i++) {
                        long key = keys.get(random.nextInt(keys.size()));
                        count += value(table.code(key)).equals(values.get(key).toString()) ? 0 : 1;
                    }
                    return count;
                };
                wrong.add(threads.submit(work));
            }
            for (Future<Integer> count : wrong) {
                assertThat(count.get()).isZero();
            }
        } finally {
            threads.shutdown();
        }
    }

    @Test
    void refusesKeysThatDoNotAscendOrFit() throws IOException {
        try (TableWriter writer = TableWriter.create(folder.resolve("table"), RandomTables.header(true, 0))) {
            writer.put(7, Outcome.WIN, 1);
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> writer.put(7, Outcome.WIN, 1))
                    .withMessage("key 7 comes after a greater one");
            writer.put(-1, Outcome.LOSS, 0);
            assertThatIllegalArgumentException().isThrownBy(() -> writer.put(8, Outcome.WIN, 1));
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> writer.put(-1, Outcome.WIN, -2))
                    .withMessage("a table holds no distance of -2: the greatest is 21843");
        }
        try (TableWriter writer = TableWriter.create(folder.resolve("table"), RandomTables.header(true, 10))) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> writer.put(10, Outcome.WIN, 1))
                    .withMessage("key 10 is not below 10");
        }
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left).as("what a writer that gave up leaves").isEmpty();
        }
    }

    @Test
    void takesNothingOnceItIsFinishedOrClosed() throws IOException {
        TableWriter finished = TableWriter.create(folder.resolve("finished"), RandomTables.header(true, 0));
        finished.put(3, Outcome.WIN, 1);
        finished.finish();
        TableWriter closed = TableWriter.create(folder.resolve("closed"), RandomTables.header(true, 0));
        closed.put(3, Outcome.WIN, 1);
        closed.close();
        for (TableWriter writer : List.of(finished, closed)) {
            assertThatIllegalStateException()
                    .isThrownBy(() -> writer.put(9, Outcome.LOSS, 2))
                    .withMessage("the table is finished or closed");
            assertThatIllegalStateException().isThrownBy(writer::finish);
            writer.close();
        }
        assertThat(folder.resolve("finished")).exists();
        assertThat(folder.resolve("closed")).doesNotExist();
    }

    /** An interrupt closes the channel of the file, which is deleted all the same. */
    @Test
    void anInterruptedWriterLeavesNoFile() throws IOException {
        try (TableWriter writer = TableWriter.create(folder.resolve("table"), RandomTables.header(true, 0))) {
            writer.put(3, Outcome.WIN, 1);
            Thread.currentThread().interrupt();
            assertThatThrownBy(writer::finish).isInstanceOf(ClosedByInterruptException.class);
        } finally {
            Thread.interrupted();
        }
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left).isEmpty();
        }
    }

    /** A code above two bytes would be cut down to another value. */
    @Test
    void refusesCodesThatDoNotFit() throws IOException {
        try (TableWriter writer = TableWriter.create(folder.resolve("table"), RandomTables.header(true, 9, true))) {
            writer.put(3, ValueCode.MAX);
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> writer.put(4, ValueCode.MAX + 1))
                    .withMessage("a table holds no distance of 21844: the greatest is 21843");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1})
    void refusesWhatIsTheCodeOfNoValue(int code) throws IOException {
        Path file = folder.resolve("table");
        try (TableWriter writer = TableWriter.create(file, RandomTables.header(true, 0))) {
            writer.put(3, Outcome.WIN, 1);
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> writer.put(4, code))
                    .withMessage(code + " is the code of no value");
            writer.put(4, Outcome.LOSS, 2);
            assertThat(writer.finish().positions()).isEqualTo(2);
        }
        assertThat(SolvedTable.header(file).isDense()).isFalse();
    }

    @Test
    void refusesOutcomesInATableOfScores() throws IOException {
        TableHeader header = new TableHeader("Coins", "BITMASK", RandomTables.DIGEST, true, true, 0, 0, 1, 0, "");
        try (TableWriter writer = TableWriter.create(folder.resolve("table"), header)) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> writer.put(3, Outcome.WIN, 1))
                    .withMessage("the values of this table are scores, not outcomes");
        }
    }

    /** A second attempt would write index and trailer twice. */
    @Test
    void aTableThatCannotBeFinishedIsClosed() throws IOException {
        Path file = folder.resolve("table");
        try (TableWriter writer = TableWriter.create(file, RandomTables.header(true, 0))) {
            writer.put(3, Outcome.WIN, 1);
            Files.createDirectory(file);
            assertThatThrownBy(writer::finish).isInstanceOf(IOException.class);
            Files.delete(file);
            assertThatIllegalStateException().isThrownBy(writer::finish);
        }
        assertThat(folder).isEmptyDirectory();
    }

    /** As {@code cp} does to a file that another process reads: of a file mapped into memory the JVM would die. */
    @Test
    void aFileThatIsCutOffWhileItIsOpenIsSaidToBeSo() throws IOException {
        Path file = folder.resolve("table");
        NavigableMap<Long, Value> values = RandomTables.values(new Random(SEED), 100_000, 0, 30);
        RandomTables.write(file, RandomTables.header(true, 0), values);
        try (TableFile table = TableFile.open(file, 0)) {
            assertThat(table.code(values.firstKey())).isPositive();
            try (FileChannel other = FileChannel.open(file, StandardOpenOption.WRITE)) {
                other.truncate(5_000);
            }
            assertThatThrownBy(() -> table.code(values.lastKey()))
                    .isInstanceOf(TableException.class)
                    .hasMessageMatching(".*: block \\d+ at offset \\d+ cannot be read");
        }
    }

    @Test
    void aLinkIsKeptAndItsFileReplaced() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link"), file);
        RandomTables.write(link, RandomTables.header(true, 0), RandomTables.values(new Random(SEED), 10, 0, 3));
        assertThat(link).isSymbolicLink();
        assertThat(SolvedTable.header(file).game()).isEqualTo("Bäume.Inner");
    }

    @Test
    void aPipeIsNotReplaced() throws Exception {
        Path pipe = folder.resolve("pipe");
        assumeTrue(hasPipe(pipe), "this system has no mkfifo");
        assertThatThrownBy(() -> TableWriter.create(pipe, RandomTables.header(true, 0)))
                .isInstanceOf(FileSystemException.class)
                .hasMessage(pipe + ": Is no regular file");
        assertThat(Files.isRegularFile(pipe)).isFalse();
    }

    private static boolean hasPipe(Path pipe) throws InterruptedException {
        try {
            return new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0;
        } catch (IOException e) {
            return false;
        }
    }

    /** The draft of a table whose name looks like that of an abandoned file. */
    @Test
    void theDraftOfAnotherTableIsKept() throws IOException {
        Path draft = Files.writeString(folder.resolve("C4.4-4.part"), "found so far");
        Path abandoned = Files.writeString(folder.resolve("C4.4-4.tmp"), "half a table");
        RandomTables.write(
                folder.resolve("C4"), RandomTables.header(true, 0), RandomTables.values(new Random(SEED), 10, 0, 3));
        assertThat(draft).exists();
        assertThat(abandoned).doesNotExist();
    }

    @Test
    void twoWritersOfOneFileMayNameItInTwoWays() throws IOException {
        TableHeader header = RandomTables.header(true, 0);
        try (TableWriter first = TableWriter.create(folder.resolve("table"), header);
                TableWriter second = TableWriter.create(folder.resolve(".").resolve("table"), header)) {
            second.put(2, Outcome.LOSS, 2);
            second.finish();
            first.put(1, Outcome.WIN, 1);
            first.finish();
        }
        try (TableFile table = TableFile.open(folder.resolve("table"), 0)) {
            assertThat(table.code(1)).isEqualTo(ValueCode.of(Outcome.WIN, 1));
        }
    }

    /** The temporary file has a longer name. */
    @Test
    void aNameThatIsTooLongIsRefusedBeforeAnythingIsSolved() {
        assertThatThrownBy(() -> PartFile.check(folder.resolve("t".repeat(250))))
                .isInstanceOf(FileSystemException.class);
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void keepsTheOldFileUntilTheNewOneIsWhole() throws IOException {
        Path file = folder.resolve("table");
        Files.writeString(file, "old");
        try (TableWriter writer = TableWriter.create(file, RandomTables.header(true, 0))) {
            writer.put(1, Outcome.WIN, 1);
            assertThat(file).hasContent("old");
            writer.finish();
        }
        try (TableFile table = TableFile.open(file, 0)) {
            assertThat(table.code(1)).isEqualTo(ValueCode.of(Outcome.WIN, 1));
        }
    }

    @Test
    void answersNothingOnceItIsClosed() throws IOException {
        Path file = folder.resolve("table");
        RandomTables.write(file, RandomTables.header(true, 0), RandomTables.values(new Random(SEED), 10, 0, 3));
        TableFile table = TableFile.open(file, 0);
        table.close();
        assertThatThrownBy(() -> table.code(-1)).isInstanceOf(IllegalStateException.class);
    }

    /** Closing a file while another thread reads it looked like damage. */
    @Test
    void aFileThatIsClosedWhileItIsReadIsNotDamaged() throws IOException {
        Path file = folder.resolve("table");
        RandomTables.write(file, RandomTables.header(true, 0), RandomTables.values(new Random(SEED), 150_000, 0, 3));
        TableFile table = TableFile.open(file, 0);
        assertThatThrownBy(() -> table.forEach((key, code) -> table.close()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(file + " is closed");
    }
}
