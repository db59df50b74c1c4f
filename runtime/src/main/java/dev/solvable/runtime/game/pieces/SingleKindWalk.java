package dev.solvable.runtime.game.pieces;

import dev.solvable.runtime.game.pieces.ranks.Binomials;
import dev.solvable.runtime.game.pieces.ranks.PlaneOrbits;
import dev.solvable.runtime.game.pieces.ranks.RankSymmetries;

/**
 * The same where each player has pieces of one kind and nothing is taken: a move changes the cells of one plane, and
 * all that one leads to, or is led to by, is in rows with the same number.
 */
final class SingleKindWalk extends RankWalk {
    private final PiecesRules rules;
    private final RankSymmetries symmetries;
    private final long board;

    /** The cells that change as moves are made or taken back. */
    private final long[] changes;

    private final RowChanges after;
    private final RowChanges before;

    /** The first rank of the row that {@link #isOver} tells of. */
    private int told = -1;

    /** Whether the game is over in a row. */
    private boolean isOver;

    SingleKindWalk(PieceRanks ranks) {
        super(ranks);
        rules = ranks.rules;
        symmetries = ranks.symmetries;
        board = ranks.board;
        changes = new long[mostPredecessors() + rules.mostMoves()];
        after = new RowChanges(here, symmetries);
        before = new RowChanges(turned, symmetries);
    }

    @Override
    int turn(RankRow from) {
        RankLayer to = from.layer.turned();
        PlaneOrbits rows = to.rows;
        boolean exchanged = symmetries.exchanges();
        long waiting = from.cells[from.layer.planes[0]];
        int way = Binomials.rank(exchanged ? symmetries.image(symmetries.exchanged(0), waiting) : waiting, board);
        int orbit = rows.orbit(way);
        int symmetry = rows.symmetry(way);
        long free = board & ~rows.cells(orbit);
        int column = Binomials.rank(from.image(symmetry), free);
        for (int rest = rows.keeping(orbit) & ~1; rest != 0; rest &= rest - 1) {
            int more = symmetries.product(Integer.numberOfTrailingZeros(rest), symmetry);
            column = Math.min(column, Binomials.rank(from.image(more), free));
        }
        return to.first + orbit * to.width + column;
    }

    @Override
    public int successors(int rank, int[] into) {
        here.moveTo(rank);
        if (here.first != told) {
            told = here.first;
            isOver = rules.hasEnded(here.position()); // the pieces of who has moved tell, and those are the row's
        }
        if (isOver) {
            return 0;
        }
        RankLayer layer = here.layer;
        int plane = layer.planes[0];
        long own = here.cells[plane];
        after.begin(layer.byPlacing[plane], layer.byLeaving[plane]);
        int count = layer.hands[plane] > 0
                ? MoveLists.listCells(here.free & ~own, changes, 0)
                : rules.moves(MoveLists.UNNUMBERED, !layer.secondMoves, own, board & ~here.free, own, changes);
        after.put(changes, count, into);
        return count;
    }

    @Override
    int list(int[] into) {
        RankLayer layer = turned.layer;
        int plane = layer.planes[0];
        long own = turned.cells[plane];
        RankLayer leaving = layer.byLeaving[plane];
        before.begin(leaving, layer.byPlacing[plane]);
        int count = 0;
        if (layer.byPlacing[plane] != null) {
            count = before.add(changes, 1, MoveLists.listCells(own, changes, 0), into, 0);
        }
        if (layer.hands[plane] > 0) {
            return count;
        }
        boolean first = !layer.secondMoves;
        long other = board & ~turned.free;
        if (layer.byStep != null) {
            int listed = rules.unsteps(MoveLists.UNNUMBERED, first, own, other, own, changes);
            count = before.add(changes, 2, listed, into, count);
        }
        if (leaving != null && layer.isAfterLosses) {
            int listed = rules.untakes(MoveLists.UNNUMBERED, first, own, other, own, changes);
            count = before.add(changes, 1, listed, into, count);
        }
        return count;
    }
}
