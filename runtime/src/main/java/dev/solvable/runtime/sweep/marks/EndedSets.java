package dev.solvable.runtime.sweep.marks;

import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.game.marks.MarksRules;
import dev.solvable.runtime.game.marks.WinCheckFaults;

/** Whether a player has ended a game of marks, looked up by the player's cells: sets are far fewer than fillings. */
interface EndedSets {
    /** The sets of a game, newly computed. */
    static EndedSets of(MarksRules rules) {
        if (rules.hasWinCheck()) {
            return new WinVerdicts(rules);
        }
        return rules.code.marksFall()
                ? LineSets.holding(rules.cellsOfLines(), rules.cells)
                : LineSets.completedIn(rules);
    }

    /**
     * Whether a player's marks have ended the game.
     *
     * @param own the player's cells, cell i as bit i
     * @param other the cells of the other player
     */
    boolean endedBy(int own, int other, boolean isFirst);

    /** All sets of cells that hold a line. */
    final class LineSets implements EndedSets {
        /** Bit b of word w is for the set 64 w + b. */
        private final long[] sets;

        private LineSets(int cells) {
            this.sets = new long[(1 << cells) + Long.SIZE - 1 >>> 6];
        }

        /** The sets that hold a line: one without the set's highest cell, or one that this cell completes. */
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

        /** The sets that hold one of these lines, found without a question about each set. */
        static LineSets holding(long[] all, int cells) {
            LineSets lines = new LineSets(cells);
            for (long line : all) {
                long within = 0; // the sets of cells 0 to 5 that hold the line's part there
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

    /**
     * The verdicts of a win check on each set of cells. The check may depend on the other player's cells, but is
     * monotone. So each set is checked with all other cells taken by the other player, and with none. Only if the
     * answers differ, fillings are checked one by one.
     */
    final class WinVerdicts implements EndedSets {
        private static final byte NEVER = 0;
        private static final byte PERHAPS = 1;
        private static final byte ALWAYS = 2;

        private final MarksRules rules;
        private final int cells;

        /** The verdicts on the first player's sets, then those on the second player's. */
        private final byte[] verdicts;

        WinVerdicts(MarksRules rules) {
            this.rules = rules;
            this.cells = rules.cells;
            this.verdicts = new byte[2 << cells];
            for (int set = 0; set < verdicts.length; set++) {
                verdicts[set] = verdict(set, set >>> cells == 0);
            }
        }

        /** The verdict on a set of cells. It may not be less than the verdict on a subset: more cells keep a win. */
        private byte verdict(int set, boolean isFirst) {
            int all = (1 << cells) - 1;
            int own = set & all;
            boolean againstAll = holds(own, all & ~own, isFirst);
            boolean alone = holds(own, 0, isFirst);
            if (againstAll && !alone) {
                throw notMonotone(own, all & ~own, own, 0, isFirst);
            }
            byte verdict = againstAll ? ALWAYS : alone ? PERHAPS : NEVER;
            for (int rest = own; rest != 0; rest &= rest - 1) {
                int part = set ^ rest & -rest;
                if (verdicts[part] > verdict) {
                    int ownPart = part & all;
                    throw verdicts[part] == ALWAYS
                            ? notMonotone(ownPart, all & ~ownPart, own, all & ~own, isFirst)
                            : notMonotone(ownPart, 0, own, 0, isFirst);
                }
            }
            return verdict;
        }

        @Override
        public boolean endedBy(int own, int other, boolean isFirst) {
            byte verdict = verdicts[isFirst ? own : 1 << cells | own];
            return verdict == ALWAYS || verdict == PERHAPS && holds(own, other, isFirst);
        }

        /** Whether the win check holds for these cells, cell i as bit i. */
        private boolean holds(long own, long other, boolean isFirst) {
            return rules.hasEnded(rules.code.bits(own), rules.code.bits(other), isFirst);
        }

        /** The refusal of a win check that is not monotone; these are masks of cells, cell i as bit i. */
        private IllegalStateException notMonotone(long own, long other, long more, long fewer, boolean isFirst) {
            MarksCode code = rules.code;
            return new IllegalStateException(new WinCheckFaults(rules)
                    .notMonotone(code.bits(own), code.bits(other), code.bits(more), code.bits(fewer), isFirst));
        }
    }
}
