package dev.solvable.processor.render.sweep;

import dev.solvable.processor.game.Board;
import dev.solvable.processor.plan.SweepOrder;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * What the code of a {@link RowFilling} calls cells, constants and methods: the number of a word is named after the
 * cells that its bits stand for.
 */
final class RowNames {
    private final Board board;
    private final SweepOrder order;

    RowNames(Board board, SweepOrder order) {
        this.board = board;
        this.order = order;
    }

    /** The cell of a bit of the table's index. */
    String name(int bit) {
        return board.name(order.cells().get(bit));
    }

    /** The same in capitals, as names of constants end. */
    String constant(int bit) {
        return name(bit).toUpperCase(Locale.ROOT);
    }

    /** The cells of a tile. */
    String cells(long tile) {
        return Board.cellsOf(tile).stream().map(board::name).collect(Collectors.joining(" "));
    }

    /** The bits of the table's index of cells that are bits of the number of a word. */
    private static List<Integer> bits(int word) {
        return Board.cellsOf((long) word << SweepOrder.CELLS_IN_WORD);
    }

    /** The cells by which the number of a word says that they are taken. */
    String list(int word, String separator) {
        return bits(word).stream().map(this::name).collect(Collectors.joining(separator));
    }

    /** The constants of these cells, joined as Java joins bits. */
    String sum(int word) {
        return bits(word).stream().map(this::constant).collect(Collectors.joining(" | "));
    }

    /** The constant with the words of a block that leave these cells free. */
    String open(int within) {
        return "OPEN_" + sum(within).replace(" | ", "_");
    }

    /** The method with the tiles that cover these cells; they may take several. */
    String cover(int above, int part) {
        return "cover" + sum(above).replace(" | ", "") + (part == 0 ? "" : "Part" + (part + 1));
    }
}
