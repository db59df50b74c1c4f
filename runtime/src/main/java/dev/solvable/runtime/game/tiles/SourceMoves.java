package dev.solvable.runtime.game.tiles;

import dev.solvable.runtime.Memory;

/**
 * The moves of both players, for searches of games with move sources. A <em>state</em> of a search has the bit of the
 * side, and the free cells that some possible move needs; other free cells make no difference.
 */
public final class SourceMoves {
    /** The moves of the first player, or of both. */
    public final MoveRows first;

    /** The moves of the second player; the same object if both have the same. */
    public final MoveRows second;

    /** The bit of a position in which the second player is to move; 0 if it makes no difference. */
    public final long side;

    private final long full;

    /** The moves that a game declares. */
    public SourceMoves(TakenGame game) {
        int cells = game.board().cells();
        this.first = new MoveRows(game.needsOf('1'), game.fillsOf('1'), cells);
        this.second = game.isPartizan() ? new MoveRows(game.needsOf('2'), game.fillsOf('2'), cells) : first;
        this.side = game.side();
        this.full = game.board().mask();
    }

    /** The memory of the moves of players, in the order of rows and in that of cells. */
    public static Memory memory(int cells, boolean isPartizan) {
        int orders = isPartizan ? 2 : 1; // one for each player's moves
        return Memory.of("the order of moves", 0, orders * MoveRows.bytesOfOrder(cells))
                .and(Memory.ofEachMove(4 * Long.BYTES));
    }

    /** The moves of the player who is to move in a position or state. */
    public MoveRows rowsAt(long position) {
        return (position & side) == 0 ? first : second;
    }

    /** The state of a position. */
    public long stateOf(long position) {
        return needed(full & ~position) | position & side;
    }

    /** The state after a move that fills these cells. */
    public long stateAfter(long state, long fills) {
        return needed(state & ~side & ~fills) | ~state & side;
    }

    /** The cells of a state, without the side. */
    public long freeIn(long state) {
        return state & ~side;
    }

    /** Whether the player to move in a state has no move. */
    public boolean isOver(long state) {
        return freeIn(state) == 0 || side != 0 && rowsAt(state).needed(freeIn(state)) == 0;
    }

    private long needed(long free) {
        return side == 0 ? first.needed(free) : first.needed(free) | second.needed(free);
    }
}
