package dev.solvable.runtime.game.pieces;

import dev.solvable.runtime.PositionRanks;
import dev.solvable.runtime.game.pieces.code.PieceCode;
import dev.solvable.runtime.game.pieces.ranks.RankSymmetries;
import java.util.Arrays;

/** What one thread asks about the ranks of a game of pieces. */
class RankWalk implements PositionRanks.OfThread {
    final PieceRanks ranks;
    final RankRow here;
    final RankRow turned;

    private final PieceCode code;
    private final PiecesRules rules;
    private final RankSymmetries symmetries;

    /** The cells of each plane of positions that are listed. */
    private final long[] cellsOfOther;

    private final long[] successors;

    /** Unmoves, or the positions before them. */
    private final long[] unmoves;

    RankWalk(PieceRanks ranks) {
        this.ranks = ranks;
        code = ranks.code;
        rules = ranks.rules;
        symmetries = ranks.symmetries;
        here = new RankRow(ranks, ranks.layers.all());
        turned = new RankRow(ranks, ranks.layers.allTurned());
        cellsOfOther = new long[code.set.planes()];
        successors = new long[rules.mostMoves()];
        unmoves = new long[2 * Math.max(code.set.board().cells(), rules.mostUnmoves())];
    }

    @Override
    public final int mostPredecessors() {
        return (unmoves.length + code.set.board().cells()) * symmetries.count();
    }

    @Override
    public final long position(int rank) {
        here.moveTo(rank);
        return here.position();
    }

    @Override
    public final int turned(int rank) {
        here.moveTo(rank);
        return turn(here);
    }

    @Override
    public final int turnedBack(int rank) {
        turned.moveTo(rank);
        return turn(turned);
    }

    /** The other number of a position. */
    int turn(RankRow from) {
        return (int) ranks.find(from.cells, from.layer.turned(), symmetries.exchanges());
    }

    @Override
    public int successors(int rank, int[] into) {
        int count = rules.successors(position(rank), successors);
        for (int i = 0; i < count; i++) {
            code.planes(successors[i], cellsOfOther);
            into[i] = ranks.turned(successors[i], cellsOfOther);
        }
        return count;
    }

    @Override
    public final int predecessors(int rank, int[] into) {
        turned.moveTo(rank);
        int keeping = turned.keeping();
        if (keeping == 0) {
            return 0;
        }
        int count = list(into);
        return keeping == 1 ? count : ofOrbit(into, count, keeping);
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

    /** Lists the ranks of what leads to the position of the turned rank, as often as symmetries keep it. */
    int list(int[] into) {
        RankLayer layer = turned.layer;
        long own = 0;
        boolean places = false;
        int count = 0;
        for (int plane : layer.planes) {
            own |= turned.cells[plane];
            places |= layer.hands[plane] > 0;
            RankLayer before = layer.byPlacing[plane];
            if (before != null) {
                int listed = 0;
                for (long rest = turned.cells[plane]; rest != 0; rest &= rest - 1) {
                    unmoves[listed] = plane;
                    unmoves[listed + 1] = rest & -rest;
                    listed += 2;
                }
                count = addRow(listed, before, into, count);
            }
        }
        if (places) {
            return count;
        }
        boolean first = !layer.secondMoves;
        long other = ranks.board & ~turned.free;
        long position = turned.number(first);
        RankLayer before = layer.byStep;
        if (before != null) {
            count = addRow(rules.unsteps(position, first, own, other, own, unmoves), before, into, count);
        }
        return layer.isAfterLosses
                ? addLosses(rules.untakes(position, first, own, other, own, unmoves), into, count)
                : count;
    }

    /**
     * Adds the ranks of positions that are in one row.
     *
     * @param listed how many numbers say what differs: a plane, and the cells that change
     */
    private int addRow(int listed, RankLayer before, int[] into, int count) {
        boolean isKept = turned.isKept();
        int first = turned.firstIn(before);
        int next = count;
        for (int i = 0; i < listed; i += 2) {
            int plane = (int) unmoves[i];
            long now = turned.cells[plane];
            turned.cells[plane] = now ^ unmoves[i + 1];
            if (isKept) {
                next = add(ranks.findInRow(turned.cells, before, turned.row), into, next);
            } else {
                into[next] = first + PieceRanks.column(turned.cells, before, turned.free);
                next++;
            }
            turned.cells[plane] = now;
        }
        return next;
    }

    /** Adds the ranks of listed positions. */
    private int addLosses(int listed, int[] into, int count) {
        int next = count;
        for (int i = 0; i < listed; i++) {
            code.planes(unmoves[i], cellsOfOther);
            boolean exchanged = symmetries.exchanges() && code.secondMoves(unmoves[i]);
            RankLayer layer = ranks.layers.of(code, unmoves[i], cellsOfOther, exchanged);
            if (layer != null) {
                next = add(ranks.find(cellsOfOther, layer, exchanged), into, next);
            }
        }
        return next;
    }

    /** A position that is kept by symmetries has as many moves to images of this one. */
    static int add(long found, int[] into, int count) {
        int next = count;
        for (int i = PieceRanks.keeping(found); i > 0; i--) {
            into[next] = (int) found;
            next++;
        }
        return next;
    }
}
