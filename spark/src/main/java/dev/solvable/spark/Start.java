package dev.solvable.spark;

import dev.solvable.Solver;
import dev.solvable.runtime.GameGraph;
import dev.solvable.table.TableParts;
import java.io.IOException;

/** The first layer of an analysis: the start of the game. */
final class Start {
    private Start() {}

    /** Puts down the position that stands for the start, and says how many positions each part has: one has one. */
    static long[] of(GameClass game, WorkFolder work, int parts) throws IOException {
        long[] known = work.finished(Layers.keys(0));
        if (known != null) {
            return known;
        }
        Solver solver = game.newSolver();
        long start = ((GameGraph) solver).canonical(solver.initial());
        int part = TableParts.partOf(start, parts);
        work.write(Layers.keys(0), part, SortedKeys.bytes(new long[] {start}, 1));
        long[] sizes = new long[parts];
        sizes[part] = 1;
        work.finish(Layers.keys(0), sizes);
        return sizes;
    }
}
