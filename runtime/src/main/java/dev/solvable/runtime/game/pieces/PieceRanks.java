package dev.solvable.runtime.game.pieces;

import dev.solvable.runtime.PositionRanks;
import dev.solvable.runtime.game.pieces.code.PieceCode;
import dev.solvable.runtime.game.pieces.ranks.Binomials;
import dev.solvable.runtime.game.pieces.ranks.PlaneOrbits;
import dev.solvable.runtime.game.pieces.ranks.RankSymmetries;

/**
 * The ranks of the positions of a game of pieces. Images have one rank: where the players can be exchanged, the first
 * is to move; of the other symmetries those that map the pieces of the player who waits to the representative of their
 * orbit, and of these the one that gives the least rank.
 */
final class PieceRanks implements PositionRanks {
    /** The bits of a number that {@link #find(long[], RankLayer, boolean)} gives that are the rank. */
    private static final int RANK_BITS = Integer.SIZE;

    final PiecesRules rules;
    final PieceCode code;
    final RankSymmetries symmetries;
    final RankLayers layers;
    final long board;

    /** Each thread's room for the cells of the planes: an answer from the table allocates nothing. */
    private final ThreadLocal<long[]> room;

    /**
     * The ranks of a game.
     *
     * @throws ArithmeticException where there are more than an array has room for
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
     * What {@link #find(long[], RankLayer, boolean)} gives for a position; 0 where it has no rank.
     *
     * @param cells gets those of each plane
     */
    long find(long position, long[] cells) {
        code.planes(position, cells);
        boolean exchanged = symmetries.exchanges() && code.secondMoves(position);
        RankLayer layer = layers.of(code, position, cells, exchanged);
        return layer == null ? 0 : find(cells, layer, exchanged);
    }

    /** The turned rank of a position that play leads to, with room for the cells of each plane. */
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
     * The rank of a position in a layer, and above it how many symmetries keep the position.
     *
     * @param cells those of each plane
     * @param exchanged whether the players have to be exchanged before
     */
    long find(long[] cells, RankLayer layer, boolean exchanged) {
        PlaneOrbits rows = layer.rows;
        int way = 0;
        long free = board;
        for (int plane : rows.planes()) {
            long here = exchanged
                    ? symmetries.image(symmetries.exchanged(0), cells[symmetries.comesFrom(plane)])
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

    /** How many symmetries keep a position that was found. */
    static int keeping(long found) {
        return (int) (found >>> RANK_BITS);
    }

    /**
     * Where in a row the pieces are that are not the row's.
     *
     * @param symmetry brings the pieces of the player who waits to where the orbit has them
     * @param exchanged whether the players are exchanged before
     */
    int column(long[] cells, RankLayer layer, int symmetry, boolean exchanged, long freeInRow) {
        int map = exchanged ? symmetries.exchanged(symmetry) : symmetry;
        int column = 0;
        long free = freeInRow;
        for (int i = 0; i < layer.planes.length; i++) {
            int plane = layer.planes[i];
            long here = symmetries.image(map, cells[exchanged ? symmetries.comesFrom(plane) : plane]);
            column += layer.units[i] * Binomials.rank(here, free);
            free &= ~here;
        }
        return column;
    }

    /**
     * What {@link #find(long[], RankLayer, boolean)} gives for a position in which the pieces of the player who waits
     * are where an orbit has them.
     */
    long findInRow(long[] cells, RankLayer layer, int orbit) {
        return find(cells, layer, orbit, 0, false);
    }
}
