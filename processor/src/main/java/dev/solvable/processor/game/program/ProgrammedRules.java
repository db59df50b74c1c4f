package dev.solvable.processor.game.program;

import dev.solvable.Algorithm;
import dev.solvable.processor.game.board.DeclaredRules;
import dev.solvable.runtime.Board;
import java.math.BigInteger;
import java.util.List;
import java.util.Set;

/**
 * What a move is, and what ends the game, the methods of {@code GameRules} say, which only run with the solver.
 *
 * @param scores whether a method says what points a move gains
 * @param boundsPlies whether a method says how many plies are left at most, so that play cannot return to a position
 */
public record ProgrammedRules(boolean scores, boolean boundsPlies) implements DeclaredRules {
    /** Whether both players have the same moves is not known. */
    @Override
    public boolean partizan() {
        return true;
    }

    @Override
    public Set<Algorithm> engines() {
        return Set.of(boundsPlies ? Algorithm.SEARCH : Algorithm.RETROGRADE);
    }

    /** Whatever a {@code long} can be. */
    @Override
    public BigInteger states(Board board) {
        return BigInteger.TWO.pow(Long.SIZE);
    }

    /** The constructor: all else is called through the interface. */
    @Override
    public List<String> calledMethods() {
        return List.of("<init>");
    }
}
