package dev.solvable.table;

import dev.solvable.Outcome;
import dev.solvable.runtime.ValueCode;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.Deflater;

/**
 * Writes a solved table, key by key, into a file beside the one that it will be: {@link #finish()} gives it its name
 * once every byte is on the disk. Whatever happens before, there is the old file under that name, or none. For one
 * thread.
 */
public final class TableWriter implements Closeable {
    /** Who writes tables at once in this process have files of their own. */
    private static final AtomicInteger WRITERS = new AtomicInteger();

    private final TableHeader header;
    private final Path target;
    private final Path part;
    private final FileChannel channel;
    private final MessageDigest digest = RulesDigest.sha256();
    private final Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION, true);
    private final List<ByteBuffer> index = new ArrayList<>();

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

    private TableWriter(TableHeader header, Path target, Path part, FileChannel channel) {
        this.header = header;
        this.target = target;
        this.part = part;
        this.channel = channel;
        this.codes = new short[Layout.keysPerBlock(header)];
        this.keys = new long[codes.length];
    }

    /**
     * Begins a table.
     *
     * @param file what it is to be called
     * @throws IOException where nothing can be written beside that name
     */
    public static TableWriter create(Path file, TableHeader header) throws IOException {
        Path target = file.toAbsolutePath();
        while (true) {
            Path part = target.resolveSibling(target.getFileName() + "."
                    + ProcessHandle.current().pid() + "-" + WRITERS.incrementAndGet() + ".part");
            FileChannel channel;
            try {
                channel = FileChannel.open(part, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            } catch (FileAlreadyExistsException e) {
                continue; // left by a process that was killed
            }
            TableWriter writer = new TableWriter(header, target, part, channel);
            try {
                writer.write(Layout.header(header));
            } catch (IOException e) {
                writer.close();
                throw e;
            }
            return writer;
        }
    }

    /**
     * Adds a position. Keys ascend as unsigned numbers; in a dense table those between two have no value.
     *
     * @param distance the distance, from {@link dev.solvable.Solver#ENDLESS} on; not kept in a table of outcomes alone
     * @throws IllegalArgumentException where the key is not greater than the one before or not in the table's range, or
     *     where no table holds such a distance
     */
    public void put(long key, Outcome outcome, int distance) throws IOException {
        if (distance < -1 || distance > ValueCode.MAX_DISTANCE) {
            throw new IllegalArgumentException("a table holds no distance of " + distance);
        }
        if (isFull || Long.compareUnsigned(key, next) < 0) {
            throw new IllegalArgumentException("key " + Long.toUnsignedString(key) + " comes after a greater one");
        }
        if (header.isDense()) {
            if (Long.compareUnsigned(key, header.range()) >= 0) {
                throw new IllegalArgumentException(
                        "key " + Long.toUnsignedString(key) + " is not below " + header.range());
            }
            while (next < key) {
                append(next, ValueCode.NONE);
                next++;
            }
        }
        append(key, ValueCode.of(outcome, header.hasDistances() ? distance : -1));
        isFull = key == -1;
        next = key + 1;
        counted[ValueCode.rank(outcome)]++;
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
        int crc = Layout.crc(compressed, 0, compressed.limit());
        index.add(BlockIndex.entry(keys[0], offset, compressed.remaining(), raw.length, size, crc));
        write(compressed);
        size = 0;
    }

    private ByteBuffer compressed(byte[] raw) {
        deflater.reset();
        deflater.setInput(raw);
        deflater.finish();
        byte[] compressed = new byte[raw.length + raw.length / 1000 + 64]; // more than stored blocks take
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
            channel.write(bytes);
        }
    }

    /**
     * Ends the table and gives the file its name, in place of one that has it already.
     *
     * @return how many positions it has
     */
    public TableCounts finish() throws IOException {
        while (header.isDense() && next < header.range()) {
            append(next, ValueCode.NONE);
            next++;
        }
        if (size > 0) {
            writeBlock();
        }
        TableCounts counts = TableCounts.of(counted);
        ByteBuffer entries = Layout.allocate(Layout.INDEX_ENTRY * index.size());
        index.forEach(entries::put);
        entries.flip();
        int indexCrc = Layout.crc(entries, 0, entries.limit());
        long indexOffset = offset;
        write(entries);
        sha256 = HexFormat.of().formatHex(digest.digest());
        ByteBuffer trailer = new Trailer(indexOffset, index.size(), counts, indexCrc, sha256).bytes();
        while (trailer.hasRemaining()) {
            channel.write(trailer);
        }
        channel.force(true);
        channel.close();
        rename(part, target);
        close();
        return counts;
    }

    /** The SHA-256 of all that stands before the trailer, in hexadecimal digits, once the table is finished. */
    public String sha256() {
        return sha256;
    }

    /** Gives a file that is on the disk its name, so that it has it after a crash as well. */
    static void rename(Path part, Path target) throws IOException {
        Files.move(part, target, StandardCopyOption.ATOMIC_MOVE);
        try (FileChannel folder = FileChannel.open(target.resolveSibling(""), StandardOpenOption.READ)) {
            folder.force(true);
        } catch (IOException e) {
            // Not every system lets folders be opened; there the name is as safe as the system makes it.
        }
    }

    /** Gives up where the table is not finished: nothing is left of it. */
    @Override
    public void close() throws IOException {
        if (!isClosed) {
            isClosed = true;
            deflater.end();
            channel.close();
            Files.deleteIfExists(part);
        }
    }
}
