package dev.solvable.table;

import java.nio.ByteBuffer;
import java.nio.file.Path;

/** Where the blocks of a file are, and which keys they have. */
final class BlockIndex {
    /** More than the largest block that there can be: 65,536 codes and values, or keys of ten bytes each. */
    private static final int MAX_RAW = 1 << 20;

    private final long[] firstKeys;
    private final long[] offsets;
    private final int[] lengths;
    private final int[] rawLengths;
    private final int[] sizes;
    private final int[] crcs;

    private BlockIndex(int blocks) {
        firstKeys = new long[blocks];
        offsets = new long[blocks];
        lengths = new int[blocks];
        rawLengths = new int[blocks];
        sizes = new int[blocks];
        crcs = new int[blocks];
    }

    /** Reads the index, and refuses one whose blocks are not one behind the other. */
    static BlockIndex read(ByteBuffer bytes, Path file, TableHeader header, int headerLength, Trailer trailer) {
        if (Layout.crc(bytes, 0, bytes.limit()) != trailer.indexCrc()) {
            throw new TableException(file, "the index at offset " + trailer.indexOffset() + " is damaged");
        }
        BlockIndex index = new BlockIndex(trailer.blocks());
        long offset = headerLength;
        int full = Layout.keysPerBlock(header);
        bytes.position(0);
        long keys = 0;
        for (int block = 0; block < trailer.blocks(); block++) {
            index.firstKeys[block] = bytes.getLong();
            index.offsets[block] = bytes.getLong();
            index.lengths[block] = bytes.getInt();
            index.rawLengths[block] = bytes.getInt();
            index.sizes[block] = bytes.getInt();
            index.crcs[block] = bytes.getInt();
            boolean isLast = block == trailer.blocks() - 1;
            boolean ascends = header.isDense()
                    ? index.firstKeys[block] == (long) block * full
                    : block == 0 || Long.compareUnsigned(index.firstKeys[block - 1], index.firstKeys[block]) < 0;
            boolean isSized =
                    isLast ? index.sizes[block] > 0 && index.sizes[block] <= full : index.sizes[block] == full;
            boolean hasBytes = isLength(index.lengths[block]) && isLength(index.rawLengths[block]);
            if (!ascends || !isSized || !hasBytes || index.offsets[block] != offset) {
                throw TableException.inBlock(
                        file, block, index.offsets[block], "its entry of the index contradicts others");
            }
            offset += index.lengths[block];
            keys += index.sizes[block];
        }
        long expected = header.isDense() ? header.range() : trailer.counts().positions();
        if (offset != trailer.indexOffset() || keys != expected) {
            throw new TableException(
                    file,
                    "the blocks end at offset " + offset + " with " + keys + " keys, and not at offset "
                            + trailer.indexOffset() + " with " + expected);
        }
        return index;
    }

    private static boolean isLength(int bytes) {
        return bytes > 0 && bytes <= MAX_RAW;
    }

    int blocks() {
        return offsets.length;
    }

    long offset(int block) {
        return offsets[block];
    }

    int length(int block) {
        return lengths[block];
    }

    int rawLength(int block) {
        return rawLengths[block];
    }

    int size(int block) {
        return sizes[block];
    }

    int crc(int block) {
        return crcs[block];
    }

    long firstKey(int block) {
        return firstKeys[block];
    }

    /** The block of a keyed table that has a key if any does; -1 where the key is less than all. */
    int find(long key) {
        int low = 0;
        int high = offsets.length - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            if (Long.compareUnsigned(firstKeys[middle], key) <= 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return high;
    }
}
