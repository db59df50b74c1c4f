package dev.solvable.runtime;

import dev.solvable.Encoding;
import org.jspecify.annotations.Nullable;

/**
 * The rules of games in which each turn covers free cells with a tile. Where the players have different tiles on 64
 * cells, all tiles are of one size, and their number tells whose turn it is: a position has no bit for it.
 */
@ForGeneratedCode
public abstract class TileSolver extends TakenSolver {
    /** What the game declares. */
    protected final TileGame game;

    /** Every placement of a tile, with the cells that it covers; a move is an index into this array. */
    protected final long[] tiles;

    private final String players;

    /** Whether the number of tiles tells whose turn it is. */
    private final boolean tilesTell;

    /** Reads and writes the callers' numbers in base 3; null where callers have the solver's own positions. */
    private final @Nullable TernaryNumbers translation;

    /**
     * A solver that has solved nothing yet.
     *
     * @param game what the game declares
     * @param plan what the compiler chose
     * @param threads how many threads may work at once on one question
     */
    protected TileSolver(TileGame game, Plan plan, int threads) {
        super(game, plan, threads);
        this.game = game;
        this.tiles = game.tiles();
        this.players = game.players();
        this.tilesTell = game.isPartizan() && side == 0;
        boolean translates = plan.encoding() == Encoding.TERNARY;
        this.translation = translates ? new TernaryNumbers(game.isPartizan() ? cells + 1 : cells) : null;
    }

    @Override
    protected final boolean firstMoves(long position) {
        return tilesTell ? (Long.bitCount(position) / Long.bitCount(tiles[0]) & 1) == 0 : (position & side) == 0;
    }

    /** The range of a table that has every mask of taken cells: none where callers have other numbers for positions. */
    protected final long rangeOfMasks() {
        return translation != null ? 0 : side != 0 ? 2 * side : full + 1;
    }

    /** The taken cells of the position that stands for this one; an engine that folds symmetries knows it. */
    protected long canonicalTaken(long taken) {
        return taken;
    }

    @Override
    public final long canonical(long number) {
        long position = fromCaller(number);
        return toCaller(canonicalTaken(taken(position)) | position & side);
    }

    @Override
    protected final int moveCount() {
        return tiles.length;
    }

    @Override
    protected final boolean fits(long position, int move) {
        return (position & tiles[move]) == 0
                && (players.isEmpty() || players.charAt(move) != (firstMoves(position) ? '2' : '1'));
    }

    @Override
    protected final long after(long position, int move) {
        return (position | tiles[move]) ^ side;
    }

    @Override
    protected final long cellsOf(int move) {
        return tiles[move];
    }

    @Override
    public final boolean isReachable(long number) {
        long position = fromCaller(number);
        check(position);
        long taken = taken(position);
        if (!game.isPartizan()) {
            return isCover(taken);
        }
        return isCover(taken, firstMoves(position) ? 0 : -1, 0);
    }

    /** Whether tiles can cover exactly these cells: one of them covers the lowest cell. */
    private boolean isCover(long uncovered) {
        if (uncovered == 0) {
            return true;
        }
        checkInterrupt();
        long lowest = uncovered & -uncovered;
        for (long tile : tiles) {
            if ((tile & -tile) == lowest && (tile & ~uncovered) == 0 && isCover(uncovered & ~tile)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether tiles can cover exactly these cells, in turns: one of them covers the lowest cell.
     *
     * @param lead how many more of the tiles so far only the first player can have laid than only the second, less what
     *     the first player has to be ahead
     * @param either how many of the tiles so far either player can have laid
     */
    private boolean isCover(long uncovered, int lead, int either) {
        if (uncovered == 0) {
            return Math.abs(lead) <= either && (lead + either & 1) == 0;
        }
        checkInterrupt();
        long lowest = uncovered & -uncovered;
        for (int move = 0; move < tiles.length; move++) {
            long tile = tiles[move];
            if ((tile & -tile) == lowest && (tile & ~uncovered) == 0) {
                char player = players.charAt(move);
                int step = player == '1' ? 1 : player == '2' ? -1 : 0;
                if (isCover(uncovered & ~tile, lead + step, step == 0 ? either + 1 : either)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    protected final long fromCaller(long number) {
        if (translation == null) {
            return number;
        }
        if (!translation.contains(number) || translation.cellsWith(2, number) != 0) {
            throw noPosition(number);
        }
        return translation.cellsWith(1, number); // the digit after the last cell becomes the side's bit
    }

    @Override
    protected final long toCaller(long position) {
        return translation == null ? position : translation.number(position, 0);
    }
}
