package dev.solvable.runtime.retrograde.analysis;

import dev.solvable.Outcome;
import dev.solvable.runtime.ForGeneratedCode;
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
@ForGeneratedCode
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

        /** Counts positions of one value, see {@link Values#code}. */
        public void add(int code, long count) {
            Outcome outcome = ValueCode.outcome(code);
            int distance = ValueCode.distance(code);
            positions += count;
            ended += distance == 0 ? count : 0;
            won += outcome == Outcome.WIN ? count : 0;
            lost += outcome == Outcome.LOSS ? count : 0;
            drawn += outcome == Outcome.DRAW ? count : 0;
            endless += code == ValueCode.ENDLESS_DRAW ? count : 0;
            longest = Math.max(longest, outcome == Outcome.DRAW ? 0 : distance);
        }

        /** What was added. */
        public Counts counts() {
            return new Counts(positions, ended, won, lost, drawn, endless, longest);
        }
    }
}
