package dev.solvable.runtime;

import dev.solvable.Player;
import dev.solvable.Solver;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a game in which play may return to a position, unless {@link #pliesLeft} says that it cannot. Several
 * threads ask them at once. A position tells the player to move, and retrograde analysis finds the reachable positions.
 */
@ForGeneratedCode
public abstract class EndlessRules extends Rules {
    /** The maximum of {@code mostMoves()}: each thread has room for the moves of a few positions. */
    public static final int MAX_MOVES = 1_000_000;

    /** The maximum of {@link #pliesLeft}: a search counts plies in scores of 20 bits. */
    public static final int MAX_PLIES_LEFT = 524_285;

    /** The rules of a game with this name on this board. */
    protected EndlessRules(String name, Board board) {
        super(name, board);
    }

    /** The keys under all symmetries that keep values. */
    public abstract PositionKeys keys();

    /** The keys under the symmetries that keep the first position; the same object as {@link #keys} if all do. */
    public abstract PositionKeys keysFromStart();

    /** The ranks of positions, equal for positions with equal keys; empty if the plan has none. */
    public Optional<PositionRanks> ranks() {
        return Optional.empty();
    }

    /** Called once the keys of the positions reachable from the start are known. */
    public void onceSolved(LongPredicate reachable) {}

    /**
     * An upper bound on the plies from a position to the end, which falls with every move; {@link Solver#ENDLESS} for
     * every position if play may return to one.
     */
    public int pliesLeft(long position) {
        return Solver.ENDLESS;
    }

    /** Whether it is proved that {@link #pliesLeft} falls with every move, so that a search need not check it. */
    public boolean arePliesProved() {
        return false;
    }

    /**
     * Whether a position shows, without a list of its moves, that the game is over. If not, there may still be no move.
     * Always false for games with moves in a row.
     */
    public boolean hasEnded(long position) {
        return false;
    }

    /** Whether {@link #canWin} tells which positions are won in one ply; nothing else may end the game in a move. */
    public boolean seesWins() {
        return false;
    }

    /**
     * Whether a player would win at once if it were that player's turn, in a position that is not over. Only if
     * {@link #seesWins}; without a list of all moves.
     *
     * @param first whether this is the first player
     */
    public boolean canWin(long position, boolean first) {
        throw new IllegalStateException(name + " does not tell which positions are won in one ply");
    }

    /**
     * The exception for rules that contradict themselves.
     *
     * @param what the fault
     * @param position a position that shows it
     */
    public final IllegalStateException wrong(String what, long position, @Nullable Throwable cause) {
        return new IllegalStateException("the rules of " + name + ": " + what + " on\n" + shown(position), cause);
    }

    /** The same without a cause. */
    public final IllegalStateException wrong(String what, long position) {
        return wrong(what, position, null);
    }

    /** A position as its text and its number. */
    public final String shown(long position) {
        return shown(this::text, position);
    }

    static String shown(LongFunction<String> texts, long position) {
        String text;
        try {
            text = texts.apply(position) + "\n";
        } catch (RuntimeException e) {
            text = ""; // the number alone has to do
        }
        return text + "(position " + position + ")";
    }

    /**
     * Whether a filling of the board makes sense; a filling that does not is unreachable.
     *
     * @throws IllegalArgumentException if the number is no filling at all
     */
    public abstract boolean makesSense(long position);

    /** Whether the first player is to move in a position that makes sense. */
    public abstract boolean isFirstToMove(long position);

    /**
     * The position of a text.
     *
     * @param first whether the first player is to move
     * @throws IllegalArgumentException if the text is not one of a position
     */
    protected abstract long parse(String text, boolean first);

    @Override
    public final long canonical(long position) {
        return keys().key(position);
    }

    /** Only the analysis of all positions knows it, see {@link Engine#isReachable}. */
    @Override
    public final boolean isReachable(long position) {
        throw new IllegalStateException("rules of endless games do not know what play reaches");
    }

    @Override
    public final boolean isOver(long position) {
        return successors(position, new long[mostMoves()]) == 0;
    }

    /**
     * The least move of a position that is not over.
     *
     * @param keeps whether the move to a successor keeps the value of the position
     * @throws IllegalStateException if no move does
     */
    public final int leastMove(long position, LongPredicate keeps) {
        for (int move : movesOf(position)) {
            if (keeps.test(after(position, move))) {
                return move;
            }
        }
        throw new IllegalStateException("no move of " + name + " keeps the value of position " + position);
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
