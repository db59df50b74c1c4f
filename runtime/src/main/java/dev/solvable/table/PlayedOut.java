package dev.solvable.table;

import dev.solvable.SolveListener;
import dev.solvable.runtime.GameGraph;
import dev.solvable.runtime.value.CodedValues;
import dev.solvable.runtime.value.ValueCode;
import java.util.ArrayList;
import java.util.List;

/** Finds the values of games that end, from those of the successors: each position is expanded once. */
final class PlayedOut {
    private static final int BETWEEN_REPORTS = 1 << 16;

    private final GameGraph graph;
    private final CodedValues coded;
    private final ValueStore store;
    private final SolveListener listener;

    /** The expected number of positions, 0 where it is unknown. */
    private final long total;

    /** The successors of the positions that are being expanded, by plies. */
    private final List<long[]> successors = new ArrayList<>();

    PlayedOut(GameGraph graph, CodedValues coded, ValueStore store, SolveListener listener, long total) {
        this.graph = graph;
        this.coded = coded;
        this.store = store;
        this.listener = listener;
        this.total = total;
    }

    /** Finds the value of a position, and of all that can be reached from it. */
    void find(long key) throws InterruptedException {
        value(key, 0);
    }

    private int value(long key, int ply) throws InterruptedException {
        int known = store.get(key);
        if (known != ValueCode.NONE) {
            return known;
        }
        if (ply == successors.size()) {
            successors.add(new long[graph.mostMoves()]);
        }
        long[] next = successors.get(ply);
        int count = graph.successors(key, next);
        int best = count == 0 ? coded.atEnd(graph, key, 0) : ValueCode.NONE;
        for (int i = 0; i < count; i++) {
            best = coded.better(best, coded.ofMove(graph, key, next[i], value(keyOf(next[i]), ply + 1)));
        }
        store.put(key, best);
        if (store.size() % BETWEEN_REPORTS == 0) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            listener.progress(store.size(), total);
        }
        return best;
    }

    /** In a dense table positions that are alike have each a place. */
    private long keyOf(long position) {
        return total > 0 ? position : graph.canonical(position);
    }
}
