package dev.solvable.tool.command;

import dev.solvable.tool.input.BadInputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes a file beside the one that it replaces, so that there is never a part of it under its name. */
final class WholeFile {
    private WholeFile() {}

    /** Writes the content. */
    interface Content<T> {
        /** Writes to a file, and returns what is to be told of it. */
        T writeTo(Path part) throws IOException, InterruptedException;
    }

    /** Writes a file; where that fails, the one before stays. */
    static <T> T write(Path file, Content<T> content) throws InterruptedException {
        Path target = file.toAbsolutePath();
        Path part = target.resolveSibling(target.getFileName() + ".part");
        try {
            T told = content.writeTo(part);
            Files.move(part, target, StandardCopyOption.REPLACE_EXISTING);
            return told;
        } catch (IOException e) {
            throw BadInputException.unwritable(file, e);
        } finally {
            remove(part); // where it was not moved
        }
    }

    private static void remove(Path part) {
        try {
            Files.deleteIfExists(part);
        } catch (IOException e) {
            throw BadInputException.unwritable(part, e);
        }
    }
}
