package dev.solvable.runtime.sweep.marks;

import dev.solvable.SolveListener;
import dev.solvable.runtime.game.marks.MarksRules;
import java.util.Arrays;

/**
 * Scores every filling of a board, one row of the table after the other. Rows with more marks on the cells that do not
 * vary within a row come first. Within a row the fullest fillings come first, and only those with legal numbers of
 * marks of both kinds are visited. The scores of a row are copied to its images under the symmetries that map rows to
 * rows.
 */
final class RowSweep extends ScoreSweep {
    private final int rowCells;

    /** For each symmetry the image of each cell; the first is the identity. */
    private final int[][] images;

    /**
     * The fillings of a row, the fullest first: the cells of the first kind of marks, and 32 bits higher the second.
     */
    private final long[] row;

    /** For each filling of a row the cells of the row on which a mark can be put. */
    private final int[] rowFree;

    /**
     * The fillings of a row that make sense, by the first player's lead on the other cells; index 0 is minus the number
     * of a row's cells.
     */
    private final int[][] turns;

    /** For each symmetry what the image of each filling of a row adds to a position. */
    private final int[][] rowSteps;

    RowSweep(byte[] table, TableRows rows, MarksRules rules, SolveListener listener) {
        super(table, rules, rows.cells, listener);
        this.rowCells = (int) rows.cells;
        this.images = rows.images;
        this.row = fillings();
        this.rowFree = new int[row.length];
        this.rowSteps = new int[images.length][row.length];
        for (int filling = 0; filling < row.length; filling++) {
            int first = (int) row[filling];
            int second = (int) (row[filling] >>> 32);
            rowFree[filling] = supported(first | second) & ~(first | second);
            for (int i = 0; i < images.length; i++) {
                rowSteps[i][filling] = steps.of(first, second, images[i]);
            }
        }
        this.turns = turns();
    }

    /** The cells of a row, taken or free, on which a mark stays when these cells are taken. */
    private int supported(int taken) {
        int supported = 0;
        for (int rest = rowCells; rest != 0; rest &= rest - 1) {
            int cell = Integer.numberOfTrailingZeros(rest);
            supported |= (steps.below[cell] & ~taken) == 0 ? 1 << cell : 0;
        }
        return supported;
    }

    private long[] fillings() {
        long[] fillings = new long[64];
        int filling = 0;
        for (int marks = Integer.bitCount(rowCells); marks >= 0; marks--) {
            int taken = rowCells;
            do { // every subset of the cells
                if (Integer.bitCount(taken) == marks && (taken & ~supported(taken)) == 0) {
                    int first = taken;
                    do { // every subset of the taken ones
                        if (filling == fillings.length) {
                            fillings = Arrays.copyOf(fillings, 2 * filling);
                        }
                        fillings[filling] = first | (long) (taken ^ first) << 32;
                        filling++;
                        first = first - 1 & taken;
                    } while (first != taken);
                }
                taken = taken - 1 & rowCells;
            } while (taken != rowCells);
        }
        return Arrays.copyOf(fillings, filling);
    }

    private int[][] turns() {
        int leads = own ? 2 * Integer.bitCount(rowCells) + 2 : 1;
        int[][] sensible = new int[leads][];
        for (int i = 0; i < leads; i++) {
            int lead = i - Integer.bitCount(rowCells);
            int[] fillings = new int[row.length];
            int count = 0;
            for (int filling = 0; filling < row.length; filling++) {
                int ahead = lead + Integer.bitCount((int) row[filling]) - Long.bitCount(row[filling] >>> 32);
                if (!own || ahead == 0 || ahead == 1) {
                    fillings[count] = filling;
                    count++;
                }
            }
            sensible[i] = Arrays.copyOf(fillings, count);
        }
        return sensible;
    }

    /** Scores the fillings of a row, and of its images, given the rows that its moves lead to. */
    @Override
    void visit(int position, int first, int second, int lead, int free) {
        byte[] scores = table;
        int[] fillings = turns[own ? lead + Integer.bitCount(rowCells) : 0];
        int[] identity = rowSteps[0];
        if (scores[position + identity[fillings[0]]] != SweptBytes.NONSENSE) {
            return; // copied from an image
        }
        for (int filling : fillings) {
            int at = position + identity[filling];
            int allFirst = first | (int) row[filling];
            int allSecond = second | (int) (row[filling] >>> 32);
            boolean level = Integer.bitCount(allFirst) == Integer.bitCount(allSecond);
            scores[at] = (byte) scoreOf(at, allFirst, allSecond, level, free | rowFree[filling]);
        }
        for (int i = 1; i < images.length; i++) {
            int image = steps.empty + steps.of(first, second, images[i]);
            int[] imageSteps = rowSteps[i];
            if (scores[image + imageSteps[fillings[0]]] == SweptBytes.NONSENSE) {
                for (int filling : fillings) {
                    scores[image + imageSteps[filling]] = scores[position + identity[filling]];
                }
            }
        }
    }
}
