package dev.solvable.spark;

import dev.solvable.spark.storage.DriverLock;
import dev.solvable.spark.storage.WorkFolder;
import dev.solvable.table.TableHeader;
import dev.solvable.table.TableParts;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.apache.spark.api.java.JavaSparkContext;

/** The folder of the table: its parts, last the manifest, and until then the files of the unfinished work. */
final class OutputFolder implements Serializable {
    private static final long serialVersionUID = 1;

    private static final String UNFINISHED = "unfinished";
    private static final String RUN = "run";

    private final String folder;
    private final WorkFolder files;
    private final WorkFolder work;

    OutputFolder(JavaSparkContext spark, String folder) {
        this.folder = folder;
        this.files = new WorkFolder(spark, folder);
        this.work = files.below(UNFINISHED);
    }

    /** The folder of the unfinished work. */
    WorkFolder work() {
        return work;
    }

    /**
     * Begins or resumes the work. Until the lock is closed, no other driver can work here.
     *
     * @param run lines that describe the work; only work with the same lines can be resumed
     * @param progress told what the driver waits for
     * @throws IllegalArgumentException if the folder has a table already, or another driver works in it; if its
     *     unfinished work is not to be resumed, or is described by other lines; if it cannot be read or written
     */
    DriverLock begin(String run, boolean resumes, Consumer<String> progress) {
        try {
            if (files.readText(TableParts.MANIFEST) != null) {
                throw new IllegalArgumentException(folder + " has a table already");
            }
            DriverLock lock = DriverLock.take(work, folder, progress);
            try {
                open(run, resumes);
            } catch (IOException | IllegalArgumentException e) {
                lock.close();
                throw e;
            }
            return lock;
        } catch (IOException e) {
            throw new IllegalArgumentException("tables cannot be put in " + folder + ": " + e.getMessage(), e);
        }
    }

    private void open(String run, boolean resumes) throws IOException {
        String before = work.readText(RUN);
        if (before == null) {
            if (work.finished(Layers.keys(0)) != null || work.finished(RankedForward.ranks(0)) != null) {
                throw new FileNotFoundException(UNFINISHED + "/" + RUN + " is gone: " + WorkFolder.BEGIN_AGAIN);
            }
            work.writeText(RUN, run);
        } else if (!resumes) {
            throw new IllegalArgumentException(
                    "work in " + folder + " is not finished: go on with it (--resume), or delete the folder");
        } else if (!before.equals(run)) {
            throw new IllegalArgumentException(
                    "what is unfinished in " + folder + " is something else:\n" + before + "and not\n" + run);
        }
    }

    /** Copies the finished file of a part to the folder; a repeated task copies the same bytes. */
    void publish(Path file, int part) throws IOException {
        files.copy(file, TableParts.fileName(part));
    }

    /** Writes the manifest, which completes the table, and deletes the files of the work. */
    void finish(TableHeader header, List<TableStage.Part> parts, DriverLock lock) throws IOException {
        List<TableParts.Part> written = parts.stream()
                .map(part -> new TableParts.Part(part.positions(), part.sha256()))
                .toList();
        files.writeText(TableParts.MANIFEST, TableParts.manifest(header, written));
        lock.stop();
        work.delete();
    }
}
