package dev.solvable.table;

import dev.solvable.SolveListener;
import dev.solvable.runtime.Turn;
import dev.solvable.runtime.value.CodedValues;
import dev.solvable.runtime.value.ValueCode;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * A table in one file. Blocks are read and expanded on demand, checked before use, and cached. It is thread-safe:
 * threads share the cache.
 */
final class TableFile implements Closeable {
    private final Path path;
    private final TableHeader header;
    private final Layout.Trailer trailer;
    private final BlockIndex index;
    private final FileBytes bytes;
    private final int keysPerBlock;

    /** The cache of blocks: a block's slot is its number modulo the number of slots. */
    private final AtomicReferenceArray<Block> kept;

    private volatile boolean isClosed;

    private TableFile(
            Path path, TableHeader header, Layout.Trailer trailer, BlockIndex index, FileBytes bytes, int kept) {
        this.path = path;
        this.header = header;
        this.trailer = trailer;
        this.index = index;
        this.bytes = bytes;
        this.keysPerBlock = Layout.keysPerBlock(header);
        this.kept = new AtomicReferenceArray<>(Math.max(1, Math.min(kept, index.blocks())));
    }

    /**
     * Opens a table: its header, index and trailer are checked at once, its blocks when they are read. See
     * {@link SolvedTable#open(Path, Solver, long)}.
     */
    static TableFile open(Path path, long cacheBytes) throws IOException {
        FileBytes bytes = FileBytes.open(path);
        try {
            return open(path, bytes, cacheBytes);
        } catch (IOException | RuntimeException e) {
            bytes.close();
            throw e;
        }
    }

    /** A table in memory. All its checksums are checked at once. */
    static TableFile open(Path path, byte[] bytes) {
        try {
            TableFile file = open(path, FileBytes.of(bytes), bytes.length);
            for (int number = 0; number < file.index.blocks(); number++) {
                file.compressed(number);
            }
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException("an array can be read", e);
        }
    }

    private static TableFile open(Path path, FileBytes bytes, long cacheBytes) throws IOException {
        int start = (int) Math.min(Layout.HEADER_START, bytes.length());
        int headerLength = Layout.headerLength(bytes.read(0, start), path);
        if (headerLength + Layout.TRAILER > bytes.length()) {
            throw new TableException(path, "it was cut off at offset " + bytes.length());
        }
        TableHeader header = Layout.header(bytes.read(0, headerLength), path);
        Layout.Trailer trailer =
                Layout.Trailer.read(bytes.read(bytes.length() - Layout.TRAILER, Layout.TRAILER), path, bytes.length());
        if (trailer.indexOffset() < headerLength) {
            throw new TableException(path, "the index lies within the header");
        }
        ByteBuffer entries = bytes.read(trailer.indexOffset(), Layout.INDEX_ENTRY * trailer.blocks());
        BlockIndex index = BlockIndex.read(entries, path, header, headerLength, trailer);
        long blockBytes = (header.isDense() ? 1L : 10L) * Layout.keysPerBlock(header);
        int kept = (int) Math.min(Integer.MAX_VALUE, cacheBytes / blockBytes);
        return new TableFile(path, header, trailer, index, bytes, kept);
    }

    Path path() {
        return path;
    }

    TableHeader header() {
        return header;
    }

    TableCounts counts() {
        return trailer.counts();
    }

    /** The SHA-256 of everything before the trailer, as stored in the trailer. */
    String sha256() {
        return trailer.sha256();
    }

    /** See {@link ValueTable#code}. */
    int code(long key) {
        if (header.isDense()) {
            if (Long.compareUnsigned(key, header.endKey()) >= 0 || key < header.firstKey()) {
                return ValueCode.NONE;
            }
            long place = key - header.firstKey();
            return block((int) (place / keysPerBlock)).code((int) (place % keysPerBlock));
        }
        int block = index.find(key);
        return block < 0 ? ValueCode.NONE : block(block).codeOf(key);
    }

    private Block block(int number) {
        checkOpen();
        int place = number % kept.length();
        Block block = kept.get(place);
        if (block == null || block.number() != number) {
            block = load(number);
            kept.set(place, block);
        }
        return block;
    }

    private void checkOpen() {
        if (isClosed) {
            throw new IllegalStateException(path + " is closed");
        }
    }

    private Block load(int number) {
        BlockIndex.Entry entry = index.block(number);
        byte[] raw;
        try {
            raw = expanded(compressed(number), entry.rawLength());
        } catch (DataFormatException e) {
            throw TableException.inBlock(path, number, entry.offset(), "it cannot be expanded");
        }
        try {
            Block block = Block.decode(number, raw, header.isDense(), entry.firstKey(), entry.size());
            if (!header.isDense()
                    && number + 1 < index.blocks()
                    && Long.compareUnsigned(
                                    block.key(block.size() - 1),
                                    index.block(number + 1).firstKey())
                            >= 0) {
                throw new IllegalArgumentException("its keys go on into the next block");
            }
            return block;
        } catch (IllegalArgumentException e) {
            throw TableException.inBlock(path, number, entry.offset(), String.valueOf(e.getMessage()));
        }
    }

    /** The bytes of a block in the file, after its checksum was checked. */
    private ByteBuffer compressed(int number) {
        BlockIndex.Entry entry = index.block(number);
        ByteBuffer compressed;
        try {
            compressed = bytes.read(entry.offset(), entry.length());
        } catch (IOException e) {
            checkOpen(); // closed by another thread while this one was reading
            throw TableException.unreadable(path, number, entry.offset(), e);
        }
        if (Layout.crc(compressed, compressed.limit()) != entry.crc()) {
            throw TableException.inBlock(path, number, entry.offset(), "wrong checksum");
        }
        return compressed;
    }

    private static byte[] expanded(ByteBuffer compressed, int length) throws DataFormatException {
        Inflater inflater = new Inflater(true);
        try {
            inflater.setInput(compressed);
            byte[] raw = new byte[length];
            int got = 0;
            while (got < length) {
                int more = inflater.inflate(raw, got, length - got);
                if (more == 0) {
                    throw new DataFormatException();
                }
                got += more;
            }
            byte[] none = new byte[1];
            if (inflater.inflate(none) != 0 || !inflater.finished() || inflater.getRemaining() > 0) {
                throw new DataFormatException();
            }
            return raw;
        } finally {
            inflater.end();
        }
    }

    interface Entries {
        void entry(long key, int code) throws InterruptedException;
    }

    /** Goes through all keys that have a value, in ascending order. */
    void forEach(Entries entries) throws InterruptedException {
        for (int number = 0; number < index.blocks(); number++) {
            Turn.stopIfInterrupted();
            Block block = load(number);
            for (int i = 0; i < block.size(); i++) {
                int code = block.code(i);
                if (code != ValueCode.NONE) {
                    entries.entry(header.isDense() ? index.block(number).firstKey() + i : block.key(i), code);
                }
            }
        }
    }

    /** See {@link SolvedTable#verify}. */
    void verify(SolveListener listener) throws IOException, InterruptedException {
        MessageDigest digest = RulesDigest.sha256();
        long firstBlock =
                index.blocks() == 0 ? trailer.indexOffset() : index.block(0).offset();
        digest.update(bytes.read(0, (int) firstBlock));
        for (int number = 0; number < index.blocks(); number++) {
            Turn.stopIfInterrupted();
            digest.update(compressed(number));
        }
        digest.update(bytes.read(trailer.indexOffset(), Layout.INDEX_ENTRY * index.blocks()));
        if (!HexFormat.of().formatHex(digest.digest()).equals(trailer.sha256())) {
            throw new TableException(path, "its SHA-256 is not that of the trailer");
        }
        CodedValues values = header.values();
        long[] counted = new long[ValueCode.OUTCOMES];
        long[] done = new long[1];
        forEach((key, code) -> {
            counted[ValueCode.rank(values.outcome(code))]++;
            boolean isRight = header.hasDistances() || values.distance(code) == -1;
            if (!isRight || header.parts() > 1 && header.partOf(key) != header.part()) {
                throw new TableException(path, "key " + Long.toUnsignedString(key) + " does not belong here");
            }
            done[0]++;
            if (done[0] % keysPerBlock == 0) {
                listener.progress(done[0], counts().positions());
            }
        });
        TableCounts found = TableCounts.of(counted);
        if (!found.equals(counts())) {
            throw new TableException(path, "it has " + found + ", and its trailer says " + counts());
        }
        listener.progress(counts().positions(), counts().positions());
    }

    /** Closes the file and drops the cached blocks. */
    @Override
    public void close() {
        isClosed = true;
        try {
            bytes.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        for (int place = 0; place < kept.length(); place++) {
            kept.set(place, null);
        }
    }
}
