package dev.solvable.processor.game.tiles;

import dev.solvable.Algorithm;
import dev.solvable.processor.game.board.DeclaredRules;
import dev.solvable.runtime.Board;
import java.math.BigInteger;
import java.util.List;
import java.util.Set;

/**
 * The moves come from methods of the declaration, which only run with the solver.
 *
 * @param methods the name of the static method that returns the rows {@code {requiredEmpty, filled}}; where the players
 *     have different moves that of the first player's and that of the second's
 */
public record MoveSourceRules(List<String> methods) implements DeclaredRules {
    /** Copies the list. */
    public MoveSourceRules {
        methods = List.copyOf(methods);
    }

    /** Whether each player has moves of their own, so that a position has to say who is to move. */
    @Override
    public boolean partizan() {
        return methods.size() > 1;
    }

    @Override
    public boolean endsOnlyWithoutMoves() {
        return true;
    }

    @Override
    public List<String> calledMethods() {
        return methods;
    }

    @Override
    public Set<Algorithm> engines() {
        return partizan()
                ? Set.of(Algorithm.SWEEP, Algorithm.SEARCH)
                : Set.of(Algorithm.SWEEP, Algorithm.SEARCH, Algorithm.SUMS);
    }

    /** With a cell less than a {@code long} has bits at most where a bit is the side to move. */
    @Override
    public BigInteger states(Board board) {
        return BigInteger.TWO.pow(board.cells() + (partizan() ? 1 : 0));
    }
}
