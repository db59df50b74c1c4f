package dev.solvable.table;

import java.nio.ByteBuffer;
import java.nio.file.Path;

/** Where the blocks of a file are, and which keys they have: an entry of {@link Layout#INDEX_ENTRY} bytes a block. */
final class BlockIndex {
    // The places in an entry.
    private static final int FIRST_KEY = 0;
    private static final int OFFSET = 8;
    private static final int LENGTH = 16;
    private static final int RAW_LENGTH = 20;
    private static final int SIZE = 24;
    private static final int CRC = 28;

    private final ByteBuffer entries;

    private BlockIndex(ByteBuffer entries) {
        this.entries = entries;
    }

    /** Reads the index, and refuses one whose blocks are not one behind the other. */
    static BlockIndex read(ByteBuffer bytes, Path file, TableHeader header, int headerLength, Trailer trailer) {
        if (Layout.crc(bytes, bytes.limit()) != trailer.indexCrc()) {
            throw new TableException(file, "the index at offset " + trailer.indexOffset() + " is damaged");
        }
        BlockIndex index = new BlockIndex(bytes);
        long offset = headerLength;
        int full = Layout.keysPerBlock(header);
        long keys = 0;
        for (int block = 0; block < index.blocks(); block++) {
            boolean ascends = header.isDense()
                    ? index.firstKey(block) == header.firstKey() + (long) block * full
                    : block == 0 || Long.compareUnsigned(index.firstKey(block - 1), index.firstKey(block)) < 0;
            int size = index.size(block);
            boolean isSized = size == full || block == index.blocks() - 1 && size > 0 && size < full;
            boolean hasBytes = isLength(index.length(block)) && isLength(index.rawLength(block));
            if (!ascends || !isSized || !hasBytes || index.offset(block) != offset) {
                throw TableException.inBlock(
                        file, block, index.offset(block), "its entry of the index contradicts others");
            }
            offset += index.length(block);
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

    /** No block is larger: it has 65,536 codes and values at most, or 32,768 of each and keys of ten bytes. */
    private static boolean isLength(int bytes) {
        return bytes > 0 && bytes <= FileBytes.MAX_SLICE;
    }

    /** The entry of a block. */
    static ByteBuffer entry(long firstKey, long offset, int length, int rawLength, int size, int crc) {
        return Layout.allocate(Layout.INDEX_ENTRY)
                .putLong(firstKey)
                .putLong(offset)
                .putInt(length)
                .putInt(rawLength)
                .putInt(size)
                .putInt(crc)
                .flip();
    }

    int blocks() {
        return entries.limit() / Layout.INDEX_ENTRY;
    }

    long firstKey(int block) {
        return entries.getLong(block * Layout.INDEX_ENTRY + FIRST_KEY);
    }

    long offset(int block) {
        return entries.getLong(block * Layout.INDEX_ENTRY + OFFSET);
    }

    int length(int block) {
        return entries.getInt(block * Layout.INDEX_ENTRY + LENGTH);
    }

    int rawLength(int block) {
        return entries.getInt(block * Layout.INDEX_ENTRY + RAW_LENGTH);
    }

    int size(int block) {
        return entries.getInt(block * Layout.INDEX_ENTRY + SIZE);
    }

    int crc(int block) {
        return entries.getInt(block * Layout.INDEX_ENTRY + CRC);
    }

    /** The block of a keyed table that has a key if any does; -1 where the key is less than all. */
    int find(long key) {
        int low = 0;
        int high = blocks() - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            if (Long.compareUnsigned(firstKey(middle), key) <= 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return high;
    }
}
