package dev.solvable.processor.render.position;

import dev.solvable.processor.game.Board;
import java.util.Comparator;
import java.util.IntSummaryStatistics;
import java.util.List;

/**
 * The order in which a search tries placements that look equally good: those first which leave strips along the border
 * as wide as the tile, safe for its player afterwards, and which lie close together along the strip (Bullock 2002, for
 * dominoes). A fixed order also makes different lines of play meet in the same positions.
 */
final class PlacementOrder implements Comparator<Long> {
    private final Board board;
    private final List<Integer> squares;

    PlacementOrder(Board board) {
        this.board = board;
        this.squares = board.squares();
    }

    @Override
    public int compare(Long one, Long other) {
        return Long.compare(value(other), value(one));
    }

    /** Higher for a placement to be tried earlier. */
    private int value(long cells) {
        IntSummaryStatistics rows = Board.cellsOf(cells).stream()
                .mapToInt(cell -> squares.get(cell) / board.columns())
                .summaryStatistics();
        IntSummaryStatistics columns = Board.cellsOf(cells).stream()
                .mapToInt(cell -> squares.get(cell) % board.columns())
                .summaryStatistics();
        int height = rows.getMax() - rows.getMin() + 1;
        int width = columns.getMax() - columns.getMin() + 1;
        int above = Math.min(rows.getMin(), board.rows() - 1 - rows.getMax());
        int beside = Math.min(columns.getMin(), board.columns() - 1 - columns.getMax());
        return height >= width ? value(beside, width, above, height) : value(above, height, beside, width);
    }

    /**
     * The value from the distances to the border.
     *
     * @param across the distance across the tile, which is {@code breadth} broad
     * @param along the distance along the tile, which is {@code length} long
     */
    private static int value(int across, int breadth, int along, int length) {
        boolean strips = across % (2 * breadth) == breadth;
        boolean close = along % length == 0;
        int kind = strips ? (close ? 4 : 3) : across == 0 ? 0 : close ? 2 : 1;
        return 10_000 * kind - 100 * across - along;
    }
}
