package dev.solvable.runtime;

import dev.solvable.Ending;

/** What a game declares in which cells are taken, and stay so. */
sealed interface TakenGame permits TileGame, SourceGame {
    /** The game's name, nested names joined with a dot. */
    String name();

    /** Its board. */
    Board board();

    /** The characters of a taken and of a free cell. */
    String marks();

    /** What it means for the player to move that no move is left. */
    Ending noMoves();
}
