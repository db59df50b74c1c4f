package dev.solvable.table;

import dev.solvable.SolveListener;
import dev.solvable.Solver;
import dev.solvable.runtime.GameGraph;
import dev.solvable.runtime.Turn;
import dev.solvable.runtime.value.CodedValues;
import dev.solvable.runtime.value.ValueCode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The canonical positions of a game's first plies. The solver searches the last ply in ascending order, because
 * neighbours share much of their search trees. Values of earlier plies follow from their successors.
 */
final class FirstPlies {
    private final Solver solver;
    private final GameGraph graph;
    private final CodedValues coded;
    private final long[] next;
    private final List<NavigableSet<Long>> plies = new ArrayList<>();

    FirstPlies(Solver solver, int last) throws InterruptedException {
        this.solver = solver;
        this.graph = RulesDigest.graph(solver);
        this.coded = CodedValues.of(solver);
        this.next = new long[graph.mostMoves()];
        plies.add(new TreeSet<>(List.of(graph.canonical(solver.initial()))));
        for (int ply = 1; ply <= last; ply++) {
            NavigableSet<Long> found = new TreeSet<>(Long::compareUnsigned);
            for (long position : plies.get(ply - 1)) {
                Turn.stopIfInterrupted();
                int count = graph.successors(position, next);
                for (int i = 0; i < count; i++) {
                    found.add(graph.canonical(next[i]));
                }
            }
            plies.add(found);
        }
    }

    NavigableSet<Long> last() {
        return plies.get(plies.size() - 1);
    }

    NavigableSet<Long> before() {
        NavigableSet<Long> before = new TreeSet<>(Long::compareUnsigned);
        plies.subList(0, plies.size() - 1).forEach(before::addAll);
        return before;
    }

    /**
     * The codes of all values.
     *
     * @param draft keeps the codes of the last ply; those that it has already are not searched again
     */
    NavigableMap<Long, Integer> values(Draft draft, SolveListener listener) throws IOException, InterruptedException {
        NavigableMap<Long, Integer> codes = new TreeMap<>(Long::compareUnsigned);
        for (long position : last()) {
            int known = codes.size();
            if (known < draft.found().size()) {
                codes.put(position, draft.found().get(known));
            } else {
                listener.progress(known, last().size());
                solver.solve(position, Turn.NOBODY);
                int code = coded.of(solver, position);
                codes.put(position, code);
                draft.add(code);
            }
        }
        listener.progress(last().size(), last().size());
        for (int ply = plies.size() - 2; ply >= 0; ply--) {
            for (long position : plies.get(ply)) {
                Turn.stopIfInterrupted();
                int code = coded.backedUp(
                        graph, position, next, 0, to -> codes.getOrDefault(graph.canonical(to), ValueCode.NONE));
                codes.put(position, code);
            }
        }
        return codes;
    }
}
