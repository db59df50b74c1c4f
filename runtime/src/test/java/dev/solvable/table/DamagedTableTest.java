package dev.solvable.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.solvable.Outcome;
import dev.solvable.runtime.value.ValueCode;
import dev.solvable.table.RandomTables.Value;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Random;
import java.util.TreeMap;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A damaged table never answers wrongly, and ends a question in one way only. */
@Tag("slow")
class DamagedTableTest {
    private static final long SEED = Long.getLong("solvable.table.seed", 1402);

    @TempDir
    private Path folder;

    private Path file() {
        return folder.resolve("table");
    }

    private NavigableMap<Long, Value> write(long range, boolean ranked) throws IOException {
        NavigableMap<Long, Value> values = RandomTables.values(new Random(SEED), 80, range, 12);
        RandomTables.write(file(), RandomTables.header(true, range, ranked), values);
        return values;
    }

    /** Asks for every key; true where a damage was told, at the latest when the whole file is read. */
    private boolean isRefused(byte[] bytes, Map<Long, Value> values) throws Exception {
        Files.write(file(), bytes);
        try (TableFile table = TableFile.open(file(), 1 << 20)) {
            for (Map.Entry<Long, Value> entry : values.entrySet()) {
                int code = table.code(entry.getKey());
                assertThat(code)
                        .isEqualTo(ValueCode.of(
                                entry.getValue().outcome(), entry.getValue().distance()));
            }
            table.verify((done, total) -> {});
            return false;
        } catch (TableException e) {
            assertThat(e).hasMessageStartingWith(file() + ": ");
            return true;
        }
    }

    @ParameterizedTest
    @CsvSource({"0, false", "150, false", "150, true"})
    void everyFlippedByteIsSeen(long range, boolean ranked) throws Exception {
        NavigableMap<Long, Value> values = write(range, ranked);
        byte[] whole = Files.readAllBytes(file());
        assertThat(isRefused(whole, values)).isFalse();
        for (int at = 0; at < whole.length; at++) {
            for (int flip : new int[] {1, 0xFF}) {
                byte[] damaged = whole.clone();
                damaged[at] ^= (byte) flip;
                assertThat(isRefused(damaged, values)).as("byte " + at).isTrue();
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"0, false", "150, false", "150, true"})
    void everyLengthButItsOwnIsSeen(long range, boolean ranked) throws Exception {
        NavigableMap<Long, Value> values = write(range, ranked);
        byte[] whole = Files.readAllBytes(file());
        for (int length = 0; length < whole.length; length++) {
            assertThat(isRefused(Arrays.copyOf(whole, length), values))
                    .as("length " + length)
                    .isTrue();
        }
        for (int more : new int[] {1, 2, 104, 1000}) {
            byte[] longer = Arrays.copyOf(whole, whole.length + more);
            assertThat(isRefused(longer, values)).as("%d bytes more", more).isTrue();
        }
        byte[] twice = Arrays.copyOf(whole, 2 * whole.length);
        System.arraycopy(whole, 0, twice, whole.length, whole.length);
        assertThat(isRefused(twice, values)).as("two in one").isTrue();
    }

    /** Even where all checksums are right: what a careless or hostile writer would make. */
    @Test
    void bytesOfABlockThatMeanNothingAreSeen() throws Exception {
        NavigableMap<Long, Value> values = write(0, false);
        byte[] whole = Files.readAllBytes(file());
        Random random = new Random(SEED);
        for (int i = 0; i < 3_000; i++) {
            byte[] raw = Block.encode(
                    values.keySet().stream().mapToLong(key -> key).toArray(), codes(values), values.size());
            int changes = 1 + random.nextInt(3);
            for (int change = 0; change < changes; change++) {
                raw[random.nextInt(raw.length)] = (byte) random.nextInt();
            }
            byte[] shortened = random.nextInt(4) == 0 ? Arrays.copyOf(raw, random.nextInt(raw.length)) : raw;
            long firstKey = values.firstKey();
            try {
                Block block = Block.decode(0, shortened, false, firstKey, values.size());
                for (int key = 0; key < block.size(); key++) {
                    assertThat(block.code(key)).isBetween(1, ValueCode.MAX);
                    assertThat(block.codeOf(block.key(key))).isEqualTo(block.code(key));
                }
            } catch (IllegalArgumentException e) {
                assertThat(e).hasMessageMatching("it .*|its .*|key \\d+ .*|a key .*");
            }
        }
        assertThat(whole).isNotEmpty();
    }

    private static short[] codes(NavigableMap<Long, Value> values) {
        short[] codes = new short[values.size()];
        int i = 0;
        for (Value value : values.values()) {
            codes[i] = (short) ValueCode.of(value.outcome(), value.distance());
            i++;
        }
        return codes;
    }

    @Test
    void theMessageNamesBlockAndOffset() throws Exception {
        NavigableMap<Long, Value> values = RandomTables.values(new Random(SEED), 100_000, 0, 12);
        RandomTables.write(file(), RandomTables.header(true, 0), values);
        byte[] whole = Files.readAllBytes(file());
        int index = (int) ByteBuffer.wrap(whole).order(ByteOrder.LITTLE_ENDIAN).getLong(whole.length - 104);
        long offset = ByteBuffer.wrap(whole).order(ByteOrder.LITTLE_ENDIAN).getLong(index + 2 * 32 + 8);
        whole[(int) offset + 1000] ^= 1;
        Files.write(file(), whole);
        try (TableFile table = TableFile.open(file(), 0)) {
            table.code(values.firstKey());
            assertThatThrownBy(() -> table.code(List.copyOf(values.keySet()).get(70_000)))
                    .isInstanceOf(TableException.class)
                    .hasMessage(file() + ": block 2 at offset " + offset + " is damaged: wrong checksum");
            assertThatThrownBy(() -> table.verify((done, total) -> {}))
                    .isInstanceOf(TableException.class)
                    .hasMessage(file() + ": block 2 at offset " + offset + " is damaged: wrong checksum");
        }
    }

    /** Its checksums are right, so that only counting shows it. */
    @Test
    void aTrailerWithOtherCountsIsToldInWords() throws Exception {
        NavigableMap<Long, Value> values = new TreeMap<>(Map.of(3L, new Value(Outcome.WIN, 1)));
        RandomTables.write(file(), RandomTables.header(true, 0), values);
        byte[] whole = Files.readAllBytes(file());
        int at = whole.length - Layout.TRAILER;
        Layout.Trailer trailer = Layout.Trailer.read(
                ByteBuffer.wrap(whole, at, Layout.TRAILER).slice().order(ByteOrder.LITTLE_ENDIAN),
                file(),
                whole.length);
        TableCounts other = new TableCounts(1, 0, 0, 1);
        new Layout.Trailer(trailer.indexOffset(), trailer.blocks(), other, trailer.indexCrc(), trailer.sha256())
                .bytes()
                .get(whole, at, Layout.TRAILER);
        Files.write(file(), whole);

        try (TableFile table = TableFile.open(file(), 0)) {
            assertThatThrownBy(() -> table.verify((done, total) -> {}))
                    .isInstanceOf(TableException.class)
                    .hasMessage(file() + ": it has 1 won, 0 drawn and 0 lost positions, and its trailer says 0 won,"
                            + " 0 drawn and 1 lost positions");
        }
    }

    @Test
    void whatIsNoTableOfThisFormatIsRefusedByName() throws Exception {
        write(0, false);
        byte[] whole = Files.readAllBytes(file());
        refuses(
                "Once upon a time there was a file of another kind".getBytes(StandardCharsets.UTF_8),
                "this is no solved table");
        refuses(new byte[0], "this is no solved table");
        byte[] later = whole.clone();
        later[12] = 3;
        refuses(later, "it has version 3 of the format, and this program knows versions 1 and 2");
        byte[] bigEndian = whole.clone();
        ByteBuffer.wrap(bigEndian).putInt(8, 0x0A0B0C0D);
        refuses(bigEndian, "its numbers are big endian; tables are little endian");
    }

    /** Keys are positions or ranks: who took one for the other would give every position the value of another. */
    @ParameterizedTest
    @CsvSource({"0, false, 1", "0, false, 3", "150, false, 2", "150, false, 3", "150, true, 1", "150, true, 4"})
    void aHeaderOfAnotherKindIsRefused(long range, boolean ranked, byte kind) throws Exception {
        write(range, ranked);
        byte[] whole = Files.readAllBytes(file());
        whole[20] = kind;
        refuses(withRightChecksum(whole), "the header is none of this version");
    }

    /** The versions differ in the length of the header. */
    @ParameterizedTest
    @CsvSource({"0, false, 2", "150, false, 2", "150, true, 1"})
    void aHeaderOfTheOtherVersionIsRefused(long range, boolean ranked, byte version) throws Exception {
        write(range, ranked);
        byte[] whole = Files.readAllBytes(file());
        whole[12] = version;
        refuses(withRightChecksum(whole), "the header is none of this version");
    }

    private static byte[] withRightChecksum(byte... whole) {
        ByteBuffer file = ByteBuffer.wrap(whole).order(ByteOrder.LITTLE_ENDIAN);
        CRC32C crc = new CRC32C();
        int crcAt = file.getInt(16) - Integer.BYTES;
        crc.update(whole, 0, crcAt);
        return file.putInt(crcAt, (int) crc.getValue()).array();
    }

    private void refuses(byte[] bytes, String message) throws IOException {
        Files.write(file(), bytes);
        assertThatThrownBy(() -> TableFile.open(file(), 0))
                .isInstanceOf(TableException.class)
                .hasMessage(file() + ": " + message);
    }
}
