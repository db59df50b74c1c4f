package dev.solvable.table;

import dev.solvable.SolveListener;
import dev.solvable.runtime.value.ValueCode;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Values by keys, from one file or several. May be asked by any number of threads at once. */
interface ValueTable extends Closeable {
    /** The file, or the folder of parts. */
    Path path();

    /** What the head says of the table, that of one file where it lies in several. */
    TableHeader header();

    /** How many positions there are. */
    TableCounts counts();

    /**
     * The code of a key's value, see {@link ValueCode}; {@link ValueCode#NONE} where the table has none.
     *
     * @throws TableException where the block that would have it is damaged
     */
    int code(long key);

    /** Goes through all keys that have a value, in an order of their own. */
    void forEach(Entries entries) throws InterruptedException;

    /**
     * Reads the whole table: every checksum, every block, every count.
     *
     * @param listener told how many positions are read, of how many
     * @throws TableException where anything is wrong
     */
    void verify(SolveListener listener) throws InterruptedException;

    @Override
    void close();

    /** Opens a file, or a folder of parts. */
    static ValueTable open(Path path, long cacheBytes) throws IOException {
        return Files.isDirectory(path) ? PartFiles.open(path, cacheBytes) : TableFile.open(path, cacheBytes);
    }

    /** Who is told of keys and the codes of their values. */
    interface Entries {
        void entry(long key, int code) throws InterruptedException;
    }
}
