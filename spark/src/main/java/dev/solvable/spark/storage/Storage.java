package dev.solvable.spark.storage;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Serializable;
import java.net.URI;
import java.nio.file.Path;
import org.apache.hadoop.fs.FileSystem;
import org.apache.spark.api.java.JavaSparkContext;
import org.jspecify.annotations.Nullable;

/**
 * The files below a folder that all machines share. A file is either complete or absent. A second write has the same
 * bytes, so it does not matter which one is kept. Only small files of a driver are different.
 */
interface Storage extends Serializable {
    /** The content of a file. */
    @FunctionalInterface
    interface Content {
        void writeTo(OutputStream out) throws IOException;
    }

    /**
     * The files below a folder.
     *
     * @param folder a path or an address of any file system that Hadoop supports; a local path unless the address or
     *     Spark's settings name another file system
     */
    static Storage of(JavaSparkContext spark, String folder) {
        URI files = FileSystem.getDefaultUri(spark.hadoopConfiguration());
        URI named = new org.apache.hadoop.fs.Path(folder).toUri();
        String scheme = named.getScheme() == null ? files.getScheme() : named.getScheme();
        if ("file".equals(scheme)) {
            return new LocalStorage(Path.of(named.getPath()).toAbsolutePath().toString());
        }
        return new HadoopStorage(spark, folder);
    }

    /** The bytes of a file, null if there is no such file. */
    byte @Nullable [] read(String name) throws IOException;

    /**
     * Writes a file under a temporary name, and then renames it.
     *
     * @throws IOException with a message that names the file and the reason
     */
    void write(String name, Content content) throws IOException;

    /**
     * Creates a small file; others may see it before it has its bytes.
     *
     * @return false if a file with this name exists, which stays as it is; of several concurrent callers exactly one
     *     gets true
     * @throws IOException with a message that names the file and the reason
     */
    boolean create(String name, byte[] content) throws IOException;

    /** Writes or replaces a small file. Readers may find it missing for a moment. */
    void replace(String name, byte[] content) throws IOException;

    /** Deletes a file, or a folder with its contents; does nothing if there is none. */
    void delete(String name) throws IOException;
}
