package dev.solvable.runtime.search.threat;

import dev.solvable.runtime.game.marks.ColumnBitboard;
import dev.solvable.runtime.game.marks.MarksCode;
import dev.solvable.runtime.game.marks.MarksRules;
import org.jspecify.annotations.Nullable;

/**
 * Decides states of a game of lines without a search. Forced replies are played at once. Threats, open lines and the
 * number of free cells may prove a state won, lost or drawn. Each thread has its own.
 *
 * <p>Scores here say when the game ends, see {@link MtdDriver}.
 */
final class ForcedMoves {
    /** In place of a score: this state has to be searched. */
    static final int OPEN = Integer.MAX_VALUE;

    private final MarksRules rules;
    private final MarksCode code;

    /** Null where marks do not fall. */
    private final @Nullable ParityBounds bounds;

    private final long full;
    private final int cells;
    private final int won;

    /** Where settling ended with a choice: the marks of the player who has it. */
    long openOwn;

    /** The other player's marks there. */
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
     * The score of a state in which the mover cannot win at once, where no search is needed: exact between alpha and
     * beta. Otherwise {@link #OPEN}, with the state after all forced replies in {@link #openOwn} and
     * {@link #openOther}.
     *
     * @param ownThreats the cells that complete a line for the mover
     * @param otherThreats those that complete one for the other player
     */
    int settle(long own, long other, long ownThreats, long otherThreats, int alpha, int beta) {
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
        int lower = Math.max(alpha, soonestLoss(marks + 4));
        int upper = Math.min(beta, soonestWin(marks + 3));
        if (upper > 0 && !rules.hasLine(own | full & ~taken)) {
            upper = 0;
        }
        if (lower >= upper) {
            return upper < beta ? upper : lower;
        }
        long forced = blocks != 0 ? blocks : safe;
        if ((forced & forced - 1) == 0) {
            int settled = settle(other, own | forced, otherThreats, rules.threats(own | forced), -upper, -lower);
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
     * The cells that can be marked; where marks fall, without handing over the cell above, on which the other one wins.
     *
     * @param otherThreats the cells that complete a line for the other player
     */
    long safe(long own, long other, long otherThreats) {
        long playable = code.playable(own | other);
        return bounds == null ? playable : playable & ~((otherThreats & ~own) >>> 1);
    }

    /** The score of a win with this number of marks on the board; a draw where it exceeds the cells. */
    int soonestWin(int marks) {
        return Math.max(0, won - marks);
    }

    /** The score of a loss with this number of marks on the board; a draw where it exceeds the cells. */
    int soonestLoss(int marks) {
        return Math.min(0, marks - won);
    }
}
