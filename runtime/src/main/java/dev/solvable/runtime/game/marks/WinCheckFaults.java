package dev.solvable.runtime.game.marks;

import dev.solvable.Player;
import dev.solvable.runtime.ForGeneratedCode;

/** What may be wrong with a win check, in words, with the fillings that show it. */
@ForGeneratedCode
public final class WinCheckFaults {
    private static final String NOT_MONOTONE =
            " is not monotone: more own marks and fewer others must keep a win, but ";

    private final MarksRules game;
    private final String name;

    /** The faults of the win check of a game. */
    public WinCheckFaults(MarksRules game) {
        this.game = game;
        this.name = "the win check of " + game.name;
    }

    /**
     * It takes a win away from a player who has more marks, or whose opponent has fewer.
     *
     * @param own marks with which the player has won
     * @param other those of the opponent then
     * @param more a superset of the first marks, with which the player has not won
     * @param fewer those of the opponent then, a subset of the first
     */
    public String notMonotone(long own, long other, long more, long fewer, boolean isFirst) {
        return name + NOT_MONOTONE + player(isFirst) + " has won on\n" + text(own, other, isFirst) + "\nand not on\n"
                + text(more, fewer, isFirst);
    }

    /** It says that a player has won whose opponent has moved last. */
    String endedByOpponent(long first, long second, boolean firstMovedLast) {
        return name + NOT_MONOTONE + "the last mark of " + player(firstMovedLast) + " makes " + player(!firstMovedLast)
                + " win on\n" + text(first, second, true);
    }

    /** It says of a position of play that both have won. */
    public String wonByBoth(long first, long second) {
        return name + " says that both players have won where play leads, and only one of them can win:\n"
                + text(first, second, true);
    }

    /** Asked twice it gives two answers. */
    String changes(long own, long other, boolean isFirst) {
        return name + " must depend on its arguments alone, but first says that " + player(isFirst)
                + " has won, or has not, and then the contrary, on\n" + text(own, other, isFirst);
    }

    private String text(long own, long other, boolean isFirst) {
        return game.board.format(
                game.game.marks(), game.code.cells(isFirst ? own : other), game.code.cells(isFirst ? other : own));
    }

    private static Player player(boolean isFirst) {
        return isFirst ? Player.FIRST : Player.SECOND;
    }
}
