package dev.solvable.table;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The bytes of a file, in an array or on disk. The file is not mapped into memory: if another program truncated it, a
 * read could end the JVM. It is thread-safe.
 */
final class FileBytes implements Closeable {
    /** The maximum size of a block, in bytes. */
    static final int MAX_BLOCK = 1 << 20;

    private final byte[] array;
    private final @Nullable RandomAccessFile file; // an interrupt would close a channel
    private final long length;

    private FileBytes(byte[] array, @Nullable RandomAccessFile file, long length) {
        this.array = array;
        this.file = file;
        this.length = length;
    }

    static FileBytes open(Path path) throws IOException {
        Files.newInputStream(path).close(); // says why the file cannot be read; RandomAccessFile does not
        RandomAccessFile file = new RandomAccessFile(path.toFile(), "r");
        return new FileBytes(new byte[0], file, file.length());
    }

    static FileBytes of(byte[] bytes) {
        return new FileBytes(bytes, null, bytes.length);
    }

    /** The number of bytes when the file was opened. */
    long length() {
        return length;
    }

    /**
     * Some bytes, in the byte order of tables.
     *
     * @throws EOFException if the file ends earlier
     */
    ByteBuffer read(long offset, int bytes) throws IOException {
        if (file == null) {
            return ByteBuffer.wrap(array, Math.toIntExact(offset), bytes)
                    .slice()
                    .order(ByteOrder.LITTLE_ENDIAN);
        }
        byte[] read = new byte[bytes];
        synchronized (file) {
            file.seek(offset);
            file.readFully(read);
        }
        return ByteBuffer.wrap(read).order(ByteOrder.LITTLE_ENDIAN);
    }

    @Override
    public void close() throws IOException {
        if (file != null) {
            file.close();
        }
    }
}
