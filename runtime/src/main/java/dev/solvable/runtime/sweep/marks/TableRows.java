package dev.solvable.runtime.sweep.marks;

import dev.solvable.runtime.ForGeneratedCode;

/**
 * How a table of fillings is cut into rows, whose fillings differ in a few cells alone, so that symmetries which keep
 * these cells map rows to rows.
 */
@ForGeneratedCode
public final class TableRows {
    /** The cells that vary within a row, cell i as bit i. */
    final long cells;

    /** For each symmetry where each cell goes; the first moves nothing. */
    final int[][] images;

    /**
     * The rows of a table.
     *
     * @param cells the cells that vary within a row, cell i as bit i; whole columns where marks fall
     * @param symmetries where cells 0, 1, 2 and so on go under each symmetry that keeps the cells of a row, a digit a
     *     cell, from 10 on a letter; the first moves nothing
     */
    public TableRows(long cells, String... symmetries) {
        this.cells = cells;
        this.images = new int[symmetries.length][symmetries[0].length()];
        for (int i = 0; i < images.length; i++) {
            for (int cell = 0; cell < images[i].length; cell++) {
                images[i][cell] = Character.digit(symmetries[i].charAt(cell), Character.MAX_RADIX);
            }
        }
    }

    /** Those of these cells that do not vary within a row. */
    int[] others(int[] all) {
        int[] others = new int[all.length - Long.bitCount(cells)];
        int count = 0;
        for (int cell : all) {
            if ((cells >>> cell & 1) == 0) {
                others[count] = cell;
                count++;
            }
        }
        return others;
    }
}
