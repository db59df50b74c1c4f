package dev.solvable.table;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A temporary file beside the file that it replaces, locked while it is written. A file left by a killed process has no
 * lock, and the next process that writes the same target deletes it.
 */
final class PartFile implements Closeable {
    /** Not that of a {@link Draft}, which may hold the work of days. */
    private static final String ENDING = ".tmp";

    /** A number for each writer of this process, so that each has a file of its own. */
    private static final AtomicInteger WRITERS = new AtomicInteger();

    /** The files of this process: closing a second channel of one would release its lock, see {@link FileLock}. */
    static final Set<Path> OWN = ConcurrentHashMap.newKeySet();

    private final Path target;
    private final Path path;
    private final FileChannel channel;
    private boolean isPublished;

    private PartFile(Path target, Path path, FileChannel channel) {
        this.target = target;
        this.path = path;
        this.channel = channel;
    }

    /**
     * Refuses a name that cannot be written, before the content is computed, which may take days.
     *
     * @throws IOException as {@link #create}
     */
    static void check(Path file) throws IOException {
        create(file).close();
    }

    /** The file to replace, by the only name that {@link #OWN} has for it: where a link leads. */
    static Path target(Path file) throws IOException {
        if (!Files.exists(file)) {
            Path given = file.toAbsolutePath();
            return given.resolveSibling("").toRealPath().resolve(given.getFileName());
        }
        if (!Files.isRegularFile(file)) {
            String kind = Files.isDirectory(file) ? "Is a directory" : "Is no regular file";
            throw new FileSystemException(file.toString(), null, kind);
        }
        return file.toRealPath();
    }

    /**
     * Begins a file.
     *
     * @param file the name that {@link #publish} gives it, or a link to it
     * @throws IOException if it is a folder, a device or a pipe, or if no file can be created beside that name
     */
    static PartFile create(Path file) throws IOException {
        Path target = target(file);
        deleteAbandoned(target);
        while (true) {
            Path path = target.resolveSibling(target.getFileName() + "."
                    + ProcessHandle.current().pid() + "-" + WRITERS.incrementAndGet() + ENDING);
            OWN.add(path);
            FileChannel channel;
            try {
                channel = FileChannel.open(path, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            } catch (FileAlreadyExistsException e) {
                OWN.remove(path); // of an earlier process with this id, or of one on another machine
                continue;
            } catch (IOException e) {
                OWN.remove(path);
                throw e;
            }
            if (isOurs(channel) && Files.exists(path)) {
                return new PartFile(target, path, channel);
            }
            channel.close(); // another process took it for abandoned before it was locked
            OWN.remove(path);
        }
    }

    FileChannel channel() {
        return channel;
    }

    /** Renames the file to its target; an existing file is replaced. The new name survives a crash. */
    void publish() throws IOException {
        channel.force(true);
        Files.move(path, target, StandardCopyOption.ATOMIC_MOVE);
        try (FileChannel folder = FileChannel.open(target.resolveSibling(""), StandardOpenOption.READ)) {
            folder.force(true);
        } catch (IOException e) {
            // Some systems cannot open folders; there the rename is as durable as the system makes it.
        }
        isPublished = true;
        channel.close(); // only now: an unlocked file could be deleted as abandoned
    }

    /** Deletes the file unless it was published. */
    @Override
    public void close() throws IOException {
        channel.close();
        if (!isPublished) { // an interrupt of the thread may have closed the channel before
            Files.deleteIfExists(path);
        }
        OWN.remove(path);
    }

    /** Locks a file. Returns false if another run has it, and true also if the file system has no locks. */
    static boolean isOurs(FileChannel channel) {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            return false; // this process has locked it
        } catch (IOException e) {
            return true;
        }
    }

    private static void deleteAbandoned(Path target) {
        Pattern name = Pattern.compile(Pattern.quote(target.getFileName() + ".") + "\\d+-\\d+" + Pattern.quote(ENDING));
        try (DirectoryStream<Path> parts = Files.newDirectoryStream(
                target.resolveSibling(""),
                path -> name.matcher(String.valueOf(path.getFileName())).matches())) {
            for (Path part : parts) {
                if (!OWN.contains(part)) {
                    deleteIfAbandoned(part);
                }
            }
        } catch (IOException e) {
            // The folder cannot be listed, so no file is deleted.
        }
    }

    private static void deleteIfAbandoned(Path part) {
        try (FileChannel channel = FileChannel.open(part, StandardOpenOption.WRITE);
                @Nullable FileLock lock = channel.tryLock()) {
            if (lock != null) {
                Files.deleteIfExists(part);
            }
        } catch (IOException e) {
            // The file is gone, or the file system cannot tell whether it is locked.
        }
    }
}
