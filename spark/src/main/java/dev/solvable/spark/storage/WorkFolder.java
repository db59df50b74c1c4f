package dev.solvable.spark.storage;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.Serializable;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.StringJoiner;
import java.util.zip.CRC32C;
import org.apache.spark.api.java.JavaSparkContext;
import org.jspecify.annotations.Nullable;

/**
 * The files of unfinished work, in a folder that all machines share. A stage of the work writes a file for each part,
 * and at its end the number of positions of each part. Only a part without positions may have no file, if all readers
 * know that from the numbers: a missing file must not be taken for an empty one. A repeated task writes the same bytes
 * again. These files end with a checksum: when a machine loses power, files that were renamed in time may still be
 * empty.
 */
public final class WorkFolder implements Serializable {
    private static final long serialVersionUID = 1;

    /** The advice about files that no repeated step would write again. */
    public static final String BEGIN_AGAIN = "delete the folder and begin again";

    /** The folder that records finished stages; it outlives their files. */
    private static final String DONE = "done/";

    private final Storage storage;

    /** Its path in the storage, with a slash at its end, or empty. */
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

    /** The bytes that a part has written. */
    public byte[] read(String stage, int part) throws IOException {
        String file = file(stage, part);
        byte[] bytes = readChecked(file);
        if (bytes == null) {
            throw new FileNotFoundException(file + " is gone: " + BEGIN_AGAIN);
        }
        return bytes;
    }

    public void write(String stage, int part, byte[] bytes) throws IOException {
        writeChecked(file(stage, part), bytes);
    }

    private void writeChecked(String file, byte[] bytes) throws IOException {
        storage.write(file, out -> {
            out.write(bytes);
            out.write(checksum(bytes, bytes.length));
        });
    }

    private byte @Nullable [] readChecked(String file) throws IOException {
        byte[] read = storage.read(file);
        if (read == null) {
            return null;
        }
        int size = Math.max(0, read.length - Integer.BYTES);
        if (!Arrays.equals(checksum(read, size), Arrays.copyOfRange(read, size, read.length))) {
            throw new IOException(file + " is damaged: " + BEGIN_AGAIN);
        }
        return Arrays.copyOf(read, size);
    }

    private static byte[] checksum(byte[] bytes, int size) {
        CRC32C sum = new CRC32C();
        sum.update(bytes, 0, size);
        return ByteBuffer.allocate(Integer.BYTES).putInt((int) sum.getValue()).array();
    }

    /** Records that a stage is finished, with the number of positions of each part. */
    public void finish(String stage, long[] counts) throws IOException {
        StringJoiner text = new StringJoiner("\n", "", "\n");
        for (long count : counts) {
            text.add(Long.toString(count));
        }
        writeChecked(place + DONE + stage, bytes(text.toString()));
    }

    /** The number of positions of each part after a stage; null if it is not finished. */
    public long @Nullable [] finished(String stage) throws IOException {
        byte[] bytes = readChecked(place + DONE + stage);
        return bytes == null
                ? null
                : text(bytes).lines().mapToLong(Long::parseLong).toArray();
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

    /** Creates a small file; false if there is one with this name. */
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

    /** Deletes the files of a stage, which stays finished. */
    public void forget(String stage) throws IOException {
        storage.delete(place + stage);
    }

    public void delete() throws IOException {
        storage.delete(place);
    }

    /** Copies a local file. */
    public void copy(Path file, String name) throws IOException {
        storage.write(place + name, out -> Files.copy(file, out));
    }
}
