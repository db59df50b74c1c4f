package dev.solvable.processor.plan;

import dev.solvable.processor.game.Game;
import dev.solvable.processor.game.marks.MarkRules;
import dev.solvable.runtime.Board;
import java.util.ArrayList;
import java.util.List;

/**
 * Which bit of a mask belongs to which cell while the solver works. Where marks fall, a column is a run of bits from
 * its lowest cell up, with one more bit above it, so that adding 1 at the bottom finds the lowest empty cell (Tromp's
 * bitboards). Everywhere else bit i is cell i.
 *
 * @param bits the bit of each cell
 * @param columns the cells of each column from the bottom up, columns without cells left out; empty where nothing falls
 */
public record Layout(List<Integer> bits, List<List<Integer>> columns) {
    /** Copies the lists. */
    public Layout {
        bits = List.copyOf(bits);
        columns = List.copyOf(columns);
    }

    /** The layout of a game. */
    public static Layout of(Game game) {
        Board board = game.board();
        if (game.marks().filter(MarkRules::gravity).isEmpty()) {
            List<Integer> bits = new ArrayList<>();
            for (int cell = 0; cell < board.cells(); cell++) {
                bits.add(cell);
            }
            return new Layout(bits, List.of());
        }
        Integer[] bits = new Integer[board.cells()];
        List<List<Integer>> columns = new ArrayList<>();
        int bit = 0;
        for (List<Integer> column : board.stacks()) {
            for (int cell : column) {
                bits[cell] = bit;
                bit++;
            }
            bit++; // room for the guard above a full column
            columns.add(column);
        }
        return new Layout(List.of(bits), columns);
    }

    /** Whether cells have bits other than their numbers. */
    public boolean inColumns() {
        return !columns.isEmpty();
    }

    /** How many bits a position with a guard in each column has. */
    public int length() {
        return columns.stream().mapToInt(column -> column.size() + 1).sum();
    }

    /** The bits of a mask of cells. */
    public long place(long cells) {
        long mask = 0;
        for (int cell : Board.cellsOf(cells)) {
            mask |= 1L << bits.get(cell);
        }
        return mask;
    }

    /** How many cells of its column lie below a cell; where nothing falls, 0. */
    public int heightOf(int cell) {
        return columns.stream()
                .mapToInt(column -> column.indexOf(cell))
                .filter(height -> height >= 0)
                .findAny()
                .orElse(0);
    }

    /** The lowest bit of each column. */
    public long bottoms() {
        return columns.stream()
                .mapToLong(column -> 1L << bits.get(column.get(0)))
                .sum();
    }
}
