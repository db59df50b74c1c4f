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
 * The steps of an analysis. A finished one is not repeated when the work is resumed; each tells how much it found.
 *
 * @param name that of the game
 * @param lock is held while the steps are done
 * @param lines gets a line a step
 */
record Steps(GameClass game, String name, WorkFolder work, Exchange exchange, DriverLock lock, Consumer<String> lines) {
    int parts() {
        return exchange.parts();
    }

    /** Writes the first layer, the canonical start of the game, and returns the sizes of its parts: one has one. */
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
     * @param stage where it leaves what it finds
     * @param sizes the size of each part; a part of size 0 sends nothing
     * @return what each part has found
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

    /** Does a step in which what is sent is passed on once more. */
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

    /** Does a step in which no part sends and nothing new is found. Returns what each part has said. */
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
     * @return what it is called on Spark's own pages
     * @throws IOException where another driver has taken over
     */
    String begin(String step) throws IOException {
        lock.check();
        return name + ": " + step;
    }

    /** Tells how many positions a step has found. */
    void found(String step, long positions) {
        lines.accept(String.format(Locale.ROOT, "%s: %,d", step, positions));
    }
}
