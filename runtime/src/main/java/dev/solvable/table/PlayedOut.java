package dev.solvable.table;

import dev.solvable.SolveListener;
import dev.solvable.runtime.GameGraph;
import dev.solvable.runtime.Turn;
import dev.solvable.runtime.value.CodedValues;
import dev.solvable.runtime.value.ValueCode;
import java.util.ArrayList;
import java.util.List;

/** Finds values in games without cycles by depth-first search: each position is expanded once. */
final class PlayedOut {
    private static final int BETWEEN_REPORTS = 1 << 16;

    private final GameGraph graph;
    private final CodedValues coded;
    private final ValueStore store;
    private final SolveListener listener;

    /** The expected number of positions; 0 if it is unknown. */
    private final long total;

    /** The stack of positions being expanded, by ply: long play would overflow the stack of a recursion. */
    private final List<Expanded> path = new ArrayList<>();

    private final long[] listed;
    private int found;

    PlayedOut(GameGraph graph, CodedValues coded, ValueStore store, SolveListener listener, long total) {
        this.graph = graph;
        this.coded = coded;
        this.store = store;
        this.listener = listener;
        this.total = total;
        this.listed = new long[graph.mostMoves()];
    }

    /** A position on the stack, with its successors. */
    private static final class Expanded {
        long key;
        long[] successors = {};
        int count;

        /** The index of the next successor to take into account. */
        int next;

        int best;
    }

    /**
     * Finds the values of a position and of all positions reachable from it.
     *
     * @throws IllegalArgumentException if a distance is too large for a code
     */
    void find(long key) throws InterruptedException {
        int ply = store.get(key) == ValueCode.NONE ? expand(key, 0) : -1;
        while (ply >= 0) {
            Expanded position = path.get(ply);
            if (backUp(position)) {
                keep(position);
                ply--;
            } else {
                ply = expand(keyOf(position.successors[position.next]), ply + 1);
            }
        }
    }

    /** Backs up the values of successors, until one has none yet. Returns whether all have a value. */
    private boolean backUp(Expanded position) {
        for (; position.next < position.count; position.next++) {
            long successor = position.successors[position.next];
            int known = store.get(keyOf(successor));
            if (known == ValueCode.NONE) {
                return false;
            }
            position.best = coded.better(position.best, coded.ofMove(graph, position.key, successor, known));
        }
        return true;
    }

    /** Lists the successors of a position. Returns its ply. */
    private int expand(long key, int ply) {
        if (ply == path.size()) {
            path.add(new Expanded());
        }
        Expanded position = path.get(ply);
        position.key = key;
        position.count = graph.successors(key, listed);
        if (position.successors.length < position.count) {
            position.successors = new long[position.count];
        }
        System.arraycopy(listed, 0, position.successors, 0, position.count);
        position.next = 0;
        position.best = position.count == 0 ? coded.atEnd(graph, key, 0) : ValueCode.NONE;
        return ply;
    }

    private void keep(Expanded position) throws InterruptedException {
        ValueCode.checkDistance(coded.distance(position.best));
        store.put(position.key, position.best);
        found++;
        if (found % BETWEEN_REPORTS == 0) {
            Turn.tell(listener, found, total);
        }
    }

    /** The key of a position: in a dense table itself, elsewhere its canonical position. */
    private long keyOf(long position) {
        return total > 0 ? position : graph.canonical(position);
    }
}
