package dev.solvable.spark.storage;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.StringJoiner;
import org.apache.spark.api.java.JavaSparkContext;
import org.jspecify.annotations.Nullable;

/**
 * What is known so far, as files in a folder that all machines see. A stage of the work leaves a file for each part
 * that has positions, and at its end the number of positions of each. A task that is done a second time writes the same
 * bytes again.
 */
public final class WorkFolder implements Serializable {
    private static final long serialVersionUID = 1;

    /** Which stages are done; it outlives what they have left. */
    private static final String DONE = "done/";

    private final Storage storage;

    /** Where in the storage it is: a path with a slash at its end, or nothing. */
    private final String place;

    public WorkFolder(JavaSparkContext spark, String folder) {
        this(Storage.of(spark, folder), "");
    }

    private WorkFolder(Storage storage, String place) {
        this.storage = storage;
        this.place = place;
    }

    /** A folder in this one. */
    public WorkFolder below(String name) {
        return new WorkFolder(storage, place + name + "/");
    }

    private String file(String stage, int part) {
        return place + stage + "/" + part;
    }

    /** What a part has left. */
    public byte[] read(String stage, int part) throws IOException {
        byte[] bytes = readIfThere(stage, part);
        if (bytes == null) {
            throw new FileNotFoundException(file(stage, part) + " is gone");
        }
        return bytes;
    }

    /** What a part has left, null where it had nothing to say. */
    public byte @Nullable [] readIfThere(String stage, int part) throws IOException {
        return storage.read(file(stage, part));
    }

    public void write(String stage, int part, byte[] bytes) throws IOException {
        storage.write(file(stage, part), out -> out.write(bytes));
    }

    /** Says that a stage is done, and how many positions each part has. */
    public void finish(String stage, long[] counts) throws IOException {
        StringJoiner text = new StringJoiner("\n", "", "\n");
        for (long count : counts) {
            text.add(Long.toString(count));
        }
        writeText(DONE + stage, text.toString());
    }

    /** How many positions each part has after a stage; null where it is not done. */
    public long @Nullable [] finished(String stage) throws IOException {
        String text = readText(DONE + stage);
        return text == null ? null : text.lines().mapToLong(Long::parseLong).toArray();
    }

    public void writeText(String name, String text) throws IOException {
        storage.write(place + name, out -> out.write(bytes(text)));
    }

    @Nullable
    public String readText(String name) throws IOException {
        byte[] bytes = readFile(name);
        return bytes == null ? null : text(bytes);
    }

    byte @Nullable [] readFile(String name) throws IOException {
        return storage.read(place + name);
    }

    /** Creates a small file; false where there is one with this name. */
    boolean create(String name, byte[] bytes) throws IOException {
        return storage.create(place + name, bytes);
    }

    /** Replaces a small file by one with other bytes. */
    void replace(String name, byte[] bytes) throws IOException {
        storage.replace(place + name, bytes);
    }

    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** Deletes what a stage has left, which stays done. */
    public void forget(String stage) throws IOException {
        storage.delete(place + stage);
    }

    public void delete() throws IOException {
        storage.delete(place);
    }

    /** Copies a file of this machine. */
    public void copy(Path file, String name) throws IOException {
        storage.write(place + name, out -> Files.copy(file, out));
    }
}
