package dev.solvable.runtime.sweep.marks;

import dev.solvable.Choice;
import dev.solvable.runtime.game.marks.MarksRules;

/** How the fillings of a game of marks are scored. */
final class MarkScoring {
    /** Which marks a player may put. */
    final Choice choice;

    /** Whether lines of the first player's marks, or of the first kind, end the game. */
    final boolean firstEnds;

    /** The same of the second's. */
    final boolean secondEnds;

    /** What ends the game. */
    final EndedSets ended;

    /** The score of a finished game that is won. */
    final int won;

    /** The score of a state that a player's marks have ended, for that player. */
    final int ownerScore;

    /**
     * The score, for the player to move, of a state that a line has ended where marks are not the players' own: where
     * the first player is to move, and where the second is.
     */
    final int[] lineScores;

    /** The score of a full board that nothing else has ended, for the player to move. */
    final int fullBoardScore;

    MarkScoring(MarksRules rules) {
        this.choice = rules.game.choice();
        this.firstEnds = rules.game.endsByLinesOf(true);
        this.secondEnds = rules.game.endsByLinesOf(false);
        this.ended = EndedSets.of(rules);
        this.won = rules.cells + 1;
        this.ownerScore = rules.game.ownerScore();
        this.lineScores = new int[] {rules.game.lineScore(true), rules.game.lineScore(false)};
        this.fullBoardScore = rules.game.fullBoardScore();
    }
}
