package dev.solvable.runtime.sweep.marks;

import dev.solvable.runtime.game.marks.MarksRules;

/** All sets of cells that hold a line. */
final class LineSets implements EndedSets {
    /** Bit b of word w is for the set 64 w + b. */
    private final long[] sets;

    private LineSets(int cells) {
        this.sets = new long[(1 << cells) + Long.SIZE - 1 >>> 6];
    }

    /** The sets in which a last cell, put to a set without a line, completes one. */
    static LineSets completedIn(MarksRules rules) {
        int cells = rules.cells;
        LineSets lines = new LineSets(cells);
        for (int set = 1; set < 1 << cells; set++) {
            int last = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(set);
            if (lines.holdsLine(set ^ 1 << last) || rules.completesLine(set, last)) {
                lines.sets[set >>> 6] |= 1L << set;
            }
        }
        return lines;
    }

    /** The sets that hold one of these lines, for boards with too many cells to ask about each set. */
    static LineSets holding(long[] all, int cells) {
        LineSets lines = new LineSets(cells);
        for (long line : all) {
            long within = 0; // the sets of cells 0 to 5 that hold all of the line that lies there
            for (int set = 0; set < Long.SIZE; set++) {
                within |= (line & 63 & ~set) == 0 ? 1L << set : 0;
            }
            int rest = (int) (line >>> 6);
            for (int word = rest; word < lines.sets.length; word = word + 1 | rest) {
                lines.sets[word] |= within;
            }
        }
        return lines;
    }

    private boolean holdsLine(int set) {
        return (sets[set >>> 6] >>> set & 1) != 0;
    }

    @Override
    public boolean endedBy(int own, int other, boolean isFirst) {
        return holdsLine(own);
    }
}
