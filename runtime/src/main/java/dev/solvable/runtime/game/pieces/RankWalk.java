package dev.solvable.runtime.game.pieces;

import dev.solvable.runtime.PositionRanks;
import java.util.Arrays;

/** Moves and unmoves on the ranks of a game of pieces, for one thread. */
class RankWalk implements PositionRanks.OfThread {
    final PieceRanks ranks;
    final RankRow here;
    final RankRow turned;

    final PiecesRules rules;
    final RankSymmetries symmetries;

    /** Room for the cells of each plane of a listed position. */
    private final long[] cellsOfOther;

    private final long[] successors;

    /** Room for the predecessors by moves that lost a piece. */
    private final long[] before;

    RankWalk(PieceRanks ranks) {
        this.ranks = ranks;
        rules = ranks.rules;
        symmetries = ranks.symmetries;
        here = new RankRow(ranks, ranks.layers.all());
        turned = new RankRow(ranks, ranks.layers.allTurned());
        cellsOfOther = new long[ranks.code.set.planes()];
        successors = new long[rules.mostMoves()];
        before = new long[rules.mostUnmoves()];
    }

    @Override
    public final int mostPredecessors() {
        return (2 * before.length + ranks.code.set.board().cells()) * symmetries.count();
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

    /** The turned rank of a position of ranks, the rank of one of turned ranks. */
    int turn(RankRow from) {
        return (int) ranks.find(from.cells, from.layer.turned(), symmetries.exchanges());
    }

    @Override
    public int moves(int rank) {
        here.moveTo(rank);
        return here.keeping() == 0 ? PositionRanks.NONE : rules.successors(here.position(), successors);
    }

    @Override
    public int successors(int rank, int[] into) {
        int count = rules.successors(position(rank), successors);
        for (int i = 0; i < count; i++) {
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
     * Divides the occurrences of each rank by the size of the position's stabilizer. A predecessor with n moves to the
     * position's images was listed n times this size: by orbit counting, see {@link #add}.
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

    /** Lists the ranks of the predecessors of the turned rank's position, see {@link #add}. */
    int list(int[] into) {
        RankLayer layer = turned.layer;
        long own = 0;
        boolean places = false;
        int count = 0;
        for (int plane : layer.planes) {
            own |= turned.cells[plane];
            places |= layer.material.hands()[plane] > 0;
            if (layer.byPlacing[plane] != null) {
                for (long rest = turned.cells[plane]; rest != 0; rest &= rest - 1) {
                    count = addInRow(plane, rest & -rest, layer.byPlacing[plane], into, count);
                }
            }
        }
        if (places) {
            return count;
        }
        long position = turned.number(!layer.material.secondMoves());
        if (layer.byStep != null) {
            count = addSteps(position, own, layer.byStep, into, count);
        }
        return layer.isAfterLosses ? addLosses(position, own, into, count) : count;
    }

    private int addSteps(long position, long own, RankLayer byStep, int[] into, int count) {
        int next = count;
        for (int plane : byStep.planes) {
            for (long rest = turned.cells[plane]; rest != 0; rest &= rest - 1) {
                long piece = rest & -rest;
                long origins = rules.origins(position, !byStep.material.secondMoves(), own, turned.taken, piece);
                for (long from = origins; from != 0; from &= from - 1) {
                    next = addInRow(plane, piece | from & -from, byStep, into, next);
                }
            }
        }
        return next;
    }

    /** Adds the rank of a predecessor, in the row of the same number, that differs in some cells of a plane. */
    private int addInRow(int plane, long changed, RankLayer layer, int[] into, int count) {
        int next = count;
        long now = turned.cells[plane];
        turned.cells[plane] = now ^ changed;
        if (turned.isKept()) {
            next = add(ranks.findInRow(turned.cells, layer, turned.row), into, next);
        } else {
            into[next] = turned.firstIn(layer) + ranks.column(turned.cells, layer, 0, false, turned.free);
            next++;
        }
        turned.cells[plane] = now;
        return next;
    }

    private int addLosses(long position, long own, int[] into, int count) {
        int next = count;
        int listed = rules.untakes(position, !turned.layer.material.secondMoves(), own, turned.taken, own, before);
        for (int i = 0; i < listed; i++) {
            next = add(ranks.find(before[i], cellsOfOther), into, next);
        }
        return next;
    }

    /**
     * Adds a rank once for each symmetry in its position's stabilizer, as orbit counting demands. Adds nothing for a
     * position without a rank.
     */
    static int add(long found, int[] into, int count) {
        int next = count;
        for (int i = PieceRanks.keeping(found); i > 0; i--) {
            into[next] = (int) found;
            next++;
        }
        return next;
    }
}
