package dev.solvable.table;

import dev.solvable.SolveListener;
import dev.solvable.runtime.value.ValueCode;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;

/**
 * The parts of a table in a folder, as the manifest names them; see {@link TableParts}.
 *
 * @param path the folder
 * @param header that of the first part
 * @param counts those of all parts
 * @param files the parts
 */
record PartFiles(Path path, TableHeader header, TableCounts counts, List<TableFile> files) implements ValueTable {
    /** Opens all parts. */
    static PartFiles open(Path folder, long cacheBytes) throws IOException {
        Path path = folder.resolve(TableParts.MANIFEST);
        if (!Files.exists(path)) {
            throw new TableException(folder, "there is no manifest: this is no table, or one that is not finished");
        }
        Properties manifest = read(path);
        if (!TableParts.FORMAT.equals(manifest.getProperty("format"))) {
            throw new TableException(
                    path,
                    "it has format " + manifest.getProperty("format") + ", and this program knows format "
                            + TableParts.FORMAT);
        }
        int parts = (int) number(manifest, path, "parts", TableHeader.MAX_PARTS);
        if (parts < 1) {
            throw new TableException(path, "a table has at least 1 part");
        }
        List<TableFile> files = new ArrayList<>();
        TableCounts counts = TableCounts.ZERO;
        try {
            for (int part = 0; part < parts; part++) {
                Path name = folder.resolve(TableParts.fileName(part));
                if (!TableParts.fileName(part).equals(manifest.getProperty("part." + part + ".file"))
                        || !Files.exists(name)) {
                    throw new TableException(path, "part " + part + " is not there as " + TableParts.fileName(part));
                }
                TableFile file = TableFile.open(name, cacheBytes / parts);
                files.add(file);
                checkPart(manifest, path, file, part, parts);
                checkKeys(path, file.header(), files.get(0).header());
                counts = counts.and(file.counts());
            }
            if (number(manifest, path, "positions", Long.MAX_VALUE) != counts.positions()) {
                throw new TableException(path, "the parts have " + counts.positions() + " positions in all");
            }
            return new PartFiles(folder, files.get(0).header(), counts, List.copyOf(files));
        } catch (TableException | IOException e) {
            files.forEach(TableFile::close);
            throw e;
        }
    }

    private static void checkPart(Properties manifest, Path path, TableFile file, int part, int parts) {
        checkPlace(file, path.resolveSibling(TableParts.fileName(part)), part, parts);
        String name = "part." + part + ".";
        boolean isSame = file.sha256().equals(manifest.getProperty(name + "sha256"))
                && number(manifest, path, name + "positions", Long.MAX_VALUE)
                        == file.counts().positions()
                && file.header().digest().equals(manifest.getProperty("digest"))
                && file.header().game().equals(manifest.getProperty("game"));
        if (!isSame) {
            throw new TableException(path, TableParts.fileName(part) + " is another file than the one that it names");
        }
    }

    private static void checkPlace(TableFile file, Path path, int part, int parts) {
        TableHeader header = file.header();
        if (header.part() != part || header.parts() != parts || header.isDense() && !header.isRanked()) {
            throw new TableException(
                    path,
                    "it is part " + header.part() + " of " + header.parts() + ", and not " + part + " of " + parts);
        }
    }

    private static void checkKeys(Path path, TableHeader header, TableHeader first) {
        if (header.range() != first.range() || !header.rankDigest().equals(first.rankDigest())) {
            throw new TableException(
                    path, TableParts.fileName(header.part()) + " has other keys than " + TableParts.fileName(0));
        }
    }

    private static Properties read(Path path) throws IOException {
        Properties manifest = new Properties();
        try {
            manifest.load(new StringReader(Files.readString(path)));
        } catch (CharacterCodingException | IllegalArgumentException e) {
            throw new TableException(path, "the manifest is damaged: " + e.getMessage());
        }
        return manifest;
    }

    private static long number(Properties manifest, Path path, String name, long most) {
        String text = manifest.getProperty(name, "");
        try {
            long number = Long.parseLong(text);
            if (number >= 0 && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // refused as every other
        }
        throw new TableException(path, "expected " + name + " to be a number up to " + most + ", found '" + text + "'");
    }

    @Override
    public int code(long key) {
        boolean isBeyond = header.isDense() && Long.compareUnsigned(key, header.range()) >= 0;
        return isBeyond ? ValueCode.NONE : files.get(header.partOf(key)).code(key);
    }

    @Override
    public void forEach(Entries entries) throws InterruptedException {
        for (TableFile file : files) {
            file.forEach(entries);
        }
    }

    @Override
    public void verify(SolveListener listener) throws InterruptedException {
        long[] before = new long[1];
        for (TableFile file : files) {
            file.verify((done, total) -> listener.progress(before[0] + done, counts.positions()));
            before[0] += file.counts().positions();
        }
    }

    @Override
    public void close() {
        files.forEach(TableFile::close);
    }
}
