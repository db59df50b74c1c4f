package dev.solvable.runtime.sweep.marks;

import dev.solvable.SolveListener;
import dev.solvable.runtime.Scores;
import dev.solvable.runtime.game.marks.MarksGame;
import dev.solvable.runtime.game.marks.MarksRules;
import dev.solvable.runtime.game.marks.WinCheckFaults;

/**
 * Scores every filling of a board for the player to move, given the scores of its successors: plain retrograde
 * analysis, which is fast for a small table.
 */
class ScoreSweep extends FillingSweep {
    /** In the table: a filling in which both players have ended the game. */
    private static final byte BOTH_ENDED = SweptBytes.NONSENSE + 1;

    private final MarksRules rules;
    private final EndedSets ended;

    /** Whether lines of the first player's marks, or of the first kind, end the game. */
    private final boolean firstEnds;

    /** The same of the second's. */
    private final boolean secondEnds;

    private final int won;

    /** The score of a state that a player's marks have ended, for that player. */
    private final int ownerScore;

    /**
     * If marks are not the players' own, the scores of states that a line has ended, for the player to move. Index 0 is
     * for the first player to move, 1 for the second.
     */
    private final int[] lineScores;

    private final int fullBoardScore;

    /**
     * A sweep.
     *
     * @param table the table, with {@link SweptBytes#NONSENSE} in all entries
     * @param rowCells the cells that do not vary from visit to visit, cell i as bit i
     */
    ScoreSweep(byte[] table, MarksRules rules, long rowCells, SolveListener listener) {
        super(table, rules, rowCells, listener);
        MarksGame game = rules.game;
        this.rules = rules;
        this.ended = EndedSets.of(rules);
        this.firstEnds = game.endsByLinesOf(true);
        this.secondEnds = game.endsByLinesOf(false);
        this.lineScores = new int[] {game.lineScore(true), game.lineScore(false)};
        this.won = rules.cells + 1;
        this.ownerScore = game.ownerScore();
        this.fullBoardScore = game.fullBoardScore();
    }

    @Override
    void visit(int position, int first, int second, int lead, int free) {
        table[position] = (byte) scoreOf(position, first, second, lead == 0, free);
    }

    /**
     * The score of a filling with legal numbers of marks of both kinds.
     *
     * @param level whether both numbers are equal, so that the first player is to move if players have their own marks
     */
    final int scoreOf(int position, int first, int second, boolean level, int free) {
        boolean firstEnded = firstEnds && ended.endedBy(first, second, true);
        boolean secondEnded = secondEnds && ended.endedBy(second, first, false);
        if (firstEnded || secondEnded) {
            if (!own) {
                return lineScores[Integer.bitCount(first | second) & 1]; // completed by the player who moved last
            }
            return firstEnded && secondEnded ? BOTH_ENDED : firstEnded == level ? ownerScore : -ownerScore;
        }
        if (free == 0) {
            return fullBoardScore;
        }
        int least = leastAfter(position, free, own && !level ? steps.second : steps.first);
        if (any) {
            least = Math.min(least, leastAfter(position, free, steps.second));
        }
        if (least < -won) {
            throw bothEndedAfter(position, first, second, free, level);
        }
        return Scores.before(least);
    }

    /** The exception for a mark that has ended the game for both players, which a line never does. */
    private IllegalStateException bothEndedAfter(int position, int first, int second, int free, boolean level) {
        int[] moverSteps = level ? steps.first : steps.second;
        int last = free;
        while (table[position + moverSteps[Integer.numberOfTrailingZeros(last)]] != BOTH_ENDED) {
            last &= last - 1;
        }
        int mark = last & -last;
        long firstBits = rules.code.bits(level ? first | mark : first);
        long secondBits = rules.code.bits(level ? second : second | mark);
        return new IllegalStateException(new WinCheckFaults(rules).wonByBoth(firstBits, secondBits));
    }

    /** The least score of the positions to which marks on free cells lead: the best for the mover. */
    private int leastAfter(int position, int free, int[] moverSteps) {
        byte[] scores = table;
        int least = won;
        for (int rest = free; rest != 0; rest &= rest - 1) {
            least = Math.min(least, scores[position + moverSteps[Integer.numberOfTrailingZeros(rest)]]);
        }
        return least;
    }
}
