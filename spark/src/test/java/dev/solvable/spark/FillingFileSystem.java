package dev.solvable.spark;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.apache.hadoop.util.Progressable;

/** The machine's files as a file system of Hadoop's whose disk fills: addresses begin with {@code filling:}. */
public final class FillingFileSystem extends RawLocalFileSystem {
    static final String SCHEME = "filling";

    /** The bytes that can still be written. */
    static final AtomicLong FREE = new AtomicLong();

    @Override
    public URI getUri() {
        return URI.create(SCHEME + ":///");
    }

    @Override
    public FSDataOutputStream create(
            Path file, boolean overwrite, int bufferSize, short replication, long blockSize, Progressable progress)
            throws IOException {
        FSDataOutputStream out = super.create(file, overwrite, bufferSize, replication, blockSize, progress);
        return new FSDataOutputStream(new Filling(out), null);
    }

    private static final class Filling extends OutputStream {
        private final OutputStream out;

        Filling(OutputStream out) {
            this.out = out;
        }

        @Override
        public void write(int value) throws IOException {
            write(new byte[] {(byte) value}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
            if (FREE.addAndGet(-length) < 0) {
                throw new IOException("No space left on device");
            }
            out.write(bytes, from, length);
        }

        @Override
        public void close() throws IOException {
            out.close();
        }
    }
}
