package dev.solvable.table;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.HexFormat;

/**
 * The trailer of a table's file.
 *
 * @param indexOffset the offset of the index in the file
 * @param blocks the number of blocks
 * @param counts the numbers of positions
 * @param indexCrc the checksum of the index
 * @param sha256 the SHA-256 of everything before the trailer
 */
record Trailer(long indexOffset, int blocks, TableCounts counts, int indexCrc, String sha256) {
    private static final int CRC = Layout.TRAILER - 2 * Integer.BYTES;

    ByteBuffer bytes() {
        ByteBuffer bytes = Layout.allocate(Layout.TRAILER)
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
        bytes.putInt(Layout.crc(bytes, CRC)).putInt(Layout.TRAILER_MAGIC);
        return bytes.flip();
    }

    /** The length of the whole file. */
    long length() {
        return indexOffset + (long) Layout.INDEX_ENTRY * blocks + Layout.TRAILER;
    }

    /** Reads the last bytes of a file. */
    static Trailer read(ByteBuffer bytes, Path file, long length) {
        long offset = length - Layout.TRAILER;
        if (bytes.getInt(Layout.TRAILER - Integer.BYTES) != Layout.TRAILER_MAGIC) {
            throw new TableException(
                    file, "no trailer at offset " + offset + ": the file was cut off, or something was appended");
        }
        if (bytes.getInt(CRC) != Layout.crc(bytes, CRC)) {
            throw new TableException(file, "the trailer at offset " + offset + " is damaged: wrong checksum");
        }
        bytes.position(0);
        long indexOffset = bytes.getLong();
        long blocks = bytes.getLong();
        TableCounts counts = new TableCounts(bytes.getLong(), bytes.getLong(), bytes.getLong(), bytes.getLong());
        int indexCrc = bytes.getInt();
        bytes.getInt();
        byte[] sha256 = new byte[Layout.DIGEST];
        bytes.get(sha256);
        boolean fits = blocks >= 0 && blocks <= Integer.MAX_VALUE / Layout.INDEX_ENTRY && indexOffset >= 0;
        Trailer trailer = new Trailer(
                indexOffset, (int) blocks, counts, indexCrc, HexFormat.of().formatHex(sha256));
        if (!fits || trailer.length() != length || bytes.getLong() != length) {
            throw new TableException(
                    file, "the trailer at offset " + offset + " is of another file: this one has " + length + " bytes");
        }
        return trailer;
    }
}
