package dev.solvable.table;

import dev.solvable.SolveListener;
import dev.solvable.runtime.value.ValueCode;
import java.io.Closeable;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Properties;
import java.util.TreeSet;

/**
 * Values by keys, from one file or from the parts in a folder with a manifest, see {@link TableParts}. It is
 * thread-safe.
 *
 * @param path the file or the folder
 * @param files the file alone, or all parts
 */
record ValueTable(Path path, List<TableFile> files) implements Closeable {
    ValueTable(TableFile file) {
        this(file.path(), List.of(file));
    }

    static ValueTable open(Path path, long cacheBytes) throws IOException {
        Objects.requireNonNull(path, "path");
        return Files.isDirectory(path) ? openParts(path, cacheBytes) : new ValueTable(TableFile.open(path, cacheBytes));
    }

    private static ValueTable openParts(Path folder, long cacheBytes) throws IOException {
        Path path = folder.resolve(TableParts.MANIFEST);
        if (!Files.exists(path)) {
            throw new TableException(folder, "there is no manifest: this is no table, or one that is not finished");
        }
        Properties manifest = properties(path, new String(Files.readAllBytes(path), StandardCharsets.UTF_8));
        if (!TableParts.FORMAT.equals(manifest.getProperty("format"))) {
            throw new TableException(
                    path,
                    "it has format " + manifest.getProperty("format") + ", and this program knows format "
                            + TableParts.FORMAT);
        }
        String number = manifest.getProperty("parts", "");
        if (!number.matches("[1-9][0-9]{0,6}")) {
            throw new TableException(path, "expected parts to be a number from 1 on, found '" + number + "'");
        }
        int parts = Integer.parseInt(number);
        List<TableFile> files = new ArrayList<>();
        try {
            for (int part = 0; part < parts; part++) {
                Path name = folder.resolve(TableParts.fileName(part));
                if (!Files.exists(name)) {
                    throw new TableException(path, "part " + part + " is not there as " + TableParts.fileName(part));
                }
                TableFile file = TableFile.open(name, cacheBytes / parts);
                files.add(file);
                checkHeader(file, files.get(0).header(), part, parts);
            }
            checkManifest(manifest, path, files);
            return new ValueTable(folder, List.copyOf(files));
        } catch (RuntimeException | IOException e) {
            files.forEach(TableFile::close);
            throw e;
        }
    }

    private static void checkHeader(TableFile file, TableHeader first, int part, int parts) {
        TableHeader header = file.header();
        if (header.part() != part || header.parts() != parts || header.isDense() && !header.isRanked()) {
            throw new TableException(
                    file.path(),
                    "it is part " + header.part() + " of " + header.parts() + ", and not " + part + " of " + parts);
        }
        if (!header.equals(first.part(part, parts))) {
            throw new TableException(file.path(), "it is of another table than " + TableParts.fileName(0));
        }
    }

    /** Refuses a manifest that contradicts these parts. */
    private static void checkManifest(Properties manifest, Path path, List<TableFile> files) {
        List<TableParts.Part> parts = files.stream()
                .map(file -> new TableParts.Part(file.counts().positions(), file.sha256()))
                .toList();
        Properties right = properties(path, TableParts.manifest(files.get(0).header(), parts));
        for (String name : new TreeSet<>(right.stringPropertyNames())) {
            String said = manifest.getProperty(name);
            if (!right.getProperty(name).equals(said)) {
                throw new TableException(
                        path, "it says " + name + "=" + said + ", and the parts say " + right.getProperty(name));
            }
        }
    }

    private static Properties properties(Path path, String text) {
        Properties properties = new Properties();
        try {
            properties.load(new StringReader(text));
        } catch (IOException | IllegalArgumentException e) {
            throw new TableException(path, "the manifest is damaged: " + e.getMessage());
        }
        return properties;
    }

    /** The header of the file, or of the first part. */
    TableHeader header() {
        return files.get(0).header();
    }

    TableCounts counts() {
        return files.stream().map(TableFile::counts).reduce(TableCounts.ZERO, TableCounts::and);
    }

    /**
     * The code of a key's value, see {@link ValueCode}; {@link ValueCode#NONE} if the table has none.
     *
     * @throws TableException if the block of the key is damaged
     */
    int code(long key) {
        if (files.size() == 1) {
            return files.get(0).code(key);
        }
        TableHeader header = header();
        boolean isBeyond = header.isDense() && Long.compareUnsigned(key, header.range()) >= 0;
        return isBeyond ? ValueCode.NONE : files.get(header.partOf(key)).code(key);
    }

    /** Goes through all keys that have a value, part by part. */
    void forEach(TableFile.Entries entries) throws InterruptedException {
        for (TableFile file : files) {
            file.forEach(entries);
        }
    }

    /** See {@link SolvedTable#verify}. */
    void verify(SolveListener listener) throws IOException, InterruptedException {
        long positions = counts().positions();
        long read = 0;
        for (TableFile file : files) {
            long before = read;
            file.verify((done, total) -> listener.progress(before + done, positions));
            read += file.counts().positions();
        }
    }

    @Override
    public void close() {
        files.forEach(TableFile::close);
    }
}
