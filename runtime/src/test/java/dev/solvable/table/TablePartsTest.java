package dev.solvable.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.solvable.runtime.value.ValueCode;
import dev.solvable.table.RandomTables.Value;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Parts in a folder are one table as soon as there is a manifest, and none where anything is missing or exchanged. */
class TablePartsTest {
    private static final long SEED = Long.getLong("solvable.table.seed", 1403);

    private static final int PARTS = 3;

    private final NavigableMap<Long, Value> values = RandomTables.values(new Random(SEED), 5_000, 0, 9);

    @TempDir
    private Path folder;

    /** What the manifest says of the parts. */
    private final List<TableParts.Part> written = new ArrayList<>();

    @BeforeEach
    void writeParts() throws IOException {
        for (int part = 0; part < PARTS; part++) {
            written.add(write(part, keysOf(part, values)));
        }
    }

    private void writeManifest() throws IOException {
        Files.writeString(
                folder.resolve(TableParts.MANIFEST), TableParts.manifest(RandomTables.header(true, 0), written));
    }

    private static Map<Long, Value> keysOf(int part, Map<Long, Value> of) {
        Map<Long, Value> own = new TreeMap<>(Long::compareUnsigned);
        of.forEach((key, value) -> {
            if (TableParts.partOf(key, PARTS) == part) {
                own.put(key, value);
            }
        });
        assertThat(own.size()).isBetween(1_000, 3_000); // a third, as it happens
        return own;
    }

    private TableParts.Part write(int part, Map<Long, Value> own) throws IOException {
        Path path = folder.resolve(TableParts.fileName(part));
        TableCounts counts =
                RandomTables.write(path, RandomTables.header(true, 0).part(part, PARTS), own);
        try (TableFile file = TableFile.open(path, 0)) {
            return new TableParts.Part(counts.positions(), file.sha256());
        }
    }

    @Test
    void areOneTable() throws Exception {
        writeManifest();
        try (ValueTable table = ValueTable.open(folder, 1 << 20)) {
            assertThat(table.counts().positions()).isEqualTo(5_000);
            values.forEach((key, value) ->
                    assertThat(table.code(key)).isEqualTo(ValueCode.of(value.outcome(), value.distance())));
            long[] last = new long[1];
            table.verify((done, total) -> last[0] = total - done);
            assertThat(last[0]).isZero();
            Map<Long, Integer> all = new TreeMap<>();
            table.forEach(all::put);
            assertThat(all).hasSize(5_000);
        }
    }

    /** The rule of the format's page, worked out with numbers that cannot overflow. */
    @Test
    void aKeyHasItsPart() {
        assertThat(TableParts.mix(1)).isEqualTo(0x5692161d100b05e5L);
        for (long key : values.keySet()) {
            BigInteger mixed = new BigInteger(Long.toUnsignedString(TableParts.mix(key)));
            assertThat(TableParts.partOf(key, 7))
                    .isEqualTo(mixed.shiftRight(1)
                            .multiply(BigInteger.valueOf(7))
                            .shiftRight(63)
                            .intValueExact());
        }
    }

    @Test
    void areNoneWithoutTheManifest() {
        refuses(folder + ": there is no manifest: this is no table, or one that is not finished");
    }

    @Test
    void areNoneWhereOneIsMissing() throws IOException {
        writeManifest();
        Files.delete(folder.resolve("part-00001.table"));
        refuses(folder.resolve("manifest") + ": part 1 is not there as part-00001.table");
    }

    @Test
    void areNoneWhereTwoAreExchanged() throws IOException {
        writeManifest();
        Path first = folder.resolve("part-00000.table");
        Path second = folder.resolve("part-00001.table");
        byte[] bytes = Files.readAllBytes(first);
        Files.copy(second, first, StandardCopyOption.REPLACE_EXISTING);
        Files.write(second, bytes);
        refuses(first + ": it is part 1 of 3, and not 0 of 3");
    }

    @Test
    void areNoneWhereOneIsOfAnotherTable() throws IOException {
        writeManifest();
        TableParts.Part other = write(2, keysOf(2, RandomTables.values(new Random(SEED + 1), 5_000, 0, 9)));
        refuses(folder.resolve("manifest") + ": it says part.2.positions="
                + written.get(2).positions() + ", and the parts say " + other.positions());
    }

    @Test
    void everyCharacterOfTheManifestCounts() throws IOException {
        writeManifest();
        Path manifest = folder.resolve("manifest");
        byte[] whole = Files.readAllBytes(manifest);
        for (int at = 0; at < whole.length; at++) {
            byte[] damaged = whole.clone();
            damaged[at] ^= 1;
            Files.write(manifest, damaged);
            assertThatThrownBy(() -> ValueTable.open(folder, 0))
                    .as("character " + at)
                    .isInstanceOf(TableException.class);
        }
    }

    @Test
    void keysInTheWrongPartAreSeen() throws IOException {
        written.set(0, write(0, values));
        writeManifest();
        try (ValueTable table = ValueTable.open(folder, 0)) {
            assertThatThrownBy(() -> table.verify((done, total) -> {}))
                    .isInstanceOf(TableException.class)
                    .hasMessageContaining("does not belong here");
        }
    }

    private void refuses(String message) {
        assertThatThrownBy(() -> ValueTable.open(folder, 0))
                .isInstanceOf(TableException.class)
                .hasMessage(message);
    }
}
