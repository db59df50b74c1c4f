package dev.solvable.spark;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.StringJoiner;
import java.util.UUID;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocalFileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.util.SerializableConfiguration;
import org.jspecify.annotations.Nullable;

/**
 * What is known so far, as files in a folder that all machines see. A stage of the work leaves a file for each part
 * that it has something to say of, and when all are there, how many positions each has. A file is there as a whole or
 * not at all; a task that is done a second time writes the same bytes again.
 */
final class WorkFolder implements Serializable {
    private static final long serialVersionUID = 1;

    /** Which stages are done; it outlives what they have left. */
    private static final String DONE = "done/";

    private static final int BUFFER = 1 << 16;

    /** Sent once to each machine: reading it takes longer than a small task. */
    private final Broadcast<SerializableConfiguration> configuration;

    private final String folder;

    WorkFolder(JavaSparkContext spark, String folder) {
        this.configuration = spark.broadcast(new SerializableConfiguration(spark.hadoopConfiguration()));
        this.folder = folder;
    }

    private WorkFolder(WorkFolder above, String name) {
        this.configuration = above.configuration;
        this.folder = above.folder + "/" + name;
    }

    /** A folder in this one. */
    WorkFolder below(String name) {
        return new WorkFolder(this, name);
    }

    private FileSystem files() throws IOException {
        FileSystem files = new Path(folder).getFileSystem(configuration.value().value());
        // Without a file of checksums beside each: the tables have checksums of their own.
        return files instanceof LocalFileSystem local ? local.getRawFileSystem() : files;
    }

    /** A new file with the permissions that files have there: asking for some starts a process for each local file. */
    private static OutputStream create(FileSystem files, Path file) throws IOException {
        return files.create(
                file, null, true, BUFFER, files.getDefaultReplication(file), files.getDefaultBlockSize(file), null);
    }

    private Path place(String stage, int part) {
        return new Path(folder, stage + "/" + part);
    }

    byte[] read(String stage, int part) throws IOException {
        return read(place(stage, part));
    }

    private byte[] read(Path file) throws IOException {
        try (InputStream in = files().open(file)) {
            return in.readAllBytes();
        }
    }

    /** What a part has left, null where it had nothing to say. */
    byte @Nullable [] readIfThere(String stage, int part) throws IOException {
        try {
            return read(stage, part);
        } catch (FileNotFoundException e) {
            return null;
        }
    }

    void write(String stage, int part, byte[] bytes) throws IOException {
        write(place(stage, part), bytes);
    }

    private void write(Path file, byte[] bytes) throws IOException {
        write(file, out -> out.write(bytes));
    }

    private void write(Path file, Content content) throws IOException {
        FileSystem files = files();
        Path beside = new Path(file.getParent(), "." + file.getName() + "-" + UUID.randomUUID());
        try (OutputStream out = create(files, beside)) {
            content.writeTo(out);
        }
        if (!files.rename(beside, file)) {
            files.delete(beside, false);
            if (!files.exists(file)) { // else another try of the same task was here, with the same bytes
                throw new IOException("cannot write " + file);
            }
        }
    }

    /** What goes into a file. */
    @FunctionalInterface
    private interface Content {
        void writeTo(OutputStream out) throws IOException;
    }

    /** Says that a stage is done, and how many positions each part has. */
    void finish(String stage, long[] counts) throws IOException {
        StringJoiner text = new StringJoiner("\n", "", "\n");
        for (long count : counts) {
            text.add(Long.toString(count));
        }
        writeText(DONE + stage, text.toString());
    }

    /** How many positions each part has after a stage; null where it is not done. */
    long @Nullable [] finished(String stage) throws IOException {
        String text = readText(DONE + stage);
        return text == null ? null : text.lines().mapToLong(Long::parseLong).toArray();
    }

    void writeText(String name, String text) throws IOException {
        write(new Path(folder, name), text.getBytes(StandardCharsets.UTF_8));
    }

    @Nullable
    String readText(String name) throws IOException {
        try {
            return new String(read(new Path(folder, name)), StandardCharsets.UTF_8);
        } catch (FileNotFoundException e) {
            return null;
        }
    }

    /** Deletes what a stage has left, which stays done. */
    void forget(String stage) throws IOException {
        files().delete(new Path(folder, stage), true);
    }

    void delete() throws IOException {
        files().delete(new Path(folder), true);
    }

    /** Copies a file of this machine. */
    void copy(java.nio.file.Path file, String name) throws IOException {
        write(new Path(folder, name), out -> Files.copy(file, out));
    }
}
