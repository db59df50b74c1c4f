package dev.solvable.sample.command;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/**
 * What a command reads and writes.
 *
 * @param in the input of commands that are given no file
 * @param out the answers; buffered, so flush before anybody waits
 * @param err the complaints
 * @param terminal whether somebody looks
 */
public record Streams(InputStream in, PrintWriter out, PrintWriter err, Terminal terminal) {
    /** Streams at which nobody looks. */
    public Streams(InputStream in, PrintWriter out, PrintWriter err) {
        this(in, out, err, Terminal.NONE);
    }

    /** Those of the process: UTF-8 whatever the locale, and unlike {@link System#out} not flushed line by line. */
    public static Streams standard() {
        return new Streams(
                System.in,
                new PrintWriter(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8),
                new PrintWriter(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8),
                Terminal.ofProcess());
    }
}
