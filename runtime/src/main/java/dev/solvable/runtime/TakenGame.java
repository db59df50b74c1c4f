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

    /** Whether the players have moves of their own, so that a position says who is to move. */
    boolean isPartizan();

    /**
     * The bit of a position in which the second player is to move; 0 where the number of tiles tells, or nobody asks.
     */
    default long side() {
        return isPartizan() && board().cells() < Long.SIZE ? 1L << board().cells() : 0;
    }
}
