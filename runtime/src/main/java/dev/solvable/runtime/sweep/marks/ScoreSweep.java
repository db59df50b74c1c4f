package dev.solvable.runtime.sweep.marks;

import dev.solvable.Choice;
import dev.solvable.SolveListener;
import dev.solvable.runtime.Scores;

/**
 * Scores every filling of a board for the player to move, given the scores of its successors: the plain retrograde
 * analysis, which is soon done with a small table.
 */
class ScoreSweep extends FillingSweep {
    /** In the table: a number or filling that makes no sense. */
    static final byte NONSENSE = Byte.MIN_VALUE;

    /** In the table: a filling in which both players have ended the game. */
    private static final byte BOTH_ENDED = NONSENSE + 1;

    /** Whether each player has marks of their own. */
    final boolean own;

    private final boolean any;
    private final EndedSets ended;
    private final boolean firstEnds;
    private final boolean secondEnds;
    private final int won;
    private final int ownerScore;
    private final int[] lineScores;
    private final int fullBoardScore;

    /**
     * A sweep.
     *
     * @param table its entries are nonsense as yet
     * @param order the cells that vary from visit to visit
     */
    ScoreSweep(byte[] table, MarkSteps steps, int[] order, MarkScoring scoring, SolveListener listener) {
        super(table, steps, order, scoring.choice, listener);
        this.own = scoring.choice == Choice.OWN;
        this.any = scoring.choice == Choice.ANY;
        this.ended = scoring.ended;
        this.firstEnds = scoring.firstEnds;
        this.secondEnds = scoring.secondEnds;
        this.lineScores = scoring.lineScores;
        this.won = scoring.won;
        this.ownerScore = scoring.ownerScore;
        this.fullBoardScore = scoring.fullBoardScore;
    }

    @Override
    void visit(int position, int first, int second, int lead, int free) {
        table[position] = (byte) scoreOf(position, first, second, lead == 0, free);
    }

    /**
     * The score of a filling with a right number of marks of either kind.
     *
     * @param level whether there are as many of either kind, so that the first player is to move with marks of their
     *     own
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

    /** A mark of one player has ended the game for both: a win check that is not monotone lets it. */
    private IllegalStateException bothEndedAfter(int position, int first, int second, int free, boolean level) {
        int[] moverSteps = level ? steps.first : steps.second;
        int last = free;
        while (table[position + moverSteps[Integer.numberOfTrailingZeros(last)]] != BOTH_ENDED) {
            last &= last - 1;
        }
        int mark = last & -last;
        return ended.bothEnded(level ? first | mark : first, level ? second : second | mark);
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
