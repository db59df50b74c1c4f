package dev.solvable.spark.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.solvable.spark.LocalSpark;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Of several drivers one works in a folder; one that has died is followed by the next. */
class DriverLockTest {
    private static final int BEAT_MILLIS = 40;

    /** Who waits for beats that come waits for so long that a busy machine has room for one. */
    private static final int PATIENT_BEAT_MILLIS = 100 * BEAT_MILLIS;

    @TempDir
    Path folder;

    private final List<String> progress = new ArrayList<>();
    private WorkFolder work;

    @BeforeEach
    void open() {
        work = new WorkFolder(LocalSpark.spark(), folder.toString());
    }

    private DriverLock take() throws IOException {
        return take(BEAT_MILLIS);
    }

    private DriverLock take(int beatMillis) throws IOException {
        return DriverLock.take(work, "the folder", progress::add, beatMillis);
    }

    private List<String> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void aSecondDriverIsRefusedWhileTheFirstWorks() throws IOException {
        try (DriverLock first = take()) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> take(PATIENT_BEAT_MILLIS))
                    .withMessageMatching("another driver works in the folder: process \\d+ on .+, since .+Z");
            assertThat(progress)
                    .singleElement()
                    .asString()
                    .contains("whether another driver still works in the folder");
            first.check();
        }
    }

    @Test
    void aReleasedLockIsTakenAtOnce() throws IOException {
        take().close();
        try (DriverLock next = take()) {
            next.check();
        }
        assertThat(progress).isEmpty();
    }

    @Test
    void aDriverThatHasDiedIsFollowed() throws IOException {
        DriverLock dead = take();
        dead.stop();
        try (DriverLock next = take()) {
            next.check();
            assertThatIOException()
                    .isThrownBy(dead::check)
                    .withMessageStartingWith(
                            "another driver has taken over, since this one was not heard of: process ");
            dead.close();
            next.check();
        }
        assertThat(progress).hasSize(1);
        assertThat(files()).containsExactly("driver-1", "driver-2");
    }

    @Test
    void aStoppedLockWritesNoMore() throws IOException, InterruptedException {
        DriverLock lock = take();
        lock.stop();
        work.delete();
        Thread.sleep(3 * BEAT_MILLIS);
        assertThat(folder).doesNotExist();
    }
}
