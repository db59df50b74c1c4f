package dev.solvable.processor.game.marks;

import dev.solvable.Ending;
import dev.solvable.Player;
import java.util.List;

/**
 * The lines that end a game of marks.
 *
 * @param masks the lines, each once: straight lines along rows, columns, falling and rising diagonals, then patterns;
 *     cell i is bit i. Empty where no line ends the game
 * @param patterns whether some of them were given as patterns
 * @param completes what a line does for the player who owns it: {@link Ending#WINS} or {@link Ending#LOSES}
 * @param by who wins by lines where only one player does; the other one has won when no move is left
 */
public record Lines(List<Long> masks, boolean patterns, Ending completes, Player by) {
    /** No lines at all. */
    public static final Lines NONE = new Lines(List.of(), false, Ending.WINS, Player.EITHER);

    /** Copies the list. */
    public Lines {
        masks = List.copyOf(masks);
    }

    /** Whether one player alone wins by lines. */
    public boolean ofOnePlayer() {
        return by != Player.EITHER;
    }
}
