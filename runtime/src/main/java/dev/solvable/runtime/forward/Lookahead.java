package dev.solvable.runtime.forward;

import dev.solvable.Outcome;
import dev.solvable.runtime.EndlessRules;

/**
 * Looks a few plies ahead of a position that a proof search opens, so that short lines to the end take no entries of
 * the table.
 *
 * <p>A threat is a move after which its player could win by another move. If rules tell which positions are won in one
 * ply, the lookahead follows threats for four plies (threat-space search: Allis, van den Herik and Huntjens 1993,
 * Go-Moku Solved by New Search Techniques). If positions only show that they are over, it looks two plies ahead.
 * Otherwise it looks one ply ahead.
 */
final class Lookahead {
    /** The bytes for each move of the position with the most moves. */
    static final int BYTES_OF_MOVE = 2 * Long.BYTES;

    enum Seen {
        PROOF,
        DISPROOF,
        NOTHING
    }

    private final EndlessRules rules;
    private final boolean seesWins;

    /** The positions after the answers to a move. */
    private final long[] answers;

    /** The positions after the moves that {@link #hasWinningThreat} tries. */
    private final long[] replies;

    /** Whether a position was seen that shows by itself that the game is over. */
    private boolean hasSeenEnds;

    /** Whether a position was seen in which the game has ended in a draw. */
    boolean hasSeenDraws;

    Lookahead(EndlessRules rules) {
        this.rules = rules;
        seesWins = rules.seesWins();
        answers = new long[rules.mostMoves()];
        replies = new long[answers.length];
    }

    /**
     * Whether the result of a finished game is a proof: a win of the player to move, or a draw if that suffices.
     *
     * @param position a position without moves
     */
    boolean isProvedAtEnd(long position, boolean drawSuffices) {
        Outcome outcome = rules.atEnd(position);
        hasSeenDraws |= outcome == Outcome.DRAW;
        return outcome == Outcome.WIN || outcome == Outcome.DRAW && drawSuffices;
    }

    /**
     * Looks ahead of a position.
     *
     * @param successors the positions after its moves; the array is overwritten
     * @param count the number of moves; 0 if the game is over
     * @param drawSuffices whether a draw for the player to move is a proof
     */
    Seen look(long position, long[] successors, int count, boolean drawSuffices) {
        if (count == 0) {
            return isProvedAtEnd(position, drawSuffices) ? Seen.PROOF : Seen.DISPROOF;
        }
        return seesWins ? alongThreats(position, successors, count) : twoPlies(successors, count, drawSuffices);
    }

    // Four plies along threats. A win is a proof and a loss is a disproof, whether or not a draw suffices.

    private Seen alongThreats(long position, long[] successors, int count) {
        boolean first = rules.isFirstToMove(position);
        if (rules.canWin(position, first)) {
            return Seen.PROOF;
        }
        int open = 0;
        for (int i = 0; i < count; i++) {
            if (!rules.canWin(successors[i], !first)) {
                successors[open] = successors[i];
                open++;
            }
        }
        if (open == 0) {
            return Seen.DISPROOF;
        }
        for (int i = 0; i < open; i++) {
            if (isWinningThreat(successors[i], first)) {
                return Seen.PROOF;
            }
        }
        // If the opponent cannot answer any move by a win, there is no threat now, and a forced loss is rare.
        if (open == count) {
            return Seen.NOTHING;
        }
        for (int i = 0; i < open; i++) {
            if (!hasWinningThreat(successors[i], !first)) {
                return Seen.NOTHING;
            }
        }
        return Seen.DISPROOF;
    }

    /** Whether a player who has just moved threatens to win, and still can after each answer. */
    private boolean isWinningThreat(long position, boolean first) {
        if (!rules.canWin(position, first)) {
            return false;
        }
        int count = rules.successors(position, answers);
        for (int i = 0; i < count; i++) {
            if (!rules.canWin(answers[i], first)) {
                return false;
            }
        }
        return count > 0;
    }

    /** Whether the player to move has a winning threat that the opponent cannot answer by a win. */
    private boolean hasWinningThreat(long position, boolean first) {
        int count = rules.successors(position, replies);
        for (int i = 0; i < count; i++) {
            if (!rules.canWin(replies[i], !first) && isWinningThreat(replies[i], first)) {
                return true;
            }
        }
        return false;
    }

    // Two plies.

    private Seen twoPlies(long[] successors, int count, boolean drawSuffices) {
        if (hasProof(successors, count, drawSuffices)) {
            return Seen.PROOF;
        }
        return isDisprovedByAnswers(successors, count, drawSuffices) ? Seen.DISPROOF : Seen.NOTHING;
    }

    /** Whether some move of a position ends the game with a result that proves the position. */
    private boolean hasProof(long[] successors, int count, boolean drawSuffices) {
        for (int i = 0; i < count; i++) {
            if (rules.hasEnded(successors[i])) {
                hasSeenEnds = true;
                if (!isProvedAtEnd(successors[i], !drawSuffices)) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * Whether each of the listed moves, none of which proves the position, has an answer that ends the game and
     * disproves it. Without a threat the first move usually has no such answer, so this is quick.
     */
    private boolean isDisprovedByAnswers(long[] successors, int count, boolean drawSuffices) {
        for (int i = 0; i < count; i++) {
            long after = successors[i];
            if (!hasSeenEnds
                    || !rules.hasEnded(after) && !hasProof(answers, rules.successors(after, answers), !drawSuffices)) {
                return false;
            }
        }
        return true;
    }
}
