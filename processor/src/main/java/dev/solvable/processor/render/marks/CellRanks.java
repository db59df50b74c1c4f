package dev.solvable.processor.render.marks;

import dev.solvable.runtime.Board;
import dev.solvable.runtime.game.marks.MarksCode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * How promising it is to mark a cell by itself: by how many lines run through it, or where marks fall through its
 * column.
 */
record CellRanks(List<Long> lines, Board board, MarksCode code) {
    /** For each bit the rank of its cell among all by the number of lines through it, ties alike; 0 for guards. */
    List<Integer> ofBits() {
        int bits = code.marksFall() ? code.positionBits() : board.cells();
        List<Long> through = new ArrayList<>(Collections.nCopies(bits, 0L));
        for (int cell = 0; cell < board.cells(); cell++) {
            through.set(code.bit(cell), linesThrough(group(cell)));
        }
        List<Long> distinct = new ArrayList<>(new TreeSet<>(through));
        return through.stream().map(distinct::indexOf).toList();
    }

    /** The cell alone, or where marks fall its column. */
    private long group(int cell) {
        return IntStream.range(0, board.cells())
                .filter(other -> other == cell || code.marksFall() && board.column(other) == board.column(cell))
                .mapToLong(member -> 1L << member)
                .sum();
    }

    private long linesThrough(long cells) {
        return lines.stream().filter(line -> (line & cells) != 0).count();
    }
}
