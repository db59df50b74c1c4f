package dev.solvable.runtime.game.pieces;

import dev.solvable.runtime.PositionRanks;
import dev.solvable.runtime.game.pieces.code.PieceCode;

/**
 * The ranks of the positions of a game of pieces. All images of a position have the rank of one of them. If players can
 * be exchanged, the first player is to move in it. The pieces of the player who waits are the representative of their
 * orbit. Among such images it is the one with the least rank.
 */
final class PieceRanks implements PositionRanks {
    /** The lower bits of a result of {@link #find(long[], RankLayer, boolean)} that are the rank. */
    private static final int RANK_BITS = Integer.SIZE;

    final PiecesRules rules;
    final PieceCode code;
    final RankSymmetries symmetries;
    final RankLayers layers;
    final long board;

    /** Each thread's array for the cells of the planes, so that a look-up allocates nothing. */
    private final ThreadLocal<long[]> room;

    /**
     * The ranks of a game.
     *
     * @throws ArithmeticException if there are more than an array has room for
     */
    PieceRanks(PiecesRules rules, PieceSymmetries symmetries, PieceUnmoves unmoves) {
        this.rules = rules;
        this.code = rules.code;
        this.symmetries = new RankSymmetries(
                symmetries.permutations(code.set.board().cells()),
                symmetries.exchange(),
                symmetries.exchangedPlanes(code.set));
        this.layers = new RankLayers(code.set, unmoves, this.symmetries);
        this.board = code.set.board().mask();
        this.room = ThreadLocal.withInitial(() -> new long[code.set.planes()]);
    }

    @Override
    public int count() {
        return RankLayers.ranks(layers.all());
    }

    @Override
    public int turnedCount() {
        return RankLayers.ranks(layers.allTurned());
    }

    @Override
    public long bytes() {
        return symmetries.bytes() + layers.bytes();
    }

    @Override
    public int rank(long position) {
        long found = find(position, room.get());
        return found == 0 ? NONE : (int) found;
    }

    /**
     * The result of {@link #find(long[], RankLayer, boolean)} for a position; 0 if it has no rank.
     *
     * @param cells gets the cells of each plane
     */
    long find(long position, long[] cells) {
        code.planes(position, cells);
        boolean exchanged = symmetries.exchanges() && code.secondMoves(position);
        RankLayer layer = layers.of(code, position, cells, exchanged);
        return layer == null ? 0 : find(cells, layer, exchanged);
    }

    /** The turned rank of a reachable position; the array gets the cells of each plane. */
    int turned(long position, long[] cells) {
        code.planes(position, cells);
        boolean exchanged = symmetries.exchanges() && code.secondMoves(position);
        RankLayer layer = layers.of(code, position, cells, exchanged);
        if (layer == null) {
            throw new IllegalStateException("play of " + rules.name + " leads to a position without a rank");
        }
        return (int) find(cells, layer.turned(), symmetries.exchanges() && !exchanged);
    }

    @Override
    public OfThread ofThread() {
        return rules.changesOneKind() ? new SingleKindWalk(this) : new RankWalk(this);
    }

    /**
     * The rank of a position in a layer and, in the bits above it, the size of the position's stabilizer.
     *
     * @param cells the cells of each plane
     * @param exchanged whether to exchange the players first
     */
    long find(long[] cells, RankLayer layer, boolean exchanged) {
        PlaneOrbits rows = layer.rows;
        int way = 0;
        long free = board;
        for (int plane : rows.planes) {
            long here = exchanged
                    ? symmetries.image(symmetries.exchanged(0), cells[symmetries.comesFrom[plane]])
                    : cells[plane];
            way = rows.with(way, plane, here, free);
            free &= ~here;
        }
        return find(cells, layer, rows.orbit(way), rows.symmetry(way), exchanged);
    }

    private long find(long[] cells, RankLayer layer, int orbit, int symmetry, boolean exchanged) {
        long free = board & ~layer.rows.cells(orbit);
        int first = column(cells, layer, symmetry, exchanged, free);
        int least = first;
        int same = 1;
        for (int rest = layer.rows.keeping(orbit) & ~1; rest != 0; rest &= rest - 1) {
            int more = symmetries.product(Integer.numberOfTrailingZeros(rest), symmetry);
            int other = column(cells, layer, more, exchanged, free);
            least = Math.min(least, other);
            same += other == first ? 1 : 0;
        }
        return (long) same << RANK_BITS | layer.first + orbit * layer.width + least;
    }

    /** The size of the stabilizer in a result of {@link #find(long[], RankLayer, boolean)}. */
    static int keeping(long found) {
        return (int) (found >>> RANK_BITS);
    }

    /**
     * The column of a position in its row: the rank of the pieces that do not determine the row.
     *
     * @param symmetry maps the pieces that determine the row to their orbit's representative
     * @param exchanged whether to exchange the players first
     */
    int column(long[] cells, RankLayer layer, int symmetry, boolean exchanged, long freeInRow) {
        int map = exchanged ? symmetries.exchanged(symmetry) : symmetry;
        int column = 0;
        long free = freeInRow;
        for (int i = 0; i < layer.planes.length; i++) {
            int plane = layer.planes[i];
            long here = symmetries.image(map, cells[exchanged ? symmetries.comesFrom[plane] : plane]);
            column += layer.units[i] * Binomials.rank(here, free);
            free &= ~here;
        }
        return column;
    }

    /**
     * The result of {@link #find(long[], RankLayer, boolean)} for a position in which the pieces that determine the row
     * are an orbit's representative.
     */
    long findInRow(long[] cells, RankLayer layer, int orbit) {
        return find(cells, layer, orbit, 0, false);
    }
}
