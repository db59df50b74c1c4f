package dev.solvable.runtime.search.threat;

import dev.solvable.runtime.game.marks.ColumnBitboard;
import dev.solvable.runtime.game.marks.MarksCode;

/**
 * The order in which a search for lines tries open moves: by the threats that a mark makes, those first that can be
 * carried out soon; then by how many lines run through its cell, or where marks fall through its column.
 */
final class MoveRanking {
    /** A threat counts more than the lines through any cell. */
    private static final int THREAT_RANK = 64;

    private final boolean falls;
    private final MarksCode code;

    /** How promising each cell's bit is by itself, less than {@link #THREAT_RANK}. */
    private final int[] cellRanks;

    MoveRanking(MarksCode code, int[] cellRanks) {
        this.falls = code instanceof ColumnBitboard;
        this.code = code;
        this.cellRanks = cellRanks;
    }

    /**
     * How promising a move is.
     *
     * @param ownThreats the cells that complete a line for the mover after the move
     * @param otherThreats those that complete one for the other player
     */
    int rank(long own, long other, long move, long ownThreats, long otherThreats) {
        int rank = cellRanks[Long.numberOfTrailingZeros(move)];
        long threats = ownThreats & ~other;
        return falls
                ? rank + THREAT_RANK * fallingThreats(threats & ~((otherThreats & ~own) << 1), own | other | move)
                : rank + THREAT_RANK * (2 * Long.bitCount(threats) + Long.bitCount(otherThreats & move));
    }

    /**
     * How much threats count that do not lie above one of the other player's: one just above a playable cell counts
     * three times.
     */
    private int fallingThreats(long threats, long taken) {
        return 2 * Long.bitCount(threats & code.playable(taken) << 1) + Long.bitCount(threats);
    }
}
