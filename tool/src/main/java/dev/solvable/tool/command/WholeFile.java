package dev.solvable.tool.command;

import dev.solvable.tool.input.BadInputException;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.atomic.AtomicInteger;

/** Writes a file beside the one that it replaces, so that there is never a part of it under its name. */
final class WholeFile {
    /** A number for each writer of this process: whoever writes the same file meanwhile has a part of their own. */
    private static final AtomicInteger WRITERS = new AtomicInteger();

    private WholeFile() {}

    /**
     * Writes the content.
     *
     * @param <E> what else than an {@link IOException} may end that
     */
    interface Content<T, E extends Exception> {
        /** Writes to a file, and returns what is to be told of it. */
        T writeTo(Path part) throws IOException, E;
    }

    /**
     * Writes a file; where that fails, the one before stays. A link to a file stays one, and what is neither a file nor
     * a folder is written to.
     */
    static <T, E extends Exception> T write(Path file, Content<T, E> content) throws E {
        try {
            Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
            if (Files.isDirectory(target)) {
                throw new FileSystemException(file.toString(), null, "Is a directory");
            }
            return Files.exists(target) && !Files.isRegularFile(target)
                    ? content.writeTo(target)
                    : replace(target, content);
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
            Files.deleteIfExists(part); // where it was not moved
        }
    }

    private static Path newPart(Path target) throws IOException {
        while (true) {
            Path part = target.resolveSibling(target.getFileName() + "."
                    + ProcessHandle.current().pid() + "-" + WRITERS.incrementAndGet() + ".part");
            try {
                Files.createFile(part);
                part.toFile().deleteOnExit(); // where the command is stopped
                return part;
            } catch (FileAlreadyExistsException e) {
                // of a process that was killed and had this number, or has it on another machine
            }
        }
    }
}
