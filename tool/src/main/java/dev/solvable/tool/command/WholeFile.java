package dev.solvable.tool.command;

import dev.solvable.tool.input.BadInputException;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.atomic.AtomicInteger;

/** Writes a file under a temporary name and then renames it, so that its name never shows a partial file. */
final class WholeFile {
    /** Numbers the writers of this process, so that each has its own temporary file. */
    private static final AtomicInteger WRITERS = new AtomicInteger();

    private WholeFile() {}

    /**
     * Writes the content.
     *
     * @param <E> an exception other than {@link IOException} that may end it
     */
    interface Content<T, E extends Exception> {
        /** Writes to a file, and returns a result. */
        T writeTo(Path part) throws IOException, E;
    }

    /**
     * Writes a file; if that fails, the file before stays. A link to a file is kept. A device or a pipe is written to
     * directly.
     */
    static <T, E extends Exception> T write(Path file, Content<T, E> content) throws E {
        try {
            if (Files.isDirectory(file)) {
                throw new FileSystemException(file.toString(), null, "Is a directory");
            }
            boolean exists = Files.exists(file);
            if (exists && !Files.isRegularFile(file)) {
                // By the given name: a pipe behind /dev/stdout has no other.
                return content.writeTo(file);
            }
            return replace(exists ? file.toRealPath() : file.toAbsolutePath(), content);
        } catch (IOException e) {
            throw BadInputException.unwritable(file, e);
        }
    }

    private static <T, E extends Exception> T replace(Path target, Content<T, E> content) throws IOException, E {
        Path part = newPart(target);
        try {
            T told = content.writeTo(part);
            Files.move(part, target, StandardCopyOption.REPLACE_EXISTING);
            return told;
        } finally {
            Files.deleteIfExists(part); // if it was not moved
        }
    }

    private static Path newPart(Path target) throws IOException {
        while (true) {
            Path part = target.resolveSibling(target.getFileName() + "."
                    + ProcessHandle.current().pid() + "-" + WRITERS.incrementAndGet() + ".part");
            try {
                Files.createFile(part);
                part.toFile().deleteOnExit(); // if the command is stopped
                return part;
            } catch (FileAlreadyExistsException e) {
                // left by a killed process, or written on another machine, with the same process id
            }
        }
    }
}
