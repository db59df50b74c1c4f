package dev.solvable.processor.game.board;

import dev.solvable.runtime.Board;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * All permutations of cells that map a set of lines onto itself, by backtracking: the automorphism group of a
 * hypergraph.
 *
 * <p>Cells are first told apart by the lines they lie on, and by the cells they share them with, until nothing more can
 * be told apart (colour refinement); cells of different colours are never tried for each other. A partial permutation
 * is dropped as soon as a line whose cells are all placed is no line.
 */
public final class CellPermutations {
    private final int cells;
    private final List<Long> lines;
    private final Set<Long> lineSet;
    /** For each cell the one that has to be filled before it, -1 for none. */
    private final int[] below;

    private final int[] colours;
    /** For each cell the lines whose highest cell it is: those that are complete once it is placed. */
    private final List<List<Long>> completedAt = new ArrayList<>();
    /** How many lines each pair of cells shares. */
    private final int[][] shared;

    private final List<int[]> found = new ArrayList<>();
    private int most;

    public CellPermutations(int cells, List<Long> lines, int[] below) {
        this.cells = cells;
        this.lines = lines;
        this.below = below;
        this.lineSet = new HashSet<>(lines);
        this.shared = new int[cells][cells];
        for (int cell = 0; cell < cells; cell++) {
            completedAt.add(new ArrayList<>());
        }
        for (long line : lines) {
            completedAt.get(63 - Long.numberOfLeadingZeros(line)).add(line);
            for (int a : Board.cellsOf(line)) {
                for (int b : Board.cellsOf(line)) {
                    shared[a][b]++;
                }
            }
        }
        this.colours = refine();
    }

    /** All permutations, the identity first, or nothing where there are more than {@code most}. */
    public Optional<List<int[]>> all(int most) {
        this.most = most;
        place(0, new int[cells], 0);
        return found.size() > most ? Optional.empty() : Optional.of(List.copyOf(found));
    }

    /** Places this cell and those after it in every way; the images of the cells before it are taken. */
    private void place(int cell, int[] permutation, long taken) {
        if (cell == cells) {
            found.add(permutation.clone());
            return;
        }
        for (int image = 0; image < cells && found.size() <= most; image++) {
            if ((taken >>> image & 1) == 0 && colours[image] == colours[cell] && fits(cell, image, permutation)) {
                permutation[cell] = image;
                place(cell + 1, permutation, taken | 1L << image);
            }
        }
    }

    private boolean fits(int cell, int image, int[] permutation) {
        for (int before = 0; before < cell; before++) {
            int beforeImage = permutation[before];
            if (shared[cell][before] != shared[image][beforeImage]
                    || (below[cell] == before) != (below[image] == beforeImage)
                    || (below[before] == cell) != (below[beforeImage] == image)) {
                return false;
            }
        }
        permutation[cell] = image;
        for (long line : completedAt.get(cell)) {
            if (!lineSet.contains(Symmetries.image(permutation, line))) {
                return false;
            }
        }
        return true;
    }

    /** A colour for each cell, such that only cells of one colour can be images of each other. */
    private int[] refine() {
        int[] current = new int[cells];
        int count = 1;
        while (true) {
            Map<String, Integer> numbers = new HashMap<>();
            int[] next = new int[cells];
            for (int cell = 0; cell < cells; cell++) {
                next[cell] = numbers.computeIfAbsent(signature(cell, current), key -> numbers.size());
            }
            if (numbers.size() == count) {
                return current;
            }
            count = numbers.size();
            current = next;
        }
    }

    /** What is known of a cell: its own colour and the colours along each of its lines. */
    private String signature(int cell, int[] colour) {
        List<String> around = new ArrayList<>();
        for (long line : lines) {
            if ((line >>> cell & 1) != 0) {
                int[] along = Board.cellsOf(line).stream()
                        .mapToInt(c -> colour[c])
                        .sorted()
                        .toArray();
                around.add(Arrays.toString(along));
            }
        }
        int under = below[cell] < 0 ? -1 : colour[below[cell]];
        return colour[cell] + "/" + under + around.stream().sorted().toList().toString();
    }
}
