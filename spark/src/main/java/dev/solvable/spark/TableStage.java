package dev.solvable.spark;

import dev.solvable.Solver;
import dev.solvable.runtime.value.ValueCode;
import dev.solvable.spark.bytes.ByteReader;
import dev.solvable.spark.bytes.RadixSort;
import dev.solvable.spark.bytes.SortedKeys;
import dev.solvable.spark.storage.WorkFolder;
import dev.solvable.table.TableCounts;
import dev.solvable.table.TableHeader;
import dev.solvable.table.TableParts;
import dev.solvable.table.TableWriter;
import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.Function;

/** The last stage: each part becomes a table of the positions of all its layers, sorted. */
final class TableStage {
    private TableStage() {}

    /**
     * A summary of the table of a part.
     *
     * @param counts the numbers of its positions by layer
     * @param sha256 the checksum of its file
     */
    record Part(List<TableCounts> counts, String sha256) implements Serializable {
        long positions() {
            return counts.stream().mapToLong(TableCounts::positions).sum();
        }
    }

    /** Writes the table of a part into a file. */
    @FunctionalInterface
    interface Content {
        Part writeTo(Path file) throws IOException;
    }

    /** Writes the table of a part to a local file, and copies that to the output. */
    static Part publish(OutputFolder output, int part, Content content) throws IOException {
        Path folder = Files.createTempDirectory("solvable");
        Path file = folder.resolve(TableParts.fileName(part));
        try {
            Part written = writeHere(file, content);
            output.publish(file, part);
            return written;
        } finally {
            Files.deleteIfExists(file);
            Files.delete(folder);
        }
    }

    private static Part writeHere(Path file, Content content) throws IOException {
        try {
            return content.writeTo(file);
        } catch (IOException e) {
            throw new IOException("cannot write " + file + ": " + e.getMessage(), e);
        }
    }

    /** The counts of all layers, from counts by layer and rank of outcome. */
    static List<TableCounts> counts(long[][] byLayerAndOutcome) {
        return Arrays.stream(byLayerAndOutcome).map(TableCounts::of).toList();
    }

    /** Writes the tables of all parts, and returns the entries of the manifest. */
    static List<Part> write(Steps steps, Function<Integer, Part> writing, int parts) throws IOException {
        JavaSparkContext spark = steps.exchange().spark();
        spark.setJobDescription(steps.begin("tables"));
        List<Integer> all = IntStream.range(0, parts).boxed().toList();
        List<Part> written = SparkJob.collect(spark.parallelize(all, parts).map(writing));
        steps.found("tables", written.stream().mapToLong(Part::positions).sum());
        return written;
    }

    /** Writes the table of a part. */
    record Writing(GameClass game, WorkFolder work, OutputFolder output, Layers layers, int parts)
            implements Function<Integer, Part> {
        @Override
        public Part call(Integer part) throws IOException {
            int size = Math.toIntExact(layers.before(layers.count())[part]);
            long[] keys = new long[size];
            int[] places = new int[size];
            int[] codes = new int[size];
            int[] layersOf = new int[size];
            read(part, keys, codes, layersOf);
            Arrays.setAll(places, place -> place);
            RadixSort.sort(keys, places, 0, size, new long[size], new int[size]);
            return publish(output, part, file -> write(file, part, keys, places, codes, layersOf));
        }

        /** Reads all positions of a part, their values and their layers. */
        private void read(int part, long[] keys, int[] codes, int[] layersOf) throws IOException {
            int place = 0;
            for (int layer = 0; layer < layers.count(); layer++) {
                if (layers.sizes(layer)[part] > 0) {
                    ByteReader positions = new ByteReader(work.read(Layers.keys(layer), part));
                    int[] values = new ByteReader(work.read(Layers.values(layer), part)).counts();
                    int count = positions.count();
                    SortedKeys.readInto(positions, keys, place, count);
                    System.arraycopy(values, 0, codes, place, count);
                    Arrays.fill(layersOf, place, place + count, layer);
                    place += count;
                }
            }
        }

        /**
         * A position in several layers is written with the first of them, because the sort is stable.
         *
         * @param keys the positions, sorted
         * @param places for each position its index in the codes and layers
         */
        private Part write(Path file, int part, long[] keys, int[] places, int[] codes, int[] layersOf)
                throws IOException {
            long[][] counts = new long[layers.count()][ValueCode.OUTCOMES];
            Solver solver = game.newSolver();
            TableHeader header = TableHeader.keyed(solver, true).part(part, parts);
            String sha256;
            try (TableWriter table = TableWriter.create(file, header)) {
                for (int i = 0; i < keys.length; i++) {
                    if (i == 0 || keys[i] != keys[i - 1]) {
                        int place = places[i];
                        table.put(keys[i], codes[place]);
                        counts[layersOf[place]][ValueCode.rank(ValueCode.outcome(codes[place]))]++;
                    }
                }
                table.finish();
                sha256 = table.sha256();
            }
            return new Part(counts(counts), sha256);
        }
    }
}
