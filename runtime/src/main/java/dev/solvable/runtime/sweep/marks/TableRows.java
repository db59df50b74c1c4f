package dev.solvable.runtime.sweep.marks;

/**
 * The division of a table of fillings into rows, whose fillings differ only in a few cells. Symmetries that keep the
 * set of these cells map rows to rows.
 */
public final class TableRows {
    /** The cells that vary within a row, cell i as bit i. */
    final long cells;

    /** For each symmetry the image of each cell; the first is the identity. */
    final int[][] images;

    /**
     * The rows of a table.
     *
     * @param cells the cells that vary within a row, cell i as bit i; whole columns if marks fall
     * @param symmetries for each symmetry that keeps the cells of a row, the images of cells 0, 1, 2 and so on, as
     *     digits in base 36; the first is the identity
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
}
