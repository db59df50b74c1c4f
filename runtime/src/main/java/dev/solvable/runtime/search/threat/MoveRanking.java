package dev.solvable.runtime.search.threat;

import dev.solvable.runtime.game.marks.ColumnBitboard;
import dev.solvable.runtime.game.marks.MarksCode;

/**
 * The order in which a search for lines tries open moves: by the threats after the move, which count more if they can
 * be carried out soon; then by the number of lines through the cell, or through its column if marks fall.
 */
final class MoveRanking {
    /** The rank of a threat, larger than the rank of any cell. */
    private static final int THREAT_RANK = 64;

    private final boolean falls;
    private final MarksCode code;

    /** For each cell's bit a static rank, less than {@link #THREAT_RANK}. */
    private final int[] cellRanks;

    MoveRanking(MarksCode code, int[] cellRanks) {
        this.falls = code instanceof ColumnBitboard;
        this.code = code;
        this.cellRanks = cellRanks;
    }

    /**
     * The rank of a move, higher for more promising ones.
     *
     * @param ownThreats the cells that complete a line for the mover after the move
     * @param otherThreats the cells that complete a line for the other player
     */
    int rank(long own, long other, long move, long ownThreats, long otherThreats) {
        int rank = cellRanks[Long.numberOfTrailingZeros(move)];
        long threats = ownThreats & ~other;
        return falls
                ? rank + THREAT_RANK * fallingThreats(threats & ~((otherThreats & ~own) << 1), own | other | move)
                : rank + THREAT_RANK * (2 * Long.bitCount(threats) + Long.bitCount(otherThreats & move));
    }

    /**
     * The weight of threats that are not above a threat of the other player. A threat just above a playable cell counts
     * three times.
     */
    private int fallingThreats(long threats, long taken) {
        return 2 * Long.bitCount(threats & code.playable(taken) << 1) + Long.bitCount(threats);
    }
}
