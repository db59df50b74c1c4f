package dev.solvable.runtime.sweep.tiles;

import dev.solvable.runtime.ForGeneratedCode;
import dev.solvable.runtime.Scores;
import dev.solvable.runtime.Turn;
import dev.solvable.runtime.game.tiles.TakenRules;

/** The scores of all positions of a game in which moves take cells. */
@ForGeneratedCode
public final class ScoreTable extends MoveTable {
    private final int won;
    private final int noMoves;
    private final boolean alwaysDrawn;

    /** The table of a game, which is not filled yet. */
    public ScoreTable(Turn turn, TakenRules rules) {
        super(turn, "table", rules);
        this.won = rules.cells + 1;
        this.noMoves = rules.noMovesScore();
        this.alwaysDrawn = rules.alwaysDrawn();
    }

    @Override
    byte valueOf(byte[] table, Moves moves, int taken, int otherSide) {
        long[] needs = moves.needs();
        long[] fills = moves.fills();
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
