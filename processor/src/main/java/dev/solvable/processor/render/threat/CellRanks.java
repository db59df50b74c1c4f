package dev.solvable.processor.render.threat;

import dev.solvable.processor.game.marks.Lines;
import dev.solvable.processor.plan.Layout;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;

/**
 * How promising it is to mark a cell by itself: by how many lines run through it, or where marks fall through its
 * column.
 */
record CellRanks(Lines lines, Layout layout) {
    /** For each bit, how many numbers of lines are less than that of the lines through its cell; 0 for guards. */
    List<Integer> ofBits() {
        int bits = layout.inColumns() ? layout.length() : layout.bits().size();
        List<Long> through = new ArrayList<>(Collections.nCopies(bits, 0L));
        for (int cell = 0; cell < layout.bits().size(); cell++) {
            through.set(layout.bits().get(cell), linesThrough(group(cell)));
        }
        List<Long> distinct = new ArrayList<>(new TreeSet<>(through));
        return through.stream().map(distinct::indexOf).toList();
    }

    /** The cell alone, or where marks fall its column. */
    private long group(int cell) {
        return layout.columns().stream()
                .filter(column -> column.contains(cell))
                .findAny()
                .map(column -> column.stream().mapToLong(member -> 1L << member).sum())
                .orElse(1L << cell);
    }

    private long linesThrough(long cells) {
        return lines.masks().stream().filter(line -> (line & cells) != 0).count();
    }
}
