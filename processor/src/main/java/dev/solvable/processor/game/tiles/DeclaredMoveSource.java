package dev.solvable.processor.game.tiles;

import dev.solvable.Algorithm;
import dev.solvable.processor.game.board.DeclaredRules;
import dev.solvable.runtime.Board;
import java.math.BigInteger;
import java.util.List;
import java.util.Set;

/**
 * The moves come from methods of the declaration, which are not called before the solver runs.
 *
 * @param methods the name of the static method that returns the rows {@code {requiredEmpty, filled}}; if the players
 *     have different moves, the names of the first and the second player's methods
 */
public record DeclaredMoveSource(List<String> methods) implements DeclaredRules {
    /** Whether each player has a method, so that a position has to include the side to move. */
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

    /** If a bit is the side to move, there are at most 63 cells. */
    @Override
    public BigInteger states(Board board) {
        return BigInteger.TWO.pow(board.cells() + (partizan() ? 1 : 0));
    }
}
