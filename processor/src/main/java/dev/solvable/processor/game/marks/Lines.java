package dev.solvable.processor.game.marks;

import dev.solvable.Ending;
import dev.solvable.Player;
import java.util.List;

/**
 * The lines of a declaration, which end the game, give points or take pieces.
 *
 * @param masks the lines, each once: straight lines along rows, columns, falling and rising diagonals, then patterns;
 *     cell i is bit i. Empty if there are no lines
 * @param patterns whether some of them are declared as patterns
 * @param completes the effect of a line for its owner: {@link Ending#WINS}, {@link Ending#LOSES}, {@link Ending#SCORES}
 *     or, by pieces, {@link Ending#TAKES}
 * @param by the player who wins by lines if only one does; then the other one wins when no move is left
 * @param again whether a player who scores moves again
 */
public record Lines(List<Long> masks, boolean patterns, Ending completes, Player by, boolean again) {
    /** No lines at all. */
    public static final Lines NONE = new Lines(List.of(), false, Ending.WINS, Player.EITHER, false);
}
