package dev.solvable.runtime.retrograde.analysis;

import dev.solvable.Outcome;
import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.value.ValueCode;

/**
 * How many positions there are of each value, one of each set of images, among those that can be reached from the
 * start.
 *
 * @param positions all
 * @param ended those in which the game is over, which count below as well
 * @param won those in which the player to move wins
 * @param lost those in which the other player wins
 * @param drawn all others
 * @param endless those of the drawn ones from which no chain of draws reaches an end
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

        /** No positions yet. */
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
