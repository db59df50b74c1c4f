package dev.solvable.table;

import dev.solvable.Outcome;
import dev.solvable.runtime.value.CodedValues;
import dev.solvable.runtime.value.ValueCode;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.Deflater;

/**
 * Writes a solved table, key by key, to a temporary file. {@link #finish()} renames it once every byte is on disk;
 * until then an existing file stays as it is. It is not thread-safe.
 */
public final class TableWriter implements Closeable {
    private final TableHeader header;
    private final CodedValues values;
    private final PartFile file;
    private final MessageDigest digest = RulesDigest.sha256();
    private final Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION, true);
    private final List<BlockIndex.Entry> index = new ArrayList<>();

    /** The keys of the block that is not written yet, and the codes of their values. */
    private final long[] keys;

    private final short[] codes;
    private int size;

    private long offset;
    private long next;
    private boolean isFull;
    private final long[] counted = new long[ValueCode.OUTCOMES];
    private String sha256 = "";
    private boolean isClosed;

    private TableWriter(TableHeader header, PartFile file) {
        this.header = header;
        this.values = header.values();
        this.file = file;
        this.codes = new short[Layout.keysPerBlock(header)];
        this.keys = new long[codes.length];
        this.next = header.firstKey();
    }

    /**
     * Begins a table.
     *
     * @param file the name that {@link #finish()} gives it
     * @throws IOException if no file can be created beside that name
     */
    public static TableWriter create(Path file, TableHeader header) throws IOException {
        TableWriter writer = new TableWriter(header, PartFile.create(file));
        try {
            writer.write(Layout.header(header));
        } catch (IOException e) {
            writer.close();
            throw e;
        }
        return writer;
    }

    /**
     * Adds a position. Keys ascend as unsigned numbers; in a dense table, and in one by rank, skipped keys have no
     * value.
     *
     * @param distance the distance, at least {@link dev.solvable.Solver#ENDLESS}; dropped in a table without distances
     * @throws IllegalArgumentException if the key is not greater than the one before or not in the table's range, if no
     *     table can hold the distance, or if values of the table are scores
     * @throws IllegalStateException if the table is finished or closed
     */
    public void put(long key, Outcome outcome, int distance) throws IOException {
        ValueCode.checkDistance(distance);
        if (header.hasScores()) {
            throw new IllegalArgumentException("the values of this table are scores, not outcomes");
        }
        put(key, ValueCode.of(outcome, distance));
    }

    /**
     * Adds a position by the code of its value, with a distance.
     *
     * @throws IllegalArgumentException if it is the code of no value, and as {@link #put(long, Outcome, int)}
     * @throws IllegalStateException if the table is finished or closed
     */
    public void put(long key, int code) throws IOException {
        checkOpen();
        if (code <= ValueCode.NONE) {
            throw new IllegalArgumentException(code + " is the code of no value");
        }
        ValueCode.checkDistance(values.distance(code));
        if (isFull || Long.compareUnsigned(key, next) < 0) {
            throw new IllegalArgumentException("key " + Long.toUnsignedString(key) + " comes after a greater one");
        }
        if (header.isDense()) {
            if (Long.compareUnsigned(key, header.endKey()) >= 0) {
                throw new IllegalArgumentException(
                        "key " + Long.toUnsignedString(key) + " is not below " + header.endKey());
            }
            skipTo(key);
        }
        append(key, header.hasDistances() ? code : values.withoutDistance(code));
        isFull = key == -1;
        next = key + 1;
        counted[ValueCode.rank(values.outcome(code))]++;
    }

    private void checkOpen() {
        if (isClosed) {
            throw new IllegalStateException("the table is finished or closed");
        }
    }

    /** Adds the keys below one, without values. */
    private void skipTo(long end) throws IOException {
        while (next < end) {
            append(next, ValueCode.NONE);
            next++;
        }
    }

    private void append(long key, int code) throws IOException {
        keys[size] = key;
        codes[size] = (short) code;
        size++;
        if (size == keys.length) {
            writeBlock();
        }
    }

    private void writeBlock() throws IOException {
        byte[] raw = Block.encode(header.isDense() ? null : keys, codes, size);
        ByteBuffer compressed = compressed(raw);
        int crc = Layout.crc(compressed, compressed.limit());
        index.add(new BlockIndex.Entry(keys[0], offset, compressed.remaining(), raw.length, size, crc));
        write(compressed);
        size = 0;
    }

    private ByteBuffer compressed(byte[] raw) {
        deflater.reset();
        deflater.setInput(raw);
        deflater.finish();
        byte[] compressed = new byte[raw.length + raw.length / 1000 + 64]; // room even for data that does not compress
        int length = 0;
        while (!deflater.finished()) {
            length += deflater.deflate(compressed, length, compressed.length - length);
        }
        return ByteBuffer.wrap(compressed, 0, length);
    }

    private void write(ByteBuffer bytes) throws IOException {
        digest.update(bytes.duplicate());
        offset += bytes.remaining();
        while (bytes.hasRemaining()) {
            file.channel().write(bytes);
        }
    }

    /**
     * Completes the table and renames its file; an existing file is replaced. If that fails, the table is closed.
     *
     * @return the numbers of its positions
     * @throws IllegalStateException if the table is finished or closed
     */
    public TableCounts finish() throws IOException {
        checkOpen();
        try {
            if (header.isDense()) {
                skipTo(header.endKey());
            }
            if (size > 0) {
                writeBlock();
            }
            TableCounts counts = writeEnd();
            file.publish();
            return counts;
        } finally {
            close();
        }
    }

    private TableCounts writeEnd() throws IOException {
        TableCounts counts = TableCounts.of(counted);
        ByteBuffer entries = Layout.allocate(Layout.INDEX_ENTRY * index.size());
        index.forEach(entry -> entry.write(entries));
        entries.flip();
        int indexCrc = Layout.crc(entries, entries.limit());
        long indexOffset = offset;
        write(entries);
        sha256 = HexFormat.of().formatHex(digest.digest());
        write(new Layout.Trailer(indexOffset, index.size(), counts, indexCrc, sha256).bytes());
        return counts;
    }

    /** The SHA-256 of everything before the trailer, in hexadecimal digits, once the table is finished. */
    public String sha256() {
        return sha256;
    }

    /** Deletes the file if the table is not finished. */
    @Override
    public void close() throws IOException {
        if (!isClosed) {
            isClosed = true;
            deflater.end();
            file.close();
        }
    }
}
