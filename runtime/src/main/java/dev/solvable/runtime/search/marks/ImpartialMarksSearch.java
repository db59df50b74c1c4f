package dev.solvable.runtime.search.marks;

import dev.solvable.runtime.game.marks.MarksRules;
import org.jspecify.annotations.Nullable;

/** The search of games in which both players put the same marks: of one kind, or of two. */
class ImpartialMarksSearch extends MarksSearch {
    final int kinds;

    /** Whether the first player wins by completing a line. */
    private final boolean firstWins;

    private final boolean secondWins;

    /** Whether the first player loses by completing a line. */
    private final boolean firstLoses;

    private final boolean secondLoses;

    ImpartialMarksSearch(MarksRules rules, Share share) {
        super(rules, MarksSearchEngine.FROM_LOWEST_BIT, share);
        this.kinds = rules.game.kinds();
        this.firstWins = rules.game.winsByLines(true);
        this.secondWins = rules.game.winsByLines(false);
        this.firstLoses = rules.game.losesByLines(true);
        this.secondLoses = rules.game.losesByLines(false);
    }

    @Override
    protected boolean canWinAtOnce(long first, long second) {
        if (!(firstMoves(first, second) ? firstWins : secondWins)) {
            return false;
        }
        long threats = kinds == 1 ? rules.threats(first) : rules.threats(first) | rules.threats(second);
        return (threats & code.playable(first | second)) != 0;
    }

    @Override
    protected int searchMoves(long first, long second, int alpha, int beta, @Nullable PutOffMoves turn) {
        boolean loses = firstMoves(first, second) ? firstLoses : secondLoses;
        long losingFirst = loses ? rules.threats(first) : 0;
        long losingSecond = loses && kinds == 2 ? rules.threats(second) : 0;
        int best = noScore;
        for (long free = code.playable(first | second); free != 0; free &= free - 1) {
            long mark = free & -free;
            for (int kind = 0; kind < kinds; kind++) {
                long ofFirst = kind == 0 ? mark : 0;
                boolean completes = (ofFirst & losingFirst | mark & ~ofFirst & losingSecond) != 0;
                int score = completes
                        ? 1 - won
                        : searchMove(first | ofFirst, second | mark & ~ofFirst, Math.max(alpha, best), beta, turn);
                best = Math.max(best, score);
                if (best >= beta) {
                    return best;
                }
            }
        }
        return best;
    }
}
