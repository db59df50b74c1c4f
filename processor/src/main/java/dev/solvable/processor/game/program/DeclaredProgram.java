package dev.solvable.processor.game.program;

import dev.solvable.Algorithm;
import dev.solvable.processor.game.board.DeclaredRules;
import dev.solvable.runtime.Board;
import java.math.BigInteger;
import java.util.List;
import java.util.Set;

/**
 * The methods of {@code GameRules} define moves and ends; they are not called before the solver runs.
 *
 * @param scores whether a method returns the points that a move gains
 * @param boundsPlies whether a method bounds the plies left, so that play cannot return to a position
 */
public record DeclaredProgram(boolean scores, boolean boundsPlies) implements DeclaredRules {
    /** Always true: whether both players have the same moves is not known. */
    @Override
    public boolean partizan() {
        return true;
    }

    @Override
    public Set<Algorithm> engines() {
        return Set.of(boundsPlies ? Algorithm.SEARCH : Algorithm.RETROGRADE);
    }

    /** All values of a {@code long}. */
    @Override
    public BigInteger states(Board board) {
        return BigInteger.TWO.pow(Long.SIZE);
    }

    /** Only the constructor: methods are called through the interface. */
    @Override
    public List<String> calledMethods() {
        return List.of("<init>");
    }
}
