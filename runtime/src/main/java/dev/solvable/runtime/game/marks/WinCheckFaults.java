package dev.solvable.runtime.game.marks;

import dev.solvable.Player;

/** The messages about faults of a win check, with the fillings that show them. */
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
     * The check is not monotone: a win is lost by more own marks or by fewer marks of the opponent.
     *
     * @param own marks with which the player has won
     * @param other the opponent's marks in that filling
     * @param more a superset of these own marks, with which the player has not won
     * @param fewer the opponent's marks in that filling, a subset of those in the first
     */
    public String notMonotone(long own, long other, long more, long fewer, boolean isFirst) {
        return name + NOT_MONOTONE + player(isFirst) + " has won on\n" + text(own, other, isFirst) + "\nand not on\n"
                + text(more, fewer, isFirst);
    }

    /** The check says that a player has won although the opponent has moved last. */
    String endedByOpponent(long first, long second, boolean firstMovedLast) {
        return name + NOT_MONOTONE + "the last mark of " + player(firstMovedLast) + " makes " + player(!firstMovedLast)
                + " win on\n" + text(first, second, true);
    }

    /** The check says that both players have won in a reachable position. */
    public String wonByBoth(long first, long second) {
        return name + " says that both players have won where play leads, and only one of them can win:\n"
                + text(first, second, true);
    }

    /** The check gives two answers to the same question. */
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
