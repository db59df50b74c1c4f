package dev.solvable.table;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Arrays;

/** The index of a file: the offsets, lengths and keys of its blocks. */
final class BlockIndex {
    private final Entry[] entries;

    /** The first keys less {@link Long#MIN_VALUE}, which sorts them as unsigned numbers. */
    private final long[] firstKeys;

    private BlockIndex(ByteBuffer bytes) {
        entries = new Entry[bytes.limit() / Layout.INDEX_ENTRY];
        Arrays.setAll(entries, block -> Entry.read(bytes));
        firstKeys = Arrays.stream(entries)
                .mapToLong(entry -> entry.firstKey() ^ Long.MIN_VALUE)
                .toArray();
    }

    /**
     * A block in the file: lengths are in bytes, {@code size} is the number of its keys, {@code crc} is of the
     * compressed bytes.
     */
    record Entry(long firstKey, long offset, int length, int rawLength, int size, int crc) {
        private static Entry read(ByteBuffer from) {
            return new Entry(
                    from.getLong(), from.getLong(), from.getInt(), from.getInt(), from.getInt(), from.getInt());
        }

        void write(ByteBuffer to) {
            to.putLong(firstKey)
                    .putLong(offset)
                    .putInt(length)
                    .putInt(rawLength)
                    .putInt(size)
                    .putInt(crc);
        }

        /** Whether a block can be so long: it has up to 65,536 codes, or 32,768 codes and keys of ten bytes. */
        private boolean hasLengths() {
            return length > 0 && length <= FileBytes.MAX_BLOCK && rawLength > 0 && rawLength <= FileBytes.MAX_BLOCK;
        }
    }

    /** Reads the index, and refuses it if its blocks are not contiguous and in ascending order. */
    static BlockIndex read(ByteBuffer bytes, Path file, TableHeader header, int headerLength, Layout.Trailer trailer) {
        if (Layout.crc(bytes, bytes.limit()) != trailer.indexCrc()) {
            throw new TableException(file, "the index at offset " + trailer.indexOffset() + " is damaged");
        }
        BlockIndex index = new BlockIndex(bytes);
        long offset = headerLength;
        int full = Layout.keysPerBlock(header);
        long keys = 0;
        for (int block = 0; block < index.blocks(); block++) {
            Entry entry = index.block(block);
            boolean ascends = header.isDense()
                    ? entry.firstKey() == header.firstKey() + (long) block * full
                    : block == 0 || index.firstKeys[block - 1] < index.firstKeys[block];
            int size = entry.size();
            boolean isSized = size == full || block == index.blocks() - 1 && size > 0 && size < full;
            if (!ascends || !isSized || !entry.hasLengths() || entry.offset() != offset) {
                throw TableException.inBlock(file, block, entry.offset(), "its entry of the index contradicts others");
            }
            offset += entry.length();
            keys += size;
        }
        long expected = header.isDense()
                ? header.endKey() - header.firstKey()
                : trailer.counts().positions();
        if (offset != trailer.indexOffset() || keys != expected) {
            throw new TableException(
                    file,
                    "the blocks end at offset " + offset + " with " + keys + " keys, and not at offset "
                            + trailer.indexOffset() + " with " + expected);
        }
        return index;
    }

    int blocks() {
        return entries.length;
    }

    Entry block(int number) {
        return entries[number];
    }

    /** The only block of a keyed table that can contain a key; -1 if the key is less than all keys. */
    int find(long key) {
        int found = Arrays.binarySearch(firstKeys, key ^ Long.MIN_VALUE);
        return found < 0 ? -found - 2 : found;
    }
}
