package dev.solvable.runtime.source;

import dev.solvable.runtime.Progress;
import dev.solvable.runtime.game.tiles.MoveRows;
import dev.solvable.runtime.sums.RegionSums;

/**
 * Regions of games with a move source. A move needs some cells to be free, and fills cells. A filled cell matters only
 * if another move needs it. No symmetries are known, so a region is its own name.
 */
final class SourceRegions extends RegionSums {
    private final MoveRows rows;
    private final long board;

    /** For each cell the cells connected with it by a move, which needs one of the two and needs or fills the other. */
    private final long[] joined;

    /** Regions without known values, for a table of at most this number of entries. */
    SourceRegions(Progress progress, MoveRows rows, long board, int entries) {
        super(progress, Long.bitCount(board), rows.count(), 1, entries, false);
        this.rows = rows;
        this.board = board;
        this.joined = joined(rows, Long.bitCount(board));
    }

    private static long[] joined(MoveRows rows, int cells) {
        long[] joined = new long[cells];
        for (int move = 0; move < rows.needs.length; move++) {
            long needs = rows.needs[move];
            long fills = rows.fills[move];
            for (long rest = needs | fills; rest != 0; rest &= rest - 1) {
                boolean isNeeded = (rest & -rest & needs) != 0;
                joined[Long.numberOfTrailingZeros(rest)] |= needs | (isNeeded ? fills : 0);
            }
        }
        return joined;
    }

    @Override
    protected long free(long taken) {
        return rows.needed(board & ~taken);
    }

    /** The first cell and all cells connected with it by moves, directly or through others. */
    @Override
    protected long region(long free) {
        long region = free & -free;
        long cells = region; // the cells whose neighbours are not added yet
        while (cells != 0 && region != free) {
            long more = joined[Long.numberOfTrailingZeros(cells)] & free & ~region;
            region |= more;
            cells = cells & cells - 1 | more;
        }
        return region;
    }

    @Override
    protected long nameOf(long region) {
        return region;
    }

    @Override
    protected int movesIn(long free) {
        int moves = 0;
        for (long cells = free; cells != 0; cells &= cells - 1) {
            int cell = Long.numberOfTrailingZeros(cells);
            int end = rows.firstMoves[cell + 1];
            for (int move = rows.firstMoves[cell]; move < end; move++) {
                if ((rows.needs[move] & ~free) == 0) {
                    moves++;
                }
            }
        }
        return moves;
    }

    @Override
    protected boolean leadsByMove(long region, int nimber, int first) {
        for (long cells = region; cells != 0; cells &= cells - 1) {
            int cell = Long.numberOfTrailingZeros(cells);
            int end = rows.firstMoves[cell + 1];
            for (int move = rows.firstMoves[cell]; move < end; move++) {
                if ((rows.needs[move] & ~region) != 0) {
                    continue;
                }
                progress.count();
                if (leads(rows.needed(region & ~rows.fills[move]), nimber, first)) {
                    return true;
                }
            }
        }
        return false;
    }
}
