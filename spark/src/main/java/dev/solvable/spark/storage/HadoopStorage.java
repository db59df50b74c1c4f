package dev.solvable.spark.storage;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.UUID;
import org.apache.hadoop.fs.FileAlreadyExistsException;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.util.SerializableConfiguration;
import org.jspecify.annotations.Nullable;

/** Files of a file system that Hadoop supports. */
final class HadoopStorage implements Storage {
    private static final long serialVersionUID = 1;

    /** Sent only once to each machine, because reading it takes longer than a small task. */
    private final Broadcast<SerializableConfiguration> configuration;

    private final String folder;

    HadoopStorage(JavaSparkContext spark, String folder) {
        this.configuration = spark.broadcast(new SerializableConfiguration(spark.hadoopConfiguration()));
        this.folder = folder;
    }

    private FileSystem files() throws IOException {
        return new Path(folder).getFileSystem(configuration.value().value());
    }

    @Override
    public byte @Nullable [] read(String name) throws IOException {
        try (InputStream in = files().open(new Path(folder, name))) {
            return in.readAllBytes();
        } catch (FileNotFoundException e) {
            return null;
        }
    }

    @Override
    public void write(String name, Content content) throws IOException {
        FileSystem files = files();
        Path file = new Path(folder, name);
        Path beside = new Path(file.getParent(), "." + file.getName() + "-" + UUID.randomUUID());
        try {
            try (OutputStream out = files.create(beside)) {
                content.writeTo(out);
            }
            if (!files.rename(beside, file)) {
                files.delete(beside, false);
                if (!files.exists(file)) { // else another attempt of the task wrote the same bytes
                    throw new IOException("it cannot be renamed from " + beside);
                }
            }
        } catch (IOException e) {
            deleteIfPossible(files, beside);
            throw new IOException("cannot write " + file + ": " + e.getMessage(), e);
        }
    }

    /** Deletes the remains of a failed write; the failure of that write is reported, not one of this. */
    private static void deleteIfPossible(FileSystem files, Path file) {
        try {
            files.delete(file, false);
        } catch (IOException e) {
            // It stays, under a name that nothing reads.
        }
    }

    @Override
    public boolean create(String name, byte[] content) throws IOException {
        try (OutputStream out = files().create(new Path(folder, name), false)) {
            out.write(content);
            return true;
        } catch (FileAlreadyExistsException e) {
            return false;
        }
    }

    @Override
    public void replace(String name, byte[] content) throws IOException {
        try (OutputStream out = files().create(new Path(folder, name), true)) {
            out.write(content);
        }
    }

    @Override
    public void delete(String name) throws IOException {
        files().delete(new Path(folder, name), true);
    }
}
