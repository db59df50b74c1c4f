package dev.solvable.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.solvable.runtime.value.ValueCode;
import dev.solvable.table.RandomTables.Value;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A table by rank in parts, each with the ranks of a range of its own. */
class RankedPartsTest {
    private static final long SEED = Long.getLong("solvable.table.seed", 1403);

    @TempDir
    private Path folder;

    private final List<TableParts.Part> written = new ArrayList<>();

    private void write(TableHeader header, NavigableMap<Long, Value> values) throws IOException {
        Path path = folder.resolve(TableParts.fileName(header.part()));
        TableCounts counts =
                RandomTables.write(path, header, values.subMap(header.firstKey(), true, header.endKey(), false));
        try (TableFile file = TableFile.open(path, 0)) {
            written.add(new TableParts.Part(counts.positions(), file.sha256()));
        }
    }

    private void writeManifest(TableHeader header) throws IOException {
        Files.writeString(folder.resolve(TableParts.MANIFEST), TableParts.manifest(header, written));
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "3, 2", "3, 7", "100, 7", "100000, 1", "100000, 2", "131072, 2", "131073, 2", "200000, 5"})
    void areOneTable(int range, int parts) throws Exception {
        NavigableMap<Long, Value> values = RandomTables.values(new Random(SEED), range / 2, range, 9);
        TableHeader header = RandomTables.header(true, range, true);
        for (int part = 0; part < parts; part++) {
            write(header.part(part, parts), values);
        }
        writeManifest(header);
        try (ValueTable table = ValueTable.open(folder, 1 << 20)) {
            for (long key = -1; key <= range; key++) {
                Value value = values.get(key);
                int code = value == null ? ValueCode.NONE : ValueCode.of(value.outcome(), value.distance());
                assertThat(table.code(key)).as("key " + key).isEqualTo(code);
            }
            table.verify((done, total) -> {});
            Map<Long, Integer> all = new TreeMap<>();
            table.forEach(all::put);
            assertThat(all.keySet()).isEqualTo(values.keySet());
        }
    }

    @Test
    void partsOfOtherRanksAreRefused() throws IOException {
        NavigableMap<Long, Value> values = RandomTables.values(new Random(SEED), 50, 100, 9);
        TableHeader header = RandomTables.header(true, 100, true);
        write(header.part(0, 2), values);
        write(RandomTables.header(true, 101, true).part(1, 2), values);
        writeManifest(header);
        assertThatThrownBy(() -> ValueTable.open(folder, 0))
                .isInstanceOf(TableException.class)
                .hasMessage(folder.resolve("part-00001.table") + ": it is of another table than part-00000.table");
    }
}
