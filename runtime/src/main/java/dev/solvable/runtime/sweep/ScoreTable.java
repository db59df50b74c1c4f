package dev.solvable.runtime.sweep;

import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.GameSolver;
import dev.solvable.runtime.Scores;

/** The scores of all positions of a game in which moves take cells. */
@ForGeneratedCode
public final class ScoreTable extends MoveTable {
    private final int won;
    private final int noMoves;
    private final boolean alwaysDrawn;

    /**
     * The table of a game in which both players have the same moves.
     *
     * @param positions how many positions there are
     * @param moves the moves
     * @param won the score of a finished game that is won
     * @param noMoves the score of a position without a move
     * @param alwaysDrawn whether every play is a draw, so that scores count upwards
     */
    public ScoreTable(GameSolver solver, int positions, Moves moves, int won, int noMoves, boolean alwaysDrawn) {
        this(solver, positions, moves, moves, 0, won, noMoves, alwaysDrawn);
    }

    /**
     * The table of a game in which the players have moves of their own.
     *
     * @param side the bit of a position in which the second player is to move, above the cells
     */
    public ScoreTable(
            GameSolver solver,
            int positions,
            Moves first,
            Moves second,
            int side,
            int won,
            int noMoves,
            boolean alwaysDrawn) {
        super(solver, "table", positions, first, second, side);
        this.won = won;
        this.noMoves = noMoves;
        this.alwaysDrawn = alwaysDrawn;
    }

    @Override
    byte valueOf(byte[] table, Moves moves, int taken, int otherSide) {
        long[] needs = moves.needs;
        long[] fills = moves.fills;
        int least = won + 1;
        int most = -1;
        for (int move = 0; move < needs.length; move++) {
            if ((taken & needs[move]) == 0) {
                int score = table[taken | (int) fills[move] | otherSide];
                least = Math.min(least, score);
                most = Math.max(most, score);
            }
        }
        if (least > won) {
            return (byte) noMoves;
        }
        if (alwaysDrawn) {
            return (byte) (most - 1); // the soonest end, for both players
        }
        return (byte) Scores.before(least);
    }
}
