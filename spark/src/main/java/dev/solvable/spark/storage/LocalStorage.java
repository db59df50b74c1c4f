package dev.solvable.spark.storage;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Files of a local or mounted file system, by the JDK alone: Hadoop's access to them looks up the user in a way that
 * fails since JDK 24.
 *
 * @param folder its path, as a text so that it can be serialized
 */
record LocalStorage(String folder) implements Storage {
    private Path place(String name) {
        return Path.of(folder, name);
    }

    @Override
    public byte @Nullable [] read(String name) throws IOException {
        try {
            return Files.readAllBytes(place(name));
        } catch (NoSuchFileException e) {
            return null;
        }
    }

    @Override
    public void write(String name, Content content) throws IOException {
        Path file = place(name);
        try {
            writeWhole(file, content);
        } catch (IOException e) {
            throw cannotWrite(file, e);
        }
    }

    /** The message of a file system's exception is often only the name of the file. */
    private static IOException cannotWrite(Path file, IOException e) {
        String reason = e instanceof FileSystemException ? e.toString() : String.valueOf(e.getMessage());
        return new IOException("cannot write " + file + ": " + reason, e);
    }

    private static void writeWhole(Path file, Content content) throws IOException {
        Path parent = Files.createDirectories(file.resolveSibling(""));
        Path beside = parent.resolve("." + file.getFileName() + "-" + UUID.randomUUID());
        try {
            try (OutputStream out = Files.newOutputStream(beside)) {
                content.writeTo(out);
            }
            Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    @Override
    public boolean create(String name, byte[] content) throws IOException {
        Path file = place(name);
        try {
            Files.createDirectories(file.resolveSibling(""));
            Files.write(file, content, StandardOpenOption.CREATE_NEW);
            return true;
        } catch (IOException e) {
            if (e instanceof FileAlreadyExistsException && Files.exists(file)) {
                return false;
            }
            throw cannotWrite(file, e);
        }
    }

    @Override
    public void replace(String name, byte[] content) throws IOException {
        write(name, out -> out.write(content));
    }

    @Override
    public void delete(String name) throws IOException {
        try (Stream<Path> all = Files.walk(place(name))) {
            for (Path file : (Iterable<Path>) all.sorted(Comparator.reverseOrder())::iterator) {
                Files.delete(file);
            }
        } catch (NoSuchFileException e) {
            // Nothing is there to be deleted.
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }
}
