package dev.solvable.runtime.search.threat;

import dev.solvable.runtime.game.marks.ColumnBitboard;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.game.marks.MarksRules;
import org.jspecify.annotations.Nullable;

/**
 * Decides states of a game of lines without a search. Forced replies are played at once. Threats, open lines and the
 * number of free cells may prove a state won, lost or drawn. Each thread has its own instance.
 *
 * <p>Scores count plies from the start of the game, see {@link MtdDriver}.
 */
final class ForcedMoves {
    /** In place of a score: the state must be searched. */
    static final int OPEN = Integer.MAX_VALUE;

    private final MarksRules rules;
    private final MarksCode code;

    /** Null if marks do not fall. */
    private final @Nullable ParityBounds bounds;

    private final long full;
    private final int cells;
    private final int won;

    /** After {@link #OPEN}, the marks of the player to move in the state to search. */
    long openOwn;

    /** After {@link #OPEN}, the other player's marks in the state to search. */
    long openOther;

    ForcedMoves(MarksRules rules) {
        this.rules = rules;
        this.code = rules.code;
        this.bounds = code instanceof ColumnBitboard columns ? new ParityBounds(rules, columns) : null;
        this.full = code.full();
        this.cells = rules.cells;
        this.won = cells + 1;
    }

    /**
     * A bound on the score of a state in which the mover cannot win at once: a lower one from beta on, else an upper
     * one; {@link #OPEN} if a search is needed. Then the state after all forced replies is in {@link #openOwn} and
     * {@link #openOther}.
     *
     * @param ownThreats the cells that complete a line for the mover
     * @param otherThreats the cells that complete a line for the other player
     */
    int settle(long own, long other, long ownThreats, long otherThreats, int beta) {
        long taken = own | other;
        if (taken == full) {
            return 0;
        }
        int marks = Long.bitCount(taken);
        long playable = code.playable(taken);
        long safe = safe(own, other, otherThreats);
        long blocks = otherThreats & playable;
        if (safe == 0 || (blocks & blocks - 1) != 0 || (blocks & ~safe) != 0) {
            return marks + 2 - won; // one mark cannot parry both threats
        }
        int lower = Math.max(beta - 1, soonestLoss(marks + 4));
        int upper = Math.min(beta, soonestWin(marks + 3));
        if (upper > 0 && !rules.hasLine(own | full & ~taken)) {
            upper = 0;
        }
        if (lower >= upper) {
            return upper < beta ? upper : lower;
        }
        long forced = blocks != 0 ? blocks : safe;
        if ((forced & forced - 1) == 0) {
            int settled = settle(other, own | forced, otherThreats, rules.threats(own | forced), 1 - beta);
            return settled == OPEN ? OPEN : -settled;
        }
        if (bounds != null) {
            if ((cells - marks & 1) == 0) {
                upper = Math.min(upper, bounds.claimeven(own, other));
                lower = Math.max(lower, bounds.zugzwang(own, other, ownThreats));
            } else {
                upper = Math.min(upper, -bounds.zugzwang(other, own, otherThreats));
            }
            if (lower >= upper) {
                return upper < beta ? upper : lower;
            }
        }
        openOwn = own;
        openOther = other;
        return OPEN;
    }

    /**
     * The playable cells; if marks fall, without those below a cell on which the other player would win.
     *
     * @param otherThreats the cells that complete a line for the other player
     */
    long safe(long own, long other, long otherThreats) {
        long playable = code.playable(own | other);
        return bounds == null ? playable : playable & ~((otherThreats & ~own) >>> 1);
    }

    /** The score of a win with this number of marks on the board; a draw if the number exceeds the cells. */
    int soonestWin(int marks) {
        return Math.max(0, won - marks);
    }

    /** The score of a loss with this number of marks on the board; a draw if the number exceeds the cells. */
    int soonestLoss(int marks) {
        return Math.min(0, marks - won);
    }
}
