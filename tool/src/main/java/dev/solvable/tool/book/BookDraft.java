package dev.solvable.tool.book;

import dev.solvable.Outcome;
import java.io.Closeable;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/**
 * The values that were found so far, in a file: a making that takes hours and is stopped goes on where it was. The
 * first line says of which book it is, every other one is a value such as {@code WIN 41}.
 */
final class BookDraft implements Closeable {
    private final List<Value> found = new ArrayList<>();
    private final Writer file;

    private BookDraft(Writer file) {
        this.file = file;
    }

    /**
     * Opens a draft, or begins one.
     *
     * @param book what tells the book apart from all others, on one line
     * @throws IllegalArgumentException where the file is no draft of this book
     */
    static BookDraft open(Path path, String book) throws IOException {
        List<String> lines = Files.exists(path) ? wholeLines(Files.readString(path)) : List.of();
        if (lines.isEmpty()) {
            Files.writeString(path, book + "\n");
        } else if (!lines.get(0).equals(book)) {
            throw new IllegalArgumentException(
                    path + " is there and no part of this book; delete it, or write another file");
        } else {
            Files.writeString(path, String.join("\n", lines) + "\n");
        }
        BookDraft draft = new BookDraft(Files.newBufferedWriter(path, StandardOpenOption.APPEND));
        lines.stream().skip(1).map(BookDraft::value).forEach(draft.found::add);
        return draft;
    }

    /** The lines up to the last line end: what follows it was cut off. */
    private static List<String> wholeLines(String text) {
        return text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
    }

    private static Value value(String line) {
        String[] words = line.split(" ", 2);
        return new Value(Outcome.valueOf(words[0]), Integer.parseInt(words[1]));
    }

    /** The values that were in the file when it was opened. */
    List<Value> found() {
        return found;
    }

    /** Adds a value; it is in the file when this returns. */
    void add(Value value) throws IOException {
        file.write(value.outcome() + " " + value.distance() + "\n");
        file.flush();
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
