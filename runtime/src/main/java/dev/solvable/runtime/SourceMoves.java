package dev.solvable.runtime;

/**
 * The moves of both players of a game whose moves methods give, numbered from the first player's on. A <em>state</em>
 * of a search is the set of free cells that some move still possible needs, as the other free cells make no difference,
 * and the bit of the side.
 */
@ForGeneratedCode
public final class SourceMoves {
    /** The moves of the first player, or of both. */
    public final MoveRows first;

    /** The moves of the second player; the same object where both have the same. */
    public final MoveRows second;

    /** The bit of a position in which the second player is to move; 0 where it makes no difference. */
    public final long side;

    private SourceMoves(MoveRows first, MoveRows second, long side) {
        this.first = first;
        this.second = second;
        this.side = side;
    }

    /**
     * The moves that a game declares.
     *
     * @throws IllegalStateException where these are no moves of the board
     */
    static SourceMoves of(SourceGame game) {
        MoveRows first = MoveRows.of(game.method(), game.rows(), game.board());
        MoveRows second = game.isPartizan() ? MoveRows.of(game.secondMethod(), game.secondRows(), game.board()) : first;
        return new SourceMoves(first, second, game.side());
    }

    /** The number of moves. */
    int count() {
        return side == 0 ? first.count() : first.count() + second.count();
    }

    /** Whether a move is one of the first player's, or of both. */
    boolean isFirsts(int move) {
        return move < first.count();
    }

    /** The cells that must be empty for a move. */
    long required(int move) {
        return isFirsts(move) ? first.required(move) : second.required(move - first.count());
    }

    /** The cells that a move fills. */
    long filled(int move) {
        return isFirsts(move) ? first.filled(move) : second.filled(move - first.count());
    }

    /** The moves of the player who is to move in a position or state. */
    public MoveRows rowsAt(long position) {
        return (position & side) == 0 ? first : second;
    }

    /** The state of a position. */
    public long stateOf(long position, long full) {
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
