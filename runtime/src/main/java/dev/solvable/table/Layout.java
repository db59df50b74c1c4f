package dev.solvable.table;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.zip.CRC32C;

/**
 * The layout of a table's file: a header, the blocks, the index of the blocks, a trailer. All numbers are little
 * endian. {@code docs/table-format.md} is the specification.
 */
final class Layout {
    /** Like PNG's magic number: it is not text, and a transfer as text damages it visibly. */
    static final long MAGIC = 0x0A1A_0A0D_5456_5389L;

    /** The version of a file whose keys are positions, and of one whose keys are ranks. */
    static final int VERSION = 1;

    static final int RANKED_VERSION = 2;

    static final int BYTE_ORDER = 0x0A0B_0C0D;

    /** The keys of each block but the last, in a dense table of positions and in others: usually at most 64 KiB. */
    private static final int DENSE_KEYS = 1 << 16;

    private static final int OTHER_KEYS = 1 << 15;

    /** Magic number, byte order, version and length of the header: the same in every version. */
    static final int HEADER_START = 20;

    static final int MAX_HEADER = 1 << 14;

    static final int INDEX_ENTRY = 32;

    static final int TRAILER = 104;

    private static final int TRAILER_MAGIC = 0x4554_5653;
    private static final int TRAILER_CRC = TRAILER - 2 * Integer.BYTES;

    private static final int DIGEST = 32;

    private static final int FIXED_HEADER = 76;

    private static final int DENSE = 1;
    private static final int KEYED = 2;
    private static final int RANKED = 3;

    /** The kind of values; kind 1 is outcomes alone, 3 is scores alone, 4 is scores and distances. */
    private static final int OUTCOMES_AND_DISTANCES = 2;

    private Layout() {}

    private static int kindOfValues(TableHeader header) {
        return (header.hasScores() ? OUTCOMES_AND_DISTANCES : 0) + (header.hasDistances() ? 2 : 1);
    }

    private static int kindOfKeys(TableHeader header) {
        if (header.isRanked()) {
            return RANKED;
        }
        return header.isDense() ? DENSE : KEYED;
    }

    private static int version(TableHeader header) {
        return header.isRanked() ? RANKED_VERSION : VERSION;
    }

    /** The number of keys in each block but the last. */
    static int keysPerBlock(TableHeader header) {
        return kindOfKeys(header) == DENSE ? DENSE_KEYS : OTHER_KEYS;
    }

    static ByteBuffer allocate(int bytes) {
        return ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    static int crc(ByteBuffer bytes, int length) {
        ByteBuffer part = bytes.duplicate();
        part.limit(length).position(0);
        CRC32C crc = new CRC32C();
        crc.update(part);
        return (int) crc.getValue();
    }

    // The header.

    static ByteBuffer header(TableHeader header) {
        byte[] game = header.game().getBytes(StandardCharsets.UTF_8);
        byte[] encoding = header.encoding().getBytes(StandardCharsets.UTF_8);
        byte[] ranks = HexFormat.of().parseHex(header.rankDigest());
        int length = FIXED_HEADER + 2 * Short.BYTES + game.length + encoding.length + ranks.length + Integer.BYTES;
        ByteBuffer bytes = allocate(length)
                .putLong(MAGIC)
                .putInt(BYTE_ORDER)
                .putInt(version(header))
                .putInt(length)
                .put((byte) kindOfKeys(header))
                .put((byte) kindOfValues(header))
                .putShort((short) header.plyLimit())
                .putInt(keysPerBlock(header))
                .putLong(header.range())
                .putInt(header.part())
                .putInt(header.parts())
                .put(HexFormat.of().parseHex(header.digest()));
        bytes.putShort((short) game.length).put(game);
        bytes.putShort((short) encoding.length).put(encoding).put(ranks);
        bytes.putInt(crc(bytes, length - Integer.BYTES));
        return bytes.flip();
    }

    /** The length of the header that starts with these bytes. */
    static int headerLength(ByteBuffer start, Path file) {
        if (start.remaining() < HEADER_START || start.getLong(0) != MAGIC) {
            throw new TableException(file, "this is no solved table");
        }
        int order = start.getInt(Long.BYTES);
        if (order == Integer.reverseBytes(BYTE_ORDER)) {
            throw new TableException(file, "its numbers are big endian; tables are little endian");
        }
        if (order != BYTE_ORDER) {
            throw new TableException(file, "the header is damaged: no byte order at offset 8");
        }
        int version = start.getInt(Long.BYTES + Integer.BYTES);
        if (version != VERSION && version != RANKED_VERSION) {
            throw new TableException(
                    file,
                    "it has version " + version + " of the format, and this program knows versions " + VERSION + " and "
                            + RANKED_VERSION);
        }
        int length = start.getInt(Long.BYTES + 2 * Integer.BYTES);
        if (length < FIXED_HEADER + 2 * Short.BYTES + Integer.BYTES || length > MAX_HEADER) {
            throw new TableException(file, "the header is damaged: no length at offset 16");
        }
        return length;
    }

    static TableHeader header(ByteBuffer bytes, Path file) {
        int crcAt = bytes.limit() - Integer.BYTES;
        if (bytes.getInt(crcAt) != crc(bytes, crcAt)) {
            throw new TableException(file, "the header is damaged: wrong checksum at offset " + crcAt);
        }
        try {
            int version = bytes.getInt(Long.BYTES + Integer.BYTES);
            bytes.position(HEADER_START);
            int kind = bytes.get();
            int values = bytes.get();
            int plyLimit = Short.toUnsignedInt(bytes.getShort());
            int keys = bytes.getInt();
            long range = bytes.getLong();
            int part = bytes.getInt();
            int parts = bytes.getInt();
            String digest = digest(bytes);
            String game = text(bytes);
            String encoding = text(bytes);
            TableHeader header = new TableHeader(
                    game,
                    encoding,
                    digest,
                    values % 2 == 0,
                    values > OUTCOMES_AND_DISTANCES,
                    range,
                    part,
                    parts,
                    plyLimit,
                    version == RANKED_VERSION ? digest(bytes) : "");
            boolean fits = kind == kindOfKeys(header) && values == kindOfValues(header);
            if (!fits || keys != keysPerBlock(header) || bytes.position() != crcAt) {
                throw new TableException(file, "the header is none of this version");
            }
            return header;
        } catch (BufferUnderflowException e) {
            throw new TableException(file, "the header is none of this version");
        } catch (IllegalArgumentException e) {
            throw new TableException(file, "the header is none of this version: " + e.getMessage());
        }
    }

    private static String digest(ByteBuffer bytes) {
        byte[] digest = new byte[DIGEST];
        bytes.get(digest);
        return HexFormat.of().formatHex(digest);
    }

    private static String text(ByteBuffer bytes) {
        byte[] text = new byte[Short.toUnsignedInt(bytes.getShort())];
        bytes.get(text);
        return new String(text, StandardCharsets.UTF_8);
    }

    // The trailer.

    /** The trailer of a table's file, with a checksum of the index and the SHA-256 of everything before the trailer. */
    record Trailer(long indexOffset, int blocks, TableCounts counts, int indexCrc, String sha256) {
        ByteBuffer bytes() {
            ByteBuffer bytes = allocate(TRAILER)
                    .putLong(indexOffset)
                    .putLong(blocks)
                    .putLong(counts.positions())
                    .putLong(counts.wins())
                    .putLong(counts.draws())
                    .putLong(counts.losses())
                    .putInt(indexCrc)
                    .putInt(0)
                    .put(HexFormat.of().parseHex(sha256))
                    .putLong(length());
            bytes.putInt(crc(bytes, TRAILER_CRC)).putInt(TRAILER_MAGIC);
            return bytes.flip();
        }

        private long length() {
            return indexOffset + (long) INDEX_ENTRY * blocks + TRAILER;
        }

        static Trailer read(ByteBuffer bytes, Path file, long length) {
            long offset = length - TRAILER;
            if (bytes.getInt(TRAILER - Integer.BYTES) != TRAILER_MAGIC) {
                throw new TableException(
                        file, "no trailer at offset " + offset + ": the file was cut off, or something was appended");
            }
            if (bytes.getInt(TRAILER_CRC) != crc(bytes, TRAILER_CRC)) {
                throw new TableException(file, "the trailer at offset " + offset + " is damaged: wrong checksum");
            }
            bytes.position(0);
            long indexOffset = bytes.getLong();
            long blocks = bytes.getLong();
            TableCounts counts = new TableCounts(bytes.getLong(), bytes.getLong(), bytes.getLong(), bytes.getLong());
            int indexCrc = bytes.getInt();
            bytes.getInt();
            Trailer trailer = new Trailer(indexOffset, (int) blocks, counts, indexCrc, digest(bytes));
            boolean fits = blocks >= 0 && blocks <= Integer.MAX_VALUE / INDEX_ENTRY && indexOffset >= 0;
            if (!fits || trailer.length() != length || bytes.getLong() != length) {
                throw new TableException(
                        file,
                        "the trailer at offset " + offset + " is of another file: this one has " + length + " bytes");
            }
            return trailer;
        }
    }
}
