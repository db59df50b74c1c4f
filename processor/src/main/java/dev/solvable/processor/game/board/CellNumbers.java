package dev.solvable.processor.game.board;

import dev.solvable.processor.diagnostic.Message;
import dev.solvable.processor.diagnostic.Place;
import dev.solvable.processor.diagnostic.Problems;
import dev.solvable.runtime.Board;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Reads numbers of cells in a declaration. */
public final class CellNumbers {
    private CellNumbers() {}

    /** The cells of a list as a mask; empty without a valid board or, with a problem for each, if numbers are wrong. */
    public static OptionalLong read(List<Integer> numbers, Place place, Optional<Board> board, Problems problems) {
        if (board.isEmpty()) {
            return OptionalLong.empty();
        }
        long mask = 0;
        boolean right = true;
        for (int index = 0; index < numbers.size(); index++) {
            int cell = numbers.get(index);
            if (exists(cell, "the element " + place.element(), place.at(index), board.get(), problems)) {
                mask |= 1L << cell;
            } else {
                right = false;
            }
        }
        return right ? OptionalLong.of(mask) : OptionalLong.empty();
    }

    /** Whether there is a cell with this number; adds a problem if not. */
    static boolean exists(int cell, String where, Place place, Board board, Problems problems) {
        return problems.require(
                cell >= 0 && cell < board.cells(),
                Message.NO_SUCH_CELL,
                place,
                where,
                cell,
                board.cells() - 1,
                advice(cell, board));
    }

    /** Advice for a number that no cell has. */
    public static String advice(int cell, Board board) {
        return cell == board.cells()
                ? "did you count from 1? The first cell, " + board.name(0) + ", is 0, and the last is " + (cell - 1)
                : "use numbers of that range";
    }
}
