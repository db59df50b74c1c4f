package dev.solvable.runtime.retrograde.analysis;

import dev.solvable.Outcome;
import dev.solvable.runtime.value.ValueCode;

/**
 * The number of positions of each value, among the canonical positions that are reachable from the start.
 *
 * @param positions all
 * @param ended terminal ones, which the next three counts include
 * @param won those in which the player to move wins
 * @param lost those in which the other player wins
 * @param drawn drawn ones
 * @param endless drawn ones from which no line of drawn positions reaches a terminal one
 * @param longest the greatest distance of a won or lost position
 */
public record Counts(long positions, long ended, long won, long lost, long drawn, long endless, int longest) {
    /** Adds up the positions of each value. */
    public static final class Tally {
        private long positions;
        private long ended;
        private long won;
        private long lost;
        private long drawn;
        private long endless;
        private int longest;

        /** A tally of no positions. */
        public Tally() {}

        /** Counts a position with a {@link ValueCode}. */
        public void add(int code) {
            Outcome outcome = ValueCode.outcome(code);
            int distance = ValueCode.distance(code);
            positions++;
            ended += distance == 0 ? 1 : 0;
            won += outcome == Outcome.WIN ? 1 : 0;
            lost += outcome == Outcome.LOSS ? 1 : 0;
            drawn += outcome == Outcome.DRAW ? 1 : 0;
            endless += code == ValueCode.ENDLESS_DRAW ? 1 : 0;
            longest = Math.max(longest, outcome == Outcome.DRAW ? 0 : distance);
        }

        /** What was added. */
        public Counts counts() {
            return new Counts(positions, ended, won, lost, drawn, endless, longest);
        }
    }
}
