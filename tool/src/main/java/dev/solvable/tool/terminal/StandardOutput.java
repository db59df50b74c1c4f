package dev.solvable.tool.terminal;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;

/** The output of the process, which remembers whether writing failed because the reader is gone. */
final class StandardOutput extends FilterOutputStream {
    private volatile boolean readerGone;

    StandardOutput() {
        this(new FileOutputStream(FileDescriptor.out));
    }

    StandardOutput(OutputStream out) {
        super(out);
    }

    /** Whether the other end of a pipe was closed, as {@code head} does once it has its lines. */
    boolean readerGone() {
        return readerGone;
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        try {
            out.write(bytes, from, length);
        } catch (IOException e) {
            // Java offers nothing but the message of the system: "Broken pipe", "The pipe is being closed".
            readerGone |=
                    String.valueOf(e.getMessage()).toLowerCase(Locale.ROOT).contains("pipe");
            throw e;
        }
    }

    @Override
    public void write(int octet) throws IOException {
        write(new byte[] {(byte) octet}, 0, 1);
    }
}
