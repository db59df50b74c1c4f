package dev.solvable.runtime.sweep;

import dev.solvable.Choice;

/** How the fillings of a game of marks are scored. */
final class MarkScoring {
    /** Which marks a player may put. */
    final Choice choice;

    /** What ends the game. */
    final EndedSets ended;

    /** The score of a finished game that is won. */
    final int won;

    /** The score of a state that a player's marks have ended, for that player. */
    final int ownerScore;

    /** The score of a full board that nothing else has ended, for the player to move. */
    final int fullBoardScore;

    MarkScoring(Choice choice, EndedSets ended, int won, int ownerScore, int fullBoardScore) {
        this.choice = choice;
        this.ended = ended;
        this.won = won;
        this.ownerScore = ownerScore;
        this.fullBoardScore = fullBoardScore;
    }
}
