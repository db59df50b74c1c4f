package dev.solvable.spark;

import dev.solvable.spark.storage.DriverLock;
import dev.solvable.spark.storage.WorkFolder;
import dev.solvable.table.TableHeader;
import dev.solvable.table.TableParts;
import java.io.IOException;
import java.io.Serializable;
import java.util.List;
import java.util.function.Consumer;
import org.apache.spark.api.java.JavaSparkContext;

/** The folder that gets the table: its parts, last of all the manifest, and until then what is known so far. */
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

    /** The folder of what is known so far. */
    WorkFolder work() {
        return work;
    }

    /**
     * Begins to work, with what was known before where the work goes on. Until the lock is closed no other driver works
     * here.
     *
     * @param run what the work belongs to, in lines: who goes on with it must want the same
     * @param progress is told what is waited for
     * @throws IllegalArgumentException where there is a table already, or another driver at work, or something
     *     unfinished that is not to go on or is something else, or where nothing can be read or written
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
            work.writeText(RUN, run);
        } else if (!resumes) {
            throw new IllegalArgumentException(
                    "work in " + folder + " is not finished: go on with it (--resume), or delete the folder");
        } else if (!before.equals(run)) {
            throw new IllegalArgumentException(
                    "what is unfinished in " + folder + " is something else:\n" + before + "and not\n" + run);
        }
    }

    /** Copies the finished file of a part to the folder; whoever does so again brings the same. */
    void publish(java.nio.file.Path file, int part) throws IOException {
        files.copy(file, TableParts.fileName(part));
    }

    /** Says that all parts are there; then nothing is left of the work but them. */
    void finish(TableHeader header, List<TableStage.Part> parts, DriverLock lock) throws IOException {
        List<TableParts.Part> written = parts.stream()
                .map(part -> new TableParts.Part(part.positions(), part.sha256()))
                .toList();
        files.writeText(TableParts.MANIFEST, TableParts.manifest(header, written));
        lock.stop();
        work.delete();
    }
}
