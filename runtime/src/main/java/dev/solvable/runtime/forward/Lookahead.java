package dev.solvable.runtime.forward;

import dev.solvable.Outcome;
import dev.solvable.runtime.EndlessRules;

/**
 * Looks some plies ahead of a position that a proof search opens, so that a short play to the end costs no entries of
 * the table.
 *
 * <p>Where rules tell which positions are won in one ply, it looks four plies ahead along threats, moves after which
 * their player would win at once (as threat-space search does, Allis, van den Herik and Huntjens 1993, Go-Moku Solved
 * by New Search Techniques). Where positions only show that they are over, it looks two plies ahead; elsewhere, one.
 */
final class Lookahead {
    /** The bytes that it takes beside those for each move. */
    static final long BYTES = 2 * 24;

    /** The bytes for each move that a position can have. */
    static final int BYTES_OF_MOVE = 2 * Long.BYTES;

    /** What a look has shown. */
    enum Seen {
        PROOF,
        DISPROOF,
        NOTHING
    }

    private final EndlessRules rules;
    private final boolean seesWins;

    /** The positions after the answers to a move. */
    private final long[] answers;

    /** Those after the answers to these. */
    private final long[] replies;

    /** Whether a position was looked at that shows by itself that the game is over. */
    private boolean hasSeenEnds;

    private boolean hasSeenDraws;

    Lookahead(EndlessRules rules) {
        this.rules = rules;
        seesWins = rules.seesWins();
        answers = new long[rules.mostMoves()];
        replies = new long[answers.length];
    }

    /** Whether a position was looked at in which the game has ended in a draw. */
    boolean hasSeenDraws() {
        return hasSeenDraws;
    }

    /**
     * Whether the end of the game proves that the player to move wins, or draws where that suffices.
     *
     * @param position without a move
     */
    boolean isProvedAtEnd(long position, boolean drawSuffices) {
        Outcome outcome = rules.atEnd(position);
        hasSeenDraws |= outcome == Outcome.DRAW;
        return outcome == Outcome.WIN || outcome == Outcome.DRAW && drawSuffices;
    }

    /**
     * Looks at a position.
     *
     * @param successors the positions after its moves; what is in the array afterwards is of no use
     * @param count how many there are; 0 where the game is over
     * @param drawSuffices whether a draw for the player to move is a proof
     */
    Seen look(long position, long[] successors, int count, boolean drawSuffices) {
        if (count == 0) {
            return isProvedAtEnd(position, drawSuffices) ? Seen.PROOF : Seen.DISPROOF;
        }
        return seesWins ? alongThreats(position, successors, count) : twoPlies(successors, count, drawSuffices);
    }

    // Four plies along threats. A win proves what is asked, and a loss disproves it, whether or not a draw suffices.

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
        // Where no move is answered by a win, the opponent has no threat now, and a forced loss is rare.
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

    /** Whether a player who has just moved threatens to win, and wins whatever the answer is. */
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

    /** Whether the player to move has a move that threatens to win, cannot be answered by a win, and wins. */
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

    /** Whether one of the moves of a position ends the game so that this proves the position. */
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
     * Whether each of the listed moves has an answer that ends the game and disproves the position. None of the moves
     * proves it. Without a threat the first move has no such answer most often, so the look is short.
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
