package dev.solvable.spark.storage;

import java.io.IOException;
import java.net.InetAddress;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.Locale;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * One driver at a time works in a folder. Each driver creates a file with the next number; the highest number holds the
 * lock. The holder rewrites its file regularly: this tells a dead driver from a working one even on file systems
 * without locks. A driver that was taken for dead sees the higher number and stops.
 *
 * <p>Files are numbered because only one driver can create a new file, while two could replace an existing one.
 */
public final class DriverLock implements AutoCloseable {
    private static final String RELEASED = "released\n";

    /** The interval at which the holder writes its file. */
    private static final int BEAT_MILLIS = 2_000;

    /** A holder that has not written for this many beats is taken for dead. */
    private static final int BEATS_TO_WAIT = 5;

    private final WorkFolder folder;
    private final int number;
    private final String owner;
    private final Timer beats = new Timer("solvable-driver-lock", true);
    private boolean isStopped;
    private int written;

    private DriverLock(WorkFolder folder, int number) {
        this.folder = folder;
        this.number = number;
        this.owner = "process " + ProcessHandle.current().pid() + " on " + hostName() + ", since "
                + Instant.now().truncatedTo(ChronoUnit.SECONDS);
    }

    /**
     * Takes the lock of a folder.
     *
     * @param place the users' name of the folder
     * @param progress told what the driver waits for
     * @throws IllegalArgumentException if another driver works in the folder
     * @throws IOException if files cannot be read or written, or the thread is interrupted
     */
    public static DriverLock take(WorkFolder folder, String place, Consumer<String> progress) throws IOException {
        return take(folder, place, progress, BEAT_MILLIS);
    }

    static DriverLock take(WorkFolder folder, String place, Consumer<String> progress, int beatMillis)
            throws IOException {
        int last = last(folder);
        byte[] held = last == 0 ? null : folder.readFile(name(last));
        if (held != null && !isReleased(held)) {
            String owner = owner(held);
            progress.accept(String.format(
                    Locale.ROOT,
                    "waiting up to %d seconds to see whether another driver still works in %s: %s",
                    TimeUnit.MILLISECONDS.toSeconds((long) beatMillis * BEATS_TO_WAIT),
                    place,
                    owner));
            if (isWrittenAgain(folder, last, held, beatMillis)) {
                throw new IllegalArgumentException("another driver works in " + place + ": " + owner);
            }
        }
        DriverLock lock = new DriverLock(folder, last + 1);
        if (!folder.create(name(lock.number), lock.content())) {
            lock.stop();
            throw new IllegalArgumentException("another driver has begun to work in " + place + " just now");
        }
        lock.start(beatMillis);
        return lock;
    }

    private static boolean isWrittenAgain(WorkFolder folder, int number, byte[] held, int beatMillis)
            throws IOException {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos((long) beatMillis * BEATS_TO_WAIT);
        while (System.nanoTime() < end) {
            try {
                Thread.sleep(beatMillis / 4 + 1);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IOException("interrupted while waiting for another driver", e);
            }
            if (!Arrays.equals(held, folder.readFile(name(number)))) {
                return true;
            }
        }
        return false;
    }

    private static int last(WorkFolder folder) throws IOException {
        int last = 0;
        while (folder.readFile(name(last + 1)) != null) {
            last++;
        }
        return last;
    }

    private static String name(int number) {
        return "driver-" + number;
    }

    private static boolean isReleased(byte[] held) {
        return Arrays.equals(held, WorkFolder.bytes(RELEASED));
    }

    /** The first line of a lock's file; the file is empty while the other driver is writing it. */
    private static String owner(byte[] held) {
        return WorkFolder.text(held).lines().findFirst().orElse("(unknown)");
    }

    private static String hostName() {
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (IOException e) {
            return "an unknown host";
        }
    }

    private byte[] content() {
        return WorkFolder.bytes(owner + "\nwritten " + written + " times\n");
    }

    private void start(int beatMillis) {
        TimerTask task = new TimerTask() {
            @Override
            public void run() {
                beat();
            }
        };
        beats.schedule(task, beatMillis, beatMillis);
    }

    private synchronized void beat() {
        if (isStopped) {
            return;
        }
        written++;
        try {
            folder.replace(name(number), content());
        } catch (IOException e) {
            // The disk may be full for a while. If it stays full, the next step fails with the reason.
        }
    }

    /**
     * Checks that no other driver has taken over the folder.
     *
     * @throws IOException if one has, or if files cannot be read
     */
    public void check() throws IOException {
        byte @Nullable [] other = folder.readFile(name(number + 1));
        if (other != null) {
            throw new IOException("another driver has taken over, since this one was not heard of: " + owner(other));
        }
    }

    /** Stops writing the file. Then the folder of the lock may be deleted. */
    public synchronized void stop() {
        isStopped = true;
        beats.cancel();
    }

    /** Releases the lock if it is still held, so that the next driver need not wait. */
    @Override
    public synchronized void close() {
        if (!isStopped) {
            stop();
            try {
                release();
            } catch (IOException e) {
                // The next driver has to wait.
            }
        }
    }

    private void release() throws IOException {
        try {
            folder.replace(name(number), WorkFolder.bytes(RELEASED));
        } catch (IOException e) {
            if (folder.readFile(name(number + 1)) == null) {
                folder.forget(name(number)); // a full disk has no room for a file, yet one can be deleted
            }
        }
    }
}
