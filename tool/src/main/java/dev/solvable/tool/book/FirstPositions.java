package dev.solvable.tool.book;

import dev.solvable.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** The positions of a game's first plies that are not over, of a position and its image the lesser. */
final class FirstPositions {
    private FirstPositions() {}

    /** Those of the start and of so many plies after it, each ply's ascending: the order of values in a file. */
    static List<List<Long>> of(Solver solver, Mirror mirror, int plies) {
        List<List<Long>> all = new ArrayList<>();
        all.add(List.of(solver.initial()));
        for (int ply = 1; ply <= plies; ply++) {
            TreeSet<Long> next = new TreeSet<>();
            for (long position : all.get(ply - 1)) {
                for (int move : solver.moves(position)) {
                    long successor = solver.play(position, move);
                    if (!solver.isTerminal(successor)) {
                        next.add(mirror.canonical(successor));
                    }
                }
            }
            all.add(List.copyOf(next));
        }
        return all;
    }
}
