package dev.solvable.processor.plan;

import dev.solvable.runtime.Board;
import dev.solvable.runtime.sweep.tiles.WordSweep;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * An order of the cells in a table of outcomes, one bit per board, for solving whole arrays of boards at once.
 *
 * <p>No tile fits within the first cells, those of a row. So no move leads from a board to another of the same row. A
 * step of a sweep is one plain loop over all boards of a row. The cells of a row are an independent set in the
 * hypergraph whose edges are the tiles. On a grid with dominoes it is the squares of one colour.
 *
 * @param cells the cells, in the order of their bits in the table's index
 * @param rowCells how many of the first cells vary within a row
 * @param blockCells how many of the first cells vary within a block, at least {@code rowCells}
 */
public record SweepOrder(List<Integer> cells, int rowCells, int blockCells) {
    /** On a large board rows of less than 16 words are not worth a loop. */
    private static final int MIN_ROW_CELLS_OF_LARGE = WordSweep.CELLS_IN_WORD + 4;

    /** Rows of 512 words, and blocks of 1,024, stay in the innermost cache with all that a loop reads. */
    private static final int MAX_ROW_CELLS = WordSweep.CELLS_IN_WORD + 9;

    private static final int BLOCK_CELLS = WordSweep.CELLS_IN_WORD + 10;

    /**
     * The order for a game of tiles, or empty if too few cells can form a row.
     *
     * @param tiles the cells of each placement of a tile; if the players have different ones, those of both
     */
    public static Optional<SweepOrder> of(Board board, List<Long> tiles) {
        List<Integer> order = new ArrayList<>();
        long row = 0;
        for (int cell = 0; cell < board.cells() && order.size() < MAX_ROW_CELLS; cell++) {
            long larger = row | 1L << cell;
            if (tiles.stream().noneMatch(tile -> (tile & ~larger) == 0)) {
                row = larger;
                order.add(cell);
            }
        }
        int least = Math.max(WordSweep.CELLS_IN_WORD, Math.min(MIN_ROW_CELLS_OF_LARGE, board.cells() / 2));
        if (order.size() < least) {
            return Optional.empty();
        }
        int rowCells = order.size();
        int blockCells = Math.max(rowCells, Math.min(BLOCK_CELLS, board.cells()));
        List<Integer> others = new ArrayList<>(Board.cellsOf(board.mask() & ~row));
        Comparator<Integer> byTiles = byTiles(board, tiles);
        // Tiles that differ only within a word share a loop, so the cells that most tiles touch come first. Next best
        // are the last cells of a row: the words in which such a cell is free form long runs.
        order.sort(byTiles.reversed());
        order.subList(WordSweep.CELLS_IN_WORD, rowCells).sort(byTiles);
        // If few tiles touch the cells in which the rows of a block differ, more loops run over whole blocks.
        others.stream().sorted(byTiles).limit(blockCells - rowCells).forEach(order::add);
        others.removeAll(order);
        // The last cell of a tile determines how far away in the table it leads, and distant entries are in no cache.
        others.sort(byTiles.reversed());
        order.addAll(others);
        return Optional.of(new SweepOrder(order, rowCells, blockCells));
    }

    /** Orders cells by the number of tiles that touch them, ascending. */
    private static Comparator<Integer> byTiles(Board board, List<Long> tiles) {
        int[] touching = new int[board.cells()];
        for (long tile : tiles) {
            Board.cellsOf(tile).forEach(cell -> touching[cell]++);
        }
        return Comparator.comparing(cell -> touching[cell]);
    }
}
