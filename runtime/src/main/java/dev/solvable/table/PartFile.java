package dev.solvable.table;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A file that is being written beside the one that it replaces, locked as long as it is. A file left by a killed
 * process has no lock, and the next process that writes the same file deletes it.
 */
final class PartFile implements Closeable {
    /** A number for each writer of this process, so that each has a file of its own. */
    private static final AtomicInteger WRITERS = new AtomicInteger();

    /** Those of this process: a second look at one of them would end its lock, see {@link FileLock}. */
    private static final Set<Path> OWN = ConcurrentHashMap.newKeySet();

    private final Path target;
    private final Path path;
    private final FileChannel channel;

    private PartFile(Path target, Path path, FileChannel channel) {
        this.target = target;
        this.path = path;
        this.channel = channel;
    }

    /**
     * Refuses a name that no file can have, as soon as it is known: what a file is to hold may take days to find.
     *
     * @throws IOException where it is that of a folder, or of a file in a folder that cannot be written to
     */
    static void check(Path file) throws IOException {
        Path folder = file.toAbsolutePath().resolveSibling("");
        if (Files.isDirectory(file)) {
            throw new FileSystemException(file.toString(), null, "Is a directory");
        }
        if (!Files.isDirectory(folder)) {
            throw new NoSuchFileException(folder.toString());
        }
        if (!Files.isWritable(folder)) {
            throw new AccessDeniedException(folder.toString());
        }
    }

    /**
     * Begins a file.
     *
     * @param file what it is to be called
     * @throws IOException where nothing can be written beside that name
     */
    static PartFile create(Path file) throws IOException {
        Path target = file.toAbsolutePath();
        deleteAbandoned(target);
        while (true) {
            Path path = target.resolveSibling(target.getFileName() + "."
                    + ProcessHandle.current().pid() + "-" + WRITERS.incrementAndGet() + ".part");
            OWN.add(path);
            FileChannel channel;
            try {
                channel = FileChannel.open(path, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            } catch (FileAlreadyExistsException e) {
                OWN.remove(path); // of a process that had this number before, or has it on another machine
                continue;
            } catch (IOException e) {
                OWN.remove(path);
                throw e;
            }
            if (isOurs(channel) && Files.exists(path)) {
                return new PartFile(target, path, channel);
            }
            channel.close(); // taken for abandoned between its creation and its lock
            OWN.remove(path);
        }
    }

    FileChannel channel() {
        return channel;
    }

    /** Gives the file its name, in place of one that has it already. */
    void publish() throws IOException {
        channel.force(true);
        rename(path, target);
        channel.close(); // only now: without its lock it could be deleted
    }

    /** Gives a file that is on the disk its name, so that it has it after a crash as well. */
    private static void rename(Path part, Path target) throws IOException {
        Files.move(part, target, StandardCopyOption.ATOMIC_MOVE);
        try (FileChannel folder = FileChannel.open(target.resolveSibling(""), StandardOpenOption.READ)) {
            folder.force(true);
        } catch (IOException e) {
            // Not every system lets folders be opened; there the name is as safe as the system makes it.
        }
    }

    /** Deletes the file where it was not published. */
    @Override
    public void close() throws IOException {
        if (channel.isOpen()) {
            channel.close();
            Files.deleteIfExists(path);
        }
        OWN.remove(path);
    }

    /** Whether no other run has the file, which is locked then; also where the file system knows no locks. */
    static boolean isOurs(FileChannel channel) {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            return false; // it is of this process
        } catch (IOException e) {
            return true;
        }
    }

    private static void deleteAbandoned(Path target) {
        Pattern name = Pattern.compile(Pattern.quote(target.getFileName() + ".") + "\\d+-\\d+\\.part");
        try (DirectoryStream<Path> parts = Files.newDirectoryStream(
                target.resolveSibling(""),
                path -> name.matcher(String.valueOf(path.getFileName())).matches())) {
            for (Path part : parts) {
                if (!OWN.contains(part)) {
                    deleteIfAbandoned(part);
                }
            }
        } catch (IOException e) {
            // Nothing can be seen here, so that nothing can be tidied.
        }
    }

    private static void deleteIfAbandoned(Path part) {
        try (FileChannel channel = FileChannel.open(part, StandardOpenOption.WRITE);
                @Nullable FileLock lock = channel.tryLock()) {
            if (lock != null) {
                Files.deleteIfExists(part);
            }
        } catch (IOException e) {
            // It is gone, or it cannot be known whether somebody writes it.
        }
    }
}
