package dev.solvable.spark;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.StringJoiner;
import java.util.UUID;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.util.SerializableConfiguration;
import org.jspecify.annotations.Nullable;

/**
 * What is known so far, as files in a folder that all machines see. A stage of the work leaves a file for each part that
 * it has something to say of, and when all are there, how many positions each has. A file is there as a whole or not at
 * all; a task that is done a second time writes the same bytes again.
 */
final class WorkFolder implements Serializable {
    private static final long serialVersionUID = 1;

    private static final String DONE = "done";

    private final SerializableConfiguration configuration;
    private final String folder;

    WorkFolder(Configuration configuration, String folder) {
        this.configuration = new SerializableConfiguration(configuration);
        this.folder = folder;
    }

    private FileSystem files() throws IOException {
        return new Path(folder).getFileSystem(configuration.value());
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

    void write(String stage, int part, byte[] bytes) throws IOException {
        write(place(stage, part), bytes);
    }

    private void write(Path file, byte[] bytes) throws IOException {
        FileSystem files = files();
        Path beside = new Path(file.getParent(), "." + file.getName() + "-" + UUID.randomUUID());
        try (OutputStream out = files.create(beside, true)) {
            out.write(bytes);
        }
        if (!files.rename(beside, file)) {
            files.delete(beside, false);
            if (!files.exists(file)) { // else another try of the same task was here, with the same bytes
                throw new IOException("cannot write " + file);
            }
        }
    }

    /** Says that a stage is done, and how many positions each part has. */
    void finish(String stage, long[] counts) throws IOException {
        StringJoiner text = new StringJoiner("\n", "", "\n");
        for (long count : counts) {
            text.add(Long.toString(count));
        }
        writeText(stage + "/" + DONE, text.toString());
    }

    /** How many positions each part has after a stage; null where it is not done. */
    long @Nullable [] finished(String stage) throws IOException {
        String text = readText(stage + "/" + DONE);
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

    /** Deletes what a stage has left. */
    void forget(String stage) throws IOException {
        files().delete(new Path(folder, stage), true);
    }

    boolean exists() throws IOException {
        return files().exists(new Path(folder));
    }

    void delete() throws IOException {
        files().delete(new Path(folder), true);
    }

    /** Puts a file of this machine beside the folder. */
    void publish(java.nio.file.Path file, String name) throws IOException {
        throw new IOException("not yet " + file + name);
    }
}
