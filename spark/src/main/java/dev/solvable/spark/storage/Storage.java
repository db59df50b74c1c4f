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
 * The files below a folder that all machines see. A file is there as a whole or not at all; whoever writes one again
 * writes the same bytes, so that it does not matter whose are kept. Only small files of a driver are different.
 */
interface Storage extends Serializable {
    /** What goes into a file. */
    @FunctionalInterface
    interface Content {
        void writeTo(OutputStream out) throws IOException;
    }

    /**
     * The files below a folder.
     *
     * @param folder a path or an address of any file system that Hadoop knows; where neither it nor Spark's settings
     *     name another, a folder of the machine's own files
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

    /** The bytes of a file, null where there is no such file. */
    byte @Nullable [] read(String name) throws IOException;

    /**
     * Writes a file, beside its name and then renamed.
     *
     * @throws IOException whose message names the file and the reason
     */
    void write(String name, Content content) throws IOException;

    /**
     * Creates a small file, which others may see before its bytes are in it.
     *
     * @return false where there is a file with this name, which stays as it is; of several who create a file one is
     *     told that it has
     */
    boolean create(String name, byte[] content) throws IOException;

    /** Writes a small file that may be there with other bytes. Readers may miss it for a moment. */
    void replace(String name, byte[] content) throws IOException;

    /** Deletes a file or a folder with all that is in it; nothing happens where there is none. */
    void delete(String name) throws IOException;
}
