package dev.solvable.table;

import dev.solvable.Outcome;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Random;
import java.util.TreeMap;

/** Tables with values that nobody has solved. */
final class RandomTables {
    static final String DIGEST = "0123456789abcdef".repeat(4);

    static final String RANK_DIGEST = "fedcba9876543210".repeat(4);

    private RandomTables() {}

    /** A value of a position. */
    record Value(Outcome outcome, int distance) {
        @Override
        public String toString() {
            return outcome.name().charAt(0) + " " + distance;
        }
    }

    static TableHeader header(boolean hasDistances, long range) {
        return header(hasDistances, range, false);
    }

    static TableHeader header(boolean hasDistances, long range, boolean ranked) {
        return new TableHeader(
                "Bäume.Inner", "BITMASK", DIGEST, hasDistances, false, range, 0, 1, 0, ranked ? RANK_DIGEST : "");
    }

    /**
     * Some keys with values.
     *
     * @param range keys are below it; 0 for any keys, by steps of all sizes
     * @param distances distances are less than it, and some are endless
     */
    static NavigableMap<Long, Value> values(Random random, int size, long range, int distances) {
        NavigableMap<Long, Value> values = new TreeMap<>(Long::compareUnsigned);
        while (values.size() < size) {
            long key = range > 0
                    ? Math.floorMod(random.nextLong(), range)
                    : random.nextLong() >>> random.nextInt(Long.SIZE);
            Outcome outcome = Outcome.values()[random.nextInt(3)];
            values.put(key, new Value(outcome, random.nextInt(distances + 1) - 1));
        }
        return values;
    }

    static TableCounts write(Path file, TableHeader header, Map<Long, Value> values) throws IOException {
        try (TableWriter writer = TableWriter.create(file, header)) {
            for (Map.Entry<Long, Value> entry : values.entrySet()) {
                writer.put(
                        entry.getKey(),
                        entry.getValue().outcome(),
                        entry.getValue().distance());
            }
            return writer.finish();
        }
    }
}
