package dev.solvable.tool.classpath;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Reports when classes have changed and no more are being written: a compiler writes them one after the other. It polls
 * all files, which works on every file system and takes a few milliseconds for a project.
 */
public final class ClassPathWatch implements AutoCloseable {
    private static final Duration PAUSE = Duration.ofMillis(100);

    /** How long nothing must change after a compiler's last file. */
    private static final Duration REST = Duration.ofMillis(600);

    /** The same for a source, which an editor writes in one step. */
    private static final Duration REST_OF_SOURCE = Duration.ofMillis(100);

    /** The same after files were deleted: builds delete what they are about to compile, which takes a while. */
    private static final Duration REST_OF_DELETED = Duration.ofSeconds(4);

    private final List<Path> entries;
    private final Duration rest;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(ClassPathWatch::thread);
    private Map<Path, Stamp> told;

    /** What differs when a file has changed. */
    private record Stamp(FileTime modified, long size) {}

    /**
     * A watch that compares with the files as they are now, once it is {@linkplain #start started}.
     *
     * @param entries class folders, jars and Java files; some may not exist yet
     */
    public ClassPathWatch(List<Path> entries) {
        this.entries = List.copyOf(entries);
        boolean sources = entries.stream().allMatch(entry -> entry.toString().endsWith(".java"));
        this.rest = sources ? REST_OF_SOURCE : REST;
        this.told = stamps();
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "watching classes");
        thread.setDaemon(true);
        return thread;
    }

    /**
     * Starts polling.
     *
     * @param changed called from a separate thread when files have changed and then rested
     */
    public void start(Runnable changed) {
        thread.execute(() -> watch(changed));
    }

    /** Stops polling. */
    @Override
    public void close() {
        thread.shutdownNow();
    }

    private void watch(Runnable changed) {
        try {
            while (true) {
                Map<Path, Stamp> now = atRest();
                if (!now.equals(told)) {
                    told = now;
                    changed.run();
                }
            }
        } catch (InterruptedException e) {
            // Closed.
        }
    }

    /** The files, once they have rested long enough. */
    private Map<Path, Stamp> atRest() throws InterruptedException {
        Map<Path, Stamp> now = stamps();
        long since = System.nanoTime();
        while (true) {
            Thread.sleep(PAUSE.toMillis());
            long looked = System.nanoTime(); // later changes may be missed by this look
            Map<Path, Stamp> next = stamps();
            Duration rest = next.keySet().containsAll(told.keySet()) ? this.rest : REST_OF_DELETED;
            if (!next.equals(now)) {
                now = next;
                since = System.nanoTime();
            } else if (looked - since >= rest.toNanos()) {
                return now;
            }
        }
    }

    private Map<Path, Stamp> stamps() {
        Map<Path, Stamp> stamps = new HashMap<>();
        for (Path entry : entries) {
            try {
                Files.walkFileTree(entry, ClassPath.FOLLOW_LINKS, Integer.MAX_VALUE, new SimpleFileVisitor<>() {
                    @Override
                    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                        stamps.put(file, new Stamp(attributes.lastModifiedTime(), attributes.size()));
                        return FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult visitFileFailed(Path file, IOException e) {
                        return FileVisitResult.CONTINUE; // deleted meanwhile, or not there yet
                    }

                    @Override
                    public FileVisitResult postVisitDirectory(Path folder, IOException e) {
                        return FileVisitResult.CONTINUE; // the same
                    }
                });
            } catch (IOException e) {
                // No file of this entry can be seen now.
            }
        }
        return stamps;
    }
}
