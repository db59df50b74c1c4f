package dev.solvable.tool.stats;

/**
 * The positions that can be on the board after a number of plies, by who wins them under perfect play.
 *
 * @param ply how many moves were made, from 0
 * @param firstWins the positions that the first player wins
 * @param draws the drawn positions
 * @param secondWins the positions that the second player wins
 * @param over how many of all these are the end of the game
 */
public record PlyCount(int ply, long firstWins, long draws, long secondWins, long over) {
    /** All positions of this ply. */
    public long positions() {
        return firstWins + draws + secondWins;
    }
}
