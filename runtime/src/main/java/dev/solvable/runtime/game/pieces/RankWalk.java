package dev.solvable.runtime.game.pieces;

import dev.solvable.runtime.PositionRanks;
import java.util.Arrays;
import java.util.function.IntPredicate;

/** What one thread asks about the ranks of a game of pieces. */
final class RankWalk implements PositionRanks.OfThread {
    /** A condition that is not asked. */
    @SuppressWarnings("UnnecessaryLambda") // told by its identity
    private static final IntPredicate NEVER = rank -> false;

    private final PieceRanks ranks;
    private final PieceCode code;
    private final RankSymmetries symmetries;
    private final PieceSet set;

    /** The row of the rank that was asked for last: its ranks from one on, before another. */
    private RankLayer layer;

    private int row;
    private int rowFirst;
    private int rowEnd;

    /** The rank of which {@link #cells} has the position. */
    private int unranked = -1;

    /** The cells that are free in this row, as bits and ascending. */
    private long freeInRow;

    private final byte[] freeCells = new byte[Long.SIZE];

    private int freeCount;

    /** The cells that are left for later planes. */
    private final byte[] leftCells = new byte[Long.SIZE];

    /** The cells of each plane of the position of a rank. */
    private final long[] cells;

    /** The same as they are before a move leads there: with the players exchanged, and turned. */
    private final long[] cellsBefore;

    private final int[] handsBefore;

    /** The same of other positions. */
    private final long[] cellsOfOther;

    private final long[] successors;

    /** Unmoves, or the positions before them. */
    private final long[] unmoves;

    /** The ranks of these, where they are not asked for. */
    private final int[] found;

    RankWalk(PieceRanks ranks) {
        this.ranks = ranks;
        code = ranks.code;
        set = code.set;
        symmetries = ranks.symmetries;
        layer = ranks.layers.get(0);
        cells = new long[set.planes()];
        cellsBefore = new long[set.planes()];
        handsBefore = new int[set.planes()];
        cellsOfOther = new long[set.planes()];
        successors = new long[ranks.rules.mostMoves()];
        unmoves = new long[2 * Math.max(set.board().cells(), ranks.rules.mostUnmoves())];
        found = new int[mostPredecessors()];
    }

    @Override
    public int mostPredecessors() {
        return (unmoves.length + set.board().cells()) * symmetries.count();
    }

    @Override
    public long position(int rank) {
        unrank(rank);
        return code.number(cells, layer.hands, layer.secondMoves);
    }

    @Override
    public int moves(int rank) {
        return ranks.rules.countMoves(position(rank), successors);
    }

    @Override
    public int rank(long position) {
        code.planes(position, cellsOfOther);
        return (int) ranks.find(position, cellsOfOther);
    }

    private void unrank(int rank) {
        if (rank == unranked) {
            return;
        }
        unranked = rank;
        if (rank < rowFirst || rank >= rowEnd) {
            enterRow(rank);
        }
        int column = rank - rowFirst;
        if (layer.columns.length > 0) {
            cells[layer.planes[0]] = Binomials.deposit(layer.columns[column], freeCells);
        } else {
            unrankColumn(column);
        }
    }

    private void unrankColumn(int column) {
        int rest = column;
        byte[] list = freeCells;
        int count = freeCount;
        long free = freeInRow;
        for (int i = 0; i < layer.planes.length; i++) {
            int plane = layer.planes[i];
            int number = rest / layer.units[i];
            rest -= number * layer.units[i];
            cells[plane] = Binomials.deposit(Binomials.set(number, layer.counts[plane], count), list);
            free &= ~cells[plane];
            list = leftCells;
            count = PlaneOrbits.list(free, list);
        }
    }

    private void enterRow(int rank) {
        if (rank < layer.first || rank >= layer.end()) {
            layer = ranks.layers.get(ranks.layers.indexAt(rank));
        }
        row = (rank - layer.first) / layer.width;
        rowFirst = layer.first + row * layer.width;
        rowEnd = rowFirst + layer.width;
        freeInRow = ranks.board & ~layer.rows.putOrbit(row, cells);
        freeCount = PlaneOrbits.list(freeInRow, freeCells);
    }

    @Override
    public int predecessors(int rank, int[] into) {
        unrank(rank);
        int keeping = layer.rows.keeping(row) == 1 ? 1 : keeping(rank);
        if (keeping == 0) {
            return 0;
        }
        int count = list(into, NEVER);
        return keeping == 1 ? count : ofOrbit(into, count, keeping);
    }

    @Override
    public boolean isLedTo(int rank, IntPredicate condition) {
        unrank(rank);
        return (layer.rows.keeping(row) == 1 || keeping(rank) > 0) && list(found, condition) < 0;
    }

    /** How many symmetries keep the position; 0 where its images have another rank. */
    private int keeping(int rank) {
        long found = ranks.findInRow(cells, layer, row);
        return (int) found == rank ? PieceRanks.keeping(found) : 0;
    }

    /**
     * Where symmetries keep a position, several of the positions that lead there are images of each other by them: a
     * move of one of these leads to as many images of this position.
     */
    private static int ofOrbit(int[] ranks, int count, int keeping) {
        Arrays.sort(ranks, 0, count);
        int kept = 0;
        for (int i = 0; i < count; i += keeping) {
            ranks[kept] = ranks[i];
            kept++;
        }
        return kept;
    }

    /**
     * Lists the ranks of what leads to the position that was unranked last, up to one that a condition holds for.
     *
     * @return how many there are, -1 where the condition holds for the last one
     */
    private int list(int[] into, IntPredicate condition) {
        boolean exchanged = symmetries.exchanges();
        boolean secondMoves = exchanged || layer.secondMoves;
        for (int plane = 0; plane < cells.length; plane++) {
            int here = exchanged ? symmetries.becomes(plane) : plane;
            cellsBefore[plane] = exchanged ? symmetries.beforeExchange(cells[here]) : cells[here];
            handsBefore[plane] = layer.hands[here];
        }
        int orbit = turn();
        long position = code.number(cellsBefore, handsBefore, secondMoves);
        long own = 0;
        boolean places = false;
        int count = 0;
        for (int plane : code.planesOf(secondMoves)) {
            own |= cellsBefore[plane];
            places |= handsBefore[plane] > 0;
            RankLayer before = layer.beforePlacing[plane];
            if (before != null) {
                int listed = 0;
                for (long rest = cellsBefore[plane]; rest != 0; rest &= rest - 1) {
                    unmoves[listed] = plane;
                    unmoves[listed + 1] = rest & -rest;
                    listed += 2;
                }
                count = addRow(listed, before, orbit, into, count, condition);
                if (count < 0) {
                    return count;
                }
            }
        }
        if (places) {
            return count;
        }
        long other = 0;
        for (int plane : code.planesOf(!secondMoves)) {
            other |= cellsBefore[plane];
        }
        RankLayer before = layer.beforeStep;
        if (before != null) {
            int listed = ranks.rules.unsteps(position, secondMoves, own, other, own, unmoves);
            count = addRow(listed, before, orbit, into, count, condition);
        }
        if (count < 0 || !layer.isAfterLosses) {
            return count;
        }
        return addLosses(ranks.rules.untakes(position, secondMoves, own, other, own, unmoves), into, count, condition);
    }

    /** Turns the board so that what does not move before is where its orbit has it. Returns the orbit, or -1. */
    private int turn() {
        PlaneOrbits rows = layer.rowsBefore;
        if (rows == null) {
            return -1;
        }
        int way = rows.number(cellsBefore);
        int symmetry = rows.symmetry(way);
        if (symmetry != 0) {
            for (int plane = 0; plane < cellsBefore.length; plane++) {
                cellsBefore[plane] = symmetries.image(symmetry, cellsBefore[plane]);
            }
        }
        return rows.orbit(way);
    }

    /**
     * Adds the ranks of positions that are in one row.
     *
     * @param listed how many numbers say what differs: a plane, and the cells that change
     */
    private int addRow(int listed, RankLayer before, int orbit, int[] into, int count, IntPredicate condition) {
        if (before.rows.keeping(orbit) != 1) {
            return addKept(listed, before, orbit, into, count, condition);
        }
        long free = ranks.board & ~before.rows.cells(orbit);
        int first = before.first + orbit * before.width;
        boolean isOfOnePlane = before.planes.length == 1;
        int next = count;
        for (int i = 0; i < listed; i += 2) {
            int plane = (int) unmoves[i];
            long now = cellsBefore[plane];
            int rank = first;
            if (isOfOnePlane) {
                rank += Binomials.rank(now ^ unmoves[i + 1], free);
            } else {
                cellsBefore[plane] = now ^ unmoves[i + 1];
                rank += PieceRanks.column(cellsBefore, before, free);
                cellsBefore[plane] = now;
            }
            if (condition != NEVER && condition.test(rank)) {
                return -1;
            }
            into[next] = rank;
            next++;
        }
        return next;
    }

    /** The same where symmetries keep the row. */
    private int addKept(int listed, RankLayer before, int orbit, int[] into, int count, IntPredicate condition) {
        int next = count;
        for (int i = 0; i < listed; i += 2) {
            int plane = (int) unmoves[i];
            long now = cellsBefore[plane];
            cellsBefore[plane] = now ^ unmoves[i + 1];
            long found = ranks.findInRow(cellsBefore, before, orbit);
            cellsBefore[plane] = now;
            if (condition != NEVER && condition.test((int) found)) {
                return -1;
            }
            next = add(found, into, next);
        }
        return next;
    }

    /** Adds the ranks of listed positions. */
    private int addLosses(int listed, int[] into, int count, IntPredicate condition) {
        int next = count;
        for (int i = 0; i < listed; i++) {
            code.planes(unmoves[i], cellsOfOther);
            long found = ranks.find(unmoves[i], cellsOfOther);
            if (found != PositionRanks.NONE) {
                if (condition != NEVER && condition.test((int) found)) {
                    return -1;
                }
                next = add(found, into, next);
            }
        }
        return next;
    }

    /** A position that is kept by symmetries has as many moves to images of this one. */
    private static int add(long found, int[] into, int count) {
        int next = count;
        for (int i = PieceRanks.keeping(found); i > 0; i--) {
            into[next] = (int) found;
            next++;
        }
        return next;
    }
}
