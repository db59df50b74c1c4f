package dev.solvable.tool.terminal;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What a command reads and writes.
 *
 * @param in the input of commands that are given no file
 * @param out the answers; buffered, so flush before a user waits
 * @param err the complaints
 * @param terminal whether a user is at a terminal
 */
public record Streams(InputStream in, PrintWriter out, PrintWriter err, Terminal terminal) {
    /**
     * The output cannot be written. It ends the command, whose input may have no end. An error: the parser of command
     * lines would report an exception.
     */
    public static final class OutputLost extends Error {
        private static final long serialVersionUID = 1;

        private final boolean readerIsGone;

        OutputLost(IOException cause, boolean readerIsGone) {
            super(cause);
            this.readerIsGone = readerIsGone;
        }

        /** Whether the other end of a pipe was closed, as {@code head} does once it has its lines. */
        public boolean readerIsGone() {
            return readerIsGone;
        }
    }

    /** Streams that are no terminal. */
    public Streams(InputStream in, PrintWriter out, PrintWriter err) {
        this(in, out, err, Terminal.NONE);
    }

    /**
     * The input of a command that needs one. The command must not close it.
     *
     * @throws IOException where the process was started without any ({@code <&-})
     */
    public InputStream input() throws IOException {
        if (in == System.in && isClassesOfTheJvm()) {
            throw new IOException("it is closed");
        }
        return in;
    }

    /** If a process has no standard input, the first file that the JVM opens, its classes, gets file descriptor 0. */
    private static boolean isClassesOfTheJvm() {
        try {
            return Files.isSameFile(Path.of("/dev/stdin"), Path.of(System.getProperty("java.home"), "lib", "modules"));
        } catch (IOException noSuchName) {
            return false; // a system on which the input has no name
        }
    }

    /** The streams of the process: UTF-8 in any locale, and unlike {@link System#out} not flushed line by line. */
    public static Streams standard() {
        System.setOut(System.err); // for what users' classes print: answers are read by programs
        return new Streams(
                System.in,
                new PrintWriter(new StandardOutput(), false, StandardCharsets.UTF_8),
                new PrintWriter(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8),
                Terminal.ofProcess());
    }
}
