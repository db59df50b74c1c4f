package dev.solvable.runtime.retrograde;

import dev.solvable.Outcome;
import dev.solvable.runtime.ForGeneratedCode;

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
    static Counts of(PositionTable table) {
        long ended = 0;
        long won = 0;
        long lost = 0;
        long drawn = 0;
        long endless = 0;
        int longest = 0;
        for (Block block : table.blocks) {
            for (int number = 0; number < block.positions.size(); number++) {
                int value = block.values[number];
                Outcome outcome = Values.outcome(value);
                int distance = Values.distance(value);
                ended += distance == 0 ? 1 : 0;
                won += outcome == Outcome.WIN ? 1 : 0;
                lost += outcome == Outcome.LOSS ? 1 : 0;
                drawn += outcome == Outcome.DRAW ? 1 : 0;
                endless += Values.isOpen(value) ? 1 : 0;
                longest = Math.max(longest, outcome == Outcome.DRAW ? 0 : distance);
            }
        }
        return new Counts(table.size(), ended, won, lost, drawn, endless, longest);
    }
}
