package dev.solvable.tool.terminal;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;

/** The output of the process, which ends the command when it cannot be written. */
final class StandardOutput extends FilterOutputStream {
    StandardOutput() {
        this(new FileOutputStream(FileDescriptor.out));
    }

    StandardOutput(OutputStream out) {
        super(out);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        try {
            out.write(bytes, from, length);
        } catch (IOException e) {
            // Java offers nothing but the message of the system: "Broken pipe", "The pipe is being closed".
            String reason = String.valueOf(e.getMessage()).toLowerCase(Locale.ROOT);
            throw new Streams.OutputLost(e, reason.contains("pipe"));
        }
    }

    @Override
    public void write(int octet) throws IOException {
        write(new byte[] {(byte) octet}, 0, 1);
    }
}
