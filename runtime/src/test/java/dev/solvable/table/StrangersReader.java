package dev.solvable.table;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.zip.CRC32C;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * A reader of tables by somebody who has docs/table-format.md and nothing else: it shares no line with the project's.
 */
final class StrangersReader {
    /** By key, as an unsigned number: the outcome as a letter, and the distance behind it. */
    final NavigableMap<Long, String> values = new TreeMap<>(Long::compareUnsigned);

    String game = "";
    String encoding = "";
    /** That of the ranks that are the keys; empty where keys are positions. */
    String rankDigest = "";

    boolean dense;

    static StrangersReader read(Path path) throws IOException, NoSuchAlgorithmException, DataFormatException {
        StrangersReader reader = new StrangersReader();
        reader.readAll(ByteBuffer.wrap(Files.readAllBytes(path)).order(ByteOrder.LITTLE_ENDIAN));
        return reader;
    }

    private void readAll(ByteBuffer file) throws NoSuchAlgorithmException, DataFormatException {
        expect(file.getLong(0) == 0x0A1A0A0D54565389L, "magic");
        int version = file.getInt(12);
        expect(file.getInt(8) == 0x0A0B0C0D && (version == 1 || version == 2), "byte order and version");
        int headerLength = file.getInt(16);
        expect(crc(file, 0, headerLength - 4) == file.getInt(headerLength - 4), "header's checksum");
        boolean ranked = file.get(20) == 3;
        expect(ranked == (version == 2), "keys of the version");
        dense = ranked || file.get(20) == 1;
        boolean distances = file.get(21) == 2;
        long range = file.getLong(28);
        int nameLength = file.getShort(76);
        game = text(file, 78, nameLength);
        int encodingLength = file.getShort(78 + nameLength);
        encoding = text(file, 80 + nameLength, encodingLength);
        int ranksAt = 80 + nameLength + encodingLength;
        expect(headerLength == ranksAt + (ranked ? 32 : 0) + 4, "header's length");
        rankDigest = HexFormat.of().formatHex(file.array(), ranksAt, headerLength - 4);

        int trailer = file.limit() - 104;
        expect(file.getInt(trailer + 100) == 0x45545653, "magic number at the end");
        expect(crc(file, trailer, 96) == file.getInt(trailer + 96), "trailer's checksum");
        int index = (int) file.getLong(trailer);
        int blocks = (int) file.getLong(trailer + 8);
        expect(file.getLong(trailer + 88) == file.limit() && index + 32 * blocks == trailer, "length");
        expect(crc(file, index, 32 * blocks) == file.getInt(trailer + 48), "index's checksum");
        byte[] sha = Arrays.copyOfRange(file.array(), trailer + 56, trailer + 88);
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        digest.update(file.array(), 0, trailer);
        expect(Arrays.equals(digest.digest(), sha), "SHA-256");

        long keys = 0;
        for (int entry = index; entry < trailer; entry += 32) {
            int offset = (int) file.getLong(entry + 8);
            int length = file.getInt(entry + 16);
            expect(crc(file, offset, length) == file.getInt(entry + 28), "block's checksum");
            Inflater inflater = new Inflater(true);
            inflater.setInput(file.array(), offset, length);
            byte[] raw = new byte[file.getInt(entry + 20)];
            expect(inflater.inflate(raw) == raw.length, "block's length");
            inflater.end();
            readBlock(
                    ByteBuffer.wrap(raw).order(ByteOrder.LITTLE_ENDIAN), file.getLong(entry), file.getInt(entry + 24));
            keys += file.getInt(entry + 24);
        }
        expect(!dense || keys == range, "keys of the range");
        expect(values.size() == file.getLong(trailer + 16), "number of positions");
        for (int i = 0; i < 3; i++) {
            String letter = "WDL".substring(i, i + 1);
            long count = values.values().stream()
                    .filter(value -> value.startsWith(letter))
                    .count();
            expect(count == file.getLong(trailer + 24 + 8 * i), "number of " + letter);
        }
        expect(distances || values.values().stream().allMatch(value -> value.endsWith("-1")), "no distances");
    }

    private void readBlock(ByteBuffer raw, long firstKey, int size) {
        int[] kinds = new int[raw.getShort() & 0xFFFF];
        for (int i = 0; i < kinds.length; i++) {
            kinds[i] = raw.getShort() & 0xFFFF;
        }
        int width = 0;
        while (1 << width < kinds.length) {
            width = width == 0 ? 1 : 2 * width;
        }
        int from = raw.position();
        raw.position(from + (size * width + 7) / 8);
        long key = firstKey;
        for (int i = 0; i < size; i++) {
            if (i > 0 && dense) {
                key++;
            } else if (i > 0) {
                long step = 0;
                int part;
                int shift = 0;
                do {
                    part = raw.get();
                    step += (long) (part & 127) << shift;
                    shift += 7;
                } while (part < 0);
                key += step + 1;
            }
            int which = 0;
            for (int bit = 0; bit < width; bit++) {
                int at = i * width + bit;
                which |= (raw.get(from + at / 8) >> at % 8 & 1) << bit;
            }
            int code = kinds[which];
            if (code != 0) {
                values.put(key, "LDW".charAt((code - 1) % 3) + " " + ((code - 1) / 3 - 1));
            }
        }
        expect(!raw.hasRemaining(), "nothing behind the keys");
    }

    private static String text(ByteBuffer file, int from, int length) {
        return new String(file.array(), from, length, StandardCharsets.UTF_8);
    }

    private static int crc(ByteBuffer file, int from, int length) {
        CRC32C crc = new CRC32C();
        crc.update(file.array(), from, length);
        return (int) crc.getValue();
    }

    private static void expect(boolean found, String what) {
        if (!found) {
            throw new AssertionError("wrong or missing: " + what);
        }
    }
}
