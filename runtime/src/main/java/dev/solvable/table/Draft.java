package dev.solvable.table;

import java.io.Closeable;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/**
 * The codes of the values that were found so far, a line each below one that names the table: a run of hours that was
 * stopped goes on where it was.
 */
final class Draft implements Closeable {
    private final Path path;
    private final List<Integer> found;
    private final Writer file;

    private Draft(Path path, List<Integer> found, Writer file) {
        this.path = path;
        this.found = found;
        this.file = file;
    }

    /**
     * Opens the draft of a table, or begins one.
     *
     * @throws IllegalArgumentException where the file is no draft of this table
     */
    static Draft open(Path path, TableHeader header) throws IOException {
        String name = header.game() + " " + header.digest() + " " + header.plyLimit();
        List<String> lines = Files.exists(path) ? wholeLines(Files.readString(path)) : List.of();
        if (lines.isEmpty()) {
            lines = List.of(name);
        } else if (!lines.get(0).equals(name)) {
            throw new IllegalArgumentException(
                    path + " is there and no part of this table; delete it, or write another file");
        }
        Files.writeString(path, String.join("\n", lines) + "\n");
        return new Draft(
                path,
                lines.stream().skip(1).map(Integer::valueOf).toList(),
                Files.newBufferedWriter(path, StandardOpenOption.APPEND));
    }

    /** The lines up to the last line end: what follows it was cut off. */
    private static List<String> wholeLines(String text) {
        return text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
    }

    /** The codes that were in the file when it was opened. */
    List<Integer> found() {
        return found;
    }

    /** Adds a code; it is in the file when this returns. */
    void add(int code) throws IOException {
        file.write(code + "\n");
        file.flush();
    }

    /** Deletes the file. */
    void delete() throws IOException {
        file.close();
        Files.delete(path);
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
