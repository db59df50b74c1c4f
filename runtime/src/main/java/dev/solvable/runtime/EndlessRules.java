package dev.solvable.runtime;

import dev.solvable.Player;
import dev.solvable.Solver;
import java.util.Optional;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a game in which play may return to a position, unless {@link #pliesLeft} says that it cannot. Several
 * threads ask them at once. A position says whose turn it is, and retrograde analysis finds what play reaches.
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

    /** The ranks of positions, the same for those with one key; empty where the plan has none. */
    public Optional<PositionRanks> ranks() {
        return Optional.empty();
    }

    /** Hears of the keys of the positions that play leads to from the start, once they are known. */
    public void onceSolved(LongPredicate reachable) {}

    /**
     * An upper bound on the plies from a position to the end, which falls with every move; {@link Solver#ENDLESS} for
     * every position where play may return to one.
     */
    public int pliesLeft(long position) {
        return Solver.ENDLESS;
    }

    /** Whether it is proved that {@link #pliesLeft} falls with every move, so that a search need not look. */
    public boolean arePliesProved() {
        return false;
    }

    /**
     * Whether a position shows by itself, without a list of its moves, that the game is over. Only games without moves
     * in a row may say so; where the answer is false, there may still be no move.
     */
    public boolean hasEnded(long position) {
        return false;
    }

    /** Whether {@link #canWin} tells which positions are won in one ply; nothing else may end the game in a move. */
    public boolean seesWins() {
        return false;
    }

    /**
     * Whether a player would win at once if it were that player's turn, in a position that is not over. Only where
     * {@link #seesWins}; without a list of all moves.
     *
     * @param first which player
     */
    public boolean canWin(long position, boolean first) {
        throw new IllegalStateException(name + " does not tell which positions are won in one ply");
    }

    /**
     * What to throw where rules contradict themselves.
     *
     * @param what what is wrong
     * @param position where that is seen
     */
    public final IllegalStateException wrong(String what, long position, @Nullable Throwable cause) {
        return new IllegalStateException("the rules of " + name + ": " + what + " on\n" + shown(position), cause);
    }

    /** The same where nothing was thrown. */
    public final IllegalStateException wrong(String what, long position) {
        return wrong(what, position, null);
    }

    /** A position as its text and its number. */
    public final String shown(long position) {
        String text;
        try {
            text = text(position) + "\n";
        } catch (RuntimeException e) {
            text = ""; // there is enough wrong already
        }
        return text + "(position " + position + ")";
    }

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
