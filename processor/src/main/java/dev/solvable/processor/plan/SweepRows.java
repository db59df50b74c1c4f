package dev.solvable.processor.plan;

import dev.solvable.processor.game.board.Symmetries;
import dev.solvable.runtime.Board;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How a table of the fillings of a board with two kinds of marks is cut into rows. The fillings of a row differ only in
 * some cells, its cells. A symmetry that maps these cells to each other maps rows to rows, so only one row of all its
 * images has to be solved. If marks fall, the cells of a row are whole columns.
 *
 * @param cells the cells that vary within a row
 * @param others the other cells, in the order in which they are filled: if marks fall, each column from the bottom up
 * @param symmetries the symmetries of the game that keep the cells of a row, the identity first
 * @param fillings the number of fillings of a row
 */
public record SweepRows(List<Integer> cells, List<Integer> others, List<int[]> symmetries, int fillings) {
    /** The most fillings of a row: a table of their parts of an index fits the second-level cache. */
    private static final int MAX_FILLINGS = 6_561;

    /** The most entries of such tables for all symmetries together. */
    private static final int MAX_IMAGES = 1 << 16;

    /** The most symmetries that are used, the first ones; with more, some images of solved rows are solved again. */
    private static final int MAX_SYMMETRIES = 64;

    /** Up to this many orbits of columns all unions are tried; of more orbits only those of the first ones. */
    private static final int MAX_ORBITS = 8;

    /** Rough times in units of copying a score: finding a score, a row besides its fillings, and a table entry. */
    private static final double SCORING = 6;

    private static final double ROW = 30;

    private static final double ENTRY = 2;

    /** The share of the fillings with a possible number of marks. */
    private static final double RIGHT = 0.25;

    /** The rows that are probably solved in the least time. */
    public static SweepRows of(Board board, boolean marksFall, Symmetries symmetries) {
        return new Choice(board, marksFall, symmetries).best();
    }

    /** Chooses the cells of a row among unions of orbits of the whole group or of the stabilizer of a cell. */
    private static final class Choice {
        private final int cells;
        private final boolean marksFall;
        private final List<int[]> group;
        /** The columns, each from the bottom up; if marks do not fall, every cell is a column. */
        private final List<List<Integer>> columns;

        private SweepRows best;
        private double leastTime = Double.MAX_VALUE;

        Choice(Board board, boolean marksFall, Symmetries symmetries) {
            this.cells = board.cells();
            this.marksFall = marksFall;
            this.group = symmetries.permutations();
            this.columns = marksFall
                    ? board.stacks()
                    : IntStream.range(0, cells).mapToObj(List::of).toList();
            this.best = rows(0);
        }

        SweepRows best() {
            tryUnions(IntStream.range(0, columns.size())
                    .mapToLong(this::mask)
                    .boxed()
                    .toList());
            if (group.size() > 1) {
                List<Long> orbits = orbits(group);
                tryUnions(orbits);
                for (long orbit : orbits) {
                    int fixed = Long.numberOfTrailingZeros(orbit);
                    tryUnions(orbits(group.stream()
                            .filter(symmetry -> symmetry[fixed] == fixed)
                            .toList()));
                }
            }
            return best;
        }

        private long mask(int column) {
            return columns.get(column).stream().mapToLong(cell -> 1L << cell).sum();
        }

        /** The orbits of the columns under these symmetries. */
        private List<Long> orbits(List<int[]> symmetries) {
            List<Long> orbits = new ArrayList<>();
            for (int column = 0; column < columns.size(); column++) {
                long start = mask(column);
                if (orbits.stream().noneMatch(orbit -> (orbit & start) != 0)) {
                    orbits.add(symmetries.stream()
                            .mapToLong(symmetry -> Symmetries.image(symmetry, start))
                            .reduce(start, (all, image) -> all | image));
                }
            }
            return orbits;
        }

        private void tryUnions(List<Long> orbits) {
            if (orbits.size() > MAX_ORBITS) {
                long union = 0;
                for (long orbit : orbits) {
                    union |= orbit;
                    tryCells(union);
                }
                return;
            }
            for (int chosen = 1; chosen < 1 << orbits.size(); chosen++) {
                long union = 0;
                for (int i = 0; i < orbits.size(); i++) {
                    union |= (chosen >>> i & 1) != 0 ? orbits.get(i) : 0;
                }
                tryCells(union);
            }
        }

        private void tryCells(long mask) {
            if (fillings(mask) > MAX_FILLINGS) {
                return;
            }
            SweepRows rows = rows(mask);
            boolean copies = rows.symmetries.size() > 1;
            double entries = (double) rows.fillings * rows.symmetries.size();
            double time = solved(rows) * SCORING
                    + (copies ? 1 : 0)
                    + ROW / (rows.fillings * RIGHT)
                    + ENTRY * entries / (fillings(-1L) * RIGHT);
            if (time < leastTime) {
                leastTime = time;
                best = rows;
            }
        }

        private SweepRows rows(long mask) {
            List<Integer> inside = new ArrayList<>();
            List<Integer> others = new ArrayList<>();
            for (int column = columns.size() - 1; column >= 0; column--) {
                (isIn(mask, column) ? inside : others).addAll(columns.get(column));
            }
            inside.sort(Comparator.naturalOrder());
            int fillings = (int) fillings(mask);
            List<int[]> kept = group.stream()
                    .filter(symmetry -> Symmetries.image(symmetry, mask) == mask)
                    .limit(Math.min(MAX_SYMMETRIES, MAX_IMAGES / fillings))
                    .toList();
            return new SweepRows(inside, others, kept, fillings);
        }

        private boolean isIn(long mask, int column) {
            return (mask >>> columns.get(column).get(0) & 1) != 0;
        }

        private double fillings(long mask) {
            double fillings = 1;
            for (int column = 0; column < columns.size(); column++) {
                fillings *= isIn(mask, column) ? fillingsOf(column) : 1;
            }
            return fillings;
        }

        private double fillingsOf(int column) {
            return marksFall ? Math.pow(2, columns.get(column).size() + 1) - 1 : 3;
        }

        /** The share of the rows that have to be solved, by Burnside's lemma: orbits are counted by fixed fillings. */
        private double solved(SweepRows rows) {
            long all = rows.others.stream().mapToLong(cell -> 1L << cell).sum();
            double kept = 0;
            for (int[] symmetry : rows.symmetries) {
                double fixed = 1;
                boolean[] seen = new boolean[cells];
                for (int column = 0; column < columns.size(); column++) {
                    int cell = columns.get(column).get(0);
                    if (rows.others.contains(cell) && !seen[cell]) {
                        fixed *= fillingsOf(column);
                        for (int image = cell; !seen[image]; image = symmetry[image]) {
                            seen[image] = true;
                        }
                    }
                }
                kept += fixed;
            }
            return kept / rows.symmetries.size() / fillings(all);
        }
    }
}
