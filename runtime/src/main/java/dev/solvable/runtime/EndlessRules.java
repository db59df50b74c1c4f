package dev.solvable.runtime;

import dev.solvable.Player;
import java.util.function.LongPredicate;

/**
 * The rules of a game in which play may return to a position. Several threads ask them at once. A position says whose
 * turn it is, and retrograde analysis finds what play reaches.
 */
@ForGeneratedCode
public abstract class EndlessRules extends Rules {
    /** The rules of a game with this name on this board. */
    protected EndlessRules(String name, Board board) {
        super(name, board);
    }

    /** The keys under all symmetries that keep values. */
    public abstract PositionKeys keys();

    /** The keys under those of the symmetries that keep the first position; the same object where all do. */
    public abstract PositionKeys keysFromStart();

    /** Hears of the keys of the positions that play leads to from the start, once they are known. */
    public void onceSolved(LongPredicate reachable) {}

    /**
     * Whether a filling of the board makes sense; one that does not cannot be reached.
     *
     * @throws IllegalArgumentException where the number is no filling at all
     */
    public abstract boolean makesSense(long position);

    /** Whether the first player is to move in a position that makes sense. */
    public abstract boolean isFirstToMove(long position);

    /**
     * The position of a text.
     *
     * @param first whether the first player is to move
     * @throws IllegalArgumentException where the text is not one of a position
     */
    protected abstract long parse(String text, boolean first);

    @Override
    public final long canonical(long position) {
        return keys().key(position);
    }

    /** Only the analysis of all positions tells: see {@link Engine#isReachable}. */
    @Override
    public final boolean isReachable(long position) {
        throw new IllegalStateException("rules of endless games do not know what play reaches");
    }

    @Override
    public final boolean isOver(long position) {
        return successors(position, new long[mostMoves()]) == 0;
    }

    @Override
    public final Player toMove(long position) {
        return isFirstToMove(position) ? Player.FIRST : Player.SECOND;
    }

    @Override
    public final long parse(String text) {
        throw sideIsMissing();
    }

    @Override
    public final long parse(String text, Player toMove) {
        return parse(text, isFirst(toMove));
    }
}
