package dev.solvable.runtime.sweep.marks;

import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.game.marks.MarksRules;
import dev.solvable.runtime.game.marks.WinCheckFaults;

/**
 * What a win check says of each set of cells. It may look at the other player's cells as well; as it is monotone, it is
 * asked with all other cells theirs, and with none, and about the filling itself only where these answers differ.
 */
final class WinVerdicts implements EndedSets {
    private static final byte NEVER = 0;
    private static final byte PERHAPS = 1;
    private static final byte ALWAYS = 2;

    private final MarksRules rules;
    private final int cells;

    /** First for each set where it is the first player's, then the second's. */
    private final byte[] verdicts;

    WinVerdicts(MarksRules rules) {
        this.rules = rules;
        this.cells = rules.cells;
        this.verdicts = new byte[2 << cells];
        for (int set = 0; set < verdicts.length; set++) {
            verdicts[set] = verdict(set, set >>> cells == 0);
        }
    }

    /** What is said of a set of cells, which cannot be less than what was said of its parts: more cells keep a win. */
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

    @Override
    public IllegalStateException bothEnded(int first, int second) {
        return new IllegalStateException(
                new WinCheckFaults(rules).wonByBoth(rules.code.bits(first), rules.code.bits(second)));
    }

    /** Whether the win check holds for these cells, cell i as bit i. */
    private boolean holds(long own, long other, boolean isFirst) {
        return rules.hasEnded(rules.code.bits(own), rules.code.bits(other), isFirst);
    }

    /** The refusal of a win check that takes a win from a player; these are masks of cells, cell i as bit i. */
    private IllegalStateException notMonotone(long own, long other, long more, long fewer, boolean isFirst) {
        MarksCode code = rules.code;
        return new IllegalStateException(new WinCheckFaults(rules)
                .notMonotone(code.bits(own), code.bits(other), code.bits(more), code.bits(fewer), isFirst));
    }
}
