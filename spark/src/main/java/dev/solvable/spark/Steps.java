package dev.solvable.spark;

import dev.solvable.Solver;
import dev.solvable.runtime.GameGraph;
import dev.solvable.spark.bytes.SortedKeys;
import dev.solvable.spark.storage.DriverLock;
import dev.solvable.spark.storage.WorkFolder;
import dev.solvable.table.TableParts;
import java.io.IOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * The steps of an analysis. A finished one is not repeated when the work is resumed; each reports how many positions it
 * found.
 *
 * @param name the name of the game
 * @param lock held while the steps run
 * @param lines receives one line per step
 */
record Steps(GameClass game, String name, WorkFolder work, Exchange exchange, DriverLock lock, Consumer<String> lines) {
    int parts() {
        return exchange.parts();
    }

    /** Writes the first layer, the canonical initial position. Returns the sizes of its parts: 1 for one of them. */
    long[] start() throws IOException {
        long[] known = work.finished(Layers.keys(0));
        if (known != null) {
            return known;
        }
        Solver solver = game.newSolver();
        long start = ((GameGraph) solver).canonical(solver.initial());
        int part = TableParts.partOf(start, parts());
        work.write(Layers.keys(0), part, SortedKeys.bytes(new long[] {start}, 1));
        long[] sizes = new long[parts()];
        sizes[part] = 1;
        work.finish(Layers.keys(0), sizes);
        return sizes;
    }

    /**
     * Does a step.
     *
     * @param stage the stage that it writes
     * @param sizes the size of each part; a part of size 0 sends nothing
     * @return the number of positions that each part has found
     */
    long[] run(String stage, String step, long[] sizes, Exchange.Sender sender, Exchange.Receiver receiver)
            throws IOException {
        long[] known = work.finished(stage);
        if (known != null) {
            return known;
        }
        long[] found = exchange.run(begin(step), sizes, sender, receiver);
        work.finish(stage, found);
        found(step, Arrays.stream(found).sum());
        return found;
    }

    /** Does a step in which messages are relayed. */
    long[] run(
            String stage,
            String step,
            long[] sizes,
            Exchange.Sender sender,
            Exchange.Relay relay,
            Exchange.Receiver receiver)
            throws IOException {
        long[] known = work.finished(stage);
        if (known != null) {
            return known;
        }
        long[] found = exchange.run(begin(step), sizes, sender, relay, receiver);
        work.finish(stage, found);
        found(step, Arrays.stream(found).sum());
        return found;
    }

    /** Does a step without messages or new positions. Returns the number that each part has returned. */
    long[] run(String stage, String step, Exchange.Receiver receiver) throws IOException {
        long[] known = work.finished(stage);
        if (known != null) {
            return known;
        }
        long[] said = exchange.run(begin(step), new long[parts()], part -> Collections.emptyIterator(), receiver);
        work.finish(stage, said);
        return said;
    }

    /**
     * Begins a step.
     *
     * @return its name in Spark's web UI
     * @throws IOException if another driver has taken over
     */
    String begin(String step) throws IOException {
        lock.check();
        return name + ": " + step;
    }

    /** Reports the number of positions that a step has found. */
    void found(String step, long positions) {
        lines.accept(String.format(Locale.ROOT, "%s: %,d", step, positions));
    }
}
