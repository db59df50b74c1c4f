package dev.solvable.processor.game.board;

import dev.solvable.Algorithm;
import dev.solvable.runtime.Board;
import java.math.BigInteger;
import java.util.List;
import java.util.Set;

/** What a move is, and what ends the game. Each kind of rules answers what follows from the rules alone. */
public interface DeclaredRules {
    /** Whether both players have the same moves in every position, so that Grundy values exist. */
    default boolean impartial() {
        return !partizan();
    }

    /** Whether the game is played for points, so that its solver returns scores. */
    default boolean scores() {
        return false;
    }

    /** Whether the side to move matters, but is not determined by the cells of a position. */
    boolean partizan();

    /**
     * The number of positions: the fillings of the board, times the sides to move if a filling does not determine the
     * side.
     */
    BigInteger states(Board board);

    /** The symmetries of the game; only the identity if methods of the declaration define it. */
    default Symmetries symmetries(Board board) {
        return Symmetries.none(board);
    }

    /** The lines that end the game, give points or take pieces, cell i as bit i. */
    default List<Long> lineMasks() {
        return List.of();
    }

    /** Whether the game ends only when a player has no move. */
    default boolean endsOnlyWithoutMoves() {
        return false;
    }

    /** The methods of the declaration that its solver calls; without any the compiler can play the game. */
    default List<String> calledMethods() {
        return List.of();
    }

    /** The engines that can solve such a game, for any result of having no move. */
    Set<Algorithm> engines();
}
