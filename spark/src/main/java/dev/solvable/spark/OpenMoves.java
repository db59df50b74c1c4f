package dev.solvable.spark;

import dev.solvable.spark.bytes.ByteReader;
import dev.solvable.spark.bytes.NumberCounts;
import dev.solvable.spark.bytes.NumberSet;
import dev.solvable.spark.storage.WorkFolder;
import java.io.IOException;
import java.io.Serializable;
import java.lang.ref.SoftReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * A byte for each rank: the number of its moves that are not known to lose, 0 if the position has a value or is
 * unreachable. Files have all bytes after one step, and the changes of each step since. The process that last changed a
 * block keeps it while its heap has room.
 *
 * @param analysis tells analyses of one process apart
 * @param whole the last step after which all bytes were written
 * @param since the steps since then
 */
record OpenMoves(RankBlocks blocks, WorkFolder work, UUID analysis, String whole, List<String> since)
        implements Serializable {
    /** All bytes are written once in this many steps, so on average a step writes an eighth of them. */
    private static final int STEPS_BETWEEN = 8;

    private record Kept(UUID analysis, String step, SoftReference<byte[]> counts) {}

    /** Bytes by block number, of the last analysis in this process that changed the block. */
    private static final Map<Integer, Kept> KEPT = new ConcurrentHashMap<>();

    /** The stage with all bytes after a step. */
    static String whole(String step) {
        return "open-" + step;
    }

    /** The stage with the number of moves that a step has subtracted from each rank that stays open. */
    static String taken(String step) {
        return "taken-" + step;
    }

    /** Whether the next step writes all bytes. */
    boolean nextIsWhole() {
        return since.size() + 1 == STEPS_BETWEEN;
    }

    /** The open moves after the next step. */
    OpenMoves after(String step) {
        if (nextIsWhole()) {
            return new OpenMoves(blocks, work, analysis, step, new ArrayList<>());
        }
        List<String> longer = new ArrayList<>(since);
        longer.add(step);
        return new OpenMoves(blocks, work, analysis, whole, longer);
    }

    /** The bytes of a block, to be changed and then {@link #keep kept}. */
    byte[] take(int part) throws IOException {
        byte[] kept = takeKept(part);
        if (kept != null) {
            return kept;
        }
        byte[] counts = work.read(whole(whole), part);
        for (String step : since) {
            NumberCounts.forEach(
                    new ByteReader(work.read(taken(step), part)),
                    (number, times) -> counts[number] = (byte) (counts[number] - times));
            ByteReader sets = new ByteReader(work.read(step, part));
            while (!sets.atEnd()) {
                close(NumberSet.read(sets, blocks.size()), counts);
            }
        }
        return counts;
    }

    private static void close(NumberSet decided, byte[] counts) {
        for (int number = decided.next(0); number >= 0; number = decided.next(number + 1)) {
            counts[number] = 0;
        }
    }

    private byte @Nullable [] takeKept(int part) {
        Kept kept = KEPT.remove(part);
        String last = since.isEmpty() ? whole : since.get(since.size() - 1);
        if (kept == null || !kept.analysis().equals(analysis) || !kept.step().equals(last)) {
            return null;
        }
        return kept.counts().get();
    }

    /** Keeps the bytes of a block after a step. */
    void keep(int part, String step, byte[] counts) {
        KEPT.put(part, new Kept(analysis, step, new SoftReference<>(counts)));
    }
}
