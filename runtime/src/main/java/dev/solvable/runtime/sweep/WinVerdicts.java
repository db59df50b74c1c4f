package dev.solvable.runtime.sweep;

/**
 * What a win check says of each set of cells. It may look at the other player's cells as well; as it is monotone, it is
 * asked with all other cells theirs, and with none, and about the filling itself only where these answers differ.
 */
final class WinVerdicts implements EndedSets {
    private static final byte NEVER = 0;
    private static final byte PERHAPS = 1;
    private static final byte ALWAYS = 2;

    private final MarksTableSolver game;
    private final int cells;

    /** First for each set where it is the first player's, then the second's. */
    private final byte[] verdicts;

    WinVerdicts(MarksTableSolver game, int cells) {
        this.game = game;
        this.cells = cells;
        this.verdicts = new byte[2 << cells];
        for (int set = 0; set < verdicts.length; set++) {
            verdicts[set] = verdict(set, set >>> cells == 0);
        }
    }

    /** What is said of a set of cells, which cannot be less than what was said of its parts: more cells keep a win. */
    private byte verdict(int set, boolean isFirst) {
        int all = (1 << cells) - 1;
        int own = set & all;
        boolean againstAll = game.winCheckHolds(own, all & ~own, isFirst);
        boolean alone = game.winCheckHolds(own, 0, isFirst);
        if (againstAll && !alone) {
            throw game.winIsTaken(own, all & ~own, own, 0, isFirst);
        }
        byte verdict = againstAll ? ALWAYS : alone ? PERHAPS : NEVER;
        for (int rest = own; rest != 0; rest &= rest - 1) {
            int part = set ^ rest & -rest;
            if (verdicts[part] > verdict) {
                int ownPart = part & all;
                throw verdicts[part] == ALWAYS
                        ? game.winIsTaken(ownPart, all & ~ownPart, own, all & ~own, isFirst)
                        : game.winIsTaken(ownPart, 0, own, 0, isFirst);
            }
        }
        return verdict;
    }

    @Override
    public boolean endedBy(int own, int other, boolean isFirst) {
        byte verdict = verdicts[isFirst ? own : 1 << cells | own];
        return verdict == ALWAYS || verdict == PERHAPS && game.winCheckHolds(own, other, isFirst);
    }

    @Override
    public IllegalStateException bothEnded(int first, int second) {
        return game.bothHaveWon(first, second);
    }
}
