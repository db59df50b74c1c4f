package dev.solvable.runtime.game.marks;

import dev.solvable.Choice;
import dev.solvable.Ending;
import dev.solvable.Player;
import java.util.Arrays;

/**
 * What a game of marks declares.
 *
 * @param name the game's name, nested names joined with a dot
 * @param code the encoding of positions, with the board
 * @param marks the characters of the first kind of marks, of the second kind if there are two, and of an empty cell
 * @param choice which marks a player may put
 * @param completes the result of a line, or of fulfilling the win check, for its owner; {@link Ending#SCORES} if each
 *     line that a move completes is a point for its player
 * @param noMoves the result of a full board for the player to move
 * @param linesBy the only player who wins by lines. With own marks only this player's lines end the game; with other
 *     marks every line does, and this player has won. {@link Player#EITHER} if both win by lines
 * @param again whether a player who scores by a move moves again; then a filling does not tell who is to move
 * @param lines the lines that end the game, in the bits of the code; none if only a full board ends it
 */
@SuppressWarnings("ArrayRecordComponent") // games are not compared
public record MarksGame(
        String name,
        MarksCode code,
        String marks,
        Choice choice,
        Ending completes,
        Ending noMoves,
        Player linesBy,
        boolean again,
        long... lines) {
    /** A game in which lines are the same for both players. */
    public MarksGame(
            String name, MarksCode code, String marks, Choice choice, Ending completes, Ending noMoves, long... lines) {
        this(name, code, marks, choice, completes, noMoves, Player.EITHER, lines);
    }

    /** A game in which the players take turns. */
    public MarksGame(
            String name,
            MarksCode code,
            String marks,
            Choice choice,
            Ending completes,
            Ending noMoves,
            Player linesBy,
            long... lines) {
        this(name, code, marks, choice, completes, noMoves, linesBy, false, lines);
    }

    /** The same game with positions of another code. */
    public MarksGame in(MarksCode other) {
        long[] moved = Arrays.stream(lines).map(code::cells).map(other::bits).toArray();
        return new MarksGame(name, other, marks, choice, completes, noMoves, linesBy, again, moved);
    }

    /** Whether lines give points, and end nothing. */
    public boolean scores() {
        return completes == Ending.SCORES;
    }

    /** The number of kinds of marks. */
    public int kinds() {
        return choice == Choice.SHARED ? 1 : 2;
    }

    /** Whether a number encodes a filling with the marks of the game. */
    boolean isFilling(MarksCode encoding, long number) {
        return encoding.isFilling(number) && (choice != Choice.SHARED || encoding.second(number) == 0);
    }

    /** Whether lines of the marks of a player, or of this kind, end the game. */
    public boolean endsByLinesOf(boolean first) {
        return !scores() && (choice != Choice.OWN || hasLines(first));
    }

    /** Whether lines are for this player, too. */
    private boolean hasLines(boolean first) {
        return linesBy != (first ? Player.SECOND : Player.FIRST);
    }

    /** Whether a player wins by completing a line, or by marks that hold one. */
    public boolean winsByLines(boolean first) {
        return lines.length > 0 && completes == Ending.WINS && hasLines(first);
    }

    /** Whether a player who completes a line loses: a misere game, or one in which lines are the other player's. */
    public boolean losesByLines(boolean first) {
        return lines.length > 0 && (completes == Ending.LOSES || choice != Choice.OWN && !hasLines(first));
    }

    // Scores, as engines count them.

    private int won() {
        return code.board.cells() + 1;
    }

    /** The score of a state that a line or the win check has ended, for the owner of the ending. */
    public int ownerScore() {
        return completes == Ending.WINS ? won() : -won();
    }

    /**
     * The score, for the player to move, of a state that the other player has ended by completing a line. Marks here
     * are not the players' own.
     *
     * @param firstMoves whether the first player is to move
     */
    public int lineScore(boolean firstMoves) {
        return linesBy == (firstMoves ? Player.FIRST : Player.SECOND) ? won() : -ownerScore();
    }

    /** The score of a full board that nothing else has ended, for the player to move. */
    public int fullBoardScore() {
        // no switch: loading its map of constants takes longer than solving a small game
        return noMoves == Ending.DRAWS ? 0 : noMoves == Ending.WINS ? won() : -won();
    }
}
