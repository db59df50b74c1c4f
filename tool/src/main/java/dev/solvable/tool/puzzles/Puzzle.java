package dev.solvable.tool.puzzles;

import dev.solvable.Player;
import java.util.List;

/**
 * A position with exactly one move that wins, or exactly one that draws where no move wins.
 *
 * @param board the board on one line
 * @param toMove the player to move
 * @param plies the plies to the end under perfect play, at least 1; 0 where the task is to draw
 * @param solution the name of the one right move
 * @param line perfect play from the position on, the solution first; a single move where the task is to draw
 * @param secondChoices how many moves, beyond the first, win at the solver's second turn on this line; 0 without a
 *     second turn
 */
public record Puzzle(String board, Player toMove, int plies, String solution, List<String> line, int secondChoices) {
    /** Copies the list. */
    public Puzzle {
        line = List.copyOf(line);
    }
}
