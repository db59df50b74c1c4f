package dev.solvable.tool.stats;

/**
 * The positions that can occur after a number of plies, by the winner under perfect play.
 *
 * @param ply how many moves were made, from 0
 * @param firstWins the positions that the first player wins
 * @param draws the drawn positions
 * @param secondWins the positions that the second player wins
 * @param over how many of all these are terminal
 */
public record PlyCount(int ply, long firstWins, long draws, long secondWins, long over) {
    /** All positions of this ply. */
    public long positions() {
        return firstWins + draws + secondWins;
    }
}
